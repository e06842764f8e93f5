import { spawnSync } from "node:child_process";
import { Failure } from "#scripts/stack/failure.ts";
import { ROOT } from "#scripts/stack/paths.ts";

/** Usual base branches; the first one that exists is taken. */
const USUAL_BASES = ["@{upstream}", "origin/main", "main"];

/** Files that differ from the base, committed or not, without deleted ones.
 *  @param base - a commit or branch; by default a usual base
 *  @throws Failure for an unknown commit */
export function listChangedFiles(base?: string): string[] {
  const from = (base === undefined ? USUAL_BASES : [base]).map(mergeBase).find((commit) => commit !== null);
  if (from === undefined) {
    const asked = base ?? USUAL_BASES.join(", ");
    throw new Failure(`None of these is a commit: ${asked}`, "Name one: npm test -- --changed=<commit>");
  }
  const changed = git(["diff", "--name-only", "--diff-filter=d", "--no-renames", "-z", from]);
  const untracked = git(["ls-files", "--others", "--exclude-standard", "-z"]);
  return [...new Set([...changed.split("\0"), ...untracked.split("\0")])]
    .filter((file) => file !== "")
    .sort();
}

/** All files of the tree that git tracks or does not ignore. */
export function listFiles(): string[] {
  const listed = git(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]);
  return listed.split("\0").filter((file) => file !== "");
}

function mergeBase(base: string): string | null {
  const { status, stdout } = run(["merge-base", base, "HEAD"]);
  return status === 0 ? stdout.trim() : null;
}

function git(args: readonly string[]): string {
  const { status, stdout, stderr } = run(args);
  if (status === 0) return stdout;
  throw new Failure(`git ${args.join(" ")} failed: ${stderr.trim()}`, "Run npm test without --changed");
}

function run(args: readonly string[]) {
  return spawnSync("git", [...args], { cwd: ROOT, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
