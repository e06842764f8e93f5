/** Limit of prices that one call may set. */
export const MAX_PRICES_AT_ONCE = 2_000;
