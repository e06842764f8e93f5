import { spawnSync } from "node:child_process";
import { ROOT } from "./paths.ts";

/** The checked-out commit; `none` outside a repository. */
export function readCommit(): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "none";
}
