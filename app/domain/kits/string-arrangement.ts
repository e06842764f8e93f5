import type { InverterElectrical, ModuleElectrical, SiteTemperatures } from "./string-sizing.ts";

/** Strings on one MPPT: `stringCount` in parallel, each of `modulesPerString` modules in series. */
export type MpptStrings = { stringCount: number; modulesPerString: number };

/** Strings of one inverter, an entry for each MPPT in use. On a micro-inverter a string is one module. */
export type StringArrangement = readonly MpptStrings[];

/** The input of string calculations: module, inverter and temperatures of the place. */
export type StringDesign = SiteTemperatures & {
  module: ModuleElectrical;
  inverter: InverterElectrical;
  /** Compares 1.25 × Isc with the inverter's short-circuit limits, instead of Isc at the hottest cell. */
  strictShortCircuit?: boolean;
};

/** Ways to divide modules into strings over the inputs of one inverter, one for each number of strings, with lengths as
 *  equal as possible. Strings in parallel have equal lengths, so lengths differ only between MPPTs. Voltages and
 *  currents are not checked here.
 *  @example 9 modules, 2 MPPTs of one input: [9] and [5, 4] */
export function listArrangements(inverter: InverterElectrical, moduleCount: number): StringArrangement[] {
  const inputCount = inverter.mpptCount * inverter.inputsPerMppt;
  const mostStrings = Math.min(inputCount, moduleCount);
  return upTo(mostStrings)
    .filter((stringCount) => inverter.kind !== "micro" || stringCount === moduleCount)
    .flatMap((stringCount) => divide(inverter, moduleCount, stringCount));
}

function divide(inverter: InverterElectrical, moduleCount: number, stringCount: number): StringArrangement[] {
  if (moduleCount % stringCount === 0) {
    return [spread(stringCount, moduleCount / stringCount, inverter.mpptCount)];
  }
  for (let difference = 1; difference < moduleCount; difference += 1) {
    const found = divideInTwoLengths(inverter, { moduleCount, stringCount, difference });
    if (found.length > 0) return found;
  }
  return [];
}

function divideInTwoLengths(
  { mpptCount, inputsPerMppt }: InverterElectrical,
  { moduleCount, stringCount, difference }: { moduleCount: number; stringCount: number; difference: number },
): StringArrangement[] {
  return upTo(stringCount - 1).flatMap((longerCount) => {
    const shorterCount = stringCount - longerCount;
    const shorterLength = (moduleCount - longerCount * difference) / stringCount;
    if (!Number.isInteger(shorterLength) || shorterLength < 1) return [];
    return upTo(mpptCount - 1)
      .filter((longerMppts) => longerCount <= longerMppts * inputsPerMppt)
      .filter((longerMppts) => shorterCount <= (mpptCount - longerMppts) * inputsPerMppt)
      .map((longerMppts) => [
        ...spread(longerCount, shorterLength + difference, longerMppts),
        ...spread(shorterCount, shorterLength, mpptCount - longerMppts),
      ]);
  });
}

function spread(stringCount: number, modulesPerString: number, mpptCount: number): MpptStrings[] {
  const used = Math.min(stringCount, mpptCount);
  return Array.from({ length: used }, (_, index) => ({
    stringCount: Math.floor(stringCount / used) + (index < stringCount % used ? 1 : 0),
    modulesPerString,
  }));
}

function upTo(last: number): number[] {
  return Array.from({ length: Math.max(0, last) }, (_, index) => index + 1);
}
