/** `npm test`: everything that CI runs. `npm test unit api -- -t "name"`: only those projects.
 *  `npm test -- --changed`: checks that the changes since the main branch reach (`--changed=<commit>`: since that
 *  commit). */
import { cpus } from "node:os";
import { formatResult, formatTotals, isGreen } from "./format.ts";
import { budgetsStep, behavioursStep } from "./last-checks.ts";
import { parseArguments } from "./parse-arguments.ts";
import { runChanged } from "./run-changed.ts";
import { BROWSER_STEP, BUILD_STEP, bordersStep, formatStep, runSteps, typesAndLintStep } from "./steps.ts";
import type { Step, StepResult } from "./steps.ts";
import { PROJECTS_ON_THE_BUILD, removeAllReports, vitestStep } from "./vitest-step.ts";
import type { Project } from "./vitest-step.ts";
import { runCommand } from "#scripts/stack/run-command.ts";

/** Number of parallel steps: one more than the processors. That keeps them busy; more would slow each step down. */
const LANES = Math.max(2, cpus().length) + 1;
/** Parts of the browser journeys, each with its own stack: small enough that all lanes end at about the same time. */
const E2E_PARTS = 2 * (LANES - 1);

await runCommand(async () => {
  const results = await run(process.argv.slice(2));
  for (const line of formatTotals(results)) print(line);
  process.exitCode = isGreen(results) ? 0 : 1;
});

async function run(args: readonly string[]): Promise<StepResult[]> {
  const [changed, base] = args.find((arg) => /^--changed(=|$)/.test(arg))?.split("=") ?? [];
  if (changed !== undefined) return runChanged(base, { tell, print });
  const { projects, extraArgs } = parseArguments(args);
  return projects.length === 0 ? runAll(extraArgs) : runSome(projects, extraArgs);
}

/** Types and lint come first, and stop the run; all other steps run in any case. Fault tests kill parts of a stack
 *  and must not run beside journeys, so they come first, with the longest step and with the launcher's tests, which
 *  mostly wait for installations. Journeys follow, and short steps fill what is left. */
async function runAll(extraArgs: readonly string[]): Promise<StepResult[]> {
  if (extraArgs.length === 0) removeAllReports();
  const before = await runSteps([typesAndLintStep(), BUILD_STEP, BROWSER_STEP], { stopEarly: true, tell });
  if (before.some(({ ok }) => !ok)) return before;
  const step = (project: Project): Step => vitestStep(project, { extraArgs, live: false });
  const faults = step("faults");
  const journeys = Array.from({ length: E2E_PARTS }, (_, part): Step => {
    const shard = { index: part + 1, of: E2E_PARTS };
    return { ...vitestStep("e2e", { extraArgs, live: false, shard }), after: faults };
  });
  const small = [step("party"), step("unit"), bordersStep(), formatStep(), step("widgets")];
  const all = await runSteps([step("api"), faults, step("launcher"), ...journeys, ...small], {
    lanes: LANES,
    stopEarly: false,
    tell,
  });
  const proofs = extraArgs.length === 0 ? [behavioursStep()] : [];
  const last = await runSteps([budgetsStep(), ...proofs], { lanes: 1, stopEarly: false, tell });
  return [...before, ...all, ...last];
}

async function runSome(projects: readonly Project[], extraArgs: readonly string[]): Promise<StepResult[]> {
  const needsBuild = projects.some((project) => PROJECTS_ON_THE_BUILD.includes(project));
  const first = [...(needsBuild ? [BUILD_STEP] : []), ...(projects.includes("e2e") ? [BROWSER_STEP] : [])];
  const before = await runSteps(first, { stopEarly: true, tell });
  if (before.some(({ ok }) => !ok)) return before;
  const steps = projects.map((project) => vitestStep(project, { extraArgs, live: true }));
  return [...before, ...(await runSteps(steps, { lanes: 1, stopEarly: false, tell }))];
}

function tell(result: StepResult): void {
  for (const line of formatResult(result)) print(line);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
