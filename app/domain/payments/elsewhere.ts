import type { Settings } from "#domain/settings/settings-schema.ts";
import { type AgreedPayment, chargeMethodOf } from "./charge.ts";
import { awaitsPayment, type PayableOrder } from "./request-payment.ts";

/** What a payer is told of an order that the distributor charges outside of the portal; null where it tells nothing, and
 *  for an order that is paid on its page or awaits no payment. */
export function elsewhereOf(
  { payments }: Pick<Settings, "payments">,
  {
    request,
    content,
  }: {
    request: PayableOrder;
    content: { payment: AgreedPayment };
  },
): { instructions: string; agreementText: string } | null {
  const { paymentDetailsEnable, instructions, agreementTermsConfirmationText } = payments.notIntegrated;
  const isPaidHere = chargeMethodOf(content.payment, payments.methods) !== null;
  if (!paymentDetailsEnable || isPaidHere || !awaitsPayment(request)) return null;
  return { instructions, agreementText: agreementTermsConfirmationText };
}
