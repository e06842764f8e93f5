import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "#domain/access/actor.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { auditLog } from "#worker/db/schema/kernel.ts";

/** The actor of an entry. Names may change later, the log does not. */
export interface AuditActor {
  id: string;
  type: string;
  name: string;
  /** The operator who acted as that person; null without one. */
  operator: { id: string; name: string } | null;
}

/** The actor of what happens by itself. */
export const SCHEDULE: AuditActor = { id: "schedule", type: "system", name: "", operator: null };

export interface AuditEntry {
  id: string;
  at: string;
  actor: AuditActor;
  /** IP address of the change; empty for scheduled work. */
  address: string;
  event: string;
  entity: string;
  entityId: string;
  /** Changes by field, from and to. */
  changes: Readonly<Record<string, { from: unknown; to: unknown }>>;
}

/** The audit row of a change, for the batch that makes it. */
export function auditStatement(distributorId: string, entry: AuditEntry): WriteStatement {
  const { actor, ...row } = entry;
  return insertRow(auditLog, {
    ...row,
    distributorId,
    actorId: actor.id,
    actorType: actor.type,
    actorName: actor.name,
    operatorId: actor.operator?.id ?? null,
    operatorName: actor.operator?.name ?? null,
  });
}

/** Audit rows of one change that many records share, in one statement.
 *  @param records - query of the `id` of each, and its `changes` as JSON, at this point of the batch */
export function auditEach(
  distributorId: string,
  { at, actor, address, event, entity }: Omit<AuditEntry, "id" | "entityId" | "changes">,
  records: SQL,
): WriteStatement {
  return {
    query: sql`insert into audit_log (distributor_id, id, at, actor_id, actor_type, actor_name, operator_id,
        operator_name, address, event, entity, entity_id, changes)
      select ${distributorId}, 'aud_' || lower(hex(randomblob(16))), ${at}, ${actor.id}, ${actor.type}, ${actor.name},
        ${actor.operator?.id ?? null}, ${actor.operator?.name ?? null}, ${address}, ${event}, ${entity}, record.id,
        record.changes
      from (${records}) as record`,
  };
}

/** The row of a view of a link, unless the log has one of the same link and version since an instant. */
export function viewStatement(distributorId: string, entry: AuditEntry, since: string): WriteStatement {
  const { id, at, actor, address, event, entity, entityId, changes } = entry;
  const version = changes["version"]?.to;
  return {
    query: sql`insert into audit_log
        (distributor_id, id, at, actor_id, actor_type, actor_name, address, event, entity, entity_id, changes)
      select ${distributorId}, ${id}, ${at}, ${actor.id}, ${actor.type}, ${actor.name}, ${address}, ${event}, ${entity},
        ${entityId}, ${JSON.stringify(changes)}
      where not exists (select 1 from audit_log as seen where seen.distributor_id = ${distributorId}
        and seen.entity = ${entity} and seen.entity_id = ${entityId} and seen.at > ${since} and +seen.event = ${event}
        and +seen.actor_id = ${actor.id} and seen.changes ->> '$.version.to' = ${version})`,
  };
}

/** The actor of a request, for the log. */
export function auditActorOf(actor: Actor): AuditActor {
  if (actor.kind === "barred") return auditActorOf(actor.user);
  if (actor.kind !== "user" && actor.kind !== "platform") {
    return { id: actor.kind, type: actor.kind, name: "", operator: null };
  }
  const masquerade = actor.kind === "user" ? actor.masquerade : null;
  // Only administrators can preview a role, whose type their actor then has.
  const isPreview = actor.kind === "user" && actor.previewOf !== null;
  return {
    id: actor.userId,
    type: isPreview ? "admin" : actor.type,
    name: `${actor.name} ${actor.surname}`,
    operator: masquerade && { id: masquerade.operatorId, name: masquerade.operatorName },
  };
}
