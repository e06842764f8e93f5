import type { Scope } from "#worker/scope.ts";
import { createFindBuyers, createGetBuyer } from "./read-buyers.ts";

/** Use cases of finding for whom staff buys. */
export const buyersServices = {
  buyers: (scope: Scope) => ({ find: createFindBuyers(scope), get: createGetBuyer(scope) }),
};
