import type { Scope } from "#worker/scope.ts";
import { createFindBuyers, createGetBuyer } from "./read-buyers.ts";

/** Use cases of finding for whom staff buys. */
export function createBuyersServices(scope: Scope) {
  return {
    buyers: { find: createFindBuyers(scope), get: createGetBuyer(scope) },
  };
}
