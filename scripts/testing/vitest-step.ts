import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import * as z from "zod";
import type { Step, StepOutcome } from "./steps.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { readCommit } from "#scripts/stack/commit.ts";
import { modulePath, ROOT } from "#scripts/stack/paths.ts";

export const PROJECTS = ["unit", "api", "party", "widgets", "e2e", "faults", "launcher"] as const;

export type Project = (typeof PROJECTS)[number];

/** Projects that run against the build; the others import sources. */
export const PROJECTS_ON_THE_BUILD: readonly Project[] = ["widgets", "e2e", "faults", "launcher"];

const REPORTS = join(ROOT, ".data/reports");
/** Reports of runs of chosen tests, which do not count as proof of behaviours. */
const SOME_REPORTS = join(REPORTS, "some");

const TestSchema = z.object({
  status: z.string(),
  title: z.string(),
  failureMessages: z.array(z.string()),
  meta: z.object({ notTried: z.string().optional() }).default({}),
});

const ReportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number().default(0),
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(TestSchema) })),
});

type Report = z.infer<typeof ReportSchema>;

export interface VitestOptions {
  extraArgs: readonly string[];
  /** Shows the reporter's output while it runs, instead of only after a failure. */
  live: boolean;
  /** The part of the project's files to run; all by default. */
  shard?: { index: number; of: number };
}

/** Runs a vitest project, or a part of it. Its report is `.data/reports/<project>.json` or
 *  `<project>-<part>.json`, with the commit; a report of chosen tests is in the folder `some`. */
export function vitestStep(project: Project, { extraArgs, live, shard }: VitestOptions): Step {
  const reportName = shard === undefined ? project : `${project}-${String(shard.index)}`;
  const folder = extraArgs.length === 0 ? REPORTS : SOME_REPORTS;
  const report = join(folder, `${reportName}.json`);
  const args = [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...(shard === undefined ? [] : [`--shard=${String(shard.index)}/${String(shard.of)}`]),
    ...extraArgs,
  ];
  return {
    name: shard === undefined ? project : `${project} ${String(shard.index)}/${String(shard.of)}`,
    async run() {
      mkdirSync(folder, { recursive: true });
      removeReports(folder, project, shard);
      const options = { name: `test-${reportName}`, live };
      const { ok, lines } = await runTool(modulePath("vitest/vitest.mjs"), args, options);
      if (existsSync(report)) bindToCommit(report);
      return summarise(ok, report, live ? [] : lines);
    },
  };
}

/** Removes earlier reports of the same tests: of the whole project with its parts, or of the part with those of
 *  other divisions. */
function removeReports(folder: string, project: Project, shard: VitestOptions["shard"]): void {
  const own = new RegExp(String.raw`^${project}(?:-(\d+))?\.json$`);
  for (const name of readdirSync(folder)) {
    const [isOwn, digits] = own.exec(name) ?? [];
    if (isOwn === undefined) continue;
    const part = digits === undefined ? null : Number(digits);
    const isOther = shard !== undefined && part !== null && part !== shard.index && part <= shard.of;
    if (!isOther) rmSync(join(folder, name), { force: true });
  }
}

const TimesSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** Milliseconds of each test file in the last whole run, if there was one. */
export function readFileTimes(): Map<string, number> {
  const times = new Map<string, number>();
  const names = existsSync(REPORTS) ? readdirSync(REPORTS).filter((name) => name.endsWith(".json")) : [];
  for (const name of names) {
    const report = TimesSchema.safeParse(JSON.parse(readFileSync(join(REPORTS, name), "utf8")));
    for (const { name: file, startTime, endTime } of report.data?.testResults ?? []) {
      times.set(relative(ROOT, file), endTime - startTime);
    }
  }
  return times;
}

/** Removes all reports of whole projects, so that a whole run leaves only its own. */
export function removeAllReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
}

function bindToCommit(file: string): void {
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...Object(report), commit: readCommit() }));
}

/** A project that fails without a failed test (a file that cannot be loaded, an error outside tests) counts as
 *  one. */
function summarise(ok: boolean, file: string, output: readonly string[]): StepOutcome {
  const nothing = {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  };
  const report = existsSync(file) ? ReportSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : nothing;
  const failed = ok ? report.numFailedTests : Math.max(1, report.numFailedTests);
  const skipped = report.numPendingTests + report.numTodoTests;
  const secondTries = listSecondTries(report);
  const notTried = listNotTried(report);
  return { ok: failed === 0, passed: report.numPassedTests, failed, skipped, secondTries, notTried, output };
}

/** What tests report as left out in `task.meta.notTried`. */
function listNotTried({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ title, meta: { notTried } }) =>
      notTried === undefined ? [] : [`${relative(ROOT, name)} › ${title}\n    ${notTried}`],
    ),
  );
}

/** Tests that passed after an error: vitest retried them (`retry` in `vitest.config.ts`). */
function listSecondTries({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ title, failureMessages: [first = ""] }) => {
        const place = relative(ROOT, name);
        return `${place} › ${title}\n    ${first.split("\n")[0] ?? ""}`;
      }),
  );
}
