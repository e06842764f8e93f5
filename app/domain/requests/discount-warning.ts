import { isNothing, partPct, type ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { Cents } from "#domain/shared/money.ts";
import { comparePct } from "#domain/shared/percent.ts";

/** Whether a request restored for editing has a decrease above the person's limit. A fixed amount counts as its
 *  percentage of the subtotal.
 *  @param limitPct - null for a person who may give no discount */
export function exceedsDiscountLimit(
  { decrease }: ValueModifier,
  { subtotalCents, limitPct }: { subtotalCents: Cents; limitPct: string | null },
): boolean {
  if (isNothing(decrease)) return false;
  const pct = partPct(subtotalCents, decrease);
  return pct === null || comparePct(pct, limitPct ?? "0") > 0;
}
