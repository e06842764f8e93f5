import type { ApiRoute } from "../kernel/create-api-route.ts";
import {
  createPopupRoute,
  deletePopupRoute,
  getPopupRoute,
  listOwnPopupsRoute,
  listPopupsRoute,
  updatePopupRoute,
} from "./popups.ts";

/** Endpoints of pop-ups. */
export const POPUPS_ROUTES: readonly ApiRoute[] = [
  listOwnPopupsRoute,
  listPopupsRoute,
  createPopupRoute,
  getPopupRoute,
  updatePopupRoute,
  deletePopupRoute,
];
