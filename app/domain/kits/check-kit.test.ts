import { expect, test } from "vitest";
import { ElectricalSettingsSchema, MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { buildInverterElectrical, buildModuleElectrical } from "#tests/factories/electrical.ts";
import { checkKit } from "./check-kit.ts";
import type { GridConnection, KitInverter, KitModule, KitStringBox } from "./kit-parts.ts";
import type { InverterElectrical, ModuleElectrical } from "./string-sizing.ts";

const settings = ElectricalSettingsSchema.parse({});
const mountKit = MountKitSettingsSchema.parse({});

function module(amount: number, electrical: Partial<ModuleElectrical> = {}, name = "LR5-550"): KitModule {
  return {
    productId: `prd_${name}`,
    name,
    amount,
    electrical: buildModuleElectrical(electrical),
  };
}

function inverter(
  amount: number,
  electrical: Partial<InverterElectrical> = {},
  { name = "INV-10", ...rest }: Partial<Omit<KitInverter, "amount" | "electrical">> = {},
): KitInverter {
  return {
    productId: `prd_${name}`,
    name,
    amount,
    grid: "monofasico",
    compatibleInverters: [],
    electrical: buildInverterElectrical(electrical),
    ...rest,
  };
}

function box(changes: Partial<KitStringBox> = {}): KitStringBox {
  return {
    productId: "prd_box",
    name: "BOX",
    amount: 1,
    inputs: 2,
    maxDcV: 600,
    maxCurrentPerInputA: null,
    compatibleInverters: [],
    ...changes,
  };
}

function check(
  modules: readonly KitModule[],
  inverters: readonly KitInverter[],
  rest: {
    stringBoxes?: readonly KitStringBox[];
    grid?: GridConnection;
    settings?: Partial<typeof settings>;
    mountKit?: Partial<typeof mountKit>;
  } = {},
) {
  return checkKit({
    modules,
    inverters,
    stringBoxes: rest.stringBoxes ?? [],
    grid: rest.grid ?? null,
    settings: { ...settings, ...rest.settings },
    mountKit: { ...mountKit, ...rest.mountKit },
  });
}

function codes(...args: Parameters<typeof check>): string[] {
  return check(...args).findings.map(({ severity, code }) => `${severity} ${code}`);
}

function strings(...args: Parameters<typeof check>): string[] {
  return check(...args).strings.map(
    (one) =>
      `${one.inverterCount}x ${one.inverter.name}: ${one.strings
        .map((each) => `${each.stringCount}×${each.modulesPerString} ${each.moduleName}`)
        .join(" + ")}`,
  );
}

test("a kit that fits has nothing to say, and tells its strings", () => {
  const { findings, strings: found } = check([module(18)], [inverter(1)]); // 9 900 W on 10 000 W
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
  const [finding] = check([module(21)], [inverter(1)]).findings; // 11 × 53.1615 V
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
  expect(codes([module(20, { maxSystemV })], [inverter(1)])).toEqual(expected);
});

test.each([
  [23, []], // 12 650 W ≤ 13 000 W
  [24, ["warning DC_POWER_ABOVE_RATIO"]], // 13 200 W
])("%d modules on 10 kW with 30%% above: %j", (count, expected) => {
  expect(codes([module(count)], [inverter(1, { maxDcV: 1_000, mpptHighV: 1_000 })])).toEqual(expected);
});

test.each([
  [15, []], // 8 250 W ≥ 8 000 W
  [14, ["warning DC_POWER_BELOW_RATIO"]], // 7 700 W
])("%d modules on 10 kW with 20%% below: %j", (count, expected) => {
  expect(codes([module(count)], [inverter(1)])).toEqual(expected);
});

test.each([
  [9_900, []],
  [9_899, ["warning INPUT_POWER_ABOVE_LIMIT"]],
])("9 900 W on an inverter that takes %d W: %j", (inputPowerW, expected) => {
  expect(codes([module(18)], [inverter(1, { inputPowerW })])).toEqual(expected);
});

test.each([
  [9.9, []],
  [9.8, ["warning STRING_POWER_ABOVE_LIMIT"]],
])("9 900 W on two strings that take %d kW: %j", (powerKw, expected) => {
  const powerPerStringCount = [
    { strings: 1, powerKw: 5 },
    { strings: 2, powerKw },
  ];
  expect(codes([module(18)], [inverter(1, { powerPerStringCount })])).toEqual(expected);
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
  expect(codes([module(18)], [inverter(1, sheet)])).toEqual(expected);
});

test.each([
  [17.475, []], // 1.25 × 13.98 A
  [17.474, ["error SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT"]],
])("the strict rule against a short-circuit limit of %d A: %j", (limit, expected) => {
  const inverters = [inverter(1, { maxShortCircuitCurrentPerMpptA: limit })];
  expect(codes([module(18)], inverters, { settings: { strictShortCircuit: true } })).toEqual(expected);
  expect(codes([module(18)], inverters)).toEqual([]);
});

test("errors that the distributor takes for warnings are warnings, others stay", () => {
  const inverters = [inverter(1, { maxShortCircuitCurrentPerMpptA: 14 })];
  const lenient = { settings: { errorsAsWarnings: ["VOLTAGE_ABOVE_LIMIT" as const] } };
  expect(codes([module(21)], inverters, lenient)).toEqual([
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
    const found = codes([module(18)], [inverter(1, { inputPowerW })], rest);
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
  expect(codes([module(18)], [inverter(1)], { stringBoxes: [box(changes)] })).toEqual(expected);
});

test("micro-inverters need no input of a string box", () => {
  const micro = inverter(5, { kind: "micro", mpptCount: 4, maxDcV: 60, mpptLowV: 25, mpptHighV: 60 });
  const found = codes([module(18)], [micro], { stringBoxes: [box({ inputs: 1, maxDcV: 10 })] });
  expect(found.filter((code) => code.includes("BOX"))).toEqual([]);
});

test.each([
  ["monofasico", "monofasico", []],
  ["bifasico", "monofasico", ["error PHASES_NOT_SUPPORTED"]],
  ["bifasico", "bifasico", []],
  ["trifasico", "bifasico", ["error PHASES_NOT_SUPPORTED"]],
  ["monofasico", "trifasico", []],
] as const)("an inverter that is %s in a house that is %s: %j", (own, grid, expected) => {
  expect(codes([module(18)], [inverter(1, {}, { grid: own })], { grid })).toEqual(expected);
  expect(codes([module(18)], [inverter(1, {}, { grid: own })])).toEqual([]);
});

test("inverters of different phases, or that do not name each other, are warned about", () => {
  const first = inverter(1, {}, { compatibleInverters: ["prd_other"] });
  const second = inverter(1, {}, { name: "INV-3F", grid: "trifasico" });
  expect(codes([module(36)], [first, second])).toEqual([
    "warning PHASES_MIXED",
    "warning INVERTERS_NOT_COMPATIBLE",
  ]);
});

test("unequal inverters share the modules by their power", () => {
  const small = inverter(1, { acPowerW: 5_000 }, { name: "INV-5" });
  // 27 × 10/15 = 18 and 9
  expect(strings([module(27)], [inverter(1), small])).toEqual([
    "1x INV-10: 2×9 LR5-550",
    "1x INV-5: 1×9 LR5-550",
  ]);
  expect(codes([module(27)], [inverter(1), small])).toEqual([]);
});

test("modules move to the inverter that takes them when their share does not fit the other", () => {
  // by power 15 each, but the second takes 10 at most on its one MPPT
  const narrow = inverter(1, { mpptCount: 1 }, { name: "INV-1" });
  expect(codes([module(30)], [inverter(1), narrow])).toEqual([]);
  expect(strings([module(30)], [inverter(1), narrow])).toEqual([
    "1x INV-10: 2×10 LR5-550",
    "1x INV-1: 1×10 LR5-550",
  ]);
});

test("models of modules do not share an MPPT", () => {
  const other = module(9, { vocV: 41.7, vmpV: 34.6 }, "OTHER"); // its strings are shorter in volts
  expect(codes([module(9), other], [inverter(1)])).toEqual([]);
  expect(strings([module(9), other], [inverter(1)])).toEqual(["1x INV-10: 1×9 LR5-550 + 1×9 OTHER"]);
  expect(codes([module(9), other], [inverter(1, { mpptCount: 1 })])).toContain("warning MODELS_ABOVE_MPPTS");
});

test("each model of modules is checked by its own voltage", () => {
  const found = check([module(9), module(9, { vocV: 60 }, "HIGH")], [inverter(1)]).findings;
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
  const micro = inverter(5, {
    kind: "micro",
    mpptCount: 4,
    maxDcV: 60,
    mpptLowV: 25,
    mpptHighV: 60,
    acPowerW: 2_200,
  });
  expect(codes([module(count)], [micro])).toEqual(expected);
});

test("an inverter without modules and modules without an inverter are told", () => {
  expect(codes([], [inverter(1)])).toEqual(["error INVERTER_WITHOUT_MODULES"]);
  expect(codes([module(1)], [inverter(2)])).toContain("error INVERTER_WITHOUT_MODULES");
  expect(codes([module(9)], [])).toEqual(["warning INVERTER_MISSING"]);
  expect(codes([module(9)], [], { mountKit: { requiredInverterToMountKit: false } })).toEqual([]);
  expect(codes([], [])).toEqual([]);
});

test("optimisers hold the voltage of a solaredge inverter, the sheet its strings", () => {
  const optimised = inverter(1, { kind: "solaredge", maxDcV: 480, mpptCount: 1, maxModulesPerString: 20 });
  expect(codes([module(20)], [optimised])).toEqual([]);
  expect(codes([module(21)], [optimised])).toEqual(["warning STRING_TOO_LONG"]);
});

test("adding a module never takes away a voltage above the limit, nor does a colder place", () => {
  const above = (count: number, siteMinC: number) =>
    codes([module(count)], [inverter(2)], { settings: { siteMinC } }).includes("error VOLTAGE_ABOVE_LIMIT");
  for (let count = 1; count < 60; count += 1) {
    if (above(count, 0)) expect(above(count + 1, 0), `${count} modules`).toBe(true);
    if (above(count, 0)) expect(above(count, -5), `${count} modules at -5 °C`).toBe(true);
  }
  expect(above(40, 0)).toBe(false); // two inverters of two strings of ten
  expect(above(41, 0)).toBe(true);
});

test("what is connected is what the kit holds", () => {
  for (let count = 2; count < 60; count += 1) {
    const found = check([module(count), module(8, {}, "OTHER")], [inverter(2)]).strings;
    const held = found.flatMap((one) =>
      one.strings.map((each) => each.stringCount * each.modulesPerString * one.inverterCount),
    );
    expect(held.reduce((sum, each) => sum + each, 0)).toBe(count + 8);
  }
});
