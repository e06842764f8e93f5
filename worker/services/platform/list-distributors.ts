import { type AccessRule, assertMay } from "#domain/access/may-access.ts";
import { createDirectoryRepository } from "#worker/repositories/directory-repository.ts";
import type { Scope } from "#worker/scope.ts";

/** Pages of the platform are for its own operators. */
export const platformAccess: AccessRule = { types: ["piedAdmin"] };

/** All distributors, by name. */
export function createListDistributors(scope: Scope) {
  return async function listDistributors() {
    assertMay(scope.actor, null, platformAccess);
    return createDirectoryRepository(scope.directory).listDistributors();
  };
}
