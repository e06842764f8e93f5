import { heldPermissions } from "#domain/access/held-permissions.ts";
import type { UserActor } from "#domain/access/actor.ts";
import type { FreightKept } from "#domain/discounts/freight-today.ts";
import { repriceContent } from "#domain/discounts/price-drift.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { assertCurrent } from "./modify-request.ts";
import { allowVersion, openRequest } from "../requests/open-request.ts";
import { readPricesToday } from "../sale/prices-today.ts";
import { type ChangedRequest, changedRequest, saveVersion } from "../requests/save-version.ts";

/** Whether the person may edit budgets. */
export function mayReprice(actor: UserActor): boolean {
  const held = heldPermissions(actor);
  return held.includes("budget.edit") || held.includes("budget.details.edit");
}

/** A budget at today's prices, and why its freight was kept, if it was. */
export type RepricedRequest = ChangedRequest & { freightKept: FreightKept | null };

/** Updates an open budget to today's prices in a new version. What was agreed stays, within the limits for today's
 *  amounts. Orders cannot be updated.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION for an order, and once the budget is closed or
 *  blocked, BUDGET_EXPIRED,
 *  DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW */
export function createRepriceBudget(scope: Scope) {
  return async function repriceBudget(
    id: string,
    { version }: { version: number },
  ): Promise<RepricedRequest> {
    const opened = await openRequest(scope, id);
    const { distributor, database, request, content, actor } = opened;
    if (!mayReprice(actor))
      throw new DomainError("ACCESS_DENIED", { reason: "budgets are not theirs to edit" });
    if (request.type !== "budget") {
      throw new DomainError("INVALID_TRANSITION", { entity: "request", from: "order", to: "repriced" });
    }
    assertCurrent(scope, opened, version);
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
