import { cpus } from "node:os";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { messageOf } from "#scripts/stack/failure.ts";
import { modulePath } from "#scripts/stack/paths.ts";

/** What one step of a test run came to. */
export interface StepResult {
  name: string;
  ms: number;
  ok: boolean;
  /** Tests; zero for a step that runs none. */
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that failed at first and passed when they were tried again, each with what had failed. */
  secondTries: readonly string[];
  /** What to show when it failed. */
  output: readonly string[];
}

export type StepOutcome = Omit<StepResult, "name" | "ms">;

export interface Step {
  name: string;
  run(): Promise<StepOutcome>;
}

/** A step that either holds or shows what it found. */
export function checkStep(name: string, check: () => Promise<readonly string[]>): Step {
  return {
    name,
    async run() {
      const findings = await check().catch((error: unknown) => [messageOf(error)]);
      const ok = findings.length === 0;
      return { ok, passed: 0, failed: 0, skipped: 0, secondTries: [], output: findings };
    },
  };
}

export const TYPE_STEPS: readonly Step[] = [
  toolStep("types", "typescript/bin/tsc", ["-p", "."]),
  toolStep("types of app/domain", "typescript/bin/tsc", ["-p", "app/domain"]),
];

/** Rules that know the types hold the program of the whole tree, which outgrows what Node takes by itself. */
const LINT_MEMORY = { NODE_OPTIONS: "--max-old-space-size=8192" };

export const STYLE_STEPS: readonly Step[] = [
  toolStep("lint", "eslint/bin/eslint.js", ["--cache", "--max-warnings", "0", "."], LINT_MEMORY),
  toolStep("format", "prettier/bin/prettier.cjs", ["--check", "--cache", "--log-level", "warn", "."]),
];

export const BUILD_STEP: Step = checkStep("build", async () => {
  const lines: string[] = [];
  try {
    await ensureBuilt((line) => lines.push(line));
    return [];
  } catch (error) {
    return [...lines, messageOf(error)];
  }
});

/** Runs steps, as many at a time as there are cores (two at least), and tells each result as it comes.
 *  @param stopEarly - begin no further step after one that failed */
export async function runSteps(
  steps: readonly Step[],
  { lanes = Math.max(2, cpus().length), stopEarly, tell }: RunOptions,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedAt = performance.now();
      const result = { name: step.name, ...(await step.run()), ms: performance.now() - startedAt };
      results.push(result);
      tell(result);
      if (stopEarly && !result.ok) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, steps.length) }, work));
  return results;
}

export interface RunOptions {
  lanes?: number;
  stopEarly: boolean;
  tell: (result: StepResult) => void;
}

function toolStep(
  name: string,
  path: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Step {
  return checkStep(name, async () => {
    const { ok, lines } = await runTool(modulePath(path), args, { name: name.replaceAll(/\W/g, "-"), env });
    return ok ? [] : lines.length === 0 ? ["it failed without a word"] : lines;
  });
}
