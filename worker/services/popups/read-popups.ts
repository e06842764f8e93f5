import type { AccessRule } from "#domain/access/may-access.ts";
import { SHOWN_POPUPS } from "#domain/popups/popup-access.ts";
import type { Popup } from "#domain/popups/popup-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { createPopupRepository, type PopupPage } from "#worker/repositories/popups/popup-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

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
