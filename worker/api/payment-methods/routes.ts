import type { ApiRoute } from "../kernel/create-api-route.ts";
import { PAYMENT_METHOD_ROUTES } from "./payment-methods.ts";

/** Endpoints of the ways to pay. */
export const PAYMENT_METHODS_ROUTES: readonly ApiRoute[] = [...PAYMENT_METHOD_ROUTES];
