import type { ApiRoute } from "../kernel/create-api-route.ts";
import { RECOMMENDATION_ROUTES } from "./recommendations.ts";

/** Endpoints of recommendations and their rules. */
export const RECOMMENDATIONS_ROUTES: readonly ApiRoute[] = [...RECOMMENDATION_ROUTES];
