import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readBiUrlRoute, readDashboardRoute, readIntegratorDashboardRoute } from "./dashboards.ts";

/** Endpoints of the dashboards. */
export const DASHBOARD_ROUTES: readonly ApiRoute[] = [
  readDashboardRoute,
  readIntegratorDashboardRoute,
  readBiUrlRoute,
];
