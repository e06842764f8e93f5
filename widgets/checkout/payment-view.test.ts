import { expect, test } from "vitest";
import { formatTimeLeft } from "./payment-view.ts";

const HOUR_MS = 3_600_000;

test.each([
  [0, "00:00"],
  [59_001, "01:00"],
  [1_781_000, "29:41"],
  [HOUR_MS - 1000, "59:59"],
  [HOUR_MS, "1:00:00"],
  [47 * HOUR_MS + 5000, "47:00:05"],
  [48 * HOUR_MS, "2 dias"],
  [80 * HOUR_MS, "3 dias"],
])("%d milliseconds are left as %s", (leftMs, text) => {
  expect(formatTimeLeft(leftMs)).toBe(text);
});
