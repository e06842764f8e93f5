import Big from "big.js";

/** Unit weight and volume of an amount of something; null if unknown. */
export interface MeasuredItem {
  weightKg: string | number | null;
  volumeM3: string | number | null;
  amount: number;
}

/** Weight and volume of a request: unit value times amount, summed exactly and rounded once to two decimals. Unknown
 *  values count as zero.
 *  @source spec, requests: weight and volume totals
 *  @example requestMeasures([{ weightKg: "27.505", volumeM3: "0.05", amount: 3 }]) // { weightKg: "82.52", volumeM3:
 *    "0.15" } */
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
