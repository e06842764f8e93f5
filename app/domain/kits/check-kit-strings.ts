import type { StringArrangement, StringDesign } from "./string-arrangement.ts";
import { listArrangements } from "./string-arrangement.ts";
import { createMpptCheck, type MpptCheck, type StringFinding, worstOfEachCode } from "./string-findings.ts";

/** A way of connecting, what is wrong with it, and its place among others. */
export type Assessment = {
  arrangement: StringArrangement;
  findings: StringFinding[];
  rank: readonly number[];
};

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
      ...connectStrings({ ...design, moduleCount }).findings,
      ...powerFindings({ ...design, moduleCount }, maxDcAcRatio),
    ]),
  );
}

/** The best way of connecting modules to one inverter, or the nearest one to it, and what is wrong with that. Modules
 *  for which a micro-inverter has no input are left out of the arrangement. `rank` puts ways of one kit in order. */
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

/** Order of two ranks: the first place in which they differ decides, the smaller being the better. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((rank, index) => rank - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
