import { expect, test } from "vitest";
import { barsOf } from "./interleaved-bars.ts";

/** Reads bars as a scanner does: by their widths alone. */
function scan({ width, bars }: ReturnType<typeof barsOf>): string {
  const widths = bars.flatMap((bar, index) => {
    const end = bar.x + bar.width;
    const next = bars[index + 1];
    return next === undefined ? [bar.width] : [bar.width, next.x - end];
  });
  expect(widths.reduce((all, one) => all + one, 0)).toBe(width);
  const wide = widths.map((one) => (one > 1 ? "1" : "0")).join("");
  expect([wide.slice(0, 4), wide.slice(-3)]).toEqual(["0000", "100"]);
  // Each digit has two wide bars of five, which stand for 1, 2, 4, 7 and nothing; 4 + 7 is zero.
  const digitOf = (pattern: string) => {
    const sum = [1, 2, 4, 7, 0].reduce((all, weight, at) => all + (pattern[at] === "1" ? weight : 0), 0);
    return String(sum === 11 ? 0 : sum);
  };
  return (wide.slice(4, -3).match(/.{10}/g) ?? [])
    .map((ten) => digitOf(ten.replaceAll(/(.)./g, "$1")) + digitOf(ten.replaceAll(/.(.)/g, "$1")))
    .join("");
}

test.each(["00", "12", "0123456789", "34195165600001250901090012345678012345678901"])(
  "%s is read from its bars",
  (digits) => {
    expect(scan(barsOf(digits))).toBe(digits);
  },
);

test("a code of a slip is 405 narrow bars wide", () => {
  expect(barsOf("34195165600001250901090012345678012345678901").width).toBe(4 + 22 * 18 + 5);
});

test.each(["", "1", "123", "1a"])("%j has no bars", (digits) => {
  expect(() => barsOf(digits)).toThrow(RangeError);
});
