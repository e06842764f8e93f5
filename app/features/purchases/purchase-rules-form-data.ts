/** Value of the field `intent` that tells this form from the page's others. */
export const PURCHASE_RULES_INTENT = "purchase-rules";

/** How a person is limited: as the company says, not at all, or by an amount of their own. */
export const EXCEPTION_KINDS = ["usual", "none", "own"] as const;

export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Names of the fields of a person. */
export const PERSON_FIELDS = {
  kind: (id: string) => `kind.${id}`,
  amount: (id: string) => `amount.${id}`,
} as const;

/** The action's answer to the form. */
export interface PurchaseRulesAnswer {
  intent: typeof PURCHASE_RULES_INTENT;
  isSaved: boolean;
  /** The fields as they were typed. */
  typed: Readonly<Record<string, string>>;
  /** Error codes by field. */
  errors: Readonly<Record<string, string>>;
  refusal: { title: string; description: string } | null;
}
