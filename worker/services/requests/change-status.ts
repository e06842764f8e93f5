import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { holdsPermission, permissionsAt } from "#domain/access/held-permissions.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { ChangeStatus } from "#domain/requests/change-status-schema.ts";
import { type DealStatus, stockEffectOf } from "#domain/requests/deal-status.ts";
import { accessTo, refusalOfStatus } from "#domain/requests/request-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { dealStatusTextsOf, moveStatus } from "#worker/repositories/requests/deal-status-repository.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { involvedBeside, othersOfRequest, staffOfRequests } from "#worker/repositories/requests/reached.ts";
import {
  createRequestRepository,
  type StoredRequest,
} from "#worker/repositories/requests/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import type { StockPlace } from "#worker/repositories/stock/stock-change-statements.ts";
import { audit } from "../audit/audit.ts";
import { changeOfPayment, followOrder } from "../payments/call-off.ts";
import { cancelLater } from "../payments/take-back.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { deletedError } from "./deleted-error.ts";
import { moveStock } from "./move-stock.ts";
import { knownTags } from "./request-tags.ts";
import { newsOfRequest } from "./save-version.ts";
import { saleEmails } from "#worker/services/shared/sale-mail.ts";
import { knownSellers } from "./sellers.ts";
import { announceShortStock } from "../stock/announce-short-stock.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Changes the status of a budget or an order, and an order's stock in the same batch: from `statusToDiscountStock` on
 *  its units are sent, before that they are reserved, and a refused order has none. The payment of a refused order is
 *  called off.
 *  @throws DomainError NOT_FOUND, also for a type that the person may not see; STALE_VERSION, also for a budget that is
 *    an order by now; ACCESS_DENIED for a status that the person may not give it; INVALID_TRANSITION for one that may not
 *    follow the request's */
export function createChangeStatus(scope: Scope) {
  return async function changeStatus(requestId: string, { type, statusId, seenStatusId }: ChangeStatus) {
    const { distributor, database, actor } = authoriseUser(scope, accessTo("changeStatus"));
    const requests = createRequestRepository(database, distributor.id);
    const [{ request, moves }, [statuses]] = await Promise.all([
      requests.getRequest(requestId),
      database.readBatch([dealStatusTextsOf(database, distributor.id, type)]),
    ]);
    if (!holdsPermission(actor, distributor, request.type)) {
      throw new DomainError("NOT_FOUND", { entity: "request", id: requestId });
    }
    if (request.deletedAt !== null) throw deletedError(scope, { distributor, actor, request });
    if (request.type !== type) throw new DomainError("STALE_VERSION", { entity: "request", id: requestId });
    const to = statuses.find(({ id }) => id === statusId);
    if (to === undefined) throw new DomainError("NOT_FOUND", { entity: "dealStatus", id: statusId });
    const viewer = { type: actor.type, held: permissionsAt(actor, distributor) };
    const current = { type, status: request.dealStatus };
    const refusal = refusalOfStatus(to, current, viewer, statuses);
    if (to.id !== request.dealStatus.id && refusal !== null) {
      if (refusal === "permission") throw new DomainError("ACCESS_DENIED", { reason: `${type}.edit` });
      // Whoever saw another status is told that, rather than what may not follow this one.
      if (seenStatusId !== request.dealStatus.id) {
        throw new DomainError("STALE_VERSION", { entity: "request", id: requestId });
      }
      const { name: from } = request.dealStatus;
      throw new DomainError("INVALID_TRANSITION", { entity: "request", from, to: to.name });
    }
    const now = scope.now();
    const at = now.toISOString();
    const payment = await followOrder(scope, request, {
      ...{ isOver: to.group === "refused", by: actor.userId, at },
    });
    const { paymentStatus } = payment;
    await database.writeBatch([
      ...payment.statements,
      ...moveStatus(distributor.id, { ...request, paymentStatus, seenStatusId }, to.id, at),
      ...(type === "order" ? moveOrder(scope, distributor, { request, to, statuses, moves, now }) : []),
      ...announceStatus(scope, { distributorId: distributor.id, actor }, { request, to, paymentStatus, at }),
      ...(to.id === request.dealStatus.id
        ? []
        : [
            ...notifyStatus(scope, distributor.id, { actor, request, to, at }),
            ...saleEmails(distributor, "statusChanged", {
              ...{ request, at, origin: scope.origin, among: othersOfRequest([actor.userId]) },
              facts: { totalCents: request.totalCents, statusBefore: request.dealStatus.name },
            }),
          ]),
    ]);
    publishSoon(scope);
    cancelLater(scope, payment.ended);
    const saved = await requests.getRequest(requestId);
    return knownTags(knownSellers(saved.request, actor, distributor), actor, distributor);
  };
}

/** What a new status does to an order's stock. */
function moveOrder(
  scope: Scope,
  distributor: Distributor,
  {
    request,
    to,
    statuses,
    moves,
    now,
  }: {
    request: StoredRequest;
    to: DealStatus;
    statuses: readonly DealStatus[];
    moves: readonly StockPlace[];
    now: Date;
  },
): WriteStatement[] {
  const effect = stockEffectOf(to, {
    statuses,
    markedBy: distributor.settings.restrictOptions.statusToDiscountStock,
    isPaid: request.paymentStatus === "received",
  });
  const isTaken = effect === "takeOut" || effect === "keep";
  return [
    ...moveStock(distributor.id, { requestId: request.id, effect, places: moves, now }),
    ...(isTaken ? announceShortStock(scope, distributor.id, request, now.toISOString()) : []),
  ];
}

/** Notifies who has to do with a request of its new status: who looks after it on either side, and who has saved it. */
function notifyStatus(
  scope: Scope,
  distributorId: string,
  {
    actor,
    request,
    to,
    at,
  }: { actor: UserActor; request: StoredRequest; to: DealStatus & { message: string }; at: string },
): WriteStatement[] {
  const { id: requestId, type, code, name, integratorId } = request;
  return notify(
    distributorId,
    {
      kind: "statusChanged",
      notificationId: scope.newId("ntf"),
      createdAt: at,
      content: { requestId, code, name, requestType: type, status: to.name, message: to.message },
    },
    {
      integratorId,
      among: involvedBeside(requestId, actor.userId),
    },
  );
}

function announceStatus(
  scope: Scope,
  { distributorId, actor }: { distributorId: string; actor: UserActor },
  {
    request,
    to,
    paymentStatus,
    at,
  }: { request: StoredRequest; to: DealStatus; paymentStatus: PaymentStatus; at: string },
): WriteStatement[] {
  const { id, type, code, dealStatus } = request;
  return [
    audit(scope, distributorId, {
      at,
      event: `${type}.status-changed`,
      entity: "request",
      entityId: id,
      changes: {
        dealStatus: { from: dealStatus.name, to: to.name },
        ...changeOfPayment(request.paymentStatus, paymentStatus),
      },
    }),
    ...newsOfRequest(distributorId, request, at),
    ...outboxStatements(distributorId, at, [
      {
        audience: staffOfRequests(distributorId, [type]),
        message: {
          ...{ type: "request.moved", requestId: id, code, statusId: to.id },
          ...{ byId: actor.userId, byName: `${actor.name} ${actor.surname}`.trim() },
        },
      },
    ]),
  ];
}
