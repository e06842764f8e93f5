import Big from "big.js";
import { isBelowMargin } from "#domain/pricing/price-item.ts";
import { NO_MODIFIER } from "#domain/pricing/value-modifier.ts";
import type { RequestContent } from "./request-content-schema.ts";
import type { RequestType } from "./request-types.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { MarginEffect } from "./margin-effect-schema.ts";
import { resumContent } from "./resum-content.ts";

type Totals = Pick<
  RequestContent["totals"],
  "totalCents" | "freightCents" | "extraItemsCents" | "servicesCents"
>;

/** What the lines bring in: the total without freight, extra items and services. All that is added or taken off counts
 *  as the lines', since nobody knows what the rest costs.
 *  @example netOfLines({ totalCents: 100_000, freightCents: 10_000, extraItemsCents: 5_000, servicesCents: 0 }) // 85_000 */
function netOfLines({ totalCents, freightCents, extraItemsCents, servicesCents }: Totals): Cents {
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

/** A version of a request with what its lines cost the distributor today. */
export interface PricedVersion {
  type: RequestType;
  content: RequestContent;
  /** 0 where nothing is known. */
  costCents: Cents;
}

/** Whether what a person takes off leaves a version less than the minimum margin. The distributor's own prices, coupons
 *  and conditions need nobody's approval, and a version that keeps the margin of the one before makes nothing worse.
 *  @param before - the version that it follows; null for a new request */
export function fallsBelowMargin(
  after: PricedVersion,
  { before, minimumPct }: { before: PricedVersion | null; minimumPct: string | null },
): boolean {
  const net = netOfLines(after.content.totals);
  if (!isBelowMargin(net, after.costCents, minimumPct)) return false;
  const { increase } = after.content.valueModifier;
  const untouched = resumContent(after.content, {
    valueModifier: { increase, decrease: NO_MODIFIER.decrease },
  });
  if (net >= netOfLines(untouched.totals)) return false;
  return before === null || !keepsMargin(before, after);
}

/** A cent is what rounding may make of the same discount on other amounts. */
function keepsMargin(before: PricedVersion, after: PricedVersion): boolean {
  if (before.costCents === 0) return false;
  const netBefore = new Big(netOfLines(before.content.totals)).times(after.costCents);
  return new Big(netOfLines(after.content.totals)).plus(1).times(before.costCents).gte(netBefore);
}
