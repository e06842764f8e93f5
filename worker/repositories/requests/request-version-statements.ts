import { type SQL, sql } from "drizzle-orm";
import type { AllowedContent } from "#domain/requests/allow-content.ts";
import { OPEN_GROUPS } from "#domain/requests/modify-request.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { couponUse, priceDrift } from "#worker/db/schema/pricing.ts";
import { purchaseApproval } from "#worker/db/schema/purchases.ts";
import { requestVersion } from "#worker/db/schema/requests.ts";

/** The content of the next version of a request, and the version that was read. */
export interface SavedVersion {
  request: { id: string; version: number; status: { id: string } };
  content: AllowedContent;
  createdBy: string;
  at: string;
}

/** Condition: a row of `request` has the version and the status that were read, and that status allows changes. */
export function isOpenVersion(distributorId: string, { id, version, status }: SavedVersion["request"]): SQL {
  return sql`distributor_id = ${distributorId} and id = ${id} and version = ${version} and deleted_at is null
    and returned_cents is null and deal_status_id = ${status.id}
    and exists (select 1 from deal_status where deal_status.distributor_id = ${distributorId}
      and deal_status.id = request.deal_status_id
      and deal_status.group_name in (select value from json_each(${JSON.stringify(OPEN_GROUPS)})))`;
}

/** Inserts the version after the one that was read. It must follow the update of its request, which must have matched.
 *  Pending approvals of the old version end.
 *  @throws DomainError STALE_VERSION */
export function insertNextVersion(
  distributorId: string,
  { request: { id, version }, content, createdBy, at }: SavedVersion,
): WriteStatement[] {
  return [
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "request", id })),
    insertRow(requestVersion, {
      ...{ distributorId, requestId: id, version: version + 1, content, createdBy, createdAt: at },
    }),
    updateRow(
      couponUse,
      { distributorId, requestId: id, releasedAt: null },
      { amountCents: content.totals.couponCents },
    ),
    updateRow(
      purchaseApproval,
      { distributorId, requestId: id, status: "pending" },
      { status: "withdrawn", decidedAt: at },
    ),
    updateRow(priceDrift, { distributorId, requestId: id, closedAt: null }, { closedAt: at }),
  ];
}
