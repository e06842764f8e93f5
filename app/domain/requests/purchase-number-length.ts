/** Longest purchase-order number, in characters. */
export const MAX_PURCHASE_NUMBER = 40;
