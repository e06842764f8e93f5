import { calculateSum } from "#domain/pricing/calculate-sum.ts";
import { toStoredExplanations } from "#domain/pricing/precification-summary-schema.ts";
import type { Sum } from "#domain/pricing/sum.ts";
import type { RequestContent } from "./request-content-schema.ts";
import { sumInputOf, totalsOf } from "./request-sum.ts";

/** What prices of lines hang on; kept when everything after them is summed anew. */
const PRICE_STEPS: ReadonlySet<string> = new Set(["basePrice", "unitPrice"]);

/** The sum of a content as it was frozen. Contents from before the whole sum have lines and freight. */
export function sumOfContent(content: RequestContent): Sum {
  return calculateSum(sumInputOf(content));
}

/** A content with changes, summed anew: prices of lines stay what they are, every later step and its explanation is
 *  made again.
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
