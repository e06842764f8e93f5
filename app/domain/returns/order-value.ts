import Big from "big.js";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";

/** An item of an order with its part of the order's total. */
export interface ValuedItem {
  itemId: string;
  name: string;
  /** Ordered units, free ones among them. */
  amount: number;
  valueCents: Cents;
}

/** The total of an order, by what is taken back with it. */
export interface OrderValue {
  items: ValuedItem[];
  /** Freight, extra items and services, with their part of the reductions: given back with the last unit only. */
  restCents: Cents;
}

type Valued = Pick<RequestContent, "totals"> & {
  lines: readonly Pick<RequestContent["lines"][number], "itemId" | "name" | "amount" | "totalCents">[];
};

/** Parts of an order's total, to the cent: each item bears increase, discount, coupon and payment condition in
 *  proportion to its price, and so do freight, extra items and services. Lines of one item count together.
 *  @example
 *    valueOfOrder({ lines: [kit], totals: { itemsCents: 10_000, freightCents: 1_000, decreaseCents: 1_000, … } })
 *    // kit: 9_000, rest: 1_000 */
export function valueOfOrder({ lines, totals }: Valued): OrderValue {
  const { itemsCents, extraItemsCents, servicesCents, freightCents, totalCents } = totals;
  const { increaseCents, decreaseCents, couponCents } = totals;
  const subtotalCents = itemsCents + extraItemsCents + servicesCents;
  const reducedCents = subtotalCents + increaseCents - decreaseCents - couponCents;
  const beforeConditionCents = reducedCents + freightCents;
  const ofLines =
    subtotalCents === 0 || beforeConditionCents === 0
      ? new Big(0)
      : new Big(totalCents)
          .times(reducedCents)
          .times(itemsCents)
          .div(new Big(subtotalCents).times(beforeConditionCents));
  const linesCents = roundHalfUp(ofLines);
  const items = new Map<string, { itemId: string; name: string; amount: number; priceCents: Cents }>();
  for (const { itemId, name, amount, totalCents: priceCents } of lines) {
    const before = items.get(itemId);
    items.set(itemId, {
      ...{ itemId, name: before?.name ?? name },
      amount: (before?.amount ?? 0) + amount,
      priceCents: (before?.priceCents ?? 0) + priceCents,
    });
  }
  // Each item takes what it adds to the rounded sum so far, so that the parts add up.
  let priceSoFar = 0;
  let valueSoFar = 0;
  const valued = [...items.values()].map(({ priceCents, ...item }) => {
    priceSoFar += priceCents;
    const until = itemsCents === 0 ? 0 : roundHalfUp(new Big(linesCents).times(priceSoFar).div(itemsCents));
    const valueCents = until - valueSoFar;
    valueSoFar = until;
    return { ...item, valueCents };
  });
  return { items: valued, restCents: totalCents - valueSoFar };
}

/** What some units of an item are worth, of all that were ordered; rounded half up. All of them are worth exactly the
 *  item's part of the total.
 *  @param units - from 0 to the item's amount */
export function valueOfUnits(
  { amount, valueCents }: Pick<ValuedItem, "amount" | "valueCents">,
  units: number,
): Cents {
  return amount === 0 ? 0 : roundHalfUp(new Big(valueCents).times(units).div(amount));
}
