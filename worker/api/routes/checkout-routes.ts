import type { ApiRoute } from "../kernel/create-api-route.ts";
import { REQUEST_FILE_ROUTES } from "../request-files/request-files.ts";

/** Endpoints of what a checkout asks for, and what it says. */
export const CHECKOUT_ROUTES: readonly ApiRoute[] = [...REQUEST_FILE_ROUTES];
