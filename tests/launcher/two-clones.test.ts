import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { launch, makeTempDir } from "./launch.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const JOURNEY = "tests/e2e/language.test.ts";

test("two clones run a journey at once on a machine that never ran one, with one temporary folder between them", async () => {
  await ensureBuilt(() => undefined);
  const machine = makeTempDir();
  const temporary = join(machine, "tmp");
  mkdirSync(temporary);
  const env = { TMPDIR: temporary, npm_config_cache: join(machine, "npm"), CHROMIUM_PATH: "" };

  const runs = ["one", "two"].map((name) => {
    const clone = join(machine, name);
    copyTree(clone);
    return launch("scripts/test.mjs", env, clone, ["e2e", "--", JOURNEY]);
  });

  for (const run of runs) {
    expect([await run.exitCode(), run.output()]).toEqual([0, expect.stringMatching(/^✓ browser/m)]);
    expect(run.output()).toMatch(/^\d+ passed, 0 failed$/m);
    expect(run.output()).not.toContain("second try");
  }
  expect(readdirSync(temporary)).toEqual([]);
});

/** The files of this tree as they are, with what npm installed (as links to the same files where
 *  the disk is the same) and the build, but nothing
 *  that a run of tests left: no browser, no data, no reports. */
function copyTree(clone: string): void {
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
  const copies = ["-Rl", "-R"].map((how) => () => {
    return spawnSync("cp", [how, join(ROOT, "node_modules"), join(clone, "node_modules")]).status === 0;
  });
  expect(copies.some((copy) => copy())).toBe(true);
}
