import Big from "big.js";
import type { FreightRule } from "#domain/settings/delivery-settings-schema.ts";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";

/** CIF: sent by the distributor; FOB: fetched by the buyer. */
export type ShippingType = "CIF" | "FOB";

/** Freight of an order; nothing when the buyer fetches it or the distributor does not ship.
 *  @example calculateFreight({ shippingType: "CIF", ships: true, powerW: 5500,
 *    rule: { type: "perKwp", amountCents: 4500, minimumCents: 20000 } }) // 24_750 = 5.5 × 4_500 */
export function calculateFreight({
  shippingType,
  ships,
  rule,
  powerW,
}: {
  shippingType: ShippingType;
  ships: boolean;
  rule: FreightRule;
  powerW: number;
}): Cents {
  if (shippingType === "FOB" || !ships) return 0;
  if (rule.type === "fixed") return rule.amountCents;
  return Math.max(rule.minimumCents, roundHalfUp(new Big(rule.amountCents).times(powerW).div(1000)));
}
