import { expect, test } from "vitest";
import { checkOf, codesOf, kitBox, kitInverter, kitModule, stringsOf } from "#tests/factories/kit-check.ts";

test("a kit that fits has nothing to say, and tells its strings", () => {
  const { findings, strings: found } = checkOf([kitModule(18)], [kitInverter(1)]); // 9 900 W on 10 000 W
  expect(findings).toEqual([]);
  expect(found).toEqual([
    {
      inverter: { productId: "prd_INV-10", name: "INV-10" },
      inverterCount: 1,
      strings: [{ moduleName: "LR5-550", stringCount: 2, modulesPerString: 9 }],
    },
  ]);
});

test("a string above the inverter's voltage is an error with its numbers and products", () => {
  const [finding] = checkOf([kitModule(21)], [kitInverter(1)]).findings; // 11 × 53.1615 V
  expect(finding).toMatchObject({
    severity: "error",
    code: "VOLTAGE_ABOVE_LIMIT",
    limit: 550,
    unit: "V",
    products: [
      { productId: "prd_LR5-550", name: "LR5-550" },
      { productId: "prd_INV-10", name: "INV-10" },
    ],
  });
  expect(finding?.value).toBeCloseTo(584.7765, 6);
});

test.each([
  [531.615, []], // 10 × 53.1615 V exactly
  [531.614, ["error VOLTAGE_ABOVE_LIMIT"]],
])("modules that bear %d V in a string of 531.615 V: %j", (maxSystemV, expected) => {
  expect(codesOf([kitModule(20, { maxSystemV })], [kitInverter(1)])).toEqual(expected);
});

test.each([
  [23, []], // 12 650 W ≤ 13 000 W
  [24, ["warning DC_POWER_ABOVE_RATIO"]], // 13 200 W
])("%d modules on 10 kW with 30%% above: %j", (count, expected) => {
  expect(codesOf([kitModule(count)], [kitInverter(1, { maxDcV: 1_000, mpptHighV: 1_000 })])).toEqual(
    expected,
  );
});

test.each([
  [15, []], // 8 250 W ≥ 8 000 W
  [14, ["warning DC_POWER_BELOW_RATIO"]], // 7 700 W
])("%d modules on 10 kW with 20%% below: %j", (count, expected) => {
  expect(codesOf([kitModule(count)], [kitInverter(1)])).toEqual(expected);
});

test.each([
  [9_900, []],
  [9_899, ["warning INPUT_POWER_ABOVE_LIMIT"]],
])("9 900 W on an inverter that takes %d W: %j", (inputPowerW, expected) => {
  expect(codesOf([kitModule(18)], [kitInverter(1, { inputPowerW })])).toEqual(expected);
});

test.each([
  [9.9, []],
  [9.8, ["warning STRING_POWER_ABOVE_LIMIT"]],
])("9 900 W on two strings that take %d kW: %j", (powerKw, expected) => {
  const powerPerStringCount = [
    { strings: 1, powerKw: 5 },
    { strings: 2, powerKw },
  ];
  expect(codesOf([kitModule(18)], [kitInverter(1, { powerPerStringCount })])).toEqual(expected);
});

test.each([
  [{ maxModulesPerString: 9 }, []],
  [{ maxModulesPerString: 8 }, ["warning STRING_TOO_LONG"]],
  [{ minModulesPerString: 9 }, []],
  [{ minModulesPerString: 10 }, ["warning STRING_TOO_SHORT"]],
  [{ startV: 393 }, []], // 9 × 49.8 × (1 − 0.0027 × 45) = 393.7437 V
  [{ startV: 394 }, ["warning VOLTAGE_BELOW_START"]],
  [{ maxInputCurrentPerStringA: 13.12 }, []],
  [{ maxInputCurrentPerStringA: 13.11 }, ["warning OPERATING_CURRENT_ABOVE_LIMIT"]],
  [{ maxShortCircuitCurrentPerStringA: 14.281968 }, []],
  [{ maxShortCircuitCurrentPerStringA: 14.28 }, ["error SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT"]],
] as const)("two strings of nine on a sheet with %j: %j", (sheet, expected) => {
  expect(codesOf([kitModule(18)], [kitInverter(1, sheet)])).toEqual(expected);
});

