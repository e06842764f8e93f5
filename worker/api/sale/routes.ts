import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readCartRoute, saveCartRoute } from "./carts.ts";
import { shareCartRoute } from "./share-cart.ts";

/** Endpoints of carts and their prices. */
export const SALE_ROUTES: readonly ApiRoute[] = [saveCartRoute, shareCartRoute, readCartRoute];
