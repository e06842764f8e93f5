import Big from "big.js";

/** What some units of something weigh and take up; null where the catalogue does not know. */
export interface MeasuredItem {
  weightKg: string | number | null;
  volumeM3: string | number | null;
  amount: number;
}

/** Weight and volume of a request: each item's value times its amount, summed exactly and rounded to two decimals at the
 *  end. What is not known counts as nothing.
 *  @source spec, requests: weight and volume totals
 *  @example requestMeasures([{ weightKg: "27.505", volumeM3: "0.05", amount: 3 }]) // { weightKg: "82.52", volumeM3: "0.15" } */
export function requestMeasures(items: readonly MeasuredItem[]): { weightKg: string; volumeM3: string } {
  return {
    weightKg: sumOf(items, ({ weightKg }) => weightKg),
    volumeM3: sumOf(items, ({ volumeM3 }) => volumeM3),
  };
}

function sumOf(items: readonly MeasuredItem[], of: (item: MeasuredItem) => string | number | null): string {
  return items
    .reduce((sum, item) => sum.plus(new Big(of(item) ?? 0).times(item.amount)), new Big(0))
    .round(2, Big.roundHalfUp)
    .toFixed(2);
}
