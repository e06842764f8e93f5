import type { Cents } from "#domain/shared/money.ts";
import type { ItemPrice } from "./price-item.ts";

/** Why one costs another price in its purchase than alone, as lists show it. */
export interface PriceDifference {
  /** Price of one that is bought alone. */
  alonePriceCents: Cents;
  /** Breaks that the purchase reaches and one alone does not: from how many units of the item, or kWp of the purchase.
   *  Without any, a price function counts the amount. */
  breaks: readonly { basis: "quantity" | "orderPower"; from: string }[];
}

/** The difference between the price of one alone and the price in a purchase; null where there is none. Names nothing of
 *  the rules but thresholds, so that buyers may read it.
 *  @example 539,90 alone, 534,50 with the break from 150 kWp: { alonePriceCents: 53_990, breaks: [orderPower, "150"] } */
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
