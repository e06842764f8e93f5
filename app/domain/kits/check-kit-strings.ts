import type { MpptStrings, StringArrangement, StringDesign } from "./string-arrangement.ts";
import { listArrangements } from "./string-arrangement.ts";
import { calculateVmpAt, sizeStrings } from "./string-sizing.ts";

/** What can be wrong between the modules and an inverter. */
export type StringFindingCode =
  | "VOLTAGE_ABOVE_LIMIT"
  | "VOLTAGE_BELOW_MPPT_WINDOW"
  | "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT"
  | "MODULES_ABOVE_INPUTS"
  | "INVERTER_WITHOUT_MODULES"
  | "VOLTAGE_ABOVE_MPPT_WINDOW"
  | "OPERATING_CURRENT_ABOVE_LIMIT"
  | "DC_POWER_ABOVE_RATIO";

/** One thing wrong and its numbers: an error must not be sold, a warning costs production. */
export type StringFinding = {
  severity: "error" | "warning";
  code: StringFindingCode;
  value: number;
  limit: number;
  unit: "V" | "A" | "W" | "modules";
};

type Assessment = { arrangement: StringArrangement; findings: StringFinding[]; rank: readonly number[] };

/** Highest DC over AC power that raises no warning, unless the distributor sets another. */
export const DEFAULT_MAX_DC_AC_RATIO = 1.5;

/** The best way of connecting `moduleCount` equal modules to one inverter, or null when each way breaks a limit.
 *  Best is: no production warning, strings of equal length, few in parallel, few in all. The voltages of a
 *  `solaredge` inverter are held by its optimisers and are not compared.
 *  @example 18 modules LR5-72HPH-550M on MIN 5000TL-X (2 MPPTs, 3 to 10 modules): two strings of 9 */
export function arrangeStrings(design: StringDesign & { moduleCount: number }): StringArrangement | null {
  const best = findBest(design);
  return best === null || best.findings.some(({ severity }) => severity === "error")
    ? null
    : best.arrangement;
}

/** What the buyer has to know about the modules of a kit on its equal inverters, over which they are divided evenly:
 *  findings of the best arrangement of each inverter, or of the nearest one when none is allowed. Errors first, each
 *  code once with its worst value.
 *  @param maxDcAcRatio - DC power over AC power above which there is a warning */
export function checkKitStrings({
  inverterCount = 1,
  maxDcAcRatio = DEFAULT_MAX_DC_AC_RATIO,
  ...design
}: StringDesign & { moduleCount: number; inverterCount?: number; maxDcAcRatio?: number }): StringFinding[] {
  if (inverterCount < 1) return [];
  const fewest = Math.floor(design.moduleCount / inverterCount);
  const most = Math.ceil(design.moduleCount / inverterCount);
  return worstOfEachCode(
    [...new Set([most, fewest])].flatMap((moduleCount) => [
      ...stringFindings({ ...design, moduleCount }),
      ...powerFindings({ ...design, moduleCount }, maxDcAcRatio),
    ]),
  );
}

function stringFindings(design: StringDesign & { moduleCount: number }): StringFinding[] {
  const { inverter, moduleCount } = design;
  if (moduleCount < 1) {
    return [{ severity: "error", code: "INVERTER_WITHOUT_MODULES", value: 0, limit: 1, unit: "modules" }];
  }
  const inputCount = inverter.mpptCount * inverter.inputsPerMppt;
  if (inverter.kind !== "micro" || moduleCount <= inputCount) return findBest(design)?.findings ?? [];
  return [
    {
      severity: "error",
      code: "MODULES_ABOVE_INPUTS",
      value: moduleCount,
      limit: inputCount,
      unit: "modules",
    },
    ...stringFindings({ ...design, moduleCount: inputCount }),
  ];
}

function powerFindings(
  { module, inverter, moduleCount }: StringDesign & { moduleCount: number },
  maxDcAcRatio: number,
): StringFinding[] {
  const value = module.powerW * moduleCount;
  const limit = inverter.acPowerW * maxDcAcRatio;
  return value > limit
    ? [{ severity: "warning", code: "DC_POWER_ABOVE_RATIO", value, limit, unit: "W" }]
    : [];
}

function findBest(design: StringDesign & { moduleCount: number }): Assessment | null {
  const [best] = listArrangements(design.inverter, design.moduleCount)
    .map((arrangement) => assess(design, arrangement))
    .sort((a, b) => compareRanks(a.rank, b.rank));
  return best ?? null;
}

function assess(design: StringDesign, arrangement: StringArrangement): Assessment {
  const findings = arrangement.flatMap((mppt) => mpptFindings(design, mppt));
  const { minModules, maxModules } = sizeStrings({ ...design, stringsPerMppt: 1 });
  const lengths = arrangement.map(({ modulesPerString }) => modulesPerString);
  const errorCount = findings.filter(({ severity }) => severity === "error").length;
  const modulesOutside = sum(lengths.map((length) => Math.max(0, length - maxModules, minModules - length)));
  const stringCounts = arrangement.map(({ stringCount }) => stringCount);
  return {
    arrangement,
    findings: worstOfEachCode(findings),
    rank: [
      errorCount,
      design.inverter.kind === "solaredge" ? 0 : modulesOutside,
      findings.length - errorCount,
      new Set(lengths).size,
      Math.max(...stringCounts),
      sum(stringCounts),
    ],
  };
}

function mpptFindings(design: StringDesign, { stringCount, modulesPerString }: MpptStrings): StringFinding[] {
  const { module, inverter } = design;
  if (inverter.kind === "solaredge") return [];
  const sizing = sizeStrings({ ...design, stringsPerMppt: stringCount });
  const vmpAtMinV = calculateVmpAt(module, design.siteMinC) * modulesPerString;
  const findings: StringFinding[] = [];
  if (modulesPerString > sizing.maxModules) {
    const value = sizing.vocAtMinV * modulesPerString;
    findings.push({
      severity: "error",
      code: "VOLTAGE_ABOVE_LIMIT",
      value,
      limit: inverter.maxDcV,
      unit: "V",
    });
  }
  if (modulesPerString < sizing.minModules) {
    const value = sizing.vmpAtMaxV * modulesPerString;
    const limit = inverter.mpptLowV;
    findings.push({ severity: "error", code: "VOLTAGE_BELOW_MPPT_WINDOW", value, limit, unit: "V" });
  }
  if (!sizing.iscWithinLimit) {
    const value = sizing.iscAtMaxA * stringCount;
    const limit = inverter.maxShortCircuitCurrentPerMpptA ?? 0;
    findings.push({ severity: "error", code: "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT", value, limit, unit: "A" });
  }
  if (!sizing.impWithinLimit) {
    const value = module.impA * stringCount;
    const limit = inverter.maxInputCurrentPerMpptA ?? 0;
    findings.push({ severity: "warning", code: "OPERATING_CURRENT_ABOVE_LIMIT", value, limit, unit: "A" });
  }
  if (vmpAtMinV > inverter.mpptHighV) {
    const limit = inverter.mpptHighV;
    findings.push({
      severity: "warning",
      code: "VOLTAGE_ABOVE_MPPT_WINDOW",
      value: vmpAtMinV,
      limit,
      unit: "V",
    });
  }
  return findings;
}

function worstOfEachCode(findings: readonly StringFinding[]): StringFinding[] {
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

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, index) => rank - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
