import { POPUP_FIELDS, type Popup, type PopupInput, type PopupUpdate } from "#domain/popups/popup-schema.ts";
import { describeChanges } from "#domain/records/describe-changes.ts";
import {
  createPopupRepository,
  deletePopup,
  insertPopup,
  updatePopup,
} from "#worker/repositories/popups/popup-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { popupsAccess } from "./read-popups.ts";

/** Creates a pop-up. */
export function createCreatePopup(scope: Scope) {
  return async function createPopup(input: PopupInput): Promise<Popup> {
    const { distributor, database } = authoriseUser(scope, popupsAccess);
    const id = scope.newId("pop");
    await database.writeBatch([
      insertPopup(distributor.id, { id, input, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "popup.created",
        entity: "popup",
        entityId: id,
        changes: changesOf(null, input),
      }),
    ]);
    return createPopupRepository(database, distributor.id).getPopup(id);
  };
}

/** Replaces a pop-up in the version that the edit began with.
 *  @throws DomainError NOT_FOUND, STALE_VERSION */
export function createUpdatePopup(scope: Scope) {
  return async function updatePopupOf(id: string, { version, ...input }: PopupUpdate): Promise<Popup> {
    const { distributor, database } = authoriseUser(scope, popupsAccess);
    const popups = createPopupRepository(database, distributor.id);
    const before = await popups.getPopup(id);
    await database.writeBatch([
      ...updatePopup(distributor.id, { id, input, version, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "popup.updated",
        entity: "popup",
        entityId: id,
        changes: { ...changesOf(before, input), name: { from: before.title, to: input.title } },
      }),
    ]);
    return popups.getPopup(id);
  };
}

/** @throws DomainError NOT_FOUND */
export function createDeletePopup(scope: Scope) {
  return async function deletePopupOf(id: string): Promise<void> {
    const { distributor, database } = authoriseUser(scope, popupsAccess);
    const before = await createPopupRepository(database, distributor.id).getPopup(id);
    await database.writeBatch([
      ...deletePopup(distributor.id, id),
      audit(scope, distributor.id, {
        event: "popup.deleted",
        entity: "popup",
        entityId: id,
        changes: { name: { from: before.title, to: null } },
      }),
    ]);
  };
}

/** Changes for the audit log, with the title as its name. */
function changesOf(before: PopupInput | null, after: PopupInput) {
  const { title, ...changes } = describeChanges(POPUP_FIELDS, before, after);
  return title === undefined ? changes : { name: title, ...changes };
}
