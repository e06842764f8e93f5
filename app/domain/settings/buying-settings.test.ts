import { expect, test } from "vitest";
import { checkBuying, type BuyingSettings, shownSteps, STEP_ORDER } from "./buying-settings.ts";
import { MOUNT_KIT_STEPS } from "./kit-settings-schema.ts";
import { SettingsSchema } from "./settings-schema.ts";

const { kits, mountKit, stepsMountKit, electrical } = SettingsSchema.parse({});
const USUAL: BuyingSettings = { kits, mountKit, stepsMountKit, electrical };

const found = (changes: Partial<BuyingSettings>) =>
  checkBuying({ ...USUAL, ...changes }).map(({ field, code }) => `${field} ${code}`);

const stepsWith = (type: string, change: { show?: boolean; required?: boolean }) =>
  stepsMountKit.map((step) => (step.type === type ? { ...step, ...change } : step));

test("the usual settings make sense, and the order of steps is the schema's", () => {
  expect(found({})).toEqual([]);
  expect(STEP_ORDER).toEqual(MOUNT_KIT_STEPS);
});

test.each([
  ["module", { show: false, required: false }, "stepsMountKit.module STEP_NEEDED"],
  ["module", { required: false }, "stepsMountKit.module STEP_NEEDED"],
  ["checkout", { show: false }, "stepsMountKit.checkout STEP_NEEDED"],
  ["inverter", { required: false }, "stepsMountKit.inverter INVERTER_STEP_NEEDED"],
  ["product", { show: false, required: true }, "stepsMountKit.product REQUIRED_HIDDEN"],
])("the step %s with %j is refused", (type, change, expected) => {
  expect(found({ stepsMountKit: stepsWith(type, change) })).toEqual([expected]);
});

test.each([
  ["string", { show: false }],
  ["structure", { required: true }],
  ["product", { show: false }],
])("the step %s with %j is taken", (type, change) => {
  expect(found({ stepsMountKit: stepsWith(type, change) })).toEqual([]);
});

test("without a required inverter its step may go, and strings go with it", () => {
  const free = { ...mountKit, requiredInverterToMountKit: false };
  const without = stepsWith("inverter", { show: false, required: false });
  expect(found({ mountKit: free, stepsMountKit: without })).toEqual([
    "stepsMountKit.string STRING_WITHOUT_INVERTER",
  ]);
  const both = without.map((step) => (step.type === "string" ? { ...step, show: false } : step));
  expect(found({ mountKit: free, stepsMountKit: both })).toEqual([]);
});

test("steps in another order, or fewer of them, are refused as a whole", () => {
  expect(found({ stepsMountKit: stepsMountKit.toReversed() })).toEqual(["stepsMountKit STEPS_ORDER"]);
  expect(found({ stepsMountKit: stepsMountKit.slice(1) })).toEqual(["stepsMountKit STEPS_ORDER"]);
});

test("what hangs on something that is not shown is refused", () => {
  expect(found({ kits: { ...kits, multipleStructureLayout: true } })).toEqual([
    "kits.multipleStructureLayout LAYOUT_HIDDEN",
  ]);
  expect(found({ kits: { ...kits, multipleStructureLayout: true, showStructureLayout: true } })).toEqual([]);
  expect(
    found({
      kits: { ...kits, showStructureLayout: true },
      stepsMountKit: stepsWith("structure", { show: false }),
    }),
  ).toEqual(["kits.showStructureLayout STRUCTURE_STEP_HIDDEN"]);
  expect(
    found({
      kits: { ...kits, showButtonUnknownArrangement: true },
      stepsMountKit: stepsWith("string", { show: false }),
    }),
  ).toEqual(["kits.showButtonUnknownArrangement STRING_STEP_HIDDEN"]);
});

test.each([
  ["200", []],
  ["200.01", ["mountKit.inversorPowerInputMinPercent PCT_OUT_OF_RANGE"]],
])("an inverter may have to reach %s percent: %j", (pct, expected) => {
  expect(found({ mountKit: { ...mountKit, inversorPowerInputMinPercent: pct } })).toEqual(expected);
});

test.each([
  ["200", "100", []],
  ["200.1", "100", ["electrical.maxOversizingPct PCT_OUT_OF_RANGE"]],
  ["200", "100.5", ["electrical.maxUndersizingPct PCT_OUT_OF_RANGE"]],
])("oversizing up to %s and undersizing up to %s percent: %j", (over, under, expected) => {
  expect(found({ electrical: { ...electrical, maxOversizingPct: over, maxUndersizingPct: under } })).toEqual(
    expected,
  );
});

test("a buyer goes through the steps that are shown", () => {
  expect(shownSteps(stepsWith("string", { show: false })).map(({ type }) => type)).toEqual([
    "module",
    "inverter",
    "structure",
    "product",
    "checkout",
  ]);
});
