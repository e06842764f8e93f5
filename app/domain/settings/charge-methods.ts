/** Ways to pay on an order's own page. */
export const CHARGE_METHODS = ["pix", "boleto", "credito", "debito"] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];

/** Those that are paid on a page of the provider, which alone sees the card. */
export const CARD_METHODS = ["credito", "debito"] as const satisfies readonly ChargeMethod[];
export type CardMethod = (typeof CARD_METHODS)[number];

/** Whether a charge is paid by card. */
export function isCard(method: ChargeMethod): method is CardMethod {
  return CARD_METHODS.some((one) => one === method);
}

/** Who collects for a distributor. */
export const PAYMENT_PROVIDERS = ["sandbox", "mercadopago"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
