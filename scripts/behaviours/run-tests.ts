import { spawn } from "node:child_process";
import { claimPattern } from "./claims.ts";
import type { Project } from "./read-reports.ts";

/** Runs the tests of the projects that claim any of the ids; true when all of them pass. */
export async function runTestsClaiming(
  root: string,
  ids: readonly string[],
  projects: readonly Project[],
): Promise<boolean> {
  for (const project of projects) {
    if (!(await passes(root, ["scripts/test.mjs", project, "--", "-t", claimPattern(ids)]))) return false;
  }
  return true;
}

function passes(root: string, args: readonly string[]): Promise<boolean> {
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
