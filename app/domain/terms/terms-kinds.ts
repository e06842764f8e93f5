/** Kinds of terms: those of using the portal, and those of paying an order. */
export const TERMS_KINDS = ["general", "payment"] as const;
export type TermsKind = (typeof TERMS_KINDS)[number];
