import { expect, test } from "vitest";
import { hasStateRegistration } from "./has-state-registration.ts";
import { normalizeStateRegistration } from "./state-registration.ts";

test.each([
  ["110.042.490.114", "SP", "110042490114"],
  ["11004249011", "SP", null], // eleven of twelve digits
  ["1100424901145", "SP", null], // thirteen
  ["P-01100424.3/002", "SP", "P011004243002"], // a producer of the countryside
  ["P-01100424.3/002", "MG", null],
  ["123456-63", "BA", "12345663"], // an old number
  ["1234567-63", "BA", "123456763"], // a new one
  ["1234567", "BA", null],
  ["062.307.904/0081", "MG", "0623079040081"],
  ["062307904008", "MG", null],
  ["000000000", "GO", null],
  ["10.987.654-7", "GO", "109876547"],
])("the number %s in %s is %s", (text, state, canonical) => {
  expect(normalizeStateRegistration(text, state)).toBe(canonical);
});

test.each([
  ["1234567", null], // no state has fewer than eight
  ["12345678", "12345678"],
  ["12345678901234", "12345678901234"],
  ["123456789012345", null], // nor more than fourteen
  ["12A45678", null],
  ["", null],
])("without a state, the number “%s” is %s", (text, canonical) => {
  expect(normalizeStateRegistration(text, null)).toBe(canonical);
});

test.each([
  ["isento", "ISENTO"],
  ["ISENTA", "ISENTO"],
  ["não contribuinte", "NÃO CONTRIBUINTE"],
  ["Nao Contribuinte", "NÃO CONTRIBUINTE"],
  ["isento de tudo", null],
])("“%s” stands in the place of a number as %s", (text, canonical) => {
  expect(normalizeStateRegistration(text, "SP")).toBe(canonical);
});

test("only a number counts as a registration", () => {
  expect(hasStateRegistration("110042490114")).toBe(true);
  expect(hasStateRegistration("ISENTO")).toBe(false);
  expect(hasStateRegistration("NÃO CONTRIBUINTE")).toBe(false);
  expect(hasStateRegistration("")).toBe(false);
  expect(hasStateRegistration(null)).toBe(false);
});
