import { sql } from "drizzle-orm";
import { OPEN_GROUPS } from "#domain/requests/modify-request.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { approvalAnswer, approvalLink } from "#worker/db/schema/approvals.ts";

/** Inserts a link for a version of a budget that is still the newest, and neither closed nor deleted; of a company that is
 *  served. */
export function insertLink(
  link: typeof approvalLink.$inferInsert,
  { changed, blocked }: { changed: () => Error; blocked: () => Error },
): WriteStatement[] {
  const { distributorId, requestId, version } = link;
  return [
    assertHolds("STALE_VERSION", isOpenBudget(distributorId, { requestId, version }), changed),
    assertHolds("STALE_VERSION", isServed(distributorId, requestId), blocked),
    insertRow(approvalLink, link),
  ];
}

/** Withdraws a link that nobody has withdrawn. */
export function withdrawLink(
  distributorId: string,
  { id, requestId, by, at }: { id: string; requestId: string; by: string; at: string },
  gone: () => Error,
): WriteStatement[] {
  return [
    updateRow(
      approvalLink,
      { distributorId, id, requestId, withdrawnAt: null },
      { withdrawnAt: at, withdrawnBy: by },
    ),
    assertChanged("STALE_VERSION", 1, gone),
  ];
}

/** Inserts an answer if, at this point of the batch, it is the first to its version by its link; the version is the
 *  newest of a budget that is as it was read and neither deleted nor closed; the link was not withdrawn; and the company
 *  that buys is served.
 *  @param read.expiresOn - last day of the budget, as it was read
 *  @param changed - what to throw when one of it does not hold */
export function insertAnswer(
  answer: typeof approvalAnswer.$inferInsert,
  { expiresOn }: { expiresOn: string | null },
  changed: () => Error,
): WriteStatement[] {
  const { distributorId, linkId, requestId, version } = answer;
  return [
    assertHolds("STALE_VERSION", isOpenBudget(distributorId, { requestId, version }), changed),
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
        and expires_on is ${expiresOn})`,
      changed,
    ),
    assertHolds("STALE_VERSION", isServed(distributorId, requestId), changed),
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from approval_link where distributor_id = ${distributorId} and id = ${linkId}
        and withdrawn_at is null)`,
      changed,
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from approval_answer where distributor_id = ${distributorId}
        and link_id = ${linkId} and version = ${version})`,
      changed,
    ),
    insertRow(approvalAnswer, answer),
  ];
}

function isOpenBudget(distributorId: string, { requestId, version }: { requestId: string; version: number }) {
  return sql`exists (select 1 from request join deal_status on deal_status.distributor_id = request.distributor_id
      and deal_status.id = request.deal_status_id
      and deal_status.group_name in (select value from json_each(${JSON.stringify(OPEN_GROUPS)}))
    where request.distributor_id = ${distributorId} and request.id = ${requestId} and request.type = 'budget'
      and request.version = ${version} and request.deleted_at is null)`;
}

/** Whether the company that buys a request is served. */
function isServed(distributorId: string, requestId: string) {
  return sql`exists (select 1 from request join integrator on integrator.distributor_id = request.distributor_id
      and integrator.id = request.integrator_id and integrator.status = 'enable'
    where request.distributor_id = ${distributorId} and request.id = ${requestId})`;
}
