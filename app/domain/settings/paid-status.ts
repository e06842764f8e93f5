/** Name of the status that a payment stands for. */
export const PAID_STATUS = "Pago";
