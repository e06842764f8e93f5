/** Default number of charges on a page. */
export const PAYMENT_PAGE_SIZE = 25;
