import type { SetPurchaseNumber } from "#domain/requests/purchase-number-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { request as requests } from "#worker/db/schema/requests.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { openFor } from "./open-request.ts";
import { numberStatements } from "./purchase-limit.ts";
import { newsOfRequest } from "./save-version.ts";

/** Gives a budget or an order the number of the company that buys, or takes it away. It is the company's own, so that
 *  no status ends it, and its people alone set it.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED; INVALID_BODY for an order without a number where the
 *    company asks for one; STALE_VERSION if it has another one meanwhile */
export function createSetPurchaseNumber(scope: Scope) {
  return async function set(id: string, { purchaseNumber, seenPurchaseNumber }: SetPurchaseNumber) {
    const opened = await openFor(scope, id, "setPurchaseNumber");
    const { distributor, database, request } = opened;
    const { type, integratorId } = request;
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...numberStatements(opened, { id, type, integratorId, purchaseNumber }),
      updateRow(
        requests,
        { distributorId: distributor.id, id, type, deletedAt: null, purchaseNumber: seenPurchaseNumber },
        { purchaseNumber, updatedAt: at },
      ),
      assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "request", id })),
      audit(scope, distributor.id, {
        at,
        event: "request.purchase-number-set",
        entity: "request",
        entityId: id,
        changes: { purchaseNumber: { from: seenPurchaseNumber, to: purchaseNumber } },
      }),
      ...newsOfRequest(distributor.id, request, at),
    ]);
    publishSoon(scope);
    return { id, purchaseNumber };
  };
}
