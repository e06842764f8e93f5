import { expect, test } from "vitest";
import { buildInverterElectrical, buildModuleElectrical } from "#tests/factories/electrical.ts";
import type { InverterElectrical, ModuleElectrical } from "./string-sizing.ts";
import { calculateVmpAt, sizeStrings } from "./string-sizing.ts";

const LR5_550 = buildModuleElectrical();
const TSM_600: ModuleElectrical = {
  powerW: 600,
  vocV: 41.7,
  iscA: 18.42,
  vmpV: 34.6,
  impA: 17.34,
  alphaIscPctPerC: 0.04,
  betaVocPctPerC: -0.25,
  gammaPmaxPctPerC: -0.34,
};
const BYD_540: ModuleElectrical = {
  powerW: 540,
  vocV: 49.72,
  iscA: 13.53,
  vmpV: 42.05,
  impA: 12.84,
  alphaIscPctPerC: 0.06,
  betaVocPctPerC: -0.3,
  gammaPmaxPctPerC: -0.39,
};
const MIN_5000 = buildInverterElectrical({ acPowerW: 5_000, maxInputCurrentPerMpptA: 12.5 });
const SUN_5K: InverterElectrical = {
  ...MIN_5000,
  mpptLowV: 70,
  mpptHighV: 500,
  maxInputCurrentPerMpptA: 18,
  maxShortCircuitCurrentPerMpptA: 27,
};
const SUN2000_20K: InverterElectrical = {
  kind: "string",
  acPowerW: 20_000,
  mpptCount: 2,
  inputsPerMppt: 2,
  maxDcV: 1_080,
  mpptLowV: 160,
  mpptHighV: 950,
  maxInputCurrentPerMpptA: 22,
  maxShortCircuitCurrentPerMpptA: 30,
  phases: 3,
};

test.each([
  // [module, inverter, site, strings, Voc, Vmp, Isc, shortest, longest, 1.25 × Isc, Isc fits, Imp fits]
  [LR5_550, MIN_5000, { siteMinC: 0, cellMaxC: 70 }, 1, 53.161, 34.437, 14.282, 3, 10, 17.475, true, false],
  [TSM_600, SUN_5K, { siteMinC: 5, cellMaxC: 70 }, 1, 43.785, 28.683, 18.752, 3, 12, 23.025, true, true],
  [
    BYD_540,
    SUN2000_20K,
    { siteMinC: 10, cellMaxC: 65 },
    2,
    51.957,
    34.481,
    13.855,
    5,
    20,
    33.825,
    true,
    false,
  ],
] as const)(
  "strings of $0.powerW W on $1.acPowerW W, from data sheets",
  (
    module,
    inverter,
    site,
    stringsPerMppt,
    vocV,
    vmpV,
    iscA,
    minModules,
    maxModules,
    designCurrentA,
    iscWithinLimit,
    impWithinLimit,
  ) => {
    const sizing = sizeStrings({ module, inverter, ...site, stringsPerMppt });
    // the table has three decimals, cut or rounded
    expect(Math.abs(sizing.vocAtMinV - vocV)).toBeLessThan(0.001);
    expect(Math.abs(sizing.vmpAtMaxV - vmpV)).toBeLessThan(0.001);
    expect(Math.abs(sizing.iscAtMaxA - iscA)).toBeLessThan(0.001);
    expect(sizing).toMatchObject({ minModules, maxModules, designCurrentA, iscWithinLimit, impWithinLimit });
  },
);

function sizeOnChanged(changes: Partial<InverterElectrical>) {
  const inverter = { ...MIN_5000, ...changes };
  return sizeStrings({ module: LR5_550, inverter, siteMinC: 0, cellMaxC: 70, stringsPerMppt: 1 });
}

test.each([
  [531.615, 10], // 10 × 53.1615 V exactly
  [531.614, 9],
])("an inverter of %d V takes strings of up to %d modules", (maxDcV, maxModules) => {
  expect(sizeOnChanged({ maxDcV }).maxModules).toBe(maxModules);
});

test.each([
  [103.310265, 3], // 3 × 34.436755 V exactly
  [103.310266, 4],
])("a window from %d V needs strings of %d modules", (mpptLowV, minModules) => {
  expect(sizeOnChanged({ mpptLowV }).minModules).toBe(minModules);
});

test.each([
  [14.281968, true], // 13.98 × (1 + 0.00048 × 45)
  [14.281967, false],
  [null, true], // the data sheet gives no limit
])("with a short-circuit limit of %s A the current fits: %s", (maxShortCircuitCurrentPerMpptA, expected) => {
  expect(sizeOnChanged({ maxShortCircuitCurrentPerMpptA }).iscWithinLimit).toBe(expected);
});

test.each([
  [13.12, true],
  [13.11, false],
  [null, true],
])("with an input limit of %s A the operating current fits: %s", (maxInputCurrentPerMpptA, expected) => {
  expect(sizeOnChanged({ maxInputCurrentPerMpptA }).impWithinLimit).toBe(expected);
});

test("the voltage at maximum power follows the difference of the coefficients of power and current", () => {
  expect(calculateVmpAt(LR5_550, 0)).toBe(46.124025); // 41.95 × (1 + 0.00398 × 25)
  expect(calculateVmpAt(LR5_550, 25)).toBe(41.95);
});
