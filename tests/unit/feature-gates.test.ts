import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";

/** Sources of the product, without tests and texts. */
const SOURCES = ["app", "worker", "party", "widgets"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith("app/copy/")),
);

/** Files that name the action; permissions with the same name do not count. */
function filesNaming(action: string): string[] {
  const name = new RegExp(`(?<!configuration\\.)\\b${action}\\b`);
  return SOURCES.filter((path) => name.test(readFileSync(join(ROOT, path), "utf8")));
}

test.each([
  ["modulePayment", []],
  ["customTheme", ["app/domain/access/distributor-class.ts"]],
  ["userRoles", ["app/domain/access/whatsapp-link.ts"]],
])("beside the list of actions, %s is read by %j alone [PERM-14]", (action, readers) => {
  expect(filesNaming(action)).toEqual(["app/domain/access/feature-actions.ts", ...readers].sort());
});
