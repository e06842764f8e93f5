import type { Scope } from "#worker/scope.ts";
import { createFindAddress, createListMunicipalities } from "./find-address.ts";

/** Use cases of addresses. */
export function createAddressServices(scope: Scope) {
  return {
    address: { find: createFindAddress(scope), listMunicipalities: createListMunicipalities(scope) },
  };
}
