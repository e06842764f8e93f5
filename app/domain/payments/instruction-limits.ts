/** Length of what a payer's page tells of how an order is paid outside of the portal. */
export const MAX_INSTRUCTIONS = 2_000;
/** Length of the sentence that a payer agrees to with a proof of payment. */
export const MAX_AGREEMENT = 500;
