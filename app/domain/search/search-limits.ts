/** Kinds of records that the palette finds, in the order in which it shows them. */
export const SEARCH_GROUPS = ["requests", "integrators", "products", "kits", "distributors"] as const;

/** Found of each kind, at most. */
export const MAX_FOUND = 5;

/** Fewer characters find nothing: they would match almost everything. */
export const MIN_SEARCH_LENGTH = 2;

/** More are refused. */
export const MAX_SEARCH_LENGTH = 80;
