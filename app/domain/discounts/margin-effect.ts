import Big from "big.js";
import { isBelowMargin } from "#domain/pricing/price-item.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { MarginEffect } from "./requisition-schema.ts";

type Totals = Pick<
  RequestContent["totals"],
  "totalCents" | "freightCents" | "extraItemsCents" | "servicesCents"
>;

/** What the lines bring in: the total without freight, extra items and services. All that is added or taken off counts
 *  as the lines', since nobody knows what the rest costs.
 *  @example netOfLines({ totalCents: 100_000, freightCents: 10_000, extraItemsCents: 5_000, servicesCents: 0 }) // 85_000 */
export function netOfLines({ totalCents, freightCents, extraItemsCents, servicesCents }: Totals): Cents {
  return totalCents - freightCents - extraItemsCents - servicesCents;
}

/** Margin over cost in percent, two decimals.
 *  @example marginOverCost(12_000, 10_000) // "20.00" */
export function marginOverCost(netCents: Cents, costCents: Cents): string {
  return new Big(netCents).minus(costCents).times(100).div(costCents).toFixed(2);
}

/** What a change of a request does to its margin; null where the lines' cost is not known. */
export function marginEffect(
  before: Totals,
  after: Totals,
  { costCents, minimumPct }: { costCents: Cents; minimumPct: string | null },
): MarginEffect | null {
  if (costCents === 0) return null;
  return {
    costCents,
    beforePct: marginOverCost(netOfLines(before), costCents),
    afterPct: marginOverCost(netOfLines(after), costCents),
    minimumPct,
  };
}

/** Whether a change takes a request below the minimum margin: what lowers no price never does. */
export function fallsBelowMargin(
  before: Totals,
  after: Totals,
  { costCents, minimumPct }: { costCents: Cents; minimumPct: string | null },
): boolean {
  const net = netOfLines(after);
  return net < netOfLines(before) && isBelowMargin(net, costCents, minimumPct);
}
