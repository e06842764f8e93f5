import { expect, test } from "vitest";
import { couponStatus } from "./coupon.ts";

test.each([
  ["on, without an end", true, null, "active"],
  ["on, the day before its last", true, "2026-11-23", "active"],
  ["on, on its last day", true, "2026-11-22", "active"],
  ["on, the day after its last", true, "2026-11-21", "expired"],
  ["off, within its period", false, "2026-11-23", "inactive"],
  ["off, after its last day", false, "2026-11-21", "inactive"],
] as const)("on 22 November a coupon that is %s: %s %s, %s", (_which, active, endsOn, status) => {
  expect(couponStatus({ active, endsOn }, "2026-11-22")).toBe(status);
});
