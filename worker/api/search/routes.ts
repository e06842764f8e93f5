import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { SearchAnswerSchema, SearchQuerySchema } from "#domain/search/search-schema.ts";
import { searchAccess } from "#worker/services/search/search.ts";

const searchRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/search",
    summary: "Records that a text finds, of all that the person may see, by kind",
    tag: "Search",
    access: searchAccess,
    query: SearchQuerySchema,
    answer: SearchAnswerSchema,
  },
  ({ query, services }) => services.search.find(query.q),
);

/** Endpoints of the search. */
export const SEARCH_ROUTES: readonly ApiRoute[] = [searchRoute];
