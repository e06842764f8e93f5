import { expect, test } from "vitest";
import { DomainError } from "#domain/shared/errors.ts";
import { AddressLookupSchema } from "./address-lookup-schema.ts";
import { cepDigits, lookupTries, stateOnly } from "./lookup-tries.ts";

function refusalOf(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    return error instanceof DomainError ? { code: error.code, ...error.details } : error;
  }
}

test.each([
  ["05010-123", "05010123"],
  ["05010123", "05010123"],
  [" 05.010-123 ", "05010123"],
  ["00999-999", "00999999"], // of no state, but well-formed
])("the CEP %s is looked up as %s", (text, digits) => {
  expect(cepDigits(text)).toBe(digits);
});

test.each(["", "0501012", "050101234", "0501O-123", "050-10123", "abc"])("%j is no CEP", (text) => {
  expect(refusalOf(() => cepDigits(text))).toEqual({ code: "INVALID_CEP", cep: text });
});

test("of a long text that is no CEP, the refusal keeps twenty characters", () => {
  expect(refusalOf(() => cepDigits("9".repeat(21)))).toEqual({ code: "INVALID_CEP", cep: "9".repeat(20) });
});

test("both services are asked for the CEP, then both with 000 at its end", () => {
  expect(lookupTries("05010123")).toEqual([
    { service: "addressV1", cep: "05010123", precision: "exact" },
    { service: "viaCep", cep: "05010123", precision: "exact" },
    { service: "addressV1", cep: "05010000", precision: "district" },
    { service: "viaCep", cep: "05010000", precision: "district" },
  ]);
});

test("a CEP that ends in 000 is asked for once", () => {
  expect(lookupTries("05010000").map(({ cep, precision }) => [cep, precision])).toEqual([
    ["05010000", "exact"],
    ["05010000", "exact"],
  ]);
});

test.each([
  ["72799999", "DF"],
  ["72800000", "GO"],
  ["69300000", "RR"],
])("of %s, which no service knows, at least the state %s is known", (cep, uf) => {
  const found = stateOnly(cep);
  expect(found).toEqual({
    cep,
    uf,
    ibge: null,
    city: null,
    logradouro: null,
    bairro: null,
    precision: "state",
  });
  expect(AddressLookupSchema.parse(found)).toEqual(found);
});

test.each(["00999999", "78900000", "78999999"])("of %s, which lies in no range, nothing is known", (cep) => {
  expect(refusalOf(() => stateOnly(cep))).toEqual({ code: "ADDRESS_NOT_FOUND", cep });
});
