import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import type { CardMethod, ChargeMethod } from "#domain/settings/charge-methods.ts";

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

/** The way in which an order is charged on its page; null where the distributor charges outside of the portal.
 *  @param offered - what the distributor charges by */
export function chargeMethodOf(
  { type }: { type: PaymentType },
  offered: readonly ChargeMethod[],
): ChargeMethod | null {
  return offered.find((method) => method === type) ?? null;
}

/** Whether there is a page for who pays an order: it is paid there, or the page tells how it is paid past the portal. */
export function hasPayerPage(
  payment: { type: PaymentType },
  {
    notIntegrated,
    methods,
  }: { methods: readonly ChargeMethod[]; notIntegrated: { paymentDetailsEnable: boolean } },
): boolean {
  return notIntegrated.paymentDetailsEnable || chargeMethodOf(payment, methods) !== null;
}
