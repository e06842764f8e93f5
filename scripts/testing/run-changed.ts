import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listChangedFiles, listFiles } from "./changed/changed-files.ts";
import { chooseTests } from "./changed/choose-tests.ts";
import { buildSourceGraph, testsReaching, withUsers } from "./changed/source-graph.ts";
import type { Sources } from "./changed/source-graph.ts";
import { BROWSER_STEP, BUILD_STEP, bordersStep, formatStep, runSteps, typesAndLintStep } from "./steps.ts";
import type { Step, StepResult } from "./steps.ts";
import { PROJECTS, PROJECTS_ON_THE_BUILD, readFileTimes, vitestStep } from "./vitest-step.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const SOURCE = /\.(ts|tsx|mjs|css)$/;
const TYPED = /\.(ts|tsx)$/;
/** Number of files, with their users, up to which types are checked; larger changes are left to the whole run. */
const MOST_TYPED = 400;
const NAMED_LEFT = 12;

/** Checks what a change reaches within a short time: types and lint of the changed files and their users, borders,
 *  format, and the nearest tests.
 *  @param base - commit or branch where the work began; by default a usual base */
export async function runChanged(
  base: string | undefined,
  { tell, print }: { tell: (result: StepResult) => void; print: (line: string) => void },
): Promise<StepResult[]> {
  const changed = listChangedFiles(base);
  print(`${changed.length} files changed`);
  if (changed.length === 0) return [];
  const sources = readSources();
  const graph = buildSourceGraph(sources);
  const { chosen, left } = chooseTests(testsReaching(graph, changed), readFileTimes());
  const projects = PROJECTS.filter((project) => chosen.has(project));
  const needsBuild = projects.some((project) => PROJECTS_ON_THE_BUILD.includes(project));
  const first = [...(needsBuild ? [BUILD_STEP] : []), ...(chosen.has("e2e") ? [BROWSER_STEP] : [])];
  const before = await runSteps(first, { stopEarly: true, tell });
  if (before.some(({ ok }) => !ok)) return before;
  const tests = projects.map((project): Step => {
    return vitestStep(project, { extraArgs: chosen.get(project) ?? [], live: false });
  });
  const results = await runSteps([...lookSteps(changed, withUsers(graph, changed)), ...tests], {
    lanes: 3,
    stopEarly: false,
    tell,
  });
  tellRest({ left, unfollowed: changed.filter((file) => !sources.has(file)) }, print);
  return [...before, ...results];
}

function readSources(): Sources {
  const files = listFiles().filter((file) => SOURCE.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), "utf8")]));
}

function lookSteps(changed: readonly string[], reached: readonly string[]): Step[] {
  const typed = (reached.length > MOST_TYPED ? changed : reached).filter((file) => TYPED.test(file));
  return [...(typed.length === 0 ? [] : [typesAndLintStep(typed)]), bordersStep(), formatStep(changed)];
}

function tellRest(
  { left, unfollowed }: { left: readonly string[]; unfollowed: readonly string[] },
  print: (line: string) => void,
): void {
  if (left.length > 0) {
    const more = left.length > NAMED_LEFT ? ` and ${left.length - NAMED_LEFT} more` : "";
    print(`Farther from the change, left to the whole run: ${left.slice(0, NAMED_LEFT).join(", ")}${more}`);
  }
  if (unfollowed.length > 0) {
    print(`Not followed, since nothing imports them: ${unfollowed.slice(0, NAMED_LEFT).join(", ")}`);
  }
}
