import type { ApiRoute } from "../kernel/create-api-route.ts";
import { OFFER_ROUTES } from "./offers.ts";

/** Endpoints of what a shop offers beside kits. */
export const OFFERS_ROUTES: readonly ApiRoute[] = [...OFFER_ROUTES];
