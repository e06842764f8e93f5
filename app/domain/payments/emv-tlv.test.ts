import { expect, test } from "vitest";
import { encodeTlv, parseTlv } from "./emv-tlv.ts";

test.each([
  ["58", "BR", "5802BR"],
  ["05", "***", "0503***"],
  ["26", "x".repeat(99), `2699${"x".repeat(99)}`],
])("object %s with %s", (id, value, expected) => {
  expect(encodeTlv(id, value)).toBe(expected);
});

test("objects are read in their order", () => {
  expect(parseTlv("53039865802BR")).toEqual([
    { id: "53", value: "986" },
    { id: "58", value: "BR" },
  ]);
  expect(parseTlv("")).toEqual([]);
});

test.each([
  "5", // no whole header
  "5303", // no value
  "530398", // value too short
  "53039865", // rest too short
  "AB02xx", // id of letters
  "5300", // empty value
  "5802BR5802BR", // one id twice
])("%s is no list of objects", (text) => {
  expect(parseTlv(text)).toBeNull();
});
