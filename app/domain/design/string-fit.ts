import {
  type InverterElectrical,
  type ModuleElectrical,
  type SiteTemperatures,
  sizeStrings,
} from "#domain/kits/string-sizing.ts";

/** Voltages of one module at the extremes of a place. */
export interface ModuleVolts {
  /** Open-circuit voltage at the coldest morning. */
  vocAtMinV: number;
  /** Maximum-power voltage at the hottest cell. */
  vmpAtMaxV: number;
}

/** The voltages of a module, which do not depend on the inverter. */
export function moduleVoltsOf(
  module: ModuleElectrical,
  anyInverter: InverterElectrical,
  site: SiteTemperatures,
): ModuleVolts {
  const { vocAtMinV, vmpAtMaxV } = sizeStrings({ ...site, module, inverter: anyInverter, stringsPerMppt: 1 });
  return { vocAtMinV, vmpAtMaxV };
}

/** Tolerance for floating-point comparison. */
const SLACK = 1e-9;

/** A quick check of strings before the whole check: all modules must fit in some number of strings whose lengths the
 *  voltages allow. A refusal is final; a pass may still fail by currents or unequal strings.
 *  @example 3 to 10 modules a string, two inputs: 2 modules do not fit, 3 to 20 do, 21 do not */
export function fitsStrings(
  moduleCount: number,
  { vocAtMinV, vmpAtMaxV }: ModuleVolts,
  { kind, mpptCount, inputsPerMppt, maxDcV, mpptLowV }: InverterElectrical,
): boolean {
  const inputCount = mpptCount * inputsPerMppt;
  if (moduleCount < 1) return false;
  if (kind === "solaredge") return true;
  if (kind === "micro") return moduleCount <= inputCount;
  const most = Math.floor(maxDcV / vocAtMinV + SLACK);
  const fewest = Math.max(1, Math.ceil(mpptLowV / vmpAtMaxV - SLACK));
  if (most < fewest) return false;
  const strings = Math.ceil(moduleCount / most);
  return strings <= inputCount && strings * fewest <= moduleCount;
}
