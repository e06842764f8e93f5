/** Name of the status that a payment counts as; in a file of its own, so that browsers do not load schemas for it. */
export const PAID_STATUS = "Pago";
