import { expect, test } from "vitest";
import { KitSettingsSchema, MountKitStepsSchema } from "#domain/settings/kit-settings-schema.ts";
import { MODULE, mountOf, pick } from "#tests/factories/mount-kit.ts";
import type { MountState, RoofFace } from "./mount-state.ts";
import { withinSettings } from "./within-settings.ts";

const UPRIGHT: RoofFace = { orientation: "retrato", rows: 1, modulesPerRow: 6 };
const LYING: RoofFace = { ...UPRIGHT, orientation: "paisagem" };
const STEPS = MountKitStepsSchema.parse(undefined);
const WITHOUT_STRINGS = STEPS.map((step) => (step.type === "string" ? { ...step, show: false } : step));
const ALL = { showButtonUnknownArrangement: true, showStructureLayout: true, multipleStructureLayout: true };

const kitOf = (changes: Partial<MountState>) => ({ ...mountOf(pick(MODULE, 10)), ...changes });
const within = (
  state: MountState,
  kits: Partial<ReturnType<typeof KitSettingsSchema.parse>>,
  stepsMountKit = STEPS,
) => withinSettings(state, { kits: KitSettingsSchema.parse(kits), stepsMountKit });

test("what the settings let be stays the same kit", () => {
  const state = kitOf({ arrangement: "unknown", faces: [UPRIGHT, LYING] });
  expect(within(state, ALL)).toBe(state);
});

test.each([
  ["unknown", { ...ALL, showButtonUnknownArrangement: false }, STEPS],
  ["unknown", ALL, WITHOUT_STRINGS],
  ["own", ALL, WITHOUT_STRINGS],
] as const)(
  "strings of arrangement %s that nobody could change give way to the best",
  (arrangement, kits, steps) => {
    expect(within(kitOf({ arrangement }), kits, steps).arrangement).toBe("best");
  },
);

test("strings that were laid out by hand stay where their step is", () => {
  expect(within(kitOf({ arrangement: "own" }), {}).arrangement).toBe("own");
});

test.each([
  ["modules lie as they may", [UPRIGHT, LYING], { ...ALL, modulesOrientation: "paisagem" }, [LYING, LYING]],
  ["several faces give way to the proposal", [UPRIGHT, LYING], { showStructureLayout: true }, []],
  ["one face stays", [LYING], { showStructureLayout: true }, [LYING]],
  ["a layout that is not asked for is none", [UPRIGHT], {}, []],
] as const)("faces: %s", (_name, faces, kits, expected) => {
  expect(within(kitOf({ faces }), kits).faces).toEqual(expected);
});
