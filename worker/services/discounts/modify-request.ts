import { fallsBelowMargin } from "#domain/discounts/margin-effect.ts";
import { assertChangeable, assertMayModify } from "#domain/discounts/modify-request.ts";
import { resumContent, sumOfContent } from "#domain/discounts/resum-content.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../realtime/publish-outbox.ts";
import { type OpenedRequest, openRequest } from "./open-request.ts";
import { type ChangedRequest, changedRequest, saveVersion } from "./save-version.ts";

/** Adds to what a request costs or takes off it, within the person's limits and above the minimum margin: its frozen
 *  lines are summed anew into a new version.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION once it is paid or closed, DISCOUNT_ABOVE_LIMIT,
 *  INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW */
export function createModifyRequest(scope: Scope) {
  return async function modifyRequest(
    id: string,
    { valueModifier, version }: { valueModifier: ValueModifier; version: number },
  ): Promise<ChangedRequest> {
    const opened = await openRequest(scope, id);
    const { request, content, database, limits } = opened;
    assertCurrent(opened, version);
    const { subtotalCents } = sumOfContent(content);
    assertMayModify(content.valueModifier, valueModifier, { limits, subtotalCents });
    const after = resumContent(content, { valueModifier });
    if (isBelowMinimum(opened, after)) {
      throw new DomainError("MARGIN_TOO_LOW", { minimumPct: visibleMinimum(opened) });
    }
    await database.writeBatch(
      saveVersion(scope, opened, { event: "request.price-modified", after, at: scope.now().toISOString() }),
    );
    publishSoon(scope);
    return changedRequest(id, request.version, after);
  };
}

/** @throws DomainError INVALID_TRANSITION, STALE_VERSION for a version that is not the newest */
export function assertCurrent({ request }: OpenedRequest, version: number): void {
  if (request.version !== version)
    throw new DomainError("STALE_VERSION", { entity: "request", id: request.id });
  assertChangeable(request);
}

/** Whether a change needs an approval for its margin; administrators give it by making the change. */
export function isBelowMinimum({ actor, request, content }: OpenedRequest, after: RequestContent): boolean {
  const { costCents, minimumMarginPct: minimumPct } = request;
  return actor.type !== "admin" && fallsBelowMargin(content.totals, after.totals, { costCents, minimumPct });
}

/** Buyers never learn a margin. */
function visibleMinimum({ actor, request }: OpenedRequest): string {
  return actor.type === "integrator" ? "" : (request.minimumMarginPct ?? "");
}
