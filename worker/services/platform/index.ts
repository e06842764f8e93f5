import type { Scope } from "#worker/scope.ts";
import { createActivateUser, createBlockUser } from "./block-user.ts";
import { createListDistributors } from "./list-distributors.ts";
import { createReadDistributor } from "./read-distributor.ts";
import { createStartMasquerade } from "./start-masquerade.ts";

/** Use cases of the platform's support. */
export const platformServices = {
  platform: (scope: Scope) => ({
    listDistributors: createListDistributors(scope),
    readDistributor: createReadDistributor(scope),
    blockUser: createBlockUser(scope),
    activateUser: createActivateUser(scope),
    startMasquerade: createStartMasquerade(scope),
  }),
};
