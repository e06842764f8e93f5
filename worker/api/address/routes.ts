import type { ApiRoute } from "../kernel/create-api-route.ts";
import { findAddressRoute, listMunicipalitiesRoute, listStatesRoute } from "./address.ts";

/** Endpoints of addresses. */
export const ADDRESS_ROUTES: readonly ApiRoute[] = [
  findAddressRoute,
  listMunicipalitiesRoute,
  listStatesRoute,
];
