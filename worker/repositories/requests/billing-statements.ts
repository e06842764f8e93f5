import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { request } from "#worker/db/schema/requests.ts";

/** Sets the day on which an order is invoiced, if it is as it was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function setBillingDate(
  distributorId: string,
  {
    id,
    dealStatusId,
    before,
    after,
    at,
  }: {
    id: string;
    dealStatusId: string;
    before: string | null;
    after: string | null;
    at: string;
  },
): WriteStatement[] {
  return [
    updateRow(
      request,
      { distributorId, id, type: "order", dealStatusId, deletedAt: null, billingDate: before },
      { billingDate: after, updatedAt: at },
    ),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "request", id })),
  ];
}
