import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";

/** Folders made by tools, at the root only, since folders of sources may have the same name. */
const NOT_OURS = new Set([
  ".cache",
  ".data",
  ".git",
  ".partykit",
  ".wrangler",
  "build",
  "node_modules",
  "package-lock.json",
]);

/** Composed here, so that this file does not match itself. Imports of sibling folders do not count. */
const FOREIGN = [
  new RegExp(['(?<!(?:from|import) ")\\.\\.', "shared\\b"].join("/")),
  new RegExp(["", "work", ""].join("/")),
  new RegExp(["sub", "agent"].join("-?"), "i"),
];

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (folder === ROOT && NOT_OURS.has(entry.name)) return [];
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

test("no file names a place or a way of working outside the project", () => {
  const found = listFiles(ROOT).filter((path) => {
    const text = readFileSync(path, "utf8");
    return FOREIGN.some((words) => words.test(text));
  });
  expect(found.map((path) => relative(ROOT, path))).toEqual([]);
});
