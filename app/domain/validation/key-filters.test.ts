import { expect, test } from "vitest";
import { insertable } from "./insertable.ts";
import { digitKeys, type KeyFilter } from "./key-filters.ts";
import { decimalKeys, listKeys, signedKeys } from "./number-keys.ts";

const CASES: readonly (readonly [KeyFilter, string, string])[] = [
  [decimalKeys, "1.234,56 kWp", "1234,56"],
  [decimalKeys, "1,2,3", "1,23"],
  [decimalKeys, "-5", "5"],
  [listKeys, "30/60/90 dias", "30/60/90 "],
  [listKeys, "5,5; 7.5", "5,5; 75"],
  [digitKeys, "R$ 1.234,5", "12345"],
];

test.each(CASES.map(([filter, typed, kept]) => ({ name: filter.name, filter, typed, kept })))(
  "keys for $name make $kept of $typed",
  ({ filter, typed, kept }) => {
    expect(filter.keep(typed)).toBe(kept);
  },
);

test.each([
  ["-5,2", "-5,2"],
  ["--5", "-5"],
  ["5-2", "52"],
  ["+5", "5"],
  ["-", "-"],
])("keys for signed numbers make %j of %j: one minus sign, in front [VALID-17]", (typed, kept) => {
  expect(signedKeys.keep(typed)).toBe(kept);
});

test("what is pasted keeps what fits where it goes", () => {
  expect(insertable(decimalKeys, { head: "1,", data: "2,5 kWp", tail: "" })).toBe("25");
  expect(insertable(decimalKeys, { head: "1", data: ",", tail: "5" })).toBe(",");
  expect(insertable(decimalKeys, { head: "1", data: ",", tail: "5,2" })).toBe("");
  expect(insertable(digitKeys, { head: "", data: "abc", tail: "" })).toBe("");
});

test.each([
  ["1.234,56", "1234,56"],
  ["5.5 kWp", "5,5"],
  ["1.000", "1000"],
  ["1.000 kWp", "1000"],
  ["0.350", "0,35"],
  ["5,5 kWp", "5,5 kWp"],
  ["kWp.", "kWp."],
])("a pasted %j is read as %j where decimals are typed", (pasted, typed) => {
  expect(decimalKeys.retype?.(pasted)).toBe(typed);
  expect(signedKeys.retype?.(`-${pasted}`)).toBe(`-${typed}`);
});

test.each([
  ["598\t1.240,5\n", "598; 1240,5"],
  ["1.250", "1250"],
  ["620.5; 7,5", "620,5; 7,5"],
  ["30/60/90", "30/60/90"],
])("a pasted %j is read as %j where a list is typed", (pasted, typed) => {
  expect(listKeys.retype?.(pasted)).toBe(typed);
});

test("a minus sign goes in front only, and once", () => {
  expect(insertable(signedKeys, { head: "", data: "-", tail: "5" })).toBe("-");
  expect(insertable(signedKeys, { head: "", data: "-", tail: "-5" })).toBe("");
  expect(insertable(signedKeys, { head: "5", data: "-", tail: "" })).toBe("");
  expect(insertable(signedKeys, { head: "", data: "--5", tail: "" })).toBe("-5");
});
