import ts from "typescript";
import { expect, test } from "vitest";
import { printType } from "./print-type.ts";

function print(type: string): string {
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile("one.ts", `export type One = ${type};`, ts.ScriptTarget.Latest, true);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => (name === "one.ts" ? source : readFile(name, ...rest));
  const program = ts.createProgram(["one.ts"], { strict: true, types: [] }, host);
  const checker = program.getTypeChecker();
  const [statement] = program.getSourceFile("one.ts")?.statements ?? [];
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) throw new Error("no type");
  return printType(checker, checker.getTypeAtLocation(statement));
}

test.each([
  ["string | null", "string | null"],
  ["boolean | 1", "1 | boolean"],
  ['("a" | "b")[]', 'Array<"a" | "b">'],
  ["Record<never, string>", "{}"],
])("%s is written as %s", (type, text) => {
  expect(print(type)).toBe(text);
});

test("names are resolved, and fields keep their comments", () => {
  const fields = "{\n/** In cents. */\nprice?: number;\n\n/** No data. */\nrun: () => void;\n}";
  expect(print(`Pick<${fields}, "price">`)).toBe("{\n  /** In cents. */\n  price?: number | undefined;\n}");
});

test("a function is no data", () => {
  expect(() => print("{ run: () => void }")).toThrow("which is no data");
});
