import type { Scope } from "#worker/scope.ts";
import {
  createCreatePopup,
  createDeletePopup,
  createGetPopup,
  createListOwnPopups,
  createListPopups,
  createUpdatePopup,
} from "./popups.ts";

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
