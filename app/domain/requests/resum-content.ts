import { calculateSum } from "#domain/pricing/calculate-sum.ts";
import { toStoredExplanations } from "#domain/pricing/precification-summary-schema.ts";
import type { Sum } from "#domain/pricing/sum.ts";
import type { RequestContent } from "./request-content-schema.ts";
import { sumInputOf, totalsOf } from "./request-sum.ts";

/** Explanations of line prices, which are kept when the later steps are recalculated. */
const PRICE_STEPS: ReadonlySet<string> = new Set(["basePrice", "unitPrice"]);

/** The sum of a saved content. Old contents have lines and freight only. */
export function sumOfContent(content: RequestContent): Sum {
  return calculateSum(sumInputOf(content));
}

/** A content with changes and a new sum. Line prices stay; every later step and its explanation is recalculated.
 *  @throws DomainError INVALID_NUMBER, INVALID_MONEY */
export function resumContent(content: RequestContent, changes: Partial<RequestContent> = {}): RequestContent {
  const changed = { ...content, ...changes };
  const sum = sumOfContent(changed);
  return {
    ...changed,
    totals: totalsOf(sum, changed.totals.powerW),
    explain: [
      ...changed.explain.filter(({ amount }) => PRICE_STEPS.has(amount)),
      ...toStoredExplanations(sum.explain),
    ],
  };
}
