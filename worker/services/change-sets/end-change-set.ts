import type { ChangeSet } from "#domain/change-sets/change-set.ts";
import { auditActorOf } from "#worker/repositories/audit/audit-statements.ts";
import { createChangeSetRepository } from "#worker/repositories/change-sets/change-set-repository.ts";
import { beginUndo, cancelChangeSet } from "#worker/repositories/change-sets/change-set-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { changeSetsAccess } from "./change-set-access.ts";
import { continueUndo } from "./continue-undo.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Undoes an applied change set, for each product that has not changed since. An interrupted undo continues.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION */
export function createUndoChangeSet(scope: Scope) {
  return async function undoChangeSet(id: string): Promise<ChangeSet> {
    const { distributor, database, actor } = authoriseUser(scope, changeSetsAccess);
    const sets = createChangeSetRepository(database, distributor.id);
    const { state } = await sets.getChangeSet(id);
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...beginUndo(distributor.id, id, { from: state, actor: auditActorOf(actor), at }),
      audit(scope, distributor.id, { event: "change-set.undone", entity: "changeSet", entityId: id, at }),
    ]);
    const { clientAddress: address, now } = scope;
    await continueUndo({ database, distributorId: distributor.id, id, now, address });
    return sets.getChangeSet(id);
  };
}

/** Cancels a scheduled change set that has not begun.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION */
export function createCancelChangeSet(scope: Scope) {
  return async function cancelScheduled(id: string): Promise<ChangeSet> {
    const { distributor, database } = authoriseUser(scope, changeSetsAccess);
    const sets = createChangeSetRepository(database, distributor.id);
    const { state } = await sets.getChangeSet(id);
    await database.writeBatch([
      ...cancelChangeSet(distributor.id, id, state),
      audit(scope, distributor.id, { event: "change-set.cancelled", entity: "changeSet", entityId: id }),
    ]);
    return sets.getChangeSet(id);
  };
}
