import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";
import { PRICE_VARIABLES, PRICE_VOCABULARY } from "../pricing/price-vocabulary.ts";
import { compileFormula } from "./compile-formula.ts";
import { roundToCents } from "./exact-text.ts";
import type { FormulaInput } from "./formula-types.ts";

const DOCUMENT = readFileSync(join(ROOT, "docs/formulas.md"), "utf8");
const ASSIGNMENT = /`([^`]+)` = ("[^"]*"|[^;\s]+?)(?=[;.]?(?:\s|$))/g;

interface Example {
  title: string;
  formula: string;
  result: string;
  values: ReadonlyMap<string, FormulaInput>;
}

function readValues(text: string): [string, FormulaInput][] {
  return [...text.matchAll(ASSIGNMENT)].map(([, name = "", written = ""]) => {
    const variable = PRICE_VARIABLES.find((each) => each.name === name);
    if (variable === undefined) throw new Error(`The document names no variable: ${name}`);
    if (variable.kind === "text") return [variable.key, written.slice(1, -1)];
    if (variable.kind === "boolean") return [variable.key, written === "sim"];
    const decimal = written.replaceAll(".", "").replace(",", ".");
    return [variable.key, variable.kind === "money" ? Math.round(Number(decimal) * 100) : decimal];
  });
}

function readExamples(): Example[] {
  const [introduction = "", ...sections] = DOCUMENT.slice(DOCUMENT.indexOf("## Twenty formulas")).split(
    "\n### ",
  );
  const usual = readValues(introduction);
  return sections.map((section) => {
    const formula = /```formula\n([\s\S]*?)\n```/.exec(section)?.[1] ?? "";
    const result = /Result: \*\*([\d.,]+)\*\*/.exec(section)?.[1] ?? "";
    const own = /^With .*$/m.exec(section)?.[0] ?? "";
    return {
      title: section.split("\n")[0] ?? "",
      formula,
      result,
      values: new Map([...usual, ...readValues(own)]),
    };
  });
}

const EXAMPLES = readExamples();

test("the document has twenty formulas and eleven usual values", () => {
  expect(EXAMPLES).toHaveLength(20);
  expect(EXAMPLES[0]?.values.size).toBe(11);
});

test.each(EXAMPLES)("the documented formula $title is worth $result", ({ formula, result, values }) => {
  const compilation = compileFormula(formula, PRICE_VOCABULARY);
  if (!compilation.ok) throw new Error(JSON.stringify(compilation.problems));
  const evaluated = compilation.formula.evaluate((key) => values.get(key));
  if (!evaluated.ok) throw new Error(evaluated.code);
  expect(roundToCents(evaluated.value)).toBe(Number(result.replace(/[.,]/g, "")));
});
