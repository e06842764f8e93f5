import { expect, test } from "vitest";
import { popupStatus } from "./popup-status.ts";

test.each([
  [true, null, null, "running"],
  [true, "2026-11-21", "2026-11-21", "running"],
  [true, "2026-11-22", null, "scheduled"],
  [true, "2026-11-20", null, "running"],
  [true, null, "2026-11-20", "ended"],
  [true, null, "2026-11-22", "running"],
  [false, null, null, "off"],
  [false, "2026-11-22", null, "off"],
])("on 21 November, switched on %s, from %s to %s: %s", (active, startsOn, endsOn, expected) => {
  expect(popupStatus({ active, startsOn, endsOn }, "2026-11-21")).toBe(expected);
});
