/** Ways to pay on an order's own page. */
export const CHARGE_METHODS = ["pix", "boleto"] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];

/** Who collects for a distributor. */
export const PAYMENT_PROVIDERS = ["sandbox", "mercadopago"] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
