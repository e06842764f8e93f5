import { expect, test } from "vitest";
import { COUPON_CODE_FORM, copiedCouponCode, couponCodeOf, normalizeCouponCode } from "./coupon-code.ts";

test("codes are compared in capitals, without marks and spaces", () => {
  expect(normalizeCouponCode(" sol verão-10 ")).toBe("SOLVERAO-10");
});

test.each([
  ["SOL", true],
  ["SO", false],
  ["S".repeat(30), true],
  ["S".repeat(31), false],
  ["SOL_10-A", true],
  ["-SOL", false],
  ["SOL%", false],
])("%s can be a code: %s", (code, isOne) => {
  expect(COUPON_CODE_FORM.test(code)).toBe(isOne);
});

test("a code that is made has eight characters, none of them easily taken for another", () => {
  expect(couponCodeOf(Uint8Array.from([0, 1, 8, 31, 32, 255, 9, 10]))).toBe("23AZ2ZBC");
  expect(COUPON_CODE_FORM.test(couponCodeOf(new Uint8Array(8)))).toBe(true);
});

test("the code of a copy is a code, however long the original is", () => {
  expect(copiedCouponCode("SOL10", "X7K3")).toBe("SOL10-X7K3");
  expect(COUPON_CODE_FORM.test(copiedCouponCode("S".repeat(30), "X7K3"))).toBe(true);
});
