import type { FreightKept } from "#domain/discounts/freight-today.ts";
import { repriceContent } from "#domain/discounts/price-drift.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { allowVersion, assertMay, assertVersion, openRequest } from "../requests/open-request.ts";
import { readPricesToday } from "../sale/prices-today.ts";
import { type ChangedRequest, changedRequest, saveVersion } from "../requests/save-version.ts";

/** A budget at today's prices, and why its freight was kept, if it was. */
export type RepricedRequest = ChangedRequest & { freightKept: FreightKept | null };

/** Updates an open budget to today's prices in a new version. What was agreed stays, within the limits for today's
 *  amounts.
 *  @throws DomainError NOT_FOUND, also for an order; ACCESS_DENIED, STALE_VERSION, BUDGET_EXPIRED, INVALID_TRANSITION
 *    once the budget is closed or blocked, DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW */
export function createRepriceBudget(scope: Scope) {
  return async function repriceBudget(
    id: string,
    { version }: { version: number },
  ): Promise<RepricedRequest> {
    const opened = await openRequest(scope, id, accessTo("reprice"));
    const { distributor, database, request, content } = opened;
    assertMay(scope, "reprice", opened);
    assertVersion(opened, version);
    const now = scope.now();
    const prices = await readPricesToday(scope, database, distributor.id, {
      settings: distributor.settings,
      now,
      requests: [{ ...request, content }],
    });
    const today = prices.get(id);
    const after = allowVersion(opened, today === undefined ? content : repriceContent(content, today));
    await database.writeBatch(
      saveVersion(scope, opened, { event: "budget.repriced", after, at: now.toISOString() }),
    );
    publishSoon(scope);
    return { ...changedRequest(id, request.version, after), freightKept: today?.freight.kept ?? null };
  };
}
