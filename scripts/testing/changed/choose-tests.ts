import { PROJECTS } from "../vitest-step.ts";
import type { Project } from "../vitest-step.ts";

/** Files of each project that are to run, and what is left to the whole run. */
export interface Choice {
  chosen: ReadonlyMap<Project, readonly string[]>;
  left: readonly string[];
}

/** What the tests of a file take, in milliseconds, where no run has told. */
const USUAL_MS: Readonly<Record<Project, number>> = {
  unit: 150,
  api: 4_000,
  party: 3_000,
  widgets: 300,
  e2e: 15_000,
  faults: 20_000,
  launcher: 20_000,
};

/** Tests of every page or endpoint, which take minutes. */
const OF_EVERYTHING = /-(matrix(-\w+)?|ids|security)\.test\.ts$/;
const EVERYTHING_MS = 120_000;

/** Time that a project may take beside its start. Journeys and faults start a whole stack. */
const BUDGET_MS: Readonly<Record<Project, number>> = {
  unit: 60_000,
  api: 90_000,
  party: 30_000,
  widgets: 30_000,
  e2e: 75_000,
  faults: 30_000,
  launcher: 30_000,
};

/** As many of the tests as a person waits for, the nearest to the change first.
 *  @param tests - the nearest to the change first
 *  @param known - milliseconds that files took in an earlier run */
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

/** The project that runs a test file, as `vitest.config.ts` deals them out. */
export function projectOf(file: string): Project {
  const folder = /^tests\/(\w+)\//.exec(file)?.[1];
  if (file.startsWith("widgets/")) return "widgets";
  return PROJECTS.find((project) => project === folder) ?? "unit";
}
