import { expect, test } from "vitest";
import {
  MountKitSettingsSchema,
  MountKitStepsSchema,
  type MountKitSteps,
} from "#domain/settings/kit-settings-schema.ts";
import { buildMountProduct, CHECK, INVERTER, MODULE, mountOf, pick } from "#tests/factories/mount-kit.ts";
import { checkMount } from "./check-mount.ts";
import type { MountState } from "./mount-state.ts";
import { checkStepOf, isComplete, mountSteps } from "./mount-steps.ts";

const STEPS = MountKitStepsSchema.parse(undefined);
const changed = (
  changes: Partial<Record<MountKitSteps[number]["type"], { show?: boolean; required?: boolean }>>,
) => STEPS.map((step) => ({ ...step, ...changes[step.type] }));

function needsOf(
  state: MountState,
  {
    steps = STEPS,
    needsInverter = true,
    leftOver = 0,
    hasStructures = true,
  }: { steps?: MountKitSteps; needsInverter?: boolean; leftOver?: number; hasStructures?: boolean } = {},
) {
  const mountKit = MountKitSettingsSchema.parse({ requiredInverterToMountKit: needsInverter });
  const settings = { stepsMountKit: steps, mountKit, hasStructures };
  const found = mountSteps(state, checkMount(state, CHECK), { leftOver }, settings);
  return {
    needs: found.flatMap(({ needs }) => needs),
    isComplete: isComplete(found),
    types: found.map(({ type }) => type),
  };
}

const NONE = mountOf();
const MODULES = mountOf(pick(MODULE, 10));
const WHOLE = mountOf(pick(MODULE, 10), pick(INVERTER));
const BROKEN = mountOf(pick(MODULE, 2), pick(INVERTER)); // 3 in series are the least
const REQUIRED = changed({
  string: { required: true },
  structure: { required: true },
  product: { required: true },
});

const WITHOUT_INVERTERS = changed({
  string: { show: false },
  inverter: { show: false, required: false },
});

test.each([
  ["nothing", NONE, {}, ["MODULE", "INVERTER"]],
  ["modules alone", MODULES, {}, ["INVERTER"]],
  [
    "modules where inverters may be left out",
    MODULES,
    { needsInverter: false, steps: changed({ inverter: { required: false } }) },
    [],
  ],
  ["modules and inverter", WHOLE, {}, []],
  ["a kit with an electrical error", BROKEN, {}, ["WRONG_STRINGS"]],
  [
    "the same where strings are hidden",
    BROKEN,
    { steps: changed({ string: { show: false } }) },
    ["WRONG_STRINGS"],
  ],
  [
    "the same where inverters only come with a proposal",
    BROKEN,
    { needsInverter: false, steps: WITHOUT_INVERTERS },
    ["WRONG_STRINGS"],
  ],
  [
    "a kit of which all is required",
    WHOLE,
    { steps: REQUIRED, leftOver: 1 },
    ["STRUCTURE", "MODULES_WITHOUT_PLACE", "PRODUCT"],
  ],
  [
    "the same where the distributor has no structures",
    WHOLE,
    { steps: REQUIRED, hasStructures: false },
    ["PRODUCT"],
  ],
  ["modules without a place where that is no must", WHOLE, { leftOver: 1 }, []],
  [
    "a kit with structure and product",
    mountOf(pick(MODULE, 10), pick(INVERTER), pick(buildMountProduct("CABO")), {
      type: "structure",
      structureId: "str",
    }),
    { steps: REQUIRED },
    [],
  ],
] as const)("%s needs what it needs", (_name, state, options, expected) => {
  const found = needsOf(state, options);
  expect(found.needs).toEqual(expected);
  expect(found.isComplete).toBe(expected.length === 0);
});

test("steps that are hidden are left out", () => {
  const steps = changed({ string: { show: false }, product: { show: false } });
  expect(needsOf(NONE, { steps }).types).toEqual(["module", "inverter", "structure", "checkout"]);
});

test.each([
  ["string", STEPS],
  ["inverter", changed({ string: { show: false } })],
  ["module", WITHOUT_INVERTERS],
] as const)("the electrical check is told in the step %s", (expected, steps) => {
  expect(checkStepOf(steps.filter(({ show }) => show))).toBe(expected);
});
