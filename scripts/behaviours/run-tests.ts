import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { claimedIds, claimPattern } from "./claims.ts";
import { parseReport } from "./read-reports.ts";
import type { Project, TestResult } from "./read-reports.ts";

/** Result of the tests that claim some ids; "not run" when no test ran for one of the ids. */
export type Outcome = "passed" | "failed" | "not run";

/** Runs the tests of the projects that claim any of the ids. */
export async function runTestsClaiming(
  root: string,
  ids: readonly string[],
  projects: readonly Project[],
): Promise<Outcome> {
  for (const project of projects) {
    const report = join(root, ".data/reports/some", `${project}.json`);
    rmSync(report, { force: true });
    const ok = await succeeds(root, ["scripts/test.mjs", project, "--", "-t", claimPattern(ids)]);
    const results = existsSync(report) ? parseReport(project, readFileSync(report, "utf8")).results : [];
    const outcome = outcomeOf(ids, ok, results);
    if (outcome !== "passed") return outcome;
  }
  return "passed";
}

/** The result for some ids. The run's own success is not enough: vitest succeeds when no test matches, and fails
 *  when the code does not build.
 *  @param ok - whether the run succeeded */
export function outcomeOf(ids: readonly string[], ok: boolean, results: readonly TestResult[]): Outcome {
  const ran = results.filter(({ outcome }) => outcome !== "skipped");
  const claiming = ids.map((id) => ran.filter(({ name }) => claimedIds(name).includes(id)));
  if (claiming.flat().some(({ outcome }) => outcome === "failed")) return "failed";
  return ok && claiming.every((tests) => tests.length > 0) ? "passed" : "not run";
}

function succeeds(root: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: "ignore" });
    const stop = (): boolean => child.kill();
    process.once("exit", stop);
    child.once("error", reject);
    child.once("exit", (code) => {
      process.off("exit", stop);
      resolve(code === 0);
    });
  });
}
