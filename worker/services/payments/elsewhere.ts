import { chargeMethodOf, offeredMethods } from "#domain/payments/charge.ts";
import { isNothingDue } from "#domain/payments/request-payment.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { StoredRequest } from "#worker/repositories/requests/request-repository.ts";

/** What a payer is told of an order that the distributor charges outside of the portal; null where it tells nothing, and
 *  for an order that is paid on its page or awaits no payment. */
export function elsewhereOf(
  { payments }: Pick<Settings, "payments">,
  {
    request,
    content,
  }: {
    request: Pick<StoredRequest, "paymentStatus" | "totalCents" | "returnedCents">;
    content: { payment: Parameters<typeof chargeMethodOf>[0] };
  },
): { instructions: string; agreementText: string } | null {
  const { paymentDetailsEnable, instructions, agreementTermsConfirmationText } = payments.notIntegrated;
  const isAwaited = request.paymentStatus === "notRequested" || request.paymentStatus === "requested";
  const isPaidHere = chargeMethodOf(content.payment, offeredMethods(payments)) !== null;
  if (!paymentDetailsEnable || !isAwaited || isPaidHere || isNothingDue(request)) return null;
  return { instructions, agreementText: agreementTermsConfirmationText };
}
