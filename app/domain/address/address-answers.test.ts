import { expect, test } from "vitest";
import { readAddressV1, readViaCep } from "./address-answers.ts";

// The services' own example answers for 05010-000.
const ADDRESS_V1 = {
  cep: "05010000",
  state: "SP",
  city: "São Paulo",
  neighborhood: "Perdizes",
  street: "Rua Caiubi",
  service: "viacep",
};
const VIA_CEP = {
  cep: "05010-000",
  logradouro: "Rua Caiubi",
  complemento: "",
  unidade: "",
  bairro: "Perdizes",
  localidade: "São Paulo",
  uf: "SP",
  ibge: "3550308",
  gia: "1004",
};
const CAIUBI = { uf: "SP", city: "São Paulo", logradouro: "Rua Caiubi", bairro: "Perdizes" };

test("both formats give the same address, the second with the municipality's code", () => {
  expect(readAddressV1(ADDRESS_V1)).toEqual({ ...CAIUBI, ibge: null });
  expect(readViaCep(VIA_CEP)).toEqual({ ...CAIUBI, ibge: "3550308" });
});

test.each(["", " ", null, undefined])("a town with one CEP has no street (%j)", (nothing) => {
  const town = { logradouro: null, bairro: null };
  expect(readAddressV1({ ...ADDRESS_V1, street: nothing, neighborhood: nothing })).toMatchObject(town);
  expect(readViaCep({ ...VIA_CEP, logradouro: nothing, bairro: nothing })).toMatchObject(town);
});

test.each([
  ["errors", { name: "CepPromiseError", type: "service_error", errors: [{ service: "viacep" }] }],
  ["an address and errors", { ...ADDRESS_V1, errors: [] }],
  ["a state that does not exist", { ...ADDRESS_V1, state: "XX" }],
  ["no city", { ...ADDRESS_V1, city: "" }],
  ["a street that is no text", { ...ADDRESS_V1, street: 7 }],
  ["a text", "<html>"],
  ["nothing", null],
])("an answer of the first service with %s is none", (_title, answer) => {
  expect(readAddressV1(answer)).toBeNull();
});

test.each([
  ["erro: true", { erro: true }],
  ["erro: “true”", { erro: "true" }],
  ["an address and erro: true", { ...VIA_CEP, erro: true }],
  ["an address and erro: “true”", { ...VIA_CEP, erro: "true" }],
  ["a state that does not exist", { ...VIA_CEP, uf: "XX" }],
  ["a code of six digits", { ...VIA_CEP, ibge: "355030" }],
  ["no city", { ...VIA_CEP, localidade: " " }],
  ["a list", [VIA_CEP]],
])("an answer of the second service with %s is none", (_title, answer) => {
  expect(readViaCep(answer)).toBeNull();
});

test("an address that says it is no error counts", () => {
  expect(readViaCep({ ...VIA_CEP, erro: false })).toMatchObject(CAIUBI);
});
