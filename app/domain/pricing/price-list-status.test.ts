import { expect, test } from "vitest";
import { priceListStatus } from "./price-list-status.ts";

test.each([
  [true, null, null, "active"],
  [true, "2026-11-22", "2026-11-22", "active"],
  [true, "2026-11-23", null, "scheduled"],
  [true, null, "2026-11-21", "over"],
  [false, null, null, "inactive"],
  [false, null, "2026-11-21", "inactive"],
] as const)("a list that is on (%s) from %s until %s is %s", (active, startsOn, endsOn, status) => {
  expect(priceListStatus({ active, startsOn, endsOn }, "2026-11-22")).toBe(status);
});
