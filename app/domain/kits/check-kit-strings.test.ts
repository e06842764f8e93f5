import { expect, test } from "vitest";
import { buildInverterElectrical, buildModuleElectrical } from "#tests/factories/electrical.ts";
import { arrangeStrings, checkKitStrings } from "./check-kit-strings.ts";
import type { InverterElectrical, ModuleElectrical } from "./string-sizing.ts";

/** Deye SUN2000G3-US-220, whose sheet gives no short-circuit limit. */
function buildMicroInverter(changes: Partial<InverterElectrical> = {}): InverterElectrical {
  return buildInverterElectrical({
    kind: "micro",
    acPowerW: 2_000,
    mpptCount: 4,
    maxDcV: 60,
    mpptLowV: 25,
    mpptHighV: 55,
    maxInputCurrentPerMpptA: 13.5,
    maxShortCircuitCurrentPerMpptA: null,
    ...changes,
  });
}

const SITE = { siteMinC: 0, cellMaxC: 70 };
const two = {
  mpptCount: 2,
  inputsPerMppt: 2,
  maxInputCurrentPerMpptA: 27,
  maxShortCircuitCurrentPerMpptA: 29,
};

function lengthsOf(moduleCount: number, inverter = buildInverterElectrical()): string | null {
  const arrangement = arrangeStrings({ module: buildModuleElectrical(), inverter, moduleCount, ...SITE });
  return arrangement?.map((mppt) => `${mppt.stringCount}×${mppt.modulesPerString}`).join(" + ") ?? null;
}

test.each([
  [0, null],
  [2, null], // below the window
  [3, "1×3"],
  [10, "1×10"],
  [11, "1×6 + 1×5"], // too long for one string, not even
  [18, "1×9 + 1×9"],
  [19, "1×10 + 1×9"],
  [20, "1×10 + 1×10"],
  [21, null], // above the voltage
])("%d modules on two MPPTs: %s", (moduleCount, expected) => {
  expect(lengthsOf(moduleCount)).toBe(expected);
});

test.each([
  [20, "1×10 + 1×10"], // strings in parallel only when needed
  [30, "2×10 + 1×10"],
  [34, "2×9 + 2×8"], // equal lengths share an MPPT
  [40, "2×10 + 2×10"],
  [41, null],
])("%d modules on two MPPTs of two inputs: %s", (moduleCount, expected) => {
  expect(lengthsOf(moduleCount, buildInverterElectrical(two))).toBe(expected);
});

test("an odd number that two parallel strings cannot share evenly has no arrangement", () => {
  expect(lengthsOf(39, buildInverterElectrical(two))).toBeNull(); // 10 + 10 + 10 + 9 would pair 10 with 9
});

test("lengths differ by more than one when parallel strings leave no other way", () => {
  // 9 + 9 + 9 + 9 + 8 and 8 + 8 + 7 + 7 + 7 + 7 do not pair by threes; 5 strings of 10 and 8 do
  const inverter = buildInverterElectrical({
    inputsPerMppt: 3,
    maxInputCurrentPerMpptA: 40,
    maxShortCircuitCurrentPerMpptA: 43,
  });
  expect(lengthsOf(44, inverter)).toBe("2×10 + 3×8");
});

test("two inputs are not both used when their short-circuit currents exceed the limit together", () => {
  expect(lengthsOf(30, buildInverterElectrical({ ...two, maxShortCircuitCurrentPerMpptA: 28.563936 }))).toBe(
    "2×10 + 1×10",
  );
  expect(
    lengthsOf(30, buildInverterElectrical({ ...two, maxShortCircuitCurrentPerMpptA: 28.5639 })),
  ).toBeNull();
});

test("an arrangement without clipping is preferred to one with equal strings", () => {
  // 3 strings of 7 need two in parallel (26.24 A); 11 + 10 clip nothing
  expect(lengthsOf(21, buildInverterElectrical({ ...two, maxDcV: 600, maxInputCurrentPerMpptA: 26 }))).toBe(
    "1×11 + 1×10",
  );
});

test.each([
  [1, "1×1"],
  [4, "1×1 + 1×1 + 1×1 + 1×1"],
  [5, null],
])("%d modules on a micro-inverter of four inputs: %s", (moduleCount, expected) => {
  expect(lengthsOf(moduleCount, buildMicroInverter())).toBe(expected);
});

test.each([
  [53.1615, "1×1"],
  [53.161, null],
])("a micro-inverter input of %d V takes a module: %s", (maxDcV, expected) => {
  expect(lengthsOf(1, buildMicroInverter({ maxDcV }))).toBe(expected);
});

test("strings of optimisers are not limited by the modules' voltage", () => {
  expect(lengthsOf(25, buildInverterElectrical({ kind: "solaredge", maxDcV: 480 }))).toBe("1×25");
});

