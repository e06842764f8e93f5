import { sql } from "drizzle-orm";
import { callApi } from "#tests/setup/call-api.ts";
import { openTestDatabase, type TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";

/** Why support acts as somebody in tests. */
export const SUPPORT_REASON = "Chamado 4312: pedido não aparece na lista";

/** Where the platform's people do something with a person of a distributor. */
export function personPath(owner: { id: string }, userId: string, action: string): string {
  return `/app/admin/distributors/${owner.id}/users/${userId}/${action}`;
}

/** Asks for a link by which support acts as a person, for half an hour unless told otherwise. */
export function startMasquerade(
  headers: Record<string, string>,
  owner: TestDistributor,
  userId: string,
  body: unknown = { reason: SUPPORT_REASON, minutes: 30 },
) {
  const path = personPath(owner, userId, "masquerade");
  return callApi<{ url: string; until: string }>("POST", path, { headers, body });
}

/** What stands in a distributor's log, the oldest first. */
export function readDistributorLog(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select event, actor_id, actor_name, operator_id, operator_name, entity_id from audit_log
      where distributor_id = ${owner.id} order by at, id`,
  );
}

/** What stands in the platform's log of one of its people, the oldest first. */
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