test.each([
  [17.475, []], // 1.25 × 13.98 A
  [17.474, ["error SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT"]],
])("the strict rule against a short-circuit limit of %d A: %j", (limit, expected) => {
  const inverters = [kitInverter(1, { maxShortCircuitCurrentPerMpptA: limit })];
  expect(codesOf([kitModule(18)], inverters, { settings: { strictShortCircuit: true } })).toEqual(expected);
  expect(codesOf([kitModule(18)], inverters)).toEqual([]);
});

test("errors that the distributor takes for warnings are warnings, others stay", () => {
  const inverters = [kitInverter(1, { maxShortCircuitCurrentPerMpptA: 14 })];
  const lenient = { settings: { errorsAsWarnings: ["VOLTAGE_ABOVE_LIMIT" as const] } };
  expect(codesOf([kitModule(21)], inverters, lenient)).toEqual([
    "error SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT",
    "warning VOLTAGE_ABOVE_LIMIT",
  ]);
});

test.each([
  [7_920, true, []], // 80% of 9 900 W
  [7_919, true, ["warning INPUT_POWER_BELOW_MINIMUM"]],
  [7_919, false, []],
] as const)(
  "inverters that take %d W, with the minimum of 80%% switched on %s: %j",
  (inputPowerW, enableInversorPowerInputMinPercentage, expected) => {
    const rest = { mountKit: { enableInversorPowerInputMinPercentage } };
    const found = codesOf([kitModule(18)], [kitInverter(1, { inputPowerW })], rest);
    expect(found.filter((code) => code.endsWith("MINIMUM"))).toEqual(expected);
  },
);

test.each([
  [{}, []],
  [{ maxDcV: 478.4535 }, []], // 9 × 53.1615 V
  [{ maxDcV: 478.453 }, ["error VOLTAGE_ABOVE_STRING_BOX_LIMIT"]],
  [{ inputs: 1 }, ["warning STRINGS_ABOVE_BOX_INPUTS"]],
  [{ inputs: 1, amount: 2 }, []],
  [{ maxCurrentPerInputA: 14.281968 }, []],
  [{ maxCurrentPerInputA: 14.28 }, ["warning CURRENT_ABOVE_STRING_BOX_LIMIT"]],
  [{ compatibleInverters: ["prd_INV-10"] }, []],
  [{ compatibleInverters: ["prd_other"] }, ["warning STRING_BOX_NOT_COMPATIBLE"]],
  [{ amount: 0, inputs: 1 }, []],
] as const)("two strings of nine in a string box with %j: %j", (changes, expected) => {
  expect(codesOf([kitModule(18)], [kitInverter(1)], { stringBoxes: [kitBox(changes)] })).toEqual(expected);
});

test("micro-inverters need no input of a string box", () => {
  const micro = kitInverter(5, { kind: "micro", mpptCount: 4, maxDcV: 60, mpptLowV: 25, mpptHighV: 60 });
  const found = codesOf([kitModule(18)], [micro], { stringBoxes: [kitBox({ inputs: 1, maxDcV: 10 })] });
  expect(found.filter((code) => code.includes("BOX"))).toEqual([]);
});

test.each([
  ["monofasico", "monofasico", []],
  ["bifasico", "monofasico", ["error PHASES_NOT_SUPPORTED"]],
  ["bifasico", "bifasico", []],
  ["trifasico", "bifasico", ["error PHASES_NOT_SUPPORTED"]],
  ["monofasico", "trifasico", []],
] as const)("an inverter that is %s in a house that is %s: %j", (own, grid, expected) => {
  expect(codesOf([kitModule(18)], [kitInverter(1, {}, { grid: own })], { grid })).toEqual(expected);
  expect(codesOf([kitModule(18)], [kitInverter(1, {}, { grid: own })])).toEqual([]);
});

test("inverters of different phases, or that do not name each other, are warned about", () => {
  const first = kitInverter(1, {}, { compatibleInverters: ["prd_other"] });
  const second = kitInverter(1, {}, { name: "INV-3F", grid: "trifasico" });
  expect(codesOf([kitModule(36)], [first, second])).toEqual([
    "warning PHASES_MIXED",
    "warning INVERTERS_NOT_COMPATIBLE",
  ]);
});

test("unequal inverters share the modules by their power", () => {
  const small = kitInverter(1, { acPowerW: 5_000 }, { name: "INV-5" });
  // 27 × 10/15 = 18 and 9
  expect(stringsOf([kitModule(27)], [kitInverter(1), small])).toEqual([
    "1x INV-10: 2×9 LR5-550",
    "1x INV-5: 1×9 LR5-550",
  ]);
  expect(codesOf([kitModule(27)], [kitInverter(1), small])).toEqual([]);
});

