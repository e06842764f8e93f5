import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import * as widgets from "./index.ts";
import { PUBLIC_TYPES, PUBLIC_VALUES } from "./testing/public-surface.ts";

const ENTRY = new URL("./index.ts", import.meta.url);

/** The names that the entry hands on: a list in braces each time, so that nothing slips out by a star. */
function listExports(isTypeOnly: boolean): string[] {
  const { statements } = ts.createSourceFile("index.ts", readFileSync(ENTRY, "utf8"), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) throw new Error("the entry does more than hand names on");
    const clause = statement.exportClause;
    if (clause === undefined || !ts.isNamedExports(clause))
      throw new Error("the entry hands on all of a file");
    return clause.elements
      .filter((element) => (statement.isTypeOnly || element.isTypeOnly) === isTypeOnly)
      .map(({ name }) => name.text);
  });
}

test("the public values are these", () => {
  expect(Object.keys(widgets).sort()).toEqual(PUBLIC_VALUES);
  expect(listExports(false).sort()).toEqual(PUBLIC_VALUES);
});

test("the public types are these", () => {
  expect(listExports(true).sort()).toEqual(PUBLIC_TYPES);
});
