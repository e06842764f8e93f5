import type { Scope } from "#worker/scope.ts";
import { createFindAddress, createListMunicipalities } from "./find-address.ts";

/** Use cases of addresses. */
export const addressServices = {
  address: (scope: Scope) => ({
    find: createFindAddress(scope),
    listMunicipalities: createListMunicipalities(scope),
  }),
};
