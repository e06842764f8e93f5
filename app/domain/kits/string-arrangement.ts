import type { InverterElectrical, ModuleElectrical, SiteTemperatures } from "./string-sizing.ts";

/** Strings on one MPPT: `stringCount` in parallel, each of `modulesPerString` modules in series. */
export type MpptStrings = { stringCount: number; modulesPerString: number };

/** Strings of one inverter, an entry for each MPPT in use. On a micro-inverter a string is one module. */
export type StringArrangement = readonly MpptStrings[];

/** A module, an inverter and the place, as the questions about strings take them. */
export type StringDesign = SiteTemperatures & {
  module: ModuleElectrical;
  inverter: InverterElectrical;
  /** Compares 1.25 × Isc with the inverter's short-circuit limits, instead of Isc of the hot cell. */
  strictShortCircuit?: boolean;
};

/** Ways of dividing modules over the inputs of one inverter in strings as equal as possible, for each number of
 *  strings. Strings in parallel are of equal length, so lengths differ between MPPTs only. Voltages and currents are not looked at.
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
