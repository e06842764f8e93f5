import type { MpptStrings, StringDesign } from "./string-arrangement.ts";
import { calculateVmpAt, sizeStrings, type StringSizing } from "./string-sizing.ts";

/** Codes of findings between modules and an inverter. */
export type StringFindingCode =
  | "VOLTAGE_ABOVE_LIMIT"
  | "VOLTAGE_BELOW_MPPT_WINDOW"
  | "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT"
  | "MODULES_ABOVE_INPUTS"
  | "INVERTER_WITHOUT_MODULES"
  | "VOLTAGE_ABOVE_MPPT_WINDOW"
  | "VOLTAGE_BELOW_START"
  | "OPERATING_CURRENT_ABOVE_LIMIT"
  | "STRING_TOO_LONG"
  | "STRING_TOO_SHORT"
  | "DC_POWER_ABOVE_RATIO";

/** One finding with its numbers. A kit with an error must not be sold; a warning costs production. */
export type StringFinding = {
  severity: "error" | "warning";
  code: StringFindingCode;
  value: number;
  limit: number;
  unit: "V" | "A" | "W" | "modules";
};

/** Checks of the strings on one MPPT, for a module, an inverter and a place. */
export interface MpptCheck {
  findingsOf: (mppt: MpptStrings) => StringFinding[];
  /** Number of modules by which a string length is outside the allowed voltages. */
  modulesOutside: (length: number) => number;
}

/** Checks strings of equal length on one MPPT: voltage at the coldest morning, MPPT window at the hottest cell,
 *  currents against the inverter's limits for the MPPT and for one string, and length limits of the data sheet. For a
 *  `solaredge` inverter only lengths are checked, because its optimisers hold voltages and currents. */
export function createMpptCheck(design: StringDesign): MpptCheck {
  const { module, inverter } = design;
  const single = sizeStrings({ ...design, stringsPerMppt: 1 });
  const vmpAtMinV = calculateVmpAt(module, design.siteMinC);
  const sizings = new Map<number, StringSizing>([[1, single]]);
  const sizingOf = (stringCount: number) => {
    const sizing = sizings.get(stringCount) ?? sizeStrings({ ...design, stringsPerMppt: stringCount });
    sizings.set(stringCount, sizing);
    return sizing;
  };
  return {
    findingsOf: (mppt) => [
      ...(inverter.kind === "solaredge"
        ? []
        : [
            ...voltageFindings(design, { ...mppt, sizing: single, vmpAtMinV }),
            ...currentFindings(design, { ...mppt, sizing: sizingOf(mppt.stringCount) }),
          ]),
      ...lengthFindings(design, mppt),
    ],
    modulesOutside: (length) =>
      inverter.kind === "solaredge" ? 0 : Math.max(0, length - single.maxModules, single.minModules - length),
  };
}

function voltageFindings(
  { inverter }: StringDesign,
  { modulesPerString, sizing, vmpAtMinV }: MpptStrings & { sizing: StringSizing; vmpAtMinV: number },
): StringFinding[] {
  const findings: StringFinding[] = [];
  const add = (
    severity: StringFinding["severity"],
    code: StringFindingCode,
    { moduleV, limit }: { moduleV: number; limit: number },
  ) => findings.push({ severity, code, value: moduleV * modulesPerString, limit, unit: "V" });
  if (modulesPerString > sizing.maxModules) {
    add("error", "VOLTAGE_ABOVE_LIMIT", { moduleV: sizing.vocAtMinV, limit: inverter.maxDcV });
  }
  if (modulesPerString < sizing.minModules) {
    add("error", "VOLTAGE_BELOW_MPPT_WINDOW", { moduleV: sizing.vmpAtMaxV, limit: inverter.mpptLowV });
  }
  if (vmpAtMinV * modulesPerString > inverter.mpptHighV) {
    add("warning", "VOLTAGE_ABOVE_MPPT_WINDOW", { moduleV: vmpAtMinV, limit: inverter.mpptHighV });
  }
  const startV = inverter.startV ?? 0;
  if (sizing.vocAtMaxV * modulesPerString < startV) {
    add("warning", "VOLTAGE_BELOW_START", { moduleV: sizing.vocAtMaxV, limit: startV });
  }
  return findings;
}

function currentFindings(
  { module, inverter, strictShortCircuit = false }: StringDesign,
  { stringCount, sizing }: MpptStrings & { sizing: StringSizing },
): StringFinding[] {
  const findings: StringFinding[] = [];
  const add = (
    code: "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT" | "OPERATING_CURRENT_ABOVE_LIMIT",
    { value, limit }: { value: number; limit: number },
  ) => {
    const severity = code === "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT" ? "error" : "warning";
    findings.push({ severity, code, value, limit, unit: "A" });
  };
  const mpptLimitA = inverter.maxShortCircuitCurrentPerMpptA;
  const stringLimitA = inverter.maxShortCircuitCurrentPerStringA ?? null;
  const shortCircuitA = strictShortCircuit ? sizing.designCurrentA : sizing.iscAtMaxA * stringCount;
  const isWithin = strictShortCircuit
    ? mpptLimitA === null || shortCircuitA <= mpptLimitA
    : sizing.iscWithinLimit;
  if (!isWithin) {
    add("SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT", { value: shortCircuitA, limit: mpptLimitA ?? 0 });
  }
  const ofStringA = strictShortCircuit ? sizing.designCurrentA / stringCount : sizing.iscAtMaxA;
  if (stringLimitA !== null && ofStringA > stringLimitA) {
    add("SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT", { value: ofStringA, limit: stringLimitA });
  }
  if (!sizing.impWithinLimit) {
    const limit = inverter.maxInputCurrentPerMpptA ?? 0;
    add("OPERATING_CURRENT_ABOVE_LIMIT", { value: module.impA * stringCount, limit });
  }
  const inputLimitA = inverter.maxInputCurrentPerStringA ?? null;
  if (inputLimitA !== null && module.impA > inputLimitA) {
    add("OPERATING_CURRENT_ABOVE_LIMIT", { value: module.impA, limit: inputLimitA });
  }
  return findings;
}

function lengthFindings({ inverter }: StringDesign, { modulesPerString }: MpptStrings): StringFinding[] {
  const [longest, shortest] = [inverter.maxModulesPerString ?? null, inverter.minModulesPerString ?? null];
  const finding = { severity: "warning", value: modulesPerString, unit: "modules" } as const;
  return [
    ...(longest !== null && modulesPerString > longest
      ? [{ ...finding, code: "STRING_TOO_LONG" as const, limit: longest }]
      : []),
    ...(shortest !== null && modulesPerString < shortest
      ? [{ ...finding, code: "STRING_TOO_SHORT" as const, limit: shortest }]
      : []),
  ];
}

/** The worst finding of each code, errors first. */
export function worstOfEachCode(findings: readonly StringFinding[]): StringFinding[] {
  const worst = new Map<StringFindingCode, StringFinding>();
  for (const finding of findings) {
    const known = worst.get(finding.code);
    if (known === undefined || excess(finding) > excess(known)) worst.set(finding.code, finding);
  }
  const list = [...worst.values()];
  return [
    ...list.filter(({ severity }) => severity === "error"),
    ...list.filter(({ severity }) => severity === "warning"),
  ];
}

function excess({ value, limit }: StringFinding): number {
  return Math.abs(value - limit);
}
