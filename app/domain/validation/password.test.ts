import { expect, test } from "vitest";
import { isPasswordConfirmed, missingOptionalPasswordParts, missingPasswordParts } from "./password.ts";

test.each([
  ["Abcde1#x", []], // 8 characters
  ["Abcd1#x", ["length"]], // 7
  ["ABCDE1#X", ["lowercase"]],
  ["abcde1#x", ["uppercase"]],
  ["Abcdef#x", ["digit"]],
  ["Abcde1fx", ["symbol"]],
  ["girassol1", ["uppercase", "symbol"]],
  ["Abc", ["length", "digit", "symbol"]],
  ["", ["length", "lowercase", "uppercase", "digit", "symbol"]],
])("the password %j lacks %j [VALID-10]", (password, missing) => {
  expect(missingPasswordParts(password)).toEqual(missing);
});

test.each([
  ["ÁBCDEé1#", []], // é is the only lowercase letter
  ["ábcdeÉ1#", []], // É is the only uppercase letter
  ["Жизнь123", ["symbol"]],
  ["Abcdef٣#", []], // Arabic three
  ["Abcde12 ", ["symbol"]],
  ["Abcde12\u00a0", ["symbol"]],
  ["Abcde12€", []],
  ["Abcde12☀", []],
  ["Abcde1_x", []],
  ["Abcde12e\u0301", ["symbol"]], // é as a letter and an accent
  ["Abcde12x\u0301", ["symbol"]], // no x carries one, so it stays a letter and an accent
  ["Abcdef²#", []], // hashed as a 2
  ["Abcde1x\u{1F33B}", []], // a sunflower is the eighth character
  ["Abcd1x\u{1F33B}", ["length"]], // and here the seventh
])("letters, digits and symbols are those of any alphabet: %j lacks %j", (password, missing) => {
  expect(missingPasswordParts(password)).toEqual(missing);
});

test("where a password may be left out, only an empty one escapes the rules [VALID-12]", () => {
  expect(missingOptionalPasswordParts("")).toEqual([]);
  expect(missingOptionalPasswordParts(" ")).toEqual(["length", "lowercase", "uppercase", "digit", "symbol"]);
  expect(missingOptionalPasswordParts("Abcde1fx")).toEqual(["symbol"]);
  expect(missingOptionalPasswordParts("Abcde1#x")).toEqual([]);
});

test.each([
  ["Abcde1#x", "Abcde1#x", true],
  ["Abcde1#x", "Abcde1#X", false],
  ["Abcde1#x", "Abcde1#x ", false],
  ["Abcde1#x", "", false],
  ["Café+Sol9", "Cafe\u0301+Sol9", true], // é composed by another keyboard
])("the password %j is confirmed by %j: %s [VALID-13]", (password, confirmation, confirmed) => {
  expect(isPasswordConfirmed(password, confirmation)).toBe(confirmed);
});
