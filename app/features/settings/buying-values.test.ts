import { expect, test } from "vitest";
import { ELECTRICAL_ERROR_CODES } from "#domain/settings/kit-settings-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ELECTRICAL_ERRORS, buyingOfValues, newWarnings, toBuyingValues } from "./buying-values.ts";

const { kits, mountKit, stepsMountKit, electrical } = SettingsSchema.parse({});
const USUAL = { kits, mountKit, stepsMountKit, electrical };
const VALUES = toBuyingValues(USUAL);

test("the usual settings come back from their form as they were", () => {
  expect(buyingOfValues(VALUES)).toEqual({ settings: USUAL, errors: {} });
  expect(ELECTRICAL_ERRORS).toEqual(ELECTRICAL_ERROR_CODES);
});

test("changed settings come back as they were, decimals with a comma", () => {
  const changed = {
    ...USUAL,
    kits: { ...kits, modulesOrientation: "paisagem" as const },
    electrical: {
      ...electrical,
      siteMinC: -2.5,
      maxOversizingPct: "32.75",
      errorsAsWarnings: ["PHASES_NOT_SUPPORTED" as const],
    },
  };
  const values = toBuyingValues(changed);
  expect(values["electrical.maxOversizingPct"]).toBe("32,75");
  expect(buyingOfValues(values)).toEqual({ settings: changed, errors: {} });
});

test.each([
  ["electrical.siteMinC", "-30", undefined],
  ["electrical.siteMinC", "-31", "INVALID"],
  ["electrical.cellMaxC", "95", undefined],
  ["electrical.cellMaxC", "96", "INVALID"],
  ["electrical.cellMaxC", "quente", "INVALID"],
  ["electrical.maxOversizingPct", "30,123", "INVALID"],
  ["electrical.maxUndersizingPct", "-1", "INVALID"],
  ["electrical.maxUndersizingPct", "100,5", "PCT_OUT_OF_RANGE"],
  ["steps.structure.required", true, undefined],
])("%s as %s: %s", (place, value, code) => {
  expect(buyingOfValues({ ...VALUES, [place]: value }).errors[place]).toBe(code);
});

test("a combination that makes no sense is told at the step that has to change", () => {
  const values = { ...VALUES, "steps.product.show": false, "steps.product.required": true };
  expect(buyingOfValues(values).errors).toEqual({ "steps.product": "REQUIRED_HIDDEN" });
});

test("only errors that become warnings now are new", () => {
  const base = { ...VALUES, "warn.PHASES_NOT_SUPPORTED": true };
  expect(newWarnings(base, { ...base, "warn.MODULES_ABOVE_INPUTS": true })).toEqual(["MODULES_ABOVE_INPUTS"]);
  expect(newWarnings(base, VALUES)).toEqual([]);
});
