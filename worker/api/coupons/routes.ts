import type { ApiRoute } from "../kernel/create-api-route.ts";
import { COUPON_ROUTES } from "./coupons.ts";

/** Endpoints of coupons. */
export const COUPONS_ROUTES: readonly ApiRoute[] = [...COUPON_ROUTES];
