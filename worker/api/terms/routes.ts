import type { ApiRoute } from "../kernel/create-api-route.ts";
import { downloadTermsRoute, readTermsRoute } from "./terms.ts";

/** Endpoints of the terms of use. */
export const TERMS_ROUTES: readonly ApiRoute[] = [readTermsRoute, downloadTermsRoute];
