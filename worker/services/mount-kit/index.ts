import type { Scope } from "#worker/scope.ts";
import { createComposeKit } from "./compose-kit.ts";
import { createFindMountProducts, createLoadMountKit } from "./mount-kit-load.ts";

/** Use cases of Kits Personalizados. */
export const mountKitServices = {
  mountKit: (scope: Scope) => ({
    load: createLoadMountKit(scope),
    find: createFindMountProducts(scope),
    compose: createComposeKit(scope),
  }),
};
