import { expect, test } from "vitest";
import { distributionCenterChip } from "./shell.ts";

test("the chip of the distribution center names state and city", () => {
  expect(distributionCenterChip({ state: "SP", city: "Campinas" })).toBe("CD: SP - Campinas");
});
