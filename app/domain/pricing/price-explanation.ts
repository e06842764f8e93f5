/** The amounts of a sum that have an explanation. */
export const EXPLAINED_AMOUNTS = [
  "basePrice",
  "unitPrice",
  "line",
  "extraItem",
  "service",
  "items",
  "subtotal",
  "increase",
  "decrease",
  "coupon",
  "freight",
  "paymentCondition",
  "total",
  "companyService",
  "invoice",
] as const;
export type ExplainedAmount = (typeof EXPLAINED_AMOUNTS)[number];

/** How one amount came about: the rule, its inputs, and the result before and after rounding. */
export interface PriceExplanation {
  amount: ExplainedAmount;
  /** Id of the line, item or freight that the amount belongs to; absent for sums. */
  subjectId?: string;
  /** Identifier of the rule for programs: `percentage`, `priceList`, or the name of a formula. */
  rule: string;
  /** Published version of the pricing rules, if one of them decided. */
  rulesVersion?: number;
  inputs: Readonly<Record<string, string | number>>;
  /** The amount before rounding, in cents as decimal text; absent when nothing was rounded. */
  exactCents?: string;
  resultCents: number;
}
