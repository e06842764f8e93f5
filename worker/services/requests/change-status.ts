import { holdsPermissions, type AccessRule } from "#domain/access/may-access.ts";
import type { ChangeStatus } from "#domain/requests/change-status-schema.ts";
import { isReopened, type StockEffect, stockEffectOf } from "#domain/requests/deal-status.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { dealStatusesOf, moveStatus } from "#worker/repositories/requests/deal-status-repository.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import {
  createRequestRepository,
  type StoredRequest,
} from "#worker/repositories/requests/request-repository.ts";
import { NEVER, sendDue, type StockPlace } from "#worker/repositories/stock/stock-change-statements.ts";
import {
  bringBack,
  giveAllBack,
  keepPaid,
  takeOut,
} from "#worker/repositories/stock/stock-reservation-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { announceShortStock } from "../stock/announce-short-stock.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { RESERVATION_MS } from "./create-request.ts";

/** Permission to change the status of orders: the distributor's people. */
export const changeStatusAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["order", "order.details.edit"],
};

/** Permission to reopen refused or finished orders. */
const reopenAccess: AccessRule = { types: ["admin", "staff"], staff: ["order.edit"] };

/** Changes the status of an order, and its stock in the same batch: from `statusToDiscountStock` on its units are sent,
 *  before that they are reserved, and a refused order has none.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, ACCESS_DENIED for an order in a final group */
export function createChangeStatus(scope: Scope) {
  return async function changeStatus(requestId: string, { statusId, seenStatusId }: ChangeStatus) {
    const { distributor, database, actor } = authoriseUser(scope, changeStatusAccess);
    const requests = createRequestRepository(database, distributor.id);
    const { request, moves } = await requests.getRequest(requestId);
    if (request.type !== "order") throw new DomainError("NOT_FOUND", { entity: "request", id: requestId });
    const [statuses] = await database.readBatch([dealStatusesOf(database, distributor.id, "order")]);
    const from = statuses.find(({ id }) => id === request.dealStatus.id);
    const to = statuses.find(({ id }) => id === statusId);
    if (to === undefined) throw new DomainError("NOT_FOUND", { entity: "dealStatus", id: statusId });
    if (from && isReopened(from, to) && !holdsPermissions(actor, reopenAccess)) {
      throw new DomainError("ACCESS_DENIED", { reason: "order.edit" });
    }
    const now = scope.now();
    const at = now.toISOString();
    const effect = stockEffectOf(to, {
      statuses,
      markedBy: distributor.settings.restrictOptions.statusToDiscountStock,
      isPaid: request.paymentStatus === "received",
    });
    await database.writeBatch([
      ...moveStatus(distributor.id, { ...request, seenStatusId }, to.id, at),
      ...moveStock(distributor.id, { requestId, effect, places: moves, now }),
      ...(effect === "takeOut" || effect === "keep"
        ? announceShortStock(scope, distributor.id, request, at)
        : []),
      ...announceStatus(scope, distributor.id, { request, to: to.name, at }),
    ]);
    publishSoon(scope);
    const saved = await requests.getRequest(requestId);
    return saved.request;
  };
}

function moveStock(
  distributorId: string,
  {
    requestId,
    effect,
    places,
    now,
  }: { requestId: string; effect: StockEffect; places: readonly StockPlace[]; now: Date },
): WriteStatement[] {
  const at = now.toISOString();
  const until = new Date(now.getTime() + RESERVATION_MS).toISOString();
  if (effect === "takeOut") return takeOut(distributorId, requestId, at);
  if (effect === "keep") {
    return [
      ...bringBack(distributorId, requestId, { at, until: NEVER }),
      ...keepPaid(distributorId, requestId, at),
    ];
  }
  if (effect === "bringBack") return bringBack(distributorId, requestId, { at, until });
  if (effect === "none") return [];
  // Returned units may be those that other orders wait for.
  const freed = new Map(places.map((place) => [`${place.productId} ${place.centerId}`, place]));
  return [
    ...giveAllBack(distributorId, requestId, at),
    ...[...freed.values()].flatMap((place) => sendDue(distributorId, place, at)),
  ];
}

function announceStatus(
  scope: Scope,
  distributorId: string,
  { request, to, at }: { request: StoredRequest; to: string; at: string },
): WriteStatement[] {
  const { id, code, integratorId, dealStatus } = request;
  return [
    audit(scope, distributorId, {
      at,
      event: "order.status-changed",
      entity: "request",
      entityId: id,
      changes: { dealStatus: { from: dealStatus.name, to } },
    }),
    ...outboxStatements(distributorId, at, [
      {
        audience: { types: ["admin", "staff"], integratorIds: [integratorId] },
        message: { type: "request.changed", requestId: id, code },
      },
    ]),
  ];
}
