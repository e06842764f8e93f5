import type { StringArrangement, StringDesign } from "./string-arrangement.ts";
import { listArrangements } from "./string-arrangement.ts";
import { createMpptCheck, type MpptCheck, type StringFinding, worstOfEachCode } from "./string-findings.ts";

/** A way of connecting modules, its findings, and its rank among other ways. */
export type Assessment = {
  arrangement: StringArrangement;
  findings: StringFinding[];
  rank: readonly number[];
};

/** Highest ratio of DC to AC power without a warning, unless the distributor sets another. */
export const DEFAULT_MAX_DC_AC_RATIO = 1.5;

/** The best way to connect `moduleCount` equal modules to one inverter, or null when every way breaks a limit. The
 *  order of preference: no production warning, strings of equal length, few strings in parallel, few strings. Voltages
 *  of a `solaredge` inverter are not compared, because its optimisers hold them.
 *  @example 18 modules LR5-72HPH-550M on MIN 5000TL-X (2 MPPTs, 3 to 10 modules): two strings of 9 */
export function arrangeStrings(design: StringDesign & { moduleCount: number }): StringArrangement | null {
  const best = findBest(design);
  return best === null || best.findings.some(({ severity }) => severity === "error")
    ? null
    : best.arrangement;
}

/** Findings about modules spread evenly over equal inverters: those of the best arrangement of each inverter, or of the
 *  nearest one when none is allowed. Errors come first; each code appears once, with its worst value.
 *  @param maxDcAcRatio - ratio of DC to AC power above which there is a warning */
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
      ...connectStrings({ ...design, moduleCount }).findings,
      ...powerFindings({ ...design, moduleCount }, maxDcAcRatio),
    ]),
  );
}

/** The best way to connect modules to one inverter, or the nearest one when none is allowed, with its findings. Modules
 *  beyond the inputs of a micro-inverter are left out. `rank` orders the ways of one kit. */
export function connectStrings(design: StringDesign & { moduleCount: number }): Assessment {
  const { inverter, moduleCount } = design;
  if (moduleCount < 1) {
    return refused([], { code: "INVERTER_WITHOUT_MODULES", value: 0, limit: 1 });
  }
  const inputCount = inverter.mpptCount * inverter.inputsPerMppt;
  if (inverter.kind !== "micro" || moduleCount <= inputCount) return findBest(design) ?? refused([], null);
  const full = connectStrings({ ...design, moduleCount: inputCount });
  const above = { code: "MODULES_ABOVE_INPUTS", value: moduleCount, limit: inputCount } as const;
  const { findings } = refused(full.arrangement, above);
  const [errors = 0, outside = 0, ...rest] = full.rank;
  return {
    arrangement: full.arrangement,
    findings: [...findings, ...full.findings],
    rank: [errors + 1, outside + moduleCount - inputCount, ...rest],
  };
}

function refused(
  arrangement: StringArrangement,
  finding: Pick<StringFinding, "code" | "value" | "limit"> | null,
): Assessment {
  const findings: StringFinding[] =
    finding === null ? [] : [{ severity: "error", unit: "modules", ...finding }];
  return { arrangement, findings, rank: [findings.length, 0, 0, 0, 0, 0] };
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
  const check = createMpptCheck(design);
  const [best] = listArrangements(design.inverter, design.moduleCount)
    .map((arrangement) => assess(check, arrangement))
    .sort((a, b) => compareRanks(a.rank, b.rank));
  return best ?? null;
}

function assess(check: MpptCheck, arrangement: StringArrangement): Assessment {
  const findings = worstOfEachCode(arrangement.flatMap(check.findingsOf));
  const lengths = arrangement.map(({ modulesPerString }) => modulesPerString);
  const errorCount = findings.filter(({ severity }) => severity === "error").length;
  const stringCounts = arrangement.map(({ stringCount }) => stringCount);
  return {
    arrangement,
    findings,
    rank: [
      errorCount,
      sum(lengths.map(check.modulesOutside)),
      findings.length - errorCount,
      new Set(lengths).size,
      Math.max(...stringCounts),
      sum(stringCounts),
    ],
  };
}

/** Compares two ranks: the first place that differs decides, and the smaller is better. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, index) => rank - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
