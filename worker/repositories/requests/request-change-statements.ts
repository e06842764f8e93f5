import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertNextVersion, isOpenVersion, type SavedVersion } from "./request-version-statements.ts";

/** Inserts a new version in place of the one that was read, if it is still the latest, the request is neither paid nor
 *  closed, and no charge is open. Pending approvals of the old version end.
 *  @throws DomainError STALE_VERSION */
export function insertRequestVersion(distributorId: string, saved: SavedVersion): WriteStatement[] {
  const { request, content, at } = saved;
  return [
    {
      query: sql`update request set version = version + 1, total_cents = ${content.totals.totalCents}, updated_at = ${at}
        where ${isOpenVersion(distributorId, request)} and payment_status <> 'received'
          and not exists (select 1 from charge where charge.distributor_id = ${distributorId}
            and charge.request_id = ${request.id} and charge.status = 'pending' and charge.expires_at > ${at})`,
    },
    ...insertNextVersion(distributorId, saved),
  ];
}
