import type { ApiRoute } from "../kernel/create-api-route.ts";
import { BUYING_ROUTES } from "./buying-settings.ts";
import { readMaintenanceRoute, setMaintenanceRoute } from "./maintenance.ts";
import { PRICE_SETTINGS_ROUTES } from "./prices.ts";
import { REQUEST_SETTINGS_ROUTES } from "./requests.ts";

/** Endpoints of a distributor's settings, and of its maintenance. */
export const SETTINGS_ROUTES: readonly ApiRoute[] = [
  ...BUYING_ROUTES,
  ...PRICE_SETTINGS_ROUTES,
  ...REQUEST_SETTINGS_ROUTES,
  readMaintenanceRoute,
  setMaintenanceRoute,
];
