/** Products that one purchase may hold, and so the lines of a pasted list. */
export const MAX_SALE_LINES = 500;

/** Units of one product. */
export const MAX_SALE_AMOUNT = 9_999;
