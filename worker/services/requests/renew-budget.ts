import type { AccessRule } from "#domain/access/may-access.ts";
import { heldPermissions } from "#domain/access/held-permissions.ts";
import { repriceContent } from "#domain/discounts/price-drift.ts";
import { isExpired } from "#domain/requests/budget-expiry.ts";
import { expiryOf } from "#domain/requests/expiry.ts";
import { mayUpdateExpired } from "#domain/requests/request-actions.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { renewBudget } from "#worker/repositories/requests/saved-request-statements.ts";
import { createSavedLineRepository } from "#worker/repositories/requests/saved-line-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { allowVersion, blockedError, endOf, openSeenRequest } from "./open-request.ts";
import { readPricesToday } from "../sale/prices-today.ts";
import { type ChangedRequest, changedRequest, newsOfVersion } from "./save-version.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { assertVersion } from "./open-for-edit.ts";

/** Permission to renew expired budgets; for integrators if the distributor allows it.
 *  @source spec, request detail actions: update expired budget */
export const updateExpiredAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["budget"],
  integrator: ["budget"],
  actions: ["updateExpiredBudget"],
};

/** A renewed budget, with its new last day. */
export type RenewedBudget = ChangedRequest & { expiryDate: string | null };

/** Renews an expired budget: a new version at today's prices and freight, valid from today, with everything else as
 *  agreed. If an item is no longer for sale, nothing changes.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, STALE_VERSION, ITEMS_UNAVAILABLE, DISCOUNT_ABOVE_LIMIT,
 *    INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW, INVALID_TRANSITION for a budget that has not expired,
 *    is finished, or has a status from which on changes are blocked */
export function createUpdateExpired(scope: Scope) {
  return async function updateExpired(id: string, { version }: { version: number }): Promise<RenewedBudget> {
    const { distributor, database, actor } = authoriseUser(scope, updateExpiredAccess);
    const { settings, actions } = distributor;
    const viewer = { type: actor.type, held: heldPermissions(actor), actions };
    if (!mayUpdateExpired(viewer, settings.requests)) {
      throw new DomainError("ACCESS_DENIED", { reason: "integrators do not renew budgets here" });
    }
    const opened = await openSeenRequest(scope, id, updateExpiredAccess);
    const { request, content } = opened;
    if (request.type !== "budget") throw new DomainError("NOT_FOUND", { entity: "budget", id });
    assertVersion(opened, version);
    if (endOf(scope, opened) === "blocked") throw blockedError(request);
    const now = scope.now();
    const at = now.toISOString();
    const today = calendarDayIn(at, settings.timeZone);
    const { budgetExpiry: expiry } = settings.requests;
    if (!isExpired(request, { today, expiry }) || request.statusGroup === "finished") {
      throw new DomainError("INVALID_TRANSITION", {
        ...{ entity: "request", from: request.status.name, to: "renewed" },
      });
    }
    const [gone, prices] = await Promise.all([
      createSavedLineRepository(database, distributor.id).listGone(id, today),
      readPricesToday(scope, database, distributor.id, {
        settings,
        now,
        requests: [{ ...request, content }],
      }),
    ]);
    if (gone.length > 0) throw new DomainError("ITEMS_UNAVAILABLE", { items: gone });
    const current = prices.get(id);
    const after = allowVersion(opened, current === undefined ? content : repriceContent(content, current));
    const expiresOn = expiryOf(today, expiry);
    await database.writeBatch([
      ...renewBudget(distributor.id, { request, content: after, createdBy: actor.userId, at, expiresOn }),
      ...newsOfVersion(scope, opened, { event: "budget.renewed", after, at }),
    ]);
    publishSoon(scope);
    return { ...changedRequest(id, request.version, after), expiryDate: expiresOn };
  };
}
