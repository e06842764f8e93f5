import type { SetBillingDate } from "#domain/requests/billing-date-schema.ts";
import { setBillingDate } from "#worker/repositories/requests/billing-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { openFor } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";

/** Sets the day on which an order is invoiced, or takes it away.
 *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED; INVALID_TRANSITION before the status
 *    that the distributor has chosen for it; STALE_VERSION if it has another one meanwhile
 *  @source spec, deal statuses: statusToSetBillingDate */
export function createSetBillingDate(scope: Scope) {
  return async function set(id: string, { billingDate, seenBillingDate }: SetBillingDate) {
    const { distributor, database, request } = await openFor(scope, id, "setBillingDate");
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...setBillingDate(distributor.id, {
        ...{ id, dealStatusId: request.status.id, before: seenBillingDate, after: billingDate, at },
      }),
      audit(scope, distributor.id, {
        at,
        event: "order.billing-date-set",
        entity: "request",
        entityId: id,
        changes: { billingDate: { from: seenBillingDate, to: billingDate } },
      }),
      ...newsOfRequest(distributor.id, request, at),
    ]);
    publishSoon(scope);
    return { id, billingDate };
  };
}
