import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";
import { copyTree, linkPackages } from "./copy-tree.ts";
import { launch, makeTempDir } from "./launch.ts";

declare module "vitest" {
  interface TaskMeta {
    /** What the test left out on this machine, and why; `npm test` prints it at the end. */
    notTried?: string;
  }
}

const JOURNEY = "tests/e2e/api-docs.test.ts";

test("two clones run a journey at once, each with an empty temporary folder; one installs with an empty npm cache", async ({
  task,
}) => {
  const machine = makeTempDir();
  const refusal = askRegistry(join(machine, "asked"));
  if (refusal !== null) task.meta.notTried = `installing in a clone: ${refusal}`;

  const clones = [join(machine, "one"), join(machine, "two")] as const;
  for (const clone of clones) {
    await copyTree(clone);
  }
  const [first, second] = clones;
  if (refusal !== null) linkPackages(first);
  linkPackages(second);
  const runs = clones.map((clone) => {
    const [TMPDIR, npm_config_cache] = [`${clone}-tmp`, `${clone}-npm`];
    mkdirSync(TMPDIR);
    // npm's own compile cache, from Node 22 on, is not the project's.
    const NODE_DISABLE_COMPILE_CACHE = "1";
    const env = {
      PATH: PATH_OUTSIDE,
      TMPDIR,
      npm_config_cache,
      NODE_DISABLE_COMPILE_CACHE,
      CHROMIUM_PATH: "",
    };
    const installs = refusal === null && clone === first;
    return { TMPDIR, installs, ...launch("scripts/test.mjs", env, clone, ["e2e", "--", JOURNEY]) };
  });

  for (const run of runs) {
    expect.soft(await run.exitCode(), `${run.output()}${run.errors()}`).toBe(0);
    expect.soft(run.output().startsWith("Installing dependencies")).toBe(run.installs);
    expect.soft(run.output()).toMatch(/^✓ browser/m);
    expect.soft(run.output()).toMatch(/^\d+ passed, 0 failed$/m);
    expect.soft(readdirSync(run.TMPDIR)).toEqual([]);
  }
}, 600_000);

/** PATH of a clone, without this tree. */
const PATH_OUTSIDE = (process.env["PATH"] ?? "")
  .split(delimiter)
  .filter((folder) => !folder.startsWith(ROOT))
  .join(delimiter);

/** Error of npm when its registry is unreachable; null when it is not. */
function askRegistry(npm_config_cache: string): string | null {
  const args = "view vitest version --loglevel=error --fetch-retries=0 --fetch-timeout=20000".split(" ");
  const env = { ...process.env, npm_config_cache };
  const { status, stderr, error } = spawnSync("npm", args, { cwd: ROOT, encoding: "utf8", env });
  return status === 0 ? null : (error?.message ?? stderr.trim().split("\n").slice(0, 2).join(", "));
}
