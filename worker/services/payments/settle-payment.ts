import { payerListener } from "#domain/live/audience.ts";
import { paidStatusOf } from "#domain/requests/chosen-status.ts";
import { type DealStatus, type StockEffect, stockEffectOf } from "#domain/requests/deal-status.ts";
import { dueOf } from "#domain/payments/request-payment.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { movePayment } from "#worker/repositories/payments/charge-statements.ts";
import { giveStatus } from "#worker/repositories/requests/deal-status-repository.ts";
import { restoreRequest } from "#worker/repositories/requests/deletion-statements.ts";
import { audienceOfRequest, buyersOfRequest } from "#worker/repositories/requests/reached.ts";
import type { AuditActor } from "#worker/repositories/audit/audit-statements.ts";
import type { StoredRequest } from "#worker/repositories/requests/request-repository.ts";
import { keepPaid, takeOut } from "#worker/repositories/stock/stock-reservation-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { type MailingDistributor, saleEmails } from "#worker/services/shared/sale-mail.ts";
import { audit } from "../audit/audit.ts";
import { announceShortStock } from "../stock/announce-short-stock.ts";

/** What being paid does to an order, beside its payment. */
export interface PaidEffect {
  stock: StockEffect;
  /** The status that it gets; null if it keeps the one that it has. */
  status: DealStatus | null;
}

/** What being paid does to an order, by the rules of the distributor.
 *  @param statuses - all statuses of orders */
export function paidEffectOf(
  { requests, restrictOptions }: Pick<Settings, "requests" | "restrictOptions">,
  { dealStatus: current }: Pick<StoredRequest, "dealStatus">,
  statuses: readonly DealStatus[],
): PaidEffect {
  const status = paidStatusOf(requests.paidStatusId, { current, statuses });
  const { statusToDiscountStock: markedBy } = restrictOptions;
  return { stock: stockEffectOf(status ?? current, { statuses, markedBy, isPaid: true }), status };
}

/** A new state of an order's payment. */
export interface Settlement {
  request: StoredRequest;
  to: PaymentStatus;
  /** What happens if it is paid by that. */
  effect: PaidEffect;
  at: string;
  /** Who told of it, for the log; the person who asks, if left out. */
  actor?: AuditActor;
}

/** Moves an order's payment on, whatever told of it. An order that is paid by that gets its units and the status of paid
 *  orders, and is restored if it was deleted: who has paid gets the order.
 *  @throws DomainError STALE_VERSION, by the batch */
export function settlePayment(
  scope: Scope,
  distributorId: string,
  { request, to, effect: { stock, status }, at, actor }: Settlement,
): WriteStatement[] {
  const isPaidNow = to === "received" && request.paymentStatus !== "received";
  return [
    ...movePayment(distributorId, request, to, at),
    ...(isPaidNow && request.deletedAt !== null
      ? restoreRequest(distributorId, { id: request.id, deletedAt: request.deletedAt }, at)
      : []),
    ...(isPaidNow && stock === "takeOut" ? takeOut(distributorId, request.id, at) : []),
    ...(isPaidNow && stock === "keep" ? keepPaid(distributorId, request.id, at) : []),
    ...(isPaidNow && status !== null
      ? [
          ...giveStatus(distributorId, request, status.id, at),
          audit(scope, distributorId, {
            ...{ at, event: "order.status-changed", entity: "request", entityId: request.id },
            changes: { dealStatus: { from: request.dealStatus.name, to: status.name } },
            ...(actor === undefined ? {} : { actor }),
          }),
        ]
      : []),
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
      among: buyersOfRequest,
    }),
  ];
}

/** Live message to the page of whoever pays an order that something of its money has changed. */
export function newsForPayer(
  distributorId: string,
  { id: requestId, code }: Pick<StoredRequest, "id" | "code">,
  paymentStatus: PaymentStatus,
  at: string,
): WriteStatement[] {
  return outboxStatements(distributorId, at, [
    {
      audience: { userIds: [payerListener(requestId)] },
      message: { type: "payment.changed", requestId, code, paymentStatus },
    },
  ]);
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
