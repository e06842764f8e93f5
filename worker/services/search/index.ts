import type { Scope } from "#worker/scope.ts";
import { createSearch } from "./search.ts";

/** Use cases of the search. */
export const searchServices = {
  search: (scope: Scope) => ({ find: createSearch(scope) }),
};
