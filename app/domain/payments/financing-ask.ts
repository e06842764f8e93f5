import * as z from "zod";
import type { AgreedPayment } from "./charge.ts";
import { CONTACT_LENGTH, FINANCING_MONTHS } from "./financing-months.ts";
import { isAwaited, type PaymentStatus } from "./payment-status.ts";
import { isNothingDue } from "./request-payment.ts";

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
  request: { paymentStatus: PaymentStatus; totalCents: number; returnedCents: number | null };
  content: { payment: Pick<AgreedPayment, "type"> };
}): boolean {
  const isAgreed = content.payment.type === "financiamento";
  return isAgreed && isAwaited(request.paymentStatus) && !isNothingDue(request);
}
