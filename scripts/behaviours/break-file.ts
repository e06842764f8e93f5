import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Breakage } from "./parse-behaviours.ts";

/** The source with the fragment replaced; null unless it occurs exactly once. */
export function breakSource(source: string, { fragment, replacement }: Breakage): string | null {
  const parts = source.split(fragment);
  return parts.length === 2 ? parts.join(replacement) : null;
}

/** Original contents of files, which are restored in any case, interrupts included. */
export interface Keeper {
  keep: (paths: readonly string[]) => void;
  restore: () => void;
}

/** Remembers the contents of files. A file keeps its first memory until it is restored. */
export function createKeeper(): Keeper {
  const kept = new Map<string, Buffer>();
  return {
    keep(paths) {
      for (const path of paths) if (!kept.has(path)) kept.set(path, readFileSync(path));
    },
    restore() {
      for (const [path, content] of kept) writeFileSync(path, content);
      kept.clear();
    },
  };
}

/** Runs `work` while the file at `path` is broken, and restores the file. */
export async function whileBroken<Result>(
  path: string,
  breakage: Breakage,
  work: () => Promise<Result>,
): Promise<Result> {
  const keeper = createKeeper();
  const broken = breakSource(readFileSync(path, "utf8"), breakage);
  if (broken === null) throw new Error(`the fragment does not occur exactly once in ${path}`);
  keeper.keep([path]);
  const release = restoreOnInterrupt(keeper);
  try {
    writeFileSync(path, broken);
    return await work();
  } finally {
    keeper.restore();
    release();
  }
}

/** Restores all files when the process is interrupted, and ends it; returns a function that cancels this. */
export function restoreOnInterrupt(keeper: Keeper): () => void {
  function stop(): void {
    keeper.restore();
    process.exitCode = 130;
    setImmediate(() => process.exit());
  }
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

/** Those of the files that git reports as changed or untracked, in git's notation. */
export function uncommittedFiles(root: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const status = execFileSync("git", ["status", "--porcelain", "--", ...files], {
    cwd: root,
    encoding: "utf8",
  });
  return status.split("\n").filter((line) => line !== "");
}
