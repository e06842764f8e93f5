import { type FoundAddress, readAddressV1, readViaCep } from "#domain/address/address-answers.ts";
import type { AddressLookup } from "#domain/address/address-lookup-schema.ts";
import { type AddressService, cepDigits, lookupTries, stateOnly } from "#domain/address/lookup-tries.ts";
import { askService, withoutSlash } from "./ask-service.ts";

/** Base URLs of the two services, such as `https://brasilapi.com.br/api` and `https://viacep.com.br/ws`. */
export interface AddressSettings {
  ADDRESS_V1_URL: string;
  VIACEP_URL: string;
}

/** Finds the address of a postal code. */
export interface AddressGateway {
  /** @param cep - as people write it
   *  @throws DomainError INVALID_CEP, or ADDRESS_NOT_FOUND when neither a service nor a state's range knows it */
  find(cep: string): Promise<AddressLookup>;
}

interface ServiceCall {
  url(cep: string): string;
  read(answer: unknown): FoundAddress | null;
}

/** A gateway to the public services, asked one after another. A service that is unavailable, slow or answers nonsense
 *  counts as one without a result. */
export function createAddressGateway({ ADDRESS_V1_URL, VIACEP_URL }: AddressSettings): AddressGateway {
  const calls: Record<AddressService, ServiceCall> = {
    addressV1: { url: (cep) => `${withoutSlash(ADDRESS_V1_URL)}/cep/v1/${cep}`, read: readAddressV1 },
    viaCep: { url: (cep) => `${withoutSlash(VIACEP_URL)}/${cep}/json`, read: readViaCep },
  };
  return {
    async find(text) {
      const cep = cepDigits(text);
      let hasFailed = false;
      for (const { service, cep: asked, precision } of lookupTries(cep)) {
        const { url, read } = calls[service];
        const { found, failed } = await askService(service, url(asked), read);
        if (found) return { cep, ...found, precision };
        hasFailed ||= failed;
      }
      return { ...stateOnly(cep), ...(hasFailed ? { servicesFailed: true } : {}) };
    },
  };
}
