import type { ApiRoute } from "../kernel/create-api-route.ts";
import {
  cancelChangeSetRoute,
  createChangeSetRoute,
  getChangeSetRoute,
  listChangeSetRowsRoute,
  listChangeSetsRoute,
  previewPriceChangeRoute,
  readGridRoute,
  undoChangeSetRoute,
} from "./change-sets.ts";

/** Endpoints of changing many products at once. */
export const CHANGE_SETS_ROUTES: readonly ApiRoute[] = [
  listChangeSetsRoute,
  createChangeSetRoute,
  readGridRoute,
  getChangeSetRoute,
  listChangeSetRowsRoute,
  undoChangeSetRoute,
  cancelChangeSetRoute,
  previewPriceChangeRoute,
];
