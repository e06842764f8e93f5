import { sql } from "drizzle-orm";
import type { Actor } from "#domain/access/actor.ts";
import type { WriteStatement } from "../db/client.ts";

export interface AuditEntry {
  id: string;
  at: string;
  actor: Actor | { kind: "provider"; provider: string };
  event: string;
  entity: string;
  entityId: string;
  /** What from, what to, by field. */
  changes: Readonly<Record<string, { from: unknown; to: unknown }>>;
}

/** The audit row of a change, for the batch that makes it. */
export function auditStatement(distributorId: string, entry: AuditEntry): WriteStatement {
  const { id, at, event, entity, entityId, changes } = entry;
  return {
    query: sql`insert into audit_log (distributor_id, id, at, actor_id, actor_type, event, entity, entity_id, changes)
      values (${distributorId}, ${id}, ${at}, ${actorId(entry.actor)}, ${actorType(entry.actor)}, ${event}, ${entity},
        ${entityId}, ${JSON.stringify(changes)})`,
  };
}

function actorId(actor: AuditEntry["actor"]): string {
  if (actor.kind === "user" || actor.kind === "platform") return actor.userId;
  if (actor.kind === "provider") return actor.provider;
  return actor.kind;
}

function actorType(actor: AuditEntry["actor"]): string {
  return actor.kind === "user" || actor.kind === "platform" ? actor.type : actor.kind;
}
