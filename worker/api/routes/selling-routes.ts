import type { ApiRoute } from "../kernel/create-api-route.ts";
import { chooseCenterRoute, listCentersRoute } from "../centers/centers.ts";
import {
  createRegionRoute,
  deleteRegionRoute,
  getRegionRoute,
  listRegionsRoute,
  updateRegionRoute,
} from "../centers/regions.ts";
import {
  createCenterRoute,
  deleteCenterRoute,
  getCenterRoute,
  listManagedCentersRoute,
  orderCentersRoute,
  setCenterActiveRoute,
  setExclusivityRoute,
  updateCenterRoute,
} from "../centers/staff-centers.ts";
import { OFFER_ROUTES } from "../offers/offers.ts";
import {
  createPopupRoute,
  deletePopupRoute,
  getPopupRoute,
  listOwnPopupsRoute,
  listPopupsRoute,
  updatePopupRoute,
} from "../popups/popups.ts";
import { JOURNEY_ROUTES } from "../settings/journey.ts";
import { readOwnThemeRoute, saveThemeRoute } from "../theme/edit-theme.ts";
import { readThemeRoute } from "../theme/read-theme.ts";

/** Endpoints of how a distributor sells. */
export const SELLING_ROUTES: readonly ApiRoute[] = [
  readThemeRoute,
  readOwnThemeRoute,
  saveThemeRoute,
  listCentersRoute,
  chooseCenterRoute,
  listManagedCentersRoute,
  createCenterRoute,
  orderCentersRoute,
  setExclusivityRoute,
  getCenterRoute,
  updateCenterRoute,
  setCenterActiveRoute,
  deleteCenterRoute,
  listRegionsRoute,
  createRegionRoute,
  getRegionRoute,
  updateRegionRoute,
  deleteRegionRoute,
  listOwnPopupsRoute,
  listPopupsRoute,
  createPopupRoute,
  getPopupRoute,
  updatePopupRoute,
  deletePopupRoute,
  ...OFFER_ROUTES,
  ...JOURNEY_ROUTES,
];
