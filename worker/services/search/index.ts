import type { Scope } from "#worker/scope.ts";
import { createSearch } from "./search.ts";

/** Use cases of the search. */
export function createSearchServices(scope: Scope) {
  return {
    search: { find: createSearch(scope) },
  };
}
