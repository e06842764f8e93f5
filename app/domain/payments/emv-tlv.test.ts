import { expect, test } from "vitest";
import { encodeTlv } from "./emv-tlv.ts";

test.each([
  ["58", "BR", "5802BR"],
  ["05", "***", "0503***"],
  ["26", "x".repeat(99), `2699${"x".repeat(99)}`],
])("object %s with %s", (id, value, expected) => {
  expect(encodeTlv(id, value)).toBe(expected);
});
