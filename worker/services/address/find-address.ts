import type { AddressLookup } from "#domain/address/address-lookup-schema.ts";
import type { Municipality } from "#domain/address/municipality-answers.ts";
import { createAddressGateway } from "#worker/gateways/address/address-gateway.ts";
import { createMunicipalityGateway } from "#worker/gateways/address/municipality-gateway.ts";
import { createMunicipalityRepository } from "#worker/repositories/address/municipality-repository.ts";
import type { Scope } from "#worker/scope.ts";

/** Finds the address of a postal code. If the answering service gives no IBGE code, it comes from the directory's
 *  table.
 *  @throws DomainError INVALID_CEP, ADDRESS_NOT_FOUND */
export function createFindAddress(scope: Scope) {
  return async function findAddress(cep: string): Promise<AddressLookup> {
    const found = await createAddressGateway(scope.env).find(cep);
    if (found.ibge !== null || found.city === null) return found;
    const { findIbgeCode } = createMunicipalityRepository(scope.directory);
    return { ...found, ibge: await findIbgeCode(found.uf, found.city) };
  };
}

/** Lists municipalities of a state by name: from the services, or from the directory's table if they are
 *  unavailable. */
export function createListMunicipalities(scope: Scope) {
  return async function listMunicipalities(state: string): Promise<readonly Municipality[]> {
    const services = createMunicipalityGateway(scope.env, () => scope.now().getTime());
    const listed = await services.list(state);
    return listed ?? createMunicipalityRepository(scope.directory).listMunicipalities(state);
  };
}
