import { cpf } from "cpf-cnpj-validator";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cpfCheckDigits, isCpf, normalizeCpf } from "./cpf.ts";

test.each([
  ["280.012.389-38", true], // worked example of the Receita Federal, e-Financeira manual
  ["11144477735", true],
  ["529.982.247-25", true],
  ["52998224724", false], // wrong second digit
  ["52998224735", false], // wrong first digit
  ["111.111.111-11", false], // all equal
  ["00000000000", false],
  ["1234567890", false], // ten digits
  ["123456789012", false], // twelve digits
  ["123.456.789-09", true], // satisfies the rule, although some libraries refuse it
  ["529.982.24725", false], // half a mask
  ["529 982 247 25", false],
  ["", false],
])("the CPF %s is valid: %s [VALID-09]", (text, expected) => {
  expect(isCpf(text)).toBe(expected);
});

test("check digits of the official example", () => {
  expect(cpfCheckDigits("280012389")).toBe("38");
});

test("a valid CPF is kept as bare digits, a wrong one not at all", () => {
  expect(normalizeCpf(" 529.982.247-25 ")).toBe("52998224725");
  expect(normalizeCpf("52998224724")).toBeNull();
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

test("another implementation agrees on right and on arbitrary check digits", () => {
  fc.assert(
    fc.property(digits(9), digits(2), (base, ending) => {
      const right = base + cpfCheckDigits(base);
      fc.pre(right !== "12345678909");
      expect(isCpf(right)).toBe(cpf.isValid(right));
      expect(isCpf(base + ending)).toBe(cpf.isValid(base + ending));
    }),
  );
});
