import type { ApiRoute } from "../kernel/create-api-route.ts";
import { CHECKOUT_LOAD_ROUTES } from "./checkout.ts";

/** Endpoints of what a checkout asks for. */
export const CHECKOUT_ROUTES: readonly ApiRoute[] = [...CHECKOUT_LOAD_ROUTES];
