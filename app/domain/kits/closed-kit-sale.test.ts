import { expect, test } from "vitest";
import { dcAcRatio } from "./closed-kit-sale.ts";

test.each([
  [{ dcPowerW: 5500, acPowerW: 5000 }, "1.10"],
  [{ dcPowerW: 5005, acPowerW: 4000 }, "1.25"], // 1.25125
  [{ dcPowerW: 1005, acPowerW: 1000 }, "1.01"], // 1.005, the half going up
  [{ dcPowerW: 5500, acPowerW: 0 }, null],
])("%j is a ratio of %s", (powers, expected) => {
  expect(dcAcRatio(powers)).toBe(expected);
});
