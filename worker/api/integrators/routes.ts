import type { ApiRoute } from "../kernel/create-api-route.ts";
import {
  decideIntegratorRoute,
  getIntegratorRoute,
  listIntegratorsRoute,
  updateIntegratorCommercialRoute,
} from "./integrators.ts";
import { openRegistrationRoute, registerIntegratorRoute } from "./register.ts";

/** Endpoints of integrators. */
export const INTEGRATORS_ROUTES: readonly ApiRoute[] = [
  openRegistrationRoute,
  registerIntegratorRoute,
  listIntegratorsRoute,
  getIntegratorRoute,
  decideIntegratorRoute,
  updateIntegratorCommercialRoute,
];
