/** Kinds of records in the search palette, in display order. */
export const SEARCH_GROUPS = ["requests", "integrators", "products", "kits", "distributors"] as const;

/** Limit of results of each kind. */
export const MAX_FOUND = 5;

/** Minimum length of a search, because shorter texts match almost everything. */
export const MIN_SEARCH_LENGTH = 2;

/** Longer texts are refused. */
export const MAX_SEARCH_LENGTH = 80;
