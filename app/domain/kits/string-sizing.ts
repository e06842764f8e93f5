import Big from "big.js";

/** Data-sheet values of a module at 25 °C and 1 000 W/m². Coefficients are in percent per °C, with their sign. */
export type ModuleElectrical = {
  powerW: number;
  /** Open-circuit voltage. */
  vocV: number;
  /** Short-circuit current. */
  iscA: number;
  /** Voltage and current at maximum power. */
  vmpV: number;
  impA: number;
  alphaIscPctPerC: number;
  betaVocPctPerC: number;
  gammaPmaxPctPerC: number;
  /** Highest system voltage that the module tolerates. */
  maxSystemV?: number | null;
};

/** Data-sheet values of an inverter. A limit that the sheet does not give is null and not compared. */
export type InverterElectrical = {
  kind: "string" | "micro" | "hibrido" | "solaredge";
  acPowerW: number;
  mpptCount: number;
  inputsPerMppt: number;
  maxDcV: number;
  mpptLowV: number;
  mpptHighV: number;
  /** Above it the inverter clips. */
  maxInputCurrentPerMpptA: number | null;
  /** Above it the inverter is damaged. */
  maxShortCircuitCurrentPerMpptA: number | null;
  /** The same two limits for one string. */
  maxInputCurrentPerStringA?: number | null;
  maxShortCircuitCurrentPerStringA?: number | null;
  minModulesPerString?: number | null;
  maxModulesPerString?: number | null;
  /** Lowest voltage at which the inverter starts. */
  startV?: number | null;
  /** Highest DC power of the inverter, in all and by number of strings. */
  inputPowerW?: number | null;
  powerPerStringCount?: readonly { strings: number; powerKw: number }[];
  phases: number;
};

/** Temperatures of the place in °C: the record low of the air at dawn, and the hottest cell (air + 25 to 35 °C). */
export type SiteTemperatures = { siteMinC: number; cellMaxC: number };

/** Voltages and current of one module at the extremes, and the string lengths that they allow. Only the counts are
 *  rounded. */
export type StringSizing = {
  vocAtMinV: number;
  vocAtMaxV: number;
  vmpAtMaxV: number;
  /** Short-circuit current of one string at the hottest cell. */
  iscAtMaxA: number;
  minModules: number;
  maxModules: number;
  /** Design current of the MPPT's DC cables and protections: 1.25 × Isc × strings. */
  designCurrentA: number;
  iscWithinLimit: boolean;
  impWithinLimit: boolean;
};

const STANDARD_C = 25;
const DESIGN_CURRENT_FACTOR = "1.25";

/** String lengths that fit an inverter at a place, and whether `stringsPerMppt` strings in parallel respect its
 *  currents. The short-circuit limit is compared with Isc at the hottest cell, the input limit with Imp; 1.25 × Isc is
 *  for cables and fuses, not for the inverter. Vmp uses the coefficient γ − α.
 *  @source IEC 62548 / ABNT NBR 16690
 *  @example LR5-72HPH-550M on MIN 5000TL-X, 0 and 70 °C: Voc 49.8 × (1 + 0.0027 × 25) = 53.16 V, so at most
 *   550 ÷ 53.16 = 10 modules; Vmp 41.95 × (1 − 0.00398 × 45) = 34.44 V, so at least 80 ÷ 34.44 → 3 */
export function sizeStrings({
  module,
  inverter,
  siteMinC,
  cellMaxC,
  stringsPerMppt,
}: SiteTemperatures & {
  module: ModuleElectrical;
  inverter: InverterElectrical;
  stringsPerMppt: number;
}): StringSizing {
  const vocAtMin = atTemperature(module.vocV, new Big(module.betaVocPctPerC), siteMinC);
  const vmpAtMax = atTemperature(module.vmpV, vmpCoefficient(module), cellMaxC);
  const iscAtMax = atTemperature(module.iscA, new Big(module.alphaIscPctPerC), cellMaxC);
  return {
    vocAtMinV: vocAtMin.toNumber(),
    vocAtMaxV: atTemperature(module.vocV, new Big(module.betaVocPctPerC), cellMaxC).toNumber(),
    vmpAtMaxV: vmpAtMax.toNumber(),
    iscAtMaxA: iscAtMax.toNumber(),
    minModules: new Big(inverter.mpptLowV).div(vmpAtMax).round(0, Big.roundUp).toNumber(),
    maxModules: new Big(inverter.maxDcV).div(vocAtMin).round(0, Big.roundDown).toNumber(),
    designCurrentA: new Big(module.iscA).times(DESIGN_CURRENT_FACTOR).times(stringsPerMppt).toNumber(),
    iscWithinLimit: isWithin(iscAtMax.times(stringsPerMppt), inverter.maxShortCircuitCurrentPerMpptA),
    impWithinLimit: isWithin(new Big(module.impA).times(stringsPerMppt), inverter.maxInputCurrentPerMpptA),
  };
}

/** Maximum-power voltage of one module at a cell temperature, unrounded, for comparison with the MPPT window.
 *  @example 41.95 V, γ −0.35, α 0.048, at 0 °C: 41.95 × (1 + 0.00398 × 25) = 46.124025 */
export function calculateVmpAt(module: ModuleElectrical, cellC: number): number {
  return atTemperature(module.vmpV, vmpCoefficient(module), cellC).toNumber();
}

function vmpCoefficient({ gammaPmaxPctPerC, alphaIscPctPerC }: ModuleElectrical): Big {
  return new Big(gammaPmaxPctPerC).minus(alphaIscPctPerC);
}

function atTemperature(standardValue: number, pctPerC: Big, cellC: number): Big {
  const change = pctPerC.times("0.01").times(new Big(cellC).minus(STANDARD_C));
  return new Big(standardValue).times(change.plus(1));
}

function isWithin(current: Big, limitA: number | null): boolean {
  return limitA === null || current.lte(limitA);
}
