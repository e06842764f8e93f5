import { claimedIds, MAX_CLAIMS_A_TEST } from "./claims.ts";
import type { Behaviour, BehaviourDocument, System } from "./parse-behaviours.ts";
import { behavioursOf } from "./parse-behaviours.ts";
import type { Project, TestResult } from "./read-reports.ts";
import { LAYER_BY_PROJECT } from "./read-reports.ts";

export interface Proof {
  behaviour: Behaviour;
  /** Projects whose passing tests prove it. */
  projects: Project[];
}

export interface Summary {
  proofs: Map<string, Proof>;
  problems: string[];
}

/** Proven behaviours: a passing test of the right layer claims them, and no failing one does. */
export function summarise(document: BehaviourDocument, results: readonly TestResult[]): Summary {
  const behaviours = new Map(behavioursOf(document).map((behaviour) => [behaviour.id, behaviour]));
  const proofs = new Map<string, Proof>();
  const refuted = new Set<string>();
  const problems: string[] = [];
  for (const result of results) {
    const ids = claimedIds(result.name);
    if (ids.length > MAX_CLAIMS_A_TEST) problems.push(`more than three ids: ${placeOf(result)}`);
    for (const id of ids) {
      const behaviour = behaviours.get(id);
      const problem = problemOf(id, behaviour, result);
      if (problem !== null) problems.push(problem);
      else if (result.outcome === "failed") refuted.add(id);
      else if (behaviour !== undefined) addProof(proofs, behaviour, result.project);
    }
  }
  for (const id of refuted) proofs.delete(id);
  return { proofs, problems };
}

/** One line for each system, and one for all. */
export function formatSummary(systems: readonly System[], { proofs }: Summary): string[] {
  const total = systems.reduce((sum, { behaviours }) => sum + behaviours.length, 0);
  const rows = systems.map(({ prefix, title, behaviours }) => {
    const open = behaviours
      .filter(({ id }) => !proofs.has(id))
      .map(({ id }) => Number(id.slice(prefix.length + 1)));
    const proven = behaviours.length - open.length;
    const rest = open.length === 0 ? "" : `  open: ${formatRanges(open)}`;
    return `${formatCount(prefix, proven, behaviours.length)} ${title}${rest}`;
  });
  return [...rows, formatCount("Total", proofs.size, total).trimEnd()];
}

function formatCount(name: string, proven: number, total: number): string {
  return `${name.padEnd(10)} ${String(proven).padStart(3)}/${String(total).padEnd(3)}`;
}

/** Ascending numbers, with consecutive ones as ranges.
 *  @example formatRanges([1, 2, 3, 7]) // "1-3, 7" */
export function formatRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const current = ranges.at(-1);
    if (current?.[1] === number - 1) current[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(", ");
}

/** Unproven behaviours with their text, one per line. */
export function formatOpen(document: BehaviourDocument, { proofs }: Summary): string[] {
  return behavioursOf(document)
    .filter(({ id }) => !proofs.has(id))
    .map(({ id, layer, text }) => `${id.padEnd(13)} ${layer.padEnd(7)} ${text}`);
}

function problemOf(id: string, behaviour: Behaviour | undefined, result: TestResult): string | null {
  if (behaviour === undefined) return `unknown id ${id}: ${placeOf(result)}`;
  if (result.outcome === "skipped") return `${id} in a skipped test: ${placeOf(result)}`;
  if (LAYER_BY_PROJECT[result.project] === behaviour.layer) {
    const isSeen = behaviour.layer !== "browser" || result.inBrowser || result.outcome === "failed";
    return isSeen ? null : `${id} without a page in a browser: ${placeOf(result)}`;
  }
  return `wrong layer for ${id} (${behaviour.layer}): ${placeOf(result)}`;
}

function addProof(proofs: Map<string, Proof>, behaviour: Behaviour, project: Project): void {
  const projects = proofs.get(behaviour.id)?.projects ?? [];
  proofs.set(behaviour.id, { behaviour, projects: [...new Set([...projects, project])] });
}

function placeOf({ project, file, name }: TestResult): string {
  return `${project} ${file} "${name}"`;
}
