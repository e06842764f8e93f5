import { FORMULA_LIMITS, SyntaxProblem } from "./ast.ts";
import type { Node } from "./ast.ts";
import { checkBrackets } from "./check-brackets.ts";
import { checkTypes } from "./check-types.ts";
import { createCompiler } from "./compile.ts";
import { explain } from "./explain.ts";
import { fold } from "./fold.ts";
import { FormulaFault } from "./formula-fault.ts";
import type {
  Formula,
  FormulaCompilation,
  FormulaProblem,
  FormulaResult,
  FormulaValue,
  FormulaWarning,
  ValueType,
  Vocabulary,
} from "./formula-types.ts";
import type { Lexeme } from "./lexeme.ts";
import { isAmbiguous } from "./number-literal.ts";
import { parse } from "./parse.ts";
import { measureNode } from "./parts-of-node.ts";
import type { Run } from "./run-function.ts";
import { tokenize } from "./tokenize.ts";

/** Compiles a formula for repeated evaluation, or returns all its problems in the order of the text. No part is
 *  executed as code: the formula becomes closures over its nodes.
 *  @param expected - type of the result: number for a price, boolean for a condition */
export function compileFormula<Type extends ValueType = "number">(
  text: string,
  vocabulary: Vocabulary,
  expected: Type = "number" as Type,
): FormulaCompilation<Type> {
  const read = readTree(text, vocabulary, expected);
  if ("problems" in read) {
    const problems = [...read.problems].sort((a, b) => a.position - b.position);
    return { ok: false, problems: problems.slice(0, FORMULA_LIMITS.problems) };
  }
  const { tree, folded } = read;
  const { steps, variables } = measureNode(tree);
  const run = createCompiler().compileAny(folded);
  const formula: Formula = {
    text,
    variables,
    steps,
    evaluate(reader, budget) {
      if (budget !== undefined) {
        budget.steps -= steps;
        if (budget.steps < 0) return { ok: false, code: "BUDGET_EXCEEDED" };
      }
      return resultOf(run, reader);
    },
    explain: (reader) => explain(tree, text, reader),
  };
  // checkTypes has verified that the result has the expected type.
  return { ok: true, formula, warnings: read.warnings } as FormulaCompilation<Type>;
}

function warningsOf(lexemes: readonly Lexeme[], text: string): FormulaWarning[] {
  return lexemes.flatMap((lexeme) => {
    const { kind, position, length } = lexeme;
    const found = text.slice(position, position + length);
    if (kind !== "number" || !isAmbiguous(found)) return [];
    return [
      { position, length, code: "READ_AS_THOUSANDS", details: { found, meaning: found.replace(".", "") } },
    ];
  });
}

function resultOf(run: Run<FormulaValue>, reader: Parameters<Run<FormulaValue>>[0]): FormulaResult {
  try {
    return { ok: true, value: run(reader) };
  } catch (error) {
    if (error instanceof FormulaFault) return { ok: false, code: error.code };
    throw error;
  }
}

function readTree(
  text: string,
  vocabulary: Vocabulary,
  expected: ValueType,
):
  | { tree: Node; folded: Node; warnings: readonly FormulaWarning[] }
  | { problems: readonly FormulaProblem[] } {
  const all = { position: 0, length: text.length };
  if (text.trim() === "") return { problems: [{ ...all, code: "EMPTY", details: {} }] };
  if (text.length > FORMULA_LIMITS.characters) {
    return { problems: [{ ...all, code: "TOO_LONG", details: { limit: FORMULA_LIMITS.characters } }] };
  }
  const lexemes = tokenize(text, vocabulary);
  if (lexemes.filter(({ kind }) => kind !== "space").length > FORMULA_LIMITS.tokens) {
    return { problems: [{ ...all, code: "TOO_MANY_TOKENS", details: { limit: FORMULA_LIMITS.tokens } }] };
  }
  const wrongTokens = [...unknownTokens(lexemes), ...checkBrackets(lexemes)];
  if (wrongTokens.length > 0) return { problems: wrongTokens };
  const tree = parseOrTell(lexemes, text);
  if ("problem" in tree) return { problems: [tree.problem] };
  const wrongTypes = checkTypes(tree, expected);
  if (wrongTypes.length > 0) return { problems: wrongTypes };
  const problems: FormulaProblem[] = [];
  const folded = fold(tree, problems);
  return problems.length > 0 ? { problems } : { tree, folded, warnings: warningsOf(lexemes, text) };
}

function unknownTokens(lexemes: readonly Lexeme[]): FormulaProblem[] {
  return lexemes.flatMap((lexeme) =>
    lexeme.kind === "unknown"
      ? [{ position: lexeme.position, length: lexeme.length, ...lexeme.problem }]
      : [],
  );
}

function parseOrTell(lexemes: readonly Lexeme[], text: string): Node | { problem: FormulaProblem } {
  try {
    return parse(lexemes, text);
  } catch (error) {
    if (error instanceof SyntaxProblem) return { problem: error.problem };
    throw error;
  }
}
