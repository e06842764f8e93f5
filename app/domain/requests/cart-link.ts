/** For how long the link to a shared cart holds. */
export const CART_LINK_DAYS = 30;
