import type { ApiRoute } from "../kernel/create-api-route.ts";
import { DISCOUNT_ROUTES } from "./discounts.ts";

/** Endpoints of what people do about what saved requests cost. */
export const DISCOUNTS_ROUTES: readonly ApiRoute[] = [...DISCOUNT_ROUTES];
