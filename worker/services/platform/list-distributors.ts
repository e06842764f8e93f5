import { createDirectoryRepository } from "#worker/repositories/platform/directory-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authorisePlatform } from "#worker/services/shared/authorise.ts";

/** Lists all distributors by name. */
export function createListDistributors(scope: Scope) {
  return async function listDistributors() {
    authorisePlatform(scope);
    return createDirectoryRepository(scope.directory).listDistributors();
  };
}
