import type { InverterElectrical, ModuleElectrical, SiteTemperatures } from "#domain/kits/string-sizing.ts";
import { sizeStrings } from "#domain/kits/string-sizing.ts";

/** Whether so many modules can be divided into strings that the voltages of the inverter allow. */
export type StringFit = (moduleCount: number) => boolean;

/** A quick look at strings before the whole check: some number of strings, each between the fewest and the most modules
 *  that the voltages allow, has to hold all modules. What it refuses, the check refuses; what it lets pass may still
 *  fail by currents or by unequal strings.
 *  @example 3 to 10 modules a string, two inputs: 2 modules do not fit, 3 to 20 do, 21 do not */
export function createStringFit(
  module: ModuleElectrical,
  inverter: InverterElectrical,
  site: SiteTemperatures,
): StringFit {
  const inputCount = inverter.mpptCount * inverter.inputsPerMppt;
  if (inverter.kind === "micro") return (moduleCount) => moduleCount >= 1 && moduleCount <= inputCount;
  if (inverter.kind === "solaredge") return (moduleCount) => moduleCount >= 1;
  const maxDcV = Math.min(inverter.maxDcV, module.maxSystemV ?? Infinity);
  const { minModules, maxModules } = sizeStrings({
    ...site,
    module,
    inverter: { ...inverter, maxDcV },
    stringsPerMppt: 1,
  });
  const fewest = Math.max(1, minModules);
  return (moduleCount) => {
    const strings = Math.ceil(moduleCount / Math.max(1, maxModules));
    return maxModules >= fewest && strings >= 1 && strings <= inputCount && strings * fewest <= moduleCount;
  };
}
