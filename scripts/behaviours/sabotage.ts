import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { breakSource, uncommittedFiles, whileBroken } from "./break-file.ts";
import { draw } from "./draw.ts";
import type { Breakage } from "./parse-behaviours.ts";
import type { Project } from "./read-reports.ts";
import type { Outcome } from "./run-tests.ts";
import type { Proof } from "./summarise.ts";

/** A proven behaviour that can be broken. */
export interface Target {
  id: string;
  breaks: Breakage;
  projects: Project[];
}

export interface SabotageOptions {
  root: string;
  proofs: readonly Proof[];
  /** A number of behaviours drawn by a seed, or certain ids. */
  wanted: { count: number; seed: number } | { ids: readonly string[] };
  /** Runs the tests that claim one of the ids. */
  runTests: (ids: readonly string[], projects: readonly Project[]) => Promise<Outcome>;
  print: (line: string) => void;
}

const VERDICTS = {
  failed: "red",
  passed: "STAYED GREEN",
  "not run": "NOT TRIED: its tests do not run on the broken program",
} as const satisfies Record<Outcome, string>;

/** Breaks behaviours one at a time. Returns false when a test stays green, or a behaviour could not be tried. */
export async function sabotage(options: SabotageOptions): Promise<boolean> {
  const { root, proofs, wanted, runTests, print } = options;
  const unrecorded = proofs.filter(({ behaviour }) => behaviour.breaks === null);
  for (const { behaviour } of unrecorded) print(`${behaviour.id.padEnd(13)} no line recorded`);
  const all = targetsOf(proofs);
  const isDrawn = "count" in wanted;
  const targets = isDrawn
    ? draw(all, wanted.count, wanted.seed)
    : all.filter(({ id }) => wanted.ids.includes(id));
  print(`Breaking ${targets.length} behaviours${isDrawn ? `, seed ${wanted.seed}` : ""}.`);
  const unknown = isDrawn ? [] : wanted.ids.filter((id) => !targets.some((target) => target.id === id));
  const obstacles = [
    ...unknown.map((id) => `${id}: nothing proves it, or no line says how to break it`),
    ...findObstacles(root, targets),
    ...(await findRedTests(targets, runTests)),
  ];
  for (const obstacle of obstacles) print(obstacle);
  if (obstacles.length > 0) return false;
  let allRed = true;
  for (const { id, breaks, projects } of targets) {
    const outcome = await whileBroken(join(root, breaks.file), breaks, () => runTests([id], projects));
    print(`${id.padEnd(13)} ${VERDICTS[outcome]}`);
    if (outcome !== "failed") allRed = false;
  }
  return allRed;
}

/** Proven behaviours with a `breaks` line. */
export function targetsOf(proofs: readonly Proof[]): Target[] {
  return proofs.flatMap(({ behaviour: { id, breaks }, projects }) =>
    breaks === null ? [] : [{ id, breaks, projects }],
  );
}

function findObstacles(root: string, targets: readonly Target[]): string[] {
  const unbreakable = targets
    .filter(({ breaks }) => !isBreakable(join(root, breaks.file), breaks))
    .map(({ id, breaks }) => `${id}: its fragment does not occur exactly once in ${breaks.file}`);
  const files = [...new Set(targets.map(({ breaks }) => breaks.file))].filter((file) =>
    existsSync(join(root, file)),
  );
  return [...unbreakable, ...uncommittedFiles(root, files).map((line) => `uncommitted changes: ${line}`)];
}

function isBreakable(path: string, breaks: Breakage): boolean {
  return existsSync(path) && breakSource(readFileSync(path, "utf8"), breaks) !== null;
}

/** A red test only counts if it was green before the breakage. */
async function findRedTests(
  targets: readonly Target[],
  runTests: SabotageOptions["runTests"],
): Promise<string[]> {
  const red: string[] = [];
  for (const project of new Set(targets.flatMap(({ projects }) => projects))) {
    const ids = targets.filter(({ projects }) => projects.includes(project)).map(({ id }) => id);
    const outcome = await runTests(ids, [project]);
    if (outcome === "failed") red.push(`tests of ${project} fail before anything is broken`);
    if (outcome === "not run") red.push(`tests of ${project} that claim ${ids.join(", ")} do not all run`);
  }
  return red;
}
