import { expect, test } from "vitest";
import { MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { minimumInputPowerW } from "./minimum-input-power.ts";

test.each([
  [{}, null], // off by default
  [{ enableInversorPowerInputMinPercentage: true }, 4_400], // 80% of 5 500 W
  [{ enableInversorPowerInputMinPercentage: true, inversorPowerInputMinPercent: "92.5" }, 5_087.5],
])("with %j the inverters of 5 500 W of modules must take %s W [KITS-16]", (changes, expected) => {
  expect(minimumInputPowerW(5_500, MountKitSettingsSchema.parse(changes))).toBe(expected);
});
