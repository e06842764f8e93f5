import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import { ROOT } from "#scripts/stack/paths.ts";

/** Creates another clone: the files of this tree and the build, without packages, browser, data and reports. */
export async function copyTree(clone: string): Promise<void> {
  await ensureBuilt(() => undefined);
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const files = listed.stdout.split("\0").filter((name) => name !== "" && existsSync(join(ROOT, name)));
  for (const file of files) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(ROOT, file), join(clone, file));
  }
  cpSync(join(ROOT, "build"), join(clone, "build"), { recursive: true });
}

/** Links the installed packages into a clone, as hard links on the same disk. */
export function linkPackages(clone: string): void {
  const copies = ["-Rl", "-R"].map((how) => () => {
    return spawnSync("cp", [how, join(ROOT, "node_modules"), join(clone, "node_modules")]).status === 0;
  });
  expect(copies.some((copy) => copy())).toBe(true);
}
