import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readCartRoute, saveCartRoute } from "./carts.ts";
import { shareCartRoute } from "./share-cart.ts";

/** Endpoints of a cart and what it costs. */
export const SALE_ROUTES: readonly ApiRoute[] = [saveCartRoute, shareCartRoute, readCartRoute];
