import type { OfferedMethod } from "#domain/payment-methods/payment-options.ts";
import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import { downPaymentIn } from "#domain/pricing/down-payment.ts";
import type { EditableInvoice } from "#domain/pricing/invoice-value.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import { FREIGHT_UNKNOWN } from "./freight-unknown.ts";
import { totalsOf } from "./request-sum.ts";
import type { SaleProblems, PricedChoices } from "./price-sale.ts";
import { type VisibleAmounts, visibleTotals } from "./visible-prices.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** A payment method with one condition, as a buyer chooses it. */
export interface PaymentView {
  methodId: string | null;
  conditionId: string | null;
  type: PaymentType;
  methodName: string;
  description: string;
  /** Empty without a condition. */
  conditionName: string;
  installments: number;
  /** What is paid at once by Pix before them; null for people who may not see prices. */
  downPaymentCents: number | null;
  /** Amount of each installment but the last (which takes the difference), and of all together; null for people who may
   *  not see prices. */
  installmentCents: number | null;
  totalCents: number | null;
  isChosen: boolean;
}

/** The totals of a sale, as a person who is choosing may see them. */
export interface SaleView {
  totals: VisibleRequestContent["totals"];
  /** Whether the freight is known. Without it, as before the address, there is no total. */
  isFreightKnown: boolean;
  payments: PaymentView[];
  /** Code of the applied coupon; null without one. */
  couponCode: string | null;
  hasDefaultDiscount: boolean;
  problems: SaleProblems;
}

/** The price changes that a buyer may make by hand. */
export interface SaleRights {
  limits: ModifierLimits;
  /** The saved modifier of the request being edited, which may keep its share whatever the limits are; null for a new
   *  request. */
  saved: ValueModifier | null;
  editableInvoice: EditableInvoice;
}

/** A sale in progress, without the amounts that the buyer may not see. */
export function viewOfSale(
  { content, sum, method, options, problems }: PricedChoices & { problems: SaleProblems },
  {
    powerW,
    shows,
    isFreightKnown,
  }: { powerW: number; shows: Omit<VisibleAmounts, "explanation">; isFreightKnown: boolean },
): SaleView {
  const chosen = { methodId: method?.id ?? null, conditionId: content.payment.condition?.id ?? null };
  return {
    totals: { ...visibleTotals(totalsOf(sum, powerW), shows), ...(isFreightKnown ? {} : FREIGHT_UNKNOWN) },
    isFreightKnown,
    payments: options.flatMap((one) =>
      paymentViews(one, shows.prices && isFreightKnown, method === null ? null : chosen),
    ),
    couponCode: content.coupon?.code ?? null,
    hasDefaultDiscount: content.defaultDiscountPct !== null && content.valueModifier.decrease.amount === "0",
    problems,
  };
}

function paymentViews(
  { id: methodId, type, name: methodName, description, options }: OfferedMethod,
  showsPrices: boolean,
  chosen: { methodId: string | null; conditionId: string | null } | null,
): PaymentView[] {
  return options.map(({ condition, totalCents, installmentsCents }) => ({
    ...{ methodId, type, methodName, description },
    conditionId: condition?.id ?? null,
    conditionName: condition?.name ?? "",
    installments: installmentsCents.length,
    downPaymentCents: showsPrices ? downPaymentIn({ totalCents, installmentsCents }) : null,
    installmentCents: showsPrices ? (installmentsCents[0] ?? totalCents) : null,
    totalCents: showsPrices ? totalCents : null,
    isChosen: chosen?.methodId === methodId && chosen.conditionId === (condition?.id ?? null),
  }));
}
