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

/** The revenue of the lines: the total without freight, extra items and services. All increases and reductions count as
 *  the lines', because costs of the rest are unknown.
 *  @example netOfLines({ totalCents: 100_000, freightCents: 10_000, extraItemsCents: 5_000, servicesCents: 0 }) //
 *    85_000 */
function netOfLines({ totalCents, freightCents, extraItemsCents, servicesCents }: Totals): Cents {
  return totalCents - freightCents - extraItemsCents - servicesCents;
}

/** Margin over cost in percent, two decimals.
 *  @example marginOverCost(12_000, 10_000) // "20.00" */
export function marginOverCost(netCents: Cents, costCents: Cents): string {
  return new Big(netCents).minus(costCents).times(100).div(costCents).toFixed(2);
}

/** The effect of a change on a request's margin; null if the cost of the lines is unknown. */
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

/** A version of a request with today's cost of its lines. */
export interface PricedVersion {
  type: RequestType;
  content: RequestContent;
  /** 0 if unknown. */
  costCents: Cents;
}

/** Whether a person's decrease brings a version below the minimum margin. The distributor's own prices, coupons and
 *  conditions need no approval, nor does a version with the same margin as the one before.
 *  @param before - the version before; null for a new request */
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

/** A difference of one cent is allowed, since rounding of an equal discount on other amounts may cause it. */
function keepsMargin(before: PricedVersion, after: PricedVersion): boolean {
  if (before.costCents === 0) return false;
  const netBefore = new Big(netOfLines(before.content.totals)).times(after.costCents);
  return new Big(netOfLines(after.content.totals)).plus(1).times(before.costCents).gte(netBefore);
}
