import type { Distributor } from "#domain/access/actor.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import type { StoredRequest } from "#worker/repositories/requests/request-repository.ts";
import type { Scope } from "#worker/scope.ts";

/** The e-mail with the way to the receipt, for who has paid an order; none without an address, or where the distributor
 *  sends none. It says what was received, as the receipt does, and what the payer's page says to everybody who has its address, and the name of who gets it. */
export function receiptEmail(
  scope: Scope,
  { id: distributorId, settings }: Pick<Distributor, "id" | "settings">,
  { request, content: { customer } }: { request: StoredRequest; content: RequestContent },
  { paidCents, at }: { paidCents: number; at: string },
): WriteStatement[] {
  if (!settings.payments.sendsReceipts || customer.email === "") return [];
  return [
    emailStatement(distributorId, {
      ...{ id: scope.newId("eml"), recipient: customer.email, createdAt: at },
      requestId: request.id,
      content: {
        ...{ kind: "paymentReceipt", name: customer.userOrCompanyName.slice(0, 200), code: request.code },
        ...{ paidCents, link: `${scope.origin}/checkout/${request.id}` },
      },
    }),
  ];
}