test("modules move to the inverter that takes them when their share does not fit the other", () => {
  // by power 15 each, but the second takes 10 at most on its one MPPT
  const narrow = kitInverter(1, { mpptCount: 1 }, { name: "INV-1" });
  expect(codesOf([kitModule(30)], [kitInverter(1), narrow])).toEqual([]);
  expect(stringsOf([kitModule(30)], [kitInverter(1), narrow])).toEqual([
    "1x INV-10: 2×10 LR5-550",
    "1x INV-1: 1×10 LR5-550",
  ]);
});

test("models of modules do not share an MPPT", () => {
  const other = kitModule(9, { vocV: 41.7, vmpV: 34.6 }, "OTHER"); // its strings are shorter in volts
  expect(codesOf([kitModule(9), other], [kitInverter(1)])).toEqual([]);
  expect(stringsOf([kitModule(9), other], [kitInverter(1)])).toEqual(["1x INV-10: 1×9 LR5-550 + 1×9 OTHER"]);
  expect(codesOf([kitModule(9), other], [kitInverter(1, { mpptCount: 1 })])).toContain(
    "warning MODELS_ABOVE_MPPTS",
  );
});

test("each model of modules is checked by its own voltage", () => {
  const found = checkOf([kitModule(9), kitModule(9, { vocV: 60 }, "HIGH")], [kitInverter(1)]).findings;
  // 9 × 60 × (1 + 0.0027 × 25) = 576.45 V
  expect(found).toMatchObject([
    { code: "VOLTAGE_ABOVE_LIMIT", products: [{ name: "HIGH" }, { name: "INV-10" }] },
  ]);
  expect(found[0]?.value).toBeCloseTo(576.45, 6);
});

test.each([
  [20, []],
  [21, ["error MODULES_ABOVE_INPUTS"]],
])("%d modules on five micro-inverters of four inputs: %j", (count, expected) => {
  const micro = kitInverter(5, {
    kind: "micro",
    mpptCount: 4,
    maxDcV: 60,
    mpptLowV: 25,
    mpptHighV: 60,
    acPowerW: 2_200,
  });
  expect(codesOf([kitModule(count)], [micro])).toEqual(expected);
});

test("an inverter without modules and modules without an inverter are told", () => {
  expect(codesOf([], [kitInverter(1)])).toEqual(["error INVERTER_WITHOUT_MODULES"]);
  expect(codesOf([kitModule(1)], [kitInverter(2)])).toContain("error INVERTER_WITHOUT_MODULES");
  expect(codesOf([kitModule(9)], [])).toEqual(["warning INVERTER_MISSING"]);
  expect(codesOf([kitModule(9)], [], { mountKit: { requiredInverterToMountKit: false } })).toEqual([]);
  expect(codesOf([], [])).toEqual([]);
});

test("optimisers hold the voltage of a solaredge inverter, the sheet its strings", () => {
  const optimised = kitInverter(1, { kind: "solaredge", maxDcV: 480, mpptCount: 1, maxModulesPerString: 20 });
  expect(codesOf([kitModule(20)], [optimised])).toEqual([]);
  expect(codesOf([kitModule(21)], [optimised])).toEqual(["warning STRING_TOO_LONG"]);
});

test("adding a module never takes away a voltage above the limit, nor does a colder place", () => {
  const above = (count: number, siteMinC: number) =>
    codesOf([kitModule(count)], [kitInverter(2)], { settings: { siteMinC } }).includes(
      "error VOLTAGE_ABOVE_LIMIT",
    );
  for (let count = 1; count < 60; count += 1) {
    if (above(count, 0)) expect(above(count + 1, 0), `${count} modules`).toBe(true);
    if (above(count, 0)) expect(above(count, -5), `${count} modules at -5 °C`).toBe(true);
  }
  expect(above(40, 0)).toBe(false); // two inverters of two strings of ten
  expect(above(41, 0)).toBe(true);
});

test("what is connected is what the kit holds", () => {
  for (let count = 2; count < 60; count += 1) {
    const found = checkOf([kitModule(count), kitModule(8, {}, "OTHER")], [kitInverter(2)]).strings;
    const held = found.flatMap((one) =>
      one.strings.map((each) => each.stringCount * each.modulesPerString * one.inverterCount),
    );
    expect(held.reduce((sum, each) => sum + each, 0)).toBe(count + 8);
  }
});
