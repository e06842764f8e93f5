import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { breakSource } from "./break-file.ts";
import { behavioursOf, parseBehaviours } from "./parse-behaviours.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const MARKDOWN = readFileSync(join(ROOT, "docs/behaviours.md"), "utf8");
const DOCUMENT = parseBehaviours(MARKDOWN);

/** Number of behaviours in the specification, by system. */
const COUNTS = [
  ["AUTH", 20],
  ["SHELL", 48],
  ["DASH", 4],
  ["PROFILE", 3],
  ["TERMS", 3],
  ["THEME", 7],
  ["NOTIF", 18],
  ["NPS", 10],
  ["POPUP", 8],
  ["DC", 6],
  ["MAINT", 3],
  ["PERM", 20],
  ["CATALOG", 17],
  ["KITS", 20],
  ["SEP", 3],
  ["PRICING", 22],
  ["FREIGHT", 17],
  ["STOCK", 6],
  ["CHECKOUT", 22],
  ["REQUEST", 49],
  ["DEALSTATUS", 9],
  ["PAYMENT", 11],
  ["SIZING", 8],
  ["LEAD", 12],
  ["SYS", 5],
  ["TASK", 6],
  ["PROPOSAL", 8],
  ["FIN", 4],
  ["INTEG", 8],
  ["STAFF", 2],
  ["ECOM", 8],
  ["SETTINGS", 32],
  ["PADMIN", 9],
  ["TAGS", 5],
  ["FIELDS", 5],
  ["COMMENTS", 4],
  ["FORMULA", 8],
  ["VALID", 21],
  ["FORMAT", 6],
  ["ADDR", 7],
  ["FILES", 3],
  ["CALLS", 79],
  ["ERRORS", 13],
  ["CONST", 7],
  ["STORAGE", 4],
] as const;

function quotedTexts(text: string): string[] {
  return [...text.matchAll(/“([^”]*)”/g)].map(([, quoted = ""]) => quoted);
}

function copySource(): string {
  const folder = join(ROOT, "app/copy");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
}

test("the document can be read whole", () => {
  expect(DOCUMENT.problems).toEqual([]);
});

test("each system has the number of behaviours that the specification states", () => {
  expect(DOCUMENT.systems.map(({ prefix, behaviours }) => [prefix, behaviours.length])).toEqual(COUNTS);
});

test("there are 590 behaviours", () => {
  expect(behavioursOf(DOCUMENT)).toHaveLength(590);
});

test("ids run from 01 without a gap in each system", () => {
  for (const { prefix, behaviours } of DOCUMENT.systems) {
    const expected = behaviours.map((_, index) => `${prefix}-${String(index + 1).padStart(2, "0")}`);
    expect(behaviours.map(({ id }) => id)).toEqual(expected);
  }
});

test("the table at the top tells titles and counts as they are", () => {
  const rows = [...MARKDOWN.matchAll(/^\| (.+?) +\| ([A-Z]+) +\| +(\d+) \|$/gm)];
  expect(rows.map(([, title, prefix, count]) => [title, prefix, Number(count)])).toEqual(
    DOCUMENT.systems.map(({ prefix, title, behaviours }) => [title, prefix, behaviours.length]),
  );
  expect(MARKDOWN).toMatch(/^\| \*\*Total\*\* +\| +\| +\*\*590\*\* \|$/m);
});

test("each text that people read stands in the copy word for word", () => {
  const source = copySource();
  const texts = behavioursOf(DOCUMENT).flatMap(({ id, text }) =>
    quotedTexts(text).map((quoted) => [id, quoted]),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, quoted]) => !source.includes(`"${quoted}"`))).toEqual([]);
});

test("each way to break a behaviour names a file and a fragment that occurs in it once", () => {
  const stale = behavioursOf(DOCUMENT).flatMap(({ id, breaks }) => {
    const path = breaks === null ? "" : join(ROOT, breaks.file);
    const isThere = breaks === null || (existsSync(path) && breakSource(readFileSync(path, "utf8"), breaks));
    return isThere ? [] : [id];
  });
  expect(stale).toEqual([]);
});
