/** Name of the status that a payment stands for; apart from the schemas, which browsers do not load. */
export const PAID_STATUS = "Pago";
