import * as z from "zod";
import type { AgreedPayment } from "./charge.ts";
import { CONTACT_LENGTH, FINANCING_MONTHS } from "./financing-months.ts";
import { awaitsPayment, type PayableOrder } from "./request-payment.ts";

/** What a payer asks for. */
export const FinancingAskSchema = z.strictObject({
  months: z.literal(FINANCING_MONTHS),
  /** Telephone number or e-mail address, as people write it. */
  contact: z.string().trim().min(CONTACT_LENGTH.least).max(CONTACT_LENGTH.most),
});
export type FinancingAsk = z.infer<typeof FinancingAskSchema>;

/** Whether the payer of an order can ask for its financing: it was agreed on, and the payment is awaited. */
export function canAskFinancing({
  request,
  content,
}: {
  request: PayableOrder;
  content: { payment: Pick<AgreedPayment, "type"> };
}): boolean {
  return content.payment.type === "financiamento" && awaitsPayment(request);
}
