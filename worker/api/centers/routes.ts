import type { ApiRoute } from "../kernel/create-api-route.ts";
import { chooseCenterRoute, listCentersRoute } from "./centers.ts";
import {
  createRegionRoute,
  deleteRegionRoute,
  getRegionRoute,
  listRegionsRoute,
  updateRegionRoute,
} from "./regions.ts";
import {
  createCenterRoute,
  deleteCenterRoute,
  getCenterRoute,
  listManagedCentersRoute,
  orderCentersRoute,
  setCenterActiveRoute,
  setExclusivityRoute,
  updateCenterRoute,
} from "./staff-centers.ts";

/** Endpoints of distribution centers and their regions. */
export const CENTERS_ROUTES: readonly ApiRoute[] = [
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
];
