import { isNothing, partPct, type ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { Cents } from "#domain/shared/money.ts";
import { comparePct } from "#domain/shared/percent.ts";

/** Whether a request that is being restored carries a decrease beyond what the person may take off: its percentage, or
 *  what its amount is of the subtotal.
 *  @param limitPct - null for who takes nothing off
 *  @source spec, validation rules: restoring a request for edit */
export function exceedsDiscountLimit(
  { decrease }: ValueModifier,
  { subtotalCents, limitPct }: { subtotalCents: Cents; limitPct: string | null },
): boolean {
  if (isNothing(decrease)) return false;
  const pct = partPct(subtotalCents, decrease);
  return pct === null || comparePct(pct, limitPct ?? "0") > 0;
}
