import type { ApiRoute } from "../kernel/create-api-route.ts";
import { findBuyersRoute, getBuyerRoute } from "./buyers.ts";

/** Endpoints of finding for whom staff buys. */
export const BUYERS_ROUTES: readonly ApiRoute[] = [findBuyersRoute, getBuyerRoute];
