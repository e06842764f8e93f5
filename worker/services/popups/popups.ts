import type { AccessRule } from "#domain/access/may-access.ts";
import { SHOWN_POPUPS } from "#domain/popups/popup-access.ts";
import { type Popup, POPUP_FIELDS, type PopupInput, type PopupUpdate } from "#domain/popups/popup-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import {
  createPopupRepository,
  deletePopup,
  insertPopup,
  type PopupPage,
  updatePopup,
} from "#worker/repositories/popups/popup-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { describeChanges } from "#domain/records/describe-changes.ts";
import { audit } from "#worker/services/audit/audit.ts";

/** Permission to manage pop-ups. */
export const popupsAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.advertising"],
  actions: ["advertising"],
};

export const ownPopupsAccess = SHOWN_POPUPS;

/** Lists a page of the distributor's pop-ups, newest first, with the day that their periods are compared with. */
export function createListPopups(scope: Scope) {
  return async function listPopups(page: number): Promise<PopupPage & { today: string }> {
    const { distributor, database } = authoriseUser(scope, popupsAccess);
    const found = await createPopupRepository(database, distributor.id).listPopups(page);
    return { ...found, today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone) };
  };
}

/** Lists a page of the pop-ups to show today. */
export function createListOwnPopups(scope: Scope) {
  return async function listOwnPopups(page: number): Promise<PopupPage> {
    const { distributor, database } = authoriseUser(scope, ownPopupsAccess);
    const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
    return createPopupRepository(database, distributor.id).listRunning({ page, today });
  };
}

/** @throws DomainError NOT_FOUND */
export function createGetPopup(scope: Scope) {
  return async function getPopup(id: string): Promise<Popup> {
    const { distributor, database } = authoriseUser(scope, popupsAccess);
    return createPopupRepository(database, distributor.id).getPopup(id);
  };
}

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
