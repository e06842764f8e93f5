import { resumContent } from "#domain/requests/resum-content.ts";
import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { allowVersion, assertOpen, type OpenedRequest, openRequest } from "../requests/open-request.ts";
import { type ChangedRequest, changedRequest, saveVersion } from "../requests/save-version.ts";

/** Changes increase and decrease of a request, within the person's limits and above the minimum margin: a new version
 *  with the saved lines and a new sum.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, BUDGET_EXPIRED, INVALID_TRANSITION once it is paid, closed or
 *    blocked, DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE */
export function createModifyRequest(scope: Scope) {
  return async function modifyRequest(
    id: string,
    { valueModifier, version }: { valueModifier: ValueModifier; version: number },
  ): Promise<ChangedRequest> {
    const opened = await openRequest(scope, id);
    const { request, content, database } = opened;
    assertCurrent(scope, opened, version);
    const after = allowVersion(opened, resumContent(content, { valueModifier }));
    await database.writeBatch(
      saveVersion(scope, opened, { event: "request.price-modified", after, at: scope.now().toISOString() }),
    );
    publishSoon(scope);
    return changedRequest(id, request.version, after);
  };
}

/** @throws DomainError STALE_VERSION for a version that is not the newest, and as `assertOpen` */
export function assertCurrent(scope: Scope, opened: OpenedRequest, version: number): void {
  const { request } = opened;
  if (request.version !== version)
    throw new DomainError("STALE_VERSION", { entity: "request", id: request.id });
  assertOpen(scope, opened);
}
