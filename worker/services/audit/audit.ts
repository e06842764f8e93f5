import {
  type AuditActor,
  auditActorOf,
  auditStatement,
} from "#worker/repositories/audit/audit-statements.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { Scope } from "#worker/scope.ts";

/** The audit row of what this request changes, for the batch that changes it.
 *  @param change.actor - who did it, when the request itself does not know: at sign-in, for a provider
 *  @param change.at - instant of the change, when other rows of the batch carry it too */
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
