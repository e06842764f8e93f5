import type { Scope } from "#worker/scope.ts";
import { createReadBiUrl } from "./read-bi-url.ts";
import { createReadDashboard } from "./read-dashboard.ts";
import { createReadIntegratorDashboard } from "./read-integrator-dashboard.ts";

/** Use cases of the dashboards. */
export const dashboardServices = {
  dashboard: (scope: Scope) => ({
    read: createReadDashboard(scope),
    readIntegrator: createReadIntegratorDashboard(scope),
    readBiUrl: createReadBiUrl(scope),
  }),
};
