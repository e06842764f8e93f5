/** Validity of the link to a shared cart. */
export const CART_LINK_DAYS = 30;
