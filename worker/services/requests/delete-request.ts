import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { stockEffectOf } from "#domain/requests/deal-status.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { isRestorable } from "#domain/requests/restore.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRequest, restoreRequest } from "#worker/repositories/requests/deletion-statements.ts";
import { movesOfRequest } from "#worker/repositories/stock/stock-move-repository.ts";
import { reserveAgain } from "#worker/repositories/stock/stock-reservation-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { changeOfPayment, followOrder } from "../payments/call-off.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { announceShortStock } from "../stock/announce-short-stock.ts";
import { RESERVATION_MS } from "./create-request.ts";
import { moveStock } from "./move-stock.ts";
import { assertMay, openFor, openSeenRequest, type OpenedRequest } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";

/** Deletes a budget or an order, which can be restored for 30 days. An order's units are released, its payment is
 *  called off, and the coupon is free again.
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type that the person may not see;
 *    REQUEST_DELETED, ACCESS_DENIED, INVALID_TRANSITION from the blocking status on, once it is paid, and while it may
 *    be being paid; STALE_VERSION for a budget that is an order by now */
export function createDeleteRequest(scope: Scope) {
  return async function remove(id: string, { type }: { type: RequestType }) {
    const opened = await openFor(scope, id, "delete");
    const { distributor, database, actor, request } = opened;
    if (request.type !== type) throw new DomainError("STALE_VERSION", { entity: "request", id });
    const now = scope.now();
    const at = now.toISOString();
    const places =
      type === "order" ? (await database.readBatch([movesOfRequest(database, distributor.id, id)]))[0] : [];
    const { paymentStatus, ...payment } = await followOrder(scope, request, {
      ...{ isOver: true, by: actor.userId, at },
    });
    await database.writeBatch([
      ...payment.statements,
      ...deleteRequest(distributor.id, { ...request, paymentStatus }, { by: actor.userId, at }),
      ...(type === "order"
        ? moveStock(distributor.id, { requestId: id, effect: "giveBack", places, now })
        : []),
      ...newsOfDeletion(scope, opened, { isDeleted: true, paymentStatus, at }),
    ]);
    publishSoon(scope);
    return { id, type, deletedAt: at };
  };
}

/** Restores a deleted budget or order. An order's units are reserved again, as far as there are enough of all of them.
 *  @throws DomainError NOT_FOUND, also after 30 days; ACCESS_DENIED; STALE_VERSION for one that is not deleted */
export function createRestoreRequest(scope: Scope) {
  return async function restore(id: string) {
    const opened = await openSeenRequest(scope, id, accessTo("restore"), { isDeleted: true });
    assertMay(scope, "restore", opened);
    const { distributor, database, actor, request } = opened;
    const { deletedAt, type } = request;
    if (deletedAt === null) throw new DomainError("STALE_VERSION", { entity: "request", id });
    const now = scope.now();
    if (!isRestorable(deletedAt, now)) throw new DomainError("NOT_FOUND", { entity: "request", id });
    const at = now.toISOString();
    const { paymentStatus, ...payment } = await followOrder(scope, request, {
      ...{ isOver: request.status.group === "refused", by: actor.userId, at },
    });
    await database.writeBatch([
      ...payment.statements,
      ...restoreRequest(distributor.id, { id, deletedAt }, at),
      ...(type === "order" ? takeStock(scope, opened, now) : []),
      ...newsOfDeletion(scope, opened, { isDeleted: false, paymentStatus, at }),
    ]);
    publishSoon(scope);
    return { id, type };
  };
}

/** Reserves or sends the units of a restored order, as its status says. */
function takeStock(scope: Scope, { distributor, request, content, statuses }: OpenedRequest, now: Date) {
  const { id, status, paymentStatus } = request;
  const at = now.toISOString();
  const { statusToDiscountStock: markedBy } = distributor.settings.restrictOptions;
  const effect = stockEffectOf(status, { statuses, markedBy, isPaid: paymentStatus === "received" });
  if (effect === "giveBack") return [];
  if (effect === "bringBack" || effect === "none") {
    const until = new Date(now.getTime() + RESERVATION_MS).toISOString();
    return reserveAgain(distributor.id, id, { at, until });
  }
  return [
    ...moveStock(distributor.id, { requestId: id, effect, places: [], now }),
    ...announceShortStock(scope, distributor.id, { ...request, totalCents: content.totals.totalCents }, at),
  ];
}

function newsOfDeletion(
  scope: Scope,
  { distributor, request }: OpenedRequest,
  { isDeleted, paymentStatus, at }: { isDeleted: boolean; paymentStatus: PaymentStatus; at: string },
): WriteStatement[] {
  return [
    audit(scope, distributor.id, {
      at,
      ...(isDeleted ? { event: `${request.type}.deleted` } : { event: `${request.type}.restored` }),
      entity: "request",
      entityId: request.id,
      changes: {
        deleted: { from: !isDeleted, to: isDeleted },
        ...changeOfPayment(request.paymentStatus, paymentStatus),
      },
    }),
    ...newsOfRequest(distributor.id, request, at),
  ];
}
