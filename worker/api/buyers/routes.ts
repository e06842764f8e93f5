import type { ApiRoute } from "../kernel/create-api-route.ts";
import { findBuyersRoute, getBuyerRoute } from "./buyers.ts";

/** Endpoints of the companies that staff can buy for. */
export const BUYERS_ROUTES: readonly ApiRoute[] = [findBuyersRoute, getBuyerRoute];
