/** Limit of products in one purchase, and of lines in a pasted list. */
export const MAX_SALE_LINES = 500;

/** Limit of units of one product. */
export const MAX_SALE_AMOUNT = 9_999;