function check({
  module = {},
  inverter = {},
  ...rest
}: {
  module?: Partial<ModuleElectrical>;
  inverter?: Partial<InverterElectrical>;
  moduleCount: number;
  inverterCount?: number;
  maxDcAcRatio?: number;
}) {
  const kit = {
    module: buildModuleElectrical(module),
    inverter: buildInverterElectrical(inverter),
    ...SITE,
    ...rest,
  };
  return checkKitStrings(kit).map((finding) => ({ ...finding, value: Number(finding.value.toFixed(6)) }));
}

test("nothing is wrong with ten modules on one string", () => {
  expect(check({ moduleCount: 10 })).toEqual([]);
});

test("too many modules are told by the nearest arrangement's longest string", () => {
  expect(check({ moduleCount: 21 })).toEqual([
    {
      severity: "error",
      code: "VOLTAGE_ABOVE_LIMIT",
      value: 584.7765,
      limit: 550,
      unit: "V",
    },
  ]); // 11 × 53.1615
});

test("too few modules do not reach the window", () => {
  expect(check({ moduleCount: 2 })).toEqual([
    {
      severity: "error",
      code: "VOLTAGE_BELOW_MPPT_WINDOW",
      value: 68.87351,
      limit: 80,
      unit: "V",
    },
  ]); // 2 × 34.436755
});

test.each([
  [14.281968, []],
  [
    14.28,
    [
      {
        severity: "error",
        code: "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT",
        value: 14.281968,
        limit: 14.28,
        unit: "A",
      },
    ],
  ],
])("short-circuit current of 14.281968 A against %d A", (maxShortCircuitCurrentPerMpptA, expected) => {
  expect(check({ moduleCount: 18, inverter: { maxShortCircuitCurrentPerMpptA } })).toEqual(expected);
});

test.each([
  [13.12, []],
  [
    12.5,
    [{ severity: "warning", code: "OPERATING_CURRENT_ABOVE_LIMIT", value: 13.12, limit: 12.5, unit: "A" }],
  ],
])("operating current of 13.12 A against %d A", (maxInputCurrentPerMpptA, expected) => {
  expect(check({ moduleCount: 10, inverter: { maxInputCurrentPerMpptA } })).toEqual(expected);
});

test.each([
  [461.25, []], // 10 × 46.124025 V at 0 °C
  [
    461,
    [{ severity: "warning", code: "VOLTAGE_ABOVE_MPPT_WINDOW", value: 461.24025, limit: 461, unit: "V" }],
  ],
])("a cold string of 461.24 V against a window up to %d V", (mpptHighV, expected) => {
  const inverter = { mpptHighV, mpptCount: 1 };
  expect(check({ moduleCount: 10, inverter })).toEqual(expected);
});

test.each([
  [15, []], // 7 500 W, exactly 1.5 × 5 000
  [16, [{ severity: "warning", code: "DC_POWER_ABOVE_RATIO", value: 8_000, limit: 7_500, unit: "W" }]],
])("%d modules of 500 W on an inverter of 5 000 W", (moduleCount, expected) => {
  expect(check({ moduleCount, module: { powerW: 500 }, inverter: { acPowerW: 5_000 } })).toEqual(expected);
});

test("the distributor's own ratio of powers is used when given", () => {
  const findings = check({ moduleCount: 20, maxDcAcRatio: 1 }); // 11 000 W on 10 000 W
  expect(findings.map(({ code }) => code)).toEqual(["DC_POWER_ABOVE_RATIO"]);
});

test("errors come before warnings, each code once", () => {
  const findings = check({
    moduleCount: 24,
    inverter: { acPowerW: 5_000, maxInputCurrentPerMpptA: 12.5, maxShortCircuitCurrentPerMpptA: 14 },
  });
  expect(findings.map(({ code }) => code)).toEqual([
    "VOLTAGE_ABOVE_LIMIT",
    "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT",
    "VOLTAGE_ABOVE_MPPT_WINDOW", // 12 × 46.124025 = 553.49 V
    "OPERATING_CURRENT_ABOVE_LIMIT",
    "DC_POWER_ABOVE_RATIO",
  ]);
});

test.each([
  [10, 3, []], // 4 + 3 + 3
  [12, 3, []],
  [13, 3, ["MODULES_ABOVE_INPUTS"]], // 5 + 4 + 4
  [2, 3, ["INVERTER_WITHOUT_MODULES"]], // 1 + 1 + 0
])("%d modules on %d micro-inverters of four inputs: %j", (moduleCount, inverterCount, expected) => {
  const findings = check({ moduleCount, inverterCount, inverter: buildMicroInverter() });
  expect(findings.map(({ code }) => code)).toEqual(expected);
});

test.each([
  [40, []],
  [41, ["VOLTAGE_ABOVE_LIMIT"]], // 21 + 20
])("%d modules over two equal inverters: %j", (moduleCount, expected) => {
  expect(check({ moduleCount, inverterCount: 2 }).map(({ code }) => code)).toEqual(expected);
});

test("a kit without inverter has nothing to compare", () => {
  expect(check({ moduleCount: 10, inverterCount: 0 })).toEqual([]);
});
