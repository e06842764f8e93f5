import { expect, test } from "vitest";
import {
  buildInverterProduct,
  buildMountProduct,
  CHECK,
  INVERTER,
  MODULE,
  mountOf,
  pick,
} from "#tests/factories/mount-kit.ts";
import { changeMount } from "./change-mount.ts";
import { checkMount } from "./check-mount.ts";
import { suggestFixes, type Mend } from "./suggest-fixes.ts";
import type { MountState, MpptChoice } from "./mount-state.ts";
import { createMountChecker } from "./remember-check.ts";
import { setMppt, splitGroup } from "./string-groups.ts";

/** Two MPPTs of one input, 3 to 10 modules in series, and power for twenty of them. */
const LARGE = buildInverterProduct("INV-10", { acPowerW: 10_000 });

const strings = (stringCount: number, modulesPerString: number): MpptChoice => ({
  moduleId: "MOD",
  stringCount,
  modulesPerString,
});

function arranged(amount: number, mppts: readonly (MpptChoice | null)[], inverter = LARGE): MountState {
  return mountOf(pick(MODULE, amount), pick(inverter), {
    type: "arrange",
    strings: [{ inverterId: inverter.productId, inverterCount: 1, mppts }],
  });
}

const codes = (state: MountState) => checkMount(state, CHECK).findings.map(({ code }) => code);

function mendsOf(state: MountState): (readonly Mend[])[] {
  const check = checkMount(state, CHECK);
  const mends = suggestFixes(state, check, CHECK);
  return check.findings.map((finding) => mends.get(finding) ?? []);
}

test("eighteen modules are connected as two strings of nine, by themselves", () => {
  const { groups, findings } = checkMount(mountOf(pick(MODULE, 18), pick(LARGE)), CHECK);
  expect(groups).toEqual([{ inverterId: "INV-10", inverterCount: 1, mppts: [strings(1, 9), strings(1, 9)] }]);
  expect(findings).toEqual([]);
});

test("one string of eighteen is too long, and two of nine in its place mend it", () => {
  const state = arranged(18, [strings(1, 18), null]);
  expect(codes(state)).toEqual(["VOLTAGE_ABOVE_LIMIT", "VOLTAGE_ABOVE_MPPT_WINDOW"]);
  const [[mend] = []] = mendsOf(state);
  expect(mend).toMatchObject({ kind: "strings", from: [strings(1, 18)], to: [strings(1, 9), strings(1, 9)] });
  if (mend === undefined) throw new TypeError("there is a remedy");
  const mended = changeMount(state, { type: "mend", mend });
  expect(codes(mended)).toEqual([]);
  expect(mended.arrangement).toBe("own");
});

test.each([
  [[strings(1, 10), strings(1, 10)], 20, []], // 10 in series are the most
  [[strings(1, 11), strings(1, 9)], 20, ["VOLTAGE_ABOVE_LIMIT"]],
  [[strings(1, 3), strings(1, 9)], 12, ["DC_POWER_BELOW_RATIO"]], // 6.6 kW on 10 kW; 3 in series are the least
  [[strings(1, 2), strings(1, 10)], 12, ["VOLTAGE_BELOW_MPPT_WINDOW", "DC_POWER_BELOW_RATIO"]],
  [[strings(1, 9), strings(1, 8)], 18, ["MODULES_WITHOUT_STRING"]],
  [[strings(1, 9), strings(1, 10)], 18, ["STRINGS_ABOVE_MODULES"]],
  [[null, null], 18, ["MODULES_WITHOUT_STRING", "INVERTER_WITHOUT_MODULES"]],
] as const)("strings laid out as %j for %i modules: %j", (mppts, amount, expected) => {
  expect([...codes(arranged(amount, mppts))].sort()).toEqual([...expected].sort());
});

