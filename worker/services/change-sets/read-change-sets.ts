import type { ChangeSet } from "#domain/change-sets/change-set.ts";
import {
  CHANGE_SET_PAGE_SIZE,
  type ChangeRowPage,
  type ChangeSetPage,
  createChangeSetRepository,
} from "#worker/repositories/change-sets/change-set-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { changeSetsAccess } from "./change-set-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Lists a page of the distributor's change sets, newest first. */
export function createListChangeSets(scope: Scope) {
  return async function listChangeSets(
    page: number,
    pageSize = CHANGE_SET_PAGE_SIZE,
  ): Promise<ChangeSetPage> {
    const { distributor, database } = authoriseUser(scope, changeSetsAccess);
    return createChangeSetRepository(database, distributor.id).listChangeSets(page, pageSize);
  };
}

/** Reads a change set.
 *  @throws DomainError NOT_FOUND */
export function createGetChangeSet(scope: Scope) {
  return async function getChangeSet(id: string): Promise<ChangeSet> {
    const { distributor, database } = authoriseUser(scope, changeSetsAccess);
    return createChangeSetRepository(database, distributor.id).getChangeSet(id);
  };
}

/** Lists a page of the products of a change set.
 *  @throws DomainError NOT_FOUND */
export function createListChangeSetRows(scope: Scope) {
  return async function listChangeSetRows(id: string, page: number): Promise<ChangeRowPage> {
    const { distributor, database } = authoriseUser(scope, changeSetsAccess);
    return createChangeSetRepository(database, distributor.id).listRows(id, page);
  };
}
