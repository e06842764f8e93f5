import type { Scope } from "#worker/scope.ts";
import { createFindBuyers, createGetBuyer } from "./read-buyers.ts";

/** Use cases of the companies that staff can buy for. */
export const buyersServices = {
  buyers: (scope: Scope) => ({ find: createFindBuyers(scope), get: createGetBuyer(scope) }),
};
