import { expect, test } from "vitest";
import { scanBars } from "#tests/factories/read-slip.ts";
import { barsOf } from "./interleaved-bars.ts";

test.each(["00", "12", "0123456789", "34195165600001250901090012345678012345678901"])(
  "%s is read from its bars",
  (digits) => {
    expect(scanBars(barsOf(digits).bars)).toBe(digits);
  },
);

test("a code of a slip is 405 narrow bars wide", () => {
  expect(barsOf("34195165600001250901090012345678012345678901").width).toBe(4 + 22 * 18 + 5);
});

test.each(["", "1", "123", "1a"])("%j has no bars", (digits) => {
  expect(() => barsOf(digits)).toThrow(RangeError);
});
