/** Prices of a list that are set at once. */
export const MAX_PRICES_AT_ONCE = 2_000;
