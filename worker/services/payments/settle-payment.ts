import { sql } from "drizzle-orm";
import type { StockEffect } from "#domain/requests/deal-status.ts";
import { dueOf } from "#domain/payments/request-payment.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { movePayment } from "#worker/repositories/payments/charge-statements.ts";
import { restoreRequest } from "#worker/repositories/requests/deletion-statements.ts";
import { audienceOfRequest } from "#worker/repositories/requests/reached.ts";
import type { StoredRequest } from "#worker/repositories/requests/request-repository.ts";
import { keepPaid, takeOut } from "#worker/repositories/stock/stock-reservation-statements.ts";
import { peopleOfRequest } from "#worker/repositories/requests/sale-email-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { type MailingDistributor, saleEmails } from "#worker/services/shared/sale-mail.ts";
import { announceShortStock } from "../stock/announce-short-stock.ts";

/** A new state of an order's payment. */
export interface Settlement {
  request: StoredRequest;
  to: PaymentStatus;
  /** The effect on stock if it is paid by that. */
  effect: StockEffect;
  at: string;
}

/** Moves an order's payment on, whatever told of it. An order that is paid by that gets its units, and is restored if it
 *  was deleted: who has paid gets the order.
 *  @throws DomainError STALE_VERSION, by the batch */
export function settlePayment(
  scope: Scope,
  distributorId: string,
  { request, to, effect, at }: Settlement,
): WriteStatement[] {
  const isPaidNow = to === "received" && request.paymentStatus !== "received";
  return [
    ...movePayment(distributorId, request, to, at),
    ...(isPaidNow && request.deletedAt !== null
      ? restoreRequest(distributorId, { id: request.id, deletedAt: request.deletedAt }, at)
      : []),
    ...(isPaidNow && effect === "takeOut" ? takeOut(distributorId, request.id, at) : []),
    ...(isPaidNow && effect === "keep" ? keepPaid(distributorId, request.id, at) : []),
    ...(isPaidNow ? announceShortStock(scope, distributorId, request, at) : []),
  ];
}

/** Tells both sides that an order was paid, and its buyers by e-mail. */
export function announcePaid(
  scope: Scope,
  distributor: MailingDistributor,
  request: StoredRequest,
  at: string,
): WriteStatement[] {
  const { id: requestId, code, name, integratorId } = request;
  const totalCents = dueOf(request);
  return [
    ...notify(
      distributor.id,
      {
        kind: "paymentReceived",
        notificationId: scope.newId("ntf"),
        createdAt: at,
        content: { requestId, code, name, totalCents },
      },
      { integratorId },
    ),
    ...saleEmails(distributor, "paymentConfirmed", {
      ...{ request, at, origin: scope.origin, facts: { totalCents } },
      among: sql`(person.type = 'integrator' and ${peopleOfRequest})`,
    }),
  ];
}

/** Live message that an order's payment has moved, for who sees it. */
export function newsOfPayment(
  distributorId: string,
  { id: requestId, code, responsibleId }: Pick<StoredRequest, "id" | "code" | "responsibleId">,
  paymentStatus: PaymentStatus,
  at: string,
): WriteStatement[] {
  return outboxStatements(distributorId, at, [
    {
      audience: audienceOfRequest(distributorId, { id: requestId, types: ["order"], responsibleId }),
      message: { type: "payment.changed", requestId, code, paymentStatus },
    },
  ]);
}
