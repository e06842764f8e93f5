import { DomainError } from "#domain/shared/errors.ts";
import { stateOfCep } from "#domain/validation/cep.ts";
import type { AddressLookup } from "./address-lookup-schema.ts";

/** The two services, in the order of use. */
const ADDRESS_SERVICES = ["addressV1", "viaCep"] as const;
export type AddressService = (typeof ADDRESS_SERVICES)[number];

export interface LookupTry {
  service: AddressService;
  cep: string;
  /** Precision of an answer to this try. */
  precision: "exact" | "district";
}

const ACCEPTED_FORMS = /^(?:\d{8}|\d{5}-\d{3}|\d{2}\.\d{3}-\d{3})$/;

/** The eight digits of a CEP, whether or not they are within a state's range.
 *  @throws DomainError INVALID_CEP for any other text
 *  @example cepDigits("01310-100") // "01310100" */
export function cepDigits(text: string): string {
  const trimmed = text.trim();
  if (!ACCEPTED_FORMS.test(trimmed)) throw new DomainError("INVALID_CEP", { cep: trimmed.slice(0, 20) });
  return trimmed.replace(/\D/g, "");
}

/** The tries of a lookup, in order: both services for the CEP itself, then both for the CEP ending in 000, unless it
 *  already does.
 *  @param cep - eight digits
 *  @source spec, address lookup */
export function lookupTries(cep: string): LookupTry[] {
  const district = `${cep.slice(0, 5)}000`;
  const exact = ADDRESS_SERVICES.map((service) => ({ service, cep, precision: "exact" as const }));
  if (district === cep) return exact;
  return [
    ...exact,
    ...ADDRESS_SERVICES.map((service) => ({ service, cep: district, precision: "district" as const })),
  ];
}

/** The result when no service knows a CEP: the state whose range contains it.
 *  @throws DomainError ADDRESS_NOT_FOUND if no range contains it */
export function stateOnly(cep: string): AddressLookup {
  const uf = stateOfCep(cep);
  if (uf === null) throw new DomainError("ADDRESS_NOT_FOUND", { cep });
  return { cep, uf, ibge: null, city: null, logradouro: null, bairro: null, precision: "state" };
}
