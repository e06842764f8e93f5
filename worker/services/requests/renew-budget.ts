import { repriceContent } from "#domain/discounts/price-drift.ts";
import { expiryOf } from "#domain/requests/expiry.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { renewBudget } from "#worker/repositories/requests/saved-request-statements.ts";
import { createSavedLineRepository } from "#worker/repositories/requests/saved-line-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { allowVersion, assertVersion, openFor } from "./open-request.ts";
import { readPricesToday } from "../sale/prices-today.ts";
import { type ChangedRequest, changedRequest, newsOfVersion } from "./save-version.ts";
import { publishSoon } from "../live/publish-outbox.ts";

/** A renewed budget, with its new last day. */
export type RenewedBudget = ChangedRequest & { expiryDate: string | null };

/** Renews an expired budget: a new version at today's prices and freight, valid from today, with everything else as
 *  agreed. If an item is no longer for sale, nothing changes.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, STALE_VERSION, ITEMS_UNAVAILABLE, DISCOUNT_ABOVE_LIMIT,
 *    INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW, INVALID_TRANSITION for a budget that has not expired,
 *    is finished, or has a status from which on changes are blocked */
export function createUpdateExpired(scope: Scope) {
  return async function updateExpired(id: string, { version }: { version: number }): Promise<RenewedBudget> {
    const opened = await openFor(scope, id, "updateExpired");
    const { distributor, database, actor, request, content } = opened;
    const { settings } = distributor;
    assertVersion(opened, version);
    const now = scope.now();
    const at = now.toISOString();
    const today = calendarDayIn(at, settings.timeZone);
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
    const { budgetExpiry } = settings.requests;
    const expiresOn = expiryOf(today, budgetExpiry);
    await database.writeBatch([
      ...renewBudget(distributor.id, {
        ...{ request, content: after, createdBy: actor.userId, at, expiresOn },
        overStatusId: budgetExpiry.overStatusId,
      }),
      ...newsOfVersion(scope, opened, { event: "budget.renewed", after, at, expiresOn }),
    ]);
    publishSoon(scope);
    return { ...changedRequest(id, request.version, after), expiryDate: expiresOn };
  };
}
