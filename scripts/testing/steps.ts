import { cpus } from "node:os";
import { findChromium } from "#scripts/browser/open-browser.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { messageOf } from "#scripts/stack/failure.ts";
import { modulePath } from "#scripts/stack/paths.ts";

/** Result of a step of a test run. */
export interface StepResult {
  name: string;
  ms: number;
  ok: boolean;
  /** Number of tests; zero for a step without tests. */
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed only on their second try, each with its first error. */
  secondTries: readonly string[];
  /** Parts that passed tests left out on this machine, with the reasons. */
  notTried: readonly string[];
  /** Output to show when the step failed. */
  output: readonly string[];
}

export type StepOutcome = Omit<StepResult, "name" | "ms">;

export interface Step {
  name: string;
  /** A step that has to end before this one begins. */
  after?: Step;
  run(): Promise<StepOutcome>;
}

/** A step that passes unless its check has findings. */
export function checkStep(name: string, check: () => Promise<readonly string[]>): Step {
  return {
    name,
    async run() {
      const findings = await check().catch((error: unknown) => [messageOf(error)]);
      const ok = findings.length === 0;
      return { ok, passed: 0, failed: 0, skipped: 0, secondTries: [], notTried: [], output: findings };
    },
  };
}

/** Checks each file with its folder's `tsconfig.json`: the domain's has no platform types. */
export function typesAndLintStep(files: readonly string[] = ["."]): Step {
  return toolStep("types and lint", "oxlint/bin/oxlint", files);
}

/** Checks imports between areas against `borders.config.ts`. */
export function bordersStep(): Step {
  const args = ["-c", "borders.config.ts", "--disable-nested-config", "."];
  return toolStep("borders", "oxlint/bin/oxlint", args);
}

/** @param files - files to check; all by default */
export function formatStep(files: readonly string[] = []): Step {
  return toolStep("format", "oxfmt/bin/oxfmt", ["--check", "--no-error-on-unmatched-pattern", ...files]);
}

export const BUILD_STEP: Step = checkStep("build", async () => {
  const lines: string[] = [];
  try {
    await ensureBuilt((line) => lines.push(line));
    return [];
  } catch (error) {
    return [...lines, messageOf(error)];
  }
});

/** Unpacks the journeys' browser in advance, so that they do not race for it. */
export const BROWSER_STEP: Step = checkStep(
  "browser",
  () =>
    new Promise((resolve) => {
      findChromium();
      resolve([]);
    }),
);

/** Runs steps, as many in parallel as there are cores (at least two), and reports each result as it arrives.
 *  @param stopEarly - whether no further step begins after a failed one */
export async function runSteps(
  steps: readonly Step[],
  { lanes = Math.max(2, cpus().length), stopEarly, tell }: RunOptions,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const over = new Set<Step>();
  const results: StepResult[] = [];
  const work = async (step: Step): Promise<void> => {
    const startedAt = performance.now();
    const result = { name: step.name, ...(await step.run()), ms: performance.now() - startedAt };
    results.push(result);
    tell(result);
    over.add(step);
    running.delete(step);
    if (stopEarly && !result.ok) waiting.length = 0;
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ after }) => after === undefined || over.has(after));
    if (next !== undefined && running.size < lanes) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, work(next));
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`${String(waiting[0]?.name)} waits for a step that is not among these`);
  }
  return results;
}

export interface RunOptions {
  lanes?: number;
  stopEarly: boolean;
  tell: (result: StepResult) => void;
}

function toolStep(name: string, path: string, args: readonly string[]): Step {
  return checkStep(name, async () => {
    const { ok, lines } = await runTool(modulePath(path), args, { name: name.replaceAll(/\W/g, "-") });
    return ok ? [] : lines.length === 0 ? ["it failed without a word"] : lines;
  });
}
