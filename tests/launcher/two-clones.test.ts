import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyTree } from "./copy-tree.ts";
import { launch, makeTempDir } from "./launch.ts";

const JOURNEY = "tests/e2e/api-docs.test.ts";

test("two clones run a journey at once on a machine that never ran one, with one temporary folder between them", async () => {
  const machine = makeTempDir();
  const temporary = join(machine, "tmp");
  mkdirSync(temporary);
  const env = { TMPDIR: temporary, npm_config_cache: join(machine, "npm"), CHROMIUM_PATH: "" };

  const clones = [join(machine, "one"), join(machine, "two")];
  for (const clone of clones) await copyTree(clone);
  const runs = clones.map((clone) => {
    return launch("scripts/test.mjs", env, clone, ["e2e", "--", JOURNEY]);
  });

  for (const run of runs) {
    expect.soft(await run.exitCode(), `${run.output()}${run.errors()}`).toBe(0);
    expect.soft(run.output()).toMatch(/^✓ browser/m);
    expect.soft(run.output()).toMatch(/^\d+ passed, 0 failed$/m);
  }
  expect(readdirSync(temporary)).toEqual([]);
});
