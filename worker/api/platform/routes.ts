import type { ApiRoute } from "../kernel/create-api-route.ts";
import { listDistributorsRoute } from "./distributors.ts";
import { activateUserRoute, blockUserRoute, readDistributorRoute, startMasqueradeRoute } from "./support.ts";

/** Endpoints of the platform's support. */
export const PLATFORM_ROUTES: readonly ApiRoute[] = [
  listDistributorsRoute,
  readDistributorRoute,
  blockUserRoute,
  activateUserRoute,
  startMasqueradeRoute,
];
