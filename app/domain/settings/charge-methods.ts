/** Ways to pay on an order's own page. */
export const CHARGE_METHODS = ["pix", "boleto"] as const;
export type ChargeMethod = (typeof CHARGE_METHODS)[number];
