import type { Scope } from "#worker/scope.ts";
import { createGetPopup, createListOwnPopups, createListPopups } from "./read-popups.ts";
import { createCreatePopup, createDeletePopup, createUpdatePopup } from "./save-popup.ts";

export const popupsServices = {
  popups: (scope: Scope) => ({
    list: createListPopups(scope),
    listOwn: createListOwnPopups(scope),
    get: createGetPopup(scope),
    create: createCreatePopup(scope),
    update: createUpdatePopup(scope),
    remove: createDeletePopup(scope),
  }),
};
