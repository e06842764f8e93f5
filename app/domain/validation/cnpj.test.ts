import { cnpj } from "cpf-cnpj-validator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cnpjCheckDigits, isCnpj, normalizeCnpj } from "./cnpj.ts";

test.each([
  ["12.ABC.345/01DE-35", true], // official example
  ["12ABC34501DE35", true],
  ["12.abc.345/01de-35", true],
  ["ABCDEFGHIJKL80", true], // reference test of the Receita Federal: every letter, I and O included
  ["ABCDEFGHIJKL81", false], // wrong check digit
  ["00.000.000/0001-91", true],
  ["00.000.000/0000-00", false], // satisfies modulo 11, but reserved
  ["11.111.111/1111-11", false], // all equal
  ["11.111.111/1111-80", true], // a repeated body with right check digits
  ["11.222.333/0001-81", true],
  ["11222333000180", false],
  ["000000000001P1", false], // a letter in a check-digit position
  ["12ABC34501DE3", false], // thirteen characters
  ["12ABC34501DE355", false], // fifteen
  ["12ÁBC34501DE35", false],
  ["", false],
])("the CNPJ %s is valid: %s [VALID-08]", (text, expected) => {
  expect(isCnpj(text)).toBe(expected);
});

test.each([
  ["12ABC34501DE", "35"],
  ["112223330001", "81"],
])("the check digits of %s are %s", (base, expected) => {
  expect(cnpjCheckDigits(base)).toBe(expected);
});

test("a valid CNPJ is kept in upper case without mask, a wrong one not at all", () => {
  expect(normalizeCnpj("12.abc.345/01de-35")).toBe("12ABC34501DE35");
  expect(normalizeCnpj(" 11 222 333 0001 81 ")).toBe("11222333000181");
  expect(normalizeCnpj("11222333000180")).toBeNull();
});

test.each(["[0-9]", "[0-9A-Z]"])("another implementation agrees on numbers made of %s", (characters) => {
  const base = fc.stringMatching(new RegExp(`^${characters}{12}$`));
  const ending = fc.stringMatching(/^[0-9]{2}$/);
  fc.assert(
    fc.property(base, ending, (start, end) => {
      const right = start + cnpjCheckDigits(start);
      expect(isCnpj(right)).toBe(cnpj.isValid(right));
      expect(isCnpj(start + end)).toBe(cnpj.isValid(start + end));
    }),
  );
});
