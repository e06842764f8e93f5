import { sql } from "drizzle-orm";
import { OPEN_GROUPS } from "#domain/discounts/modify-request.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "../db/client.ts";
import { assertChanged } from "../db/save-parts.ts";
import type { ChangeableRequest } from "./request-change-repository.ts";

/** A new version of a request in the place of the one that was read: if it still is that one, is not paid or closed
 *  and nobody may be paying it. What waited for the version before is over.
 *  @throws DomainError STALE_VERSION */
export function insertRequestVersion(
  distributorId: string,
  {
    request,
    content,
    createdBy,
    at,
  }: {
    request: Pick<ChangeableRequest, "id" | "version">;
    content: RequestContent;
    createdBy: string;
    at: string;
  },
): WriteStatement[] {
  const { id, version } = request;
  return [
    {
      query: sql`update request set version = version + 1, total_cents = ${content.totals.totalCents}, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version} and payment_status <> 'received'
          and not exists (select 1 from charge where charge.distributor_id = ${distributorId}
            and charge.request_id = ${id} and charge.status = 'pending' and charge.expires_at > ${at})
          and exists (select 1 from deal_status where deal_status.distributor_id = ${distributorId}
            and deal_status.id = request.deal_status_id
            and deal_status.group_name in (select value from json_each(${JSON.stringify(OPEN_GROUPS)})))`,
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "request", id })),
    {
      query: sql`insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
        values (${distributorId}, ${id}, ${version + 1}, ${JSON.stringify(content)}, ${createdBy}, ${at})`,
    },
    {
      query: sql`update coupon_use set amount_cents = ${content.totals.couponCents}
        where distributor_id = ${distributorId} and request_id = ${id} and released_at is null`,
    },
    {
      query: sql`update price_drift set closed_at = ${at}
        where distributor_id = ${distributorId} and request_id = ${id} and closed_at is null`,
    },
  ];
}
