import type { InverterElectrical, ModuleElectrical } from "#domain/kits/string-sizing.ts";

/** LONGi LR5-72HPH-550M: 53.1615 V open at 0 °C, 34.436755 V at maximum power at 70 °C, 14.281968 A short at 70 °C. */
export function buildModuleElectrical(changes: Partial<ModuleElectrical> = {}): ModuleElectrical {
  return {
    powerW: 550,
    vocV: 49.8,
    iscA: 13.98,
    vmpV: 41.95,
    impA: 13.12,
    alphaIscPctPerC: 0.048,
    betaVocPctPerC: -0.27,
    gammaPmaxPctPerC: -0.35,
    ...changes,
  };
}

/** Two MPPTs of one input that take 3 to 10 of the modules above, within the current. */
export function buildInverterElectrical(changes: Partial<InverterElectrical> = {}): InverterElectrical {
  return {
    kind: "string",
    acPowerW: 10_000,
    mpptCount: 2,
    inputsPerMppt: 1,
    maxDcV: 550,
    mpptLowV: 80,
    mpptHighV: 550,
    maxInputCurrentPerMpptA: 14,
    maxShortCircuitCurrentPerMpptA: 16,
    phases: 1,
    ...changes,
  };
}
