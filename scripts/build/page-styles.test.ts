import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { collectStyles } from "./page-styles.ts";

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "girassol-styles-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("style sheets are collected by their address, without the framework's own of all pages", () => {
  const folder = folderOf({
    "root-1a.css": "body{margin:0}\n",
    "kits-2b.css": ".kit{color:red}",
    "server-build-3c.css": "body{margin:0}.kit{color:red}",
    "root-4d.js": "",
  });
  expect(collectStyles(folder)).toEqual({
    "/assets/kits-2b.css": ".kit{color:red}",
    "/assets/root-1a.css": "body{margin:0}",
  });
});

test("a style sheet that would end its element stops the build", () => {
  const folder = folderOf({ "root-1a.css": 'a::after{content:"</STYLE>"}' });
  expect(() => collectStyles(folder)).toThrow("root-1a.css contains the end of a style element");
});
