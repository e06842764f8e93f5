import type { Cents } from "#domain/shared/money.ts";
import type { ItemPrice } from "./price-item.ts";

/** Why a unit costs a different price within a purchase than alone, as lists show it. */
export interface PriceDifference {
  /** Price of a single unit bought alone. */
  alonePriceCents: Cents;
  /** Breaks that the purchase reaches and a single unit does not, by their thresholds: units of the item, or kWp of the
   *  purchase. An empty list means that a price function depends on the amount. */
  breaks: readonly { basis: "quantity" | "orderPower"; from: string }[];
}

/** The difference between the price of a single unit bought alone and its price within a purchase; null when they are
 *  equal. Of the rules it shows nothing but thresholds, so buyers may read it.
 *  @example 539,90 alone, 534,50 with the break from 150 kWp: { alonePriceCents: 53_990, breaks: [orderPower, "150"]
 *  } */
export function priceDifference(alone: ItemPrice, together: ItemPrice): PriceDifference | null {
  if (alone.priceCents === together.priceCents) return null;
  const before = breaksOf(alone).map(({ basis, from }) => `${basis}~${from}`);
  return {
    alonePriceCents: alone.priceCents,
    breaks: breaksOf(together).filter(({ basis, from }) => !before.includes(`${basis}~${from}`)),
  };
}

function breaksOf({ explain }: ItemPrice): PriceDifference["breaks"] {
  return explain.flatMap(({ rule, inputs }) => {
    const [, basis] = rule.split("break:");
    if (basis !== "quantity" && basis !== "orderPower") return [];
    return [{ basis, from: String(inputs["from"]) }] as const;
  });
}
