import {
  type AuditActor,
  auditActorOf,
  auditStatement,
} from "#worker/repositories/audit/audit-statements.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { Scope } from "#worker/scope.ts";

/** The audit row of a change, for the batch that makes it.
 *  @param change.actor - the actor, if the request has none: at sign-in, for a provider
 *  @param change.at - instant of the change, if other rows of the batch have it too */
export function audit(
  scope: Scope,
  distributorId: string,
  change: {
    event: string;
    entity: string;
    entityId: string;
    changes?: Readonly<Record<string, { from: unknown; to: unknown }>>;
    actor?: AuditActor;
    at?: string;
  },
): WriteStatement {
  const {
    event,
    entity,
    entityId,
    changes = {},
    actor = auditActorOf(scope.actor),
    at = scope.now().toISOString(),
  } = change;
  return auditStatement(distributorId, {
    id: scope.newId("aud"),
    at,
    actor,
    address: scope.clientAddress,
    event,
    entity,
    entityId,
    changes,
  });
}
