import type { OfferedMethod } from "#domain/payment-methods/payment-options.ts";
import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import type { EditableInvoice } from "#domain/pricing/invoice-value.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import { FREIGHT_UNKNOWN } from "./freight-unknown.ts";
import { totalsOf } from "./request-sum.ts";
import type { SaleProblems, PricedChoices } from "./price-sale.ts";
import { type VisibleAmounts, visibleTotals } from "./visible-prices.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** One way to pay with one of its conditions, as a buyer picks it. */
export interface PaymentView {
  methodId: string | null;
  conditionId: string | null;
  type: PaymentType;
  methodName: string;
  description: string;
  /** Empty without a condition. */
  conditionName: string;
  installments: number;
  /** Of each installment but the last, which closes the difference, and of all; null for who may not see prices. */
  installmentCents: number | null;
  totalCents: number | null;
  isChosen: boolean;
}

/** What a sale comes to, as somebody who is choosing may see it. */
export interface SaleView {
  totals: VisibleRequestContent["totals"];
  /** Whether the freight is in the total; before the address is known it may not be, and there is no total. */
  isFreightKnown: boolean;
  payments: PaymentView[];
  /** Code and name of what was taken off by. */
  couponCode: string | null;
  hasDefaultDiscount: boolean;
  problems: SaleProblems;
}

/** What a buyer may change of a price by hand. */
export interface SaleRights {
  limits: ModifierLimits;
  /** What the request that is edited was saved with, which may stay as much as it was whatever the limits are; null for a
   *  new one. */
  saved: ValueModifier | null;
  editableInvoice: EditableInvoice;
}

/** A sale that is being put together, without the amounts that the buyer may not see. */
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
    installmentCents: showsPrices ? (installmentsCents[0] ?? totalCents) : null,
    totalCents: showsPrices ? totalCents : null,
    isChosen: chosen?.methodId === methodId && chosen.conditionId === (condition?.id ?? null),
  }));
}
