/** What an amount of a sum is about. */
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

/** How one amount came about: the rule, what went into it, and what came out, before and after rounding. */
export interface PriceExplanation {
  amount: ExplainedAmount;
  /** Line, item or freight that it is about, by its id; none for sums. */
  subjectId?: string;
  /** Name of the rule, for programs: `percentage`, `priceList`, a formula's name. */
  rule: string;
  /** Published version of the pricing rules, where one of them decided. */
  rulesVersion?: number;
  inputs: Readonly<Record<string, string | number>>;
  /** The amount before it was rounded to the cent, in cents as decimal text; none where nothing was rounded. */
  exactCents?: string;
  resultCents: number;
}
