import type { ApiRoute } from "../kernel/create-api-route.ts";
import { readCartRoute, saveCartRoute, shareCartRoute } from "./carts.ts";

/** Endpoints of carts and their prices. */
export const SALE_ROUTES: readonly ApiRoute[] = [saveCartRoute, shareCartRoute, readCartRoute];
