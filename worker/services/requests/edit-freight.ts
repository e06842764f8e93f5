import { withFreight } from "#domain/requests/frozen-change.ts";
import type { EditFreight } from "#domain/requests/turn-budget-schema.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { type ChangedRequest, changedRequest, saveVersion } from "../discounts/save-version.ts";
import { publishSoon } from "../realtime/publish-outbox.ts";
import { freightOfContent, readAround } from "./frozen-freight.ts";
import { assertVersion, openForEdit } from "./open-for-edit.ts";

/** A request with another freight, and whether the one that was quoted held no more. */
export type EditedFreight = ChangedRequest & { freightRequoted: boolean };

/** Sends a saved request another way: a new version with the new freight, and everything else as it was.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, STALE_VERSION, BUDGET_EXPIRED, INVALID_TRANSITION, PRICE_CHANGED,
 *  INVALID_BODY, FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED */
export function createEditFreight(scope: Scope) {
  return async function editFreight(
    id: string,
    { version, additionalInfo, freights: freightQuotations, expectedTotalCents }: EditFreight,
  ): Promise<EditedFreight> {
    const opened = await openForEdit(scope, id);
    assertVersion(opened, version);
    const { database, request, content } = opened;
    const around = await readAround(scope, opened, { additionalInfo, freightQuotations });
    const freight = await freightOfContent(scope, opened, { around, additionalInfo });
    const after = withFreight(content, additionalInfo, freight);
    assertSeenTotal(after, expectedTotalCents);
    const at = scope.now().toISOString();
    await database.writeBatch(saveVersion(scope, opened, { event: "request.freight-edited", after, at }));
    publishSoon(scope);
    return {
      ...changedRequest(id, request.version, after),
      freightRequoted: freightQuotations.length > 0 && !freight.isQuoted,
    };
  };
}

/** @throws DomainError PRICE_CHANGED when the person saw another total */
export function assertSeenTotal({ totals }: RequestContent, expectedCents: number | undefined): void {
  const { totalCents } = totals;
  if (expectedCents !== undefined && expectedCents !== totalCents) {
    throw new DomainError("PRICE_CHANGED", { expectedCents, totalCents });
  }
}
