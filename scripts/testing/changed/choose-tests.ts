import { PROJECTS } from "../vitest-step.ts";
import type { Project } from "../vitest-step.ts";

/** Files to run by project, and those left to the whole run. */
export interface Choice {
  chosen: ReadonlyMap<Project, readonly string[]>;
  left: readonly string[];
}

/** Assumed time of a test file in milliseconds, without an earlier run. */
const USUAL_MS: Readonly<Record<Project, number>> = {
  unit: 150,
  api: 4_000,
  party: 3_000,
  widgets: 300,
  e2e: 15_000,
  faults: 20_000,
  launcher: 20_000,
};

/** Tests over all pages or endpoints, which take minutes. */
const OF_EVERYTHING = /-(matrix(-\w+)?|ids|security)\.test\.ts$/;
const EVERYTHING_MS = 120_000;

/** Time budget of a project beside its start, in milliseconds. Journeys and faults start a whole stack. */
const BUDGET_MS: Readonly<Record<Project, number>> = {
  unit: 60_000,
  api: 90_000,
  party: 30_000,
  widgets: 30_000,
  e2e: 75_000,
  faults: 30_000,
  launcher: 30_000,
};

/** Chooses the tests nearest to the change, as far as the time budget allows.
 *  @param tests - the nearest to the change first
 *  @param known - times of files in an earlier run, in milliseconds */
export function chooseTests(tests: readonly string[], known: ReadonlyMap<string, number>): Choice {
  const chosen = new Map<Project, string[]>();
  const spent = new Map<Project, number>();
  const left: string[] = [];
  const nearest = new Map([...tests].reverse().map((file) => [projectOf(file), file]));
  for (const file of tests) {
    const project = projectOf(file);
    const soFar = spent.get(project) ?? 0;
    const ms = known.get(file) ?? (OF_EVERYTHING.test(file) ? EVERYTHING_MS : USUAL_MS[project]);
    if (soFar + ms > BUDGET_MS[project] && file !== nearest.get(project)) left.push(file);
    else {
      chosen.set(project, [...(chosen.get(project) ?? []), file]);
      spent.set(project, soFar + ms);
    }
  }
  return { chosen, left };
}

/** The project of a test file, as assigned in `vitest.config.ts`. */
export function projectOf(file: string): Project {
  const folder = /^tests\/(\w+)\//.exec(file)?.[1];
  if (file.startsWith("widgets/")) return "widgets";
  return PROJECTS.find((project) => project === folder) ?? "unit";
}
