import type { ApiRoute } from "../kernel/create-api-route.ts";
import { searchRoute } from "./search.ts";

/** Endpoints of the search. */
export const SEARCH_ROUTES: readonly ApiRoute[] = [searchRoute];
