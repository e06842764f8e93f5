import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import { downPaymentOf } from "#domain/pricing/payment-condition.ts";
import type { CardMethod, ChargeMethod } from "#domain/settings/charge-methods.ts";
import type { Cents } from "#domain/shared/money.ts";

/** Minutes for which a payer may begin to pay by card. */
export const CARD_MINUTES = 24 * 60;

/** What a payer pays with: the code of a Pix, the slip of a boleto, or the provider's page for cards. */
export type ChargeInstrument =
  | { method: "pix"; brCode: string }
  | { method: CardMethod; url: string }
  | {
      method: "boleto";
      /** 47 digits, which people type. */
      line: string;
      /** 44 digits, which are printed as bars. */
      barcode: string;
      /** Calendar day. */
      dueDate: string;
    };

/** How an order is to be paid. */
export interface AgreedPayment {
  type: PaymentType;
  condition: { quantityOfInstallments: number; downPaymentPct: string } | null;
}

/** Whether a down payment comes before the rest. */
export function isPaidInParts({ condition }: Pick<AgreedPayment, "condition">): boolean {
  return condition !== null && condition.downPaymentPct !== "0";
}

/** The way in which an order is charged on its page, after a down payment by Pix if there is one; null where the
 *  distributor charges outside of the portal.
 *  @param offered - what the distributor charges by */
export function chargeMethodOf(
  { type, condition }: AgreedPayment,
  offered: readonly ChargeMethod[],
): ChargeMethod | null {
  if (isPaidInParts({ condition }) && !offered.includes("pix")) return null;
  return offered.find((method) => method === type) ?? null;
}

/** What is charged of an order next. */
export interface NextCharge {
  /** `rest` also of what a person let be paid in parts. */
  part: "whole" | "downPayment" | "rest";
  method: ChargeMethod;
  amountCents: Cents;
  /** 1 for paying at once. */
  installments: number;
}

/** What is charged of an order next: its down payment by Pix until that has come, then the rest by the method that was
 *  agreed on; null where nothing is charged on its page.
 *  @param order.dueCents - what is left of its total after cancellations and returns
 *  @param order.openCents - what of it is still to be paid */
export function nextChargeOf(
  {
    payment,
    dueCents,
    openCents,
  }: {
    payment: AgreedPayment;
    dueCents: Cents;
    openCents: Cents;
  },
  offered: readonly ChargeMethod[],
): NextCharge | null {
  const method = chargeMethodOf(payment, offered);
  if (method === null) return null;
  const downCents = downPaymentOf(dueCents, payment.condition);
  const missingCents = downCents - (dueCents - openCents);
  if (missingCents > 0) {
    return { part: "downPayment", method: "pix", amountCents: missingCents, installments: 1 };
  }
  return {
    ...{ part: openCents < dueCents ? "rest" : "whole", method, amountCents: openCents },
    installments: payment.condition?.quantityOfInstallments ?? 1,
  };
}

/** Whether there is a page for who pays an order: it is paid there, its financing is asked for there, or the page tells
 *  how it is paid past the portal. */
export function hasPayerPage(
  payment: AgreedPayment,
  {
    notIntegrated,
    methods,
  }: { methods: readonly ChargeMethod[]; notIntegrated: { paymentDetailsEnable: boolean } },
): boolean {
  return (
    notIntegrated.paymentDetailsEnable ||
    payment.type === "financiamento" ||
    chargeMethodOf(payment, methods) !== null
  );
}