test("two strings on an MPPT of one input are too many, and one on each mends it", () => {
  const state = arranged(18, [strings(2, 9), null]);
  expect(codes(state)).toContain("STRINGS_ABOVE_INPUTS");
  const check = checkMount(state, CHECK);
  const above = check.findings.find(({ code }) => code === "STRINGS_ABOVE_INPUTS");
  if (above === undefined) throw new TypeError("there is a finding");
  expect([above.value, above.limit]).toEqual([2, 1]);
  expect(suggestFixes(state, check, CHECK).get(above)?.[0]).toMatchObject({
    kind: "strings",
    to: [strings(1, 9), strings(1, 9)],
  });
});

test("modules that no way of connecting bears are mended by other amounts", () => {
  const state = mountOf(pick(MODULE, 21), pick(LARGE)); // 20 are the most
  expect(codes(state)).toContain("VOLTAGE_ABOVE_LIMIT");
  expect(mendsOf(state)[0]).toEqual([
    { kind: "amount", productId: "MOD", name: "MOD", from: 21, to: 20 },
    { kind: "amount", productId: "INV-10", name: "INV-10", from: 1, to: 2 },
  ]);
});

test("left to the engineers, only what no string mends is told", () => {
  const state = mountOf(pick(MODULE, 21), pick(LARGE), { type: "arrangement", arrangement: "unknown" });
  expect(codes(state)).toEqual([]);
  expect(
    codes(mountOf(pick(MODULE, 30), pick(INVERTER), { type: "arrangement", arrangement: "unknown" })),
  ).toEqual(["DC_POWER_ABOVE_RATIO"]);
});

test("strings laid out by hand stay when the inverters change, and further ones wait for theirs", () => {
  const state = arranged(18, [strings(1, 9), strings(1, 9)]);
  const two = changeMount(state, { type: "amount", productId: "INV-10", amount: 2 });
  expect(checkMount(two, CHECK).groups).toEqual([
    { inverterId: "INV-10", inverterCount: 1, mppts: [strings(1, 9), strings(1, 9)] },
    { inverterId: "INV-10", inverterCount: 1, mppts: [null, null] },
  ]);
  const none = changeMount(state, { type: "amount", productId: "INV-10", amount: 0 });
  expect(checkMount(none, CHECK).groups).toEqual([]);
});

test("one of equal inverters is taken out and connected in its own way", () => {
  const groups = [{ inverterId: "INV-10", inverterCount: 3, mppts: [strings(1, 9), null] }];
  const split = splitGroup(groups, 0);
  expect(split.map(({ inverterCount }) => inverterCount)).toEqual([2, 1]);
  const changed = setMppt(split, { group: 1, mppt: 1, choice: strings(1, 5) });
  expect(changed.map(({ mppts }) => mppts[1])).toEqual([null, strings(1, 5)]);
});

test.each([
  [200, true], // 200 inverters are the most
  [201, false],
])("the strings of %i inverters are worked out: %s", (units, isChecked) => {
  expect(checkMount(mountOf(pick(MODULE, 1_800), pick(LARGE, units)), CHECK).isChecked).toBe(isChecked);
});

test.each([
  [12, true], // 12 models are the most
  [13, false],
])("the strings of %i models of inverters are worked out: %s", (models, isChecked) => {
  const inverters = Array.from({ length: models }, (_, index) =>
    pick(buildInverterProduct(`INV-${index}`), 1),
  );
  expect(checkMount(mountOf(pick(MODULE, 120), ...inverters), CHECK).isChecked).toBe(isChecked);
});

test("nothing is told before there are modules and an inverter", () => {
  expect(codes(mountOf(pick(MODULE, 10)))).toEqual([]);
  expect(codes(mountOf(pick(LARGE)))).toEqual([]);
});

test("a check is made anew when something electrical changes, and not with a cable more", () => {
  const checked = createMountChecker();
  const state = mountOf(pick(MODULE, 18), pick(LARGE));
  const first = checked(state, CHECK);
  const withCable = changeMount(state, pick(buildMountProduct("CABO"), 20));
  expect(checked(withCable, CHECK)).toBe(first);
  const more = checked(changeMount(withCable, { type: "amount", productId: "MOD", amount: 21 }), CHECK);
  expect(more.findings.map(({ code }) => code)).toContain("VOLTAGE_ABOVE_LIMIT");
});
