import { sql } from "drizzle-orm";
import { callApi } from "#tests/setup/call-api.ts";
import { openTestDatabase, type TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";

/** Reason of a support access in tests. */
export const SUPPORT_REASON = "Chamado 4312: pedido não aparece na lista";

/** Path of an action of the platform on a person of a distributor. */
export function personPath(owner: { id: string }, userId: string, action: string): string {
  return `/app/admin/distributors/${owner.id}/users/${userId}/${action}`;
}

/** Requests a link by which support acts as a person, by default for half an hour. */
export function startMasquerade(
  headers: Record<string, string>,
  owner: TestDistributor,
  userId: string,
  body: unknown = { reason: SUPPORT_REASON, minutes: 30 },
) {
  const path = personPath(owner, userId, "masquerade");
  return callApi<{ url: string; until: string }>("POST", path, { headers, body });
}

/** Entries of a distributor's log, oldest first. */
export function readDistributorLog(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select event, actor_id, actor_name, operator_id, operator_name, entity_id from audit_log
      where distributor_id = ${owner.id} order by at, id`,
  );
}

/** Entries of the platform's log about an operator, oldest first. */
export async function readPlatformLog(operatorId: string) {
  const [result] = await openTestDatabase("primary").writeBatch([
    {
      query: sql`select event, entity_id, changes from audit_log where distributor_id = 'platform'
        and actor_id = ${operatorId} order by at, id`,
    },
  ]);
  return (result?.rows ?? []).map((row) => ({
    event: row["event"],
    entityId: row["entity_id"],
    changes: JSON.parse(String(row["changes"])) as Record<string, unknown>,
  }));
}
