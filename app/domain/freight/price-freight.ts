import Big from "big.js";
import { DomainError } from "#domain/shared/errors.ts";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";
import type { Delivery, FreightPrice } from "./freight-rule.ts";

/** A freight price with the units it was multiplied by, for the explanation. */
export interface PricedFreight {
  /** Number of deliveries, km, kWp or Wp, as decimal text. */
  units: string;
  exactCents: string;
  priceCents: Cents;
}

/** The price of a delivery by a line of the freight table: amount times units, rounded to the cent, then kept within
 *  the line's minimum and maximum.
 *  @throws DomainError FREIGHT_UNAVAILABLE for a price per km when the distance is unknown
 *  @example priceFreight({ type: "perKwp", amount: "45", minimumCents: 20_000, maximumCents: null, daysToDeliver:
 *    null }, delivery of 5 500 W) // { units: "5.5", exactCents: "24750", priceCents: 24_750 } */
export function priceFreight(price: FreightPrice, delivery: Delivery): PricedFreight {
  const units = unitsOf(price.type, delivery);
  const exact = new Big(price.amount).times(100).times(units);
  const atLeast = Math.max(price.minimumCents, roundHalfUp(exact));
  const priceCents = price.maximumCents === null ? atLeast : Math.min(price.maximumCents, atLeast);
  return { units: units.toFixed(), exactCents: exact.toFixed(), priceCents };
}

function unitsOf(type: FreightPrice["type"], { powerW, roadTenthsOfKm }: Delivery): Big {
  if (type === "fixed") return new Big(1);
  if (type === "perKwp") return new Big(powerW).div(1000);
  if (type === "perWp") return new Big(powerW);
  if (roadTenthsOfKm === null) throw new DomainError("FREIGHT_UNAVAILABLE", { reason: "unknownDistance" });
  return new Big(roadTenthsOfKm).div(10);
}
