import { sql } from "drizzle-orm";
import { newId } from "#worker/scope.ts";
import { type AuditEntry, auditStatement } from "#worker/repositories/audit/audit-statements.ts";
import type { TestDistributor } from "./distributor.ts";

/** An entry of the log, by default an administrator who changed a role. */
export function buildAuditEntry(fields: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: newId("aud"),
    at: "2026-11-20T15:00:00.000Z",
    actor: { id: "usr_01beatriz00", type: "admin", name: "Beatriz Moura", operator: null },
    address: "203.0.113.7",
    event: "role.updated",
    entity: "role",
    entityId: "rol_1",
    changes: {},
    ...fields,
  };
}

/** Puts entries into a distributor's log. */
export async function writeAudit(owner: TestDistributor, entries: readonly AuditEntry[]): Promise<void> {
  await owner.database.writeBatch(entries.map((entry) => auditStatement(owner.id, entry)));
}

/** Adds that many equal entries to the log, one second apart, the last at the given minute. */
export async function fillAudit(owner: TestDistributor, count: number): Promise<void> {
  await owner.database.writeBatch([
    {
      query: sql`insert into audit_log (distributor_id, id, at, actor_id, actor_type, actor_name, event, entity,
          entity_id, changes)
        with recursive number (n) as (select 1 union all select n + 1 from number where n < ${count})
        select ${owner.id}, printf('aud_%08d', n), strftime('%Y-%m-%dT%H:%M:%S.000Z', '2026-01-01', n || ' seconds'),
          'usr_1', 'admin', 'Beatriz Moura', 'session.opened', 'session', 'ses_' || n, '{}' from number`,
    },
  ]);
}
