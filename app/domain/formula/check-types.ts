import type { Node, NodeOf } from "./ast.ts";
import type { FormulaProblem, FunctionName, ValueType } from "./formula-types.ts";
import { FUNCTION_NAMES } from "./reserved-words.ts";

/** Numbers of arguments of each function. `faixa` and `umDe` have further rules. */
const COUNTS: Readonly<Record<FunctionName, { least: number; most: number }>> = {
  minimo: { least: 1, most: Infinity },
  maximo: { least: 1, most: Infinity },
  limitar: { least: 3, most: 3 },
  arredondar: { least: 1, most: 2 },
  arredondarParaCima: { least: 1, most: 2 },
  arredondarParaBaixo: { least: 1, most: 2 },
  absoluto: { least: 1, most: 1 },
  faixa: { least: 3, most: Infinity },
  umDe: { least: 2, most: Infinity },
  contem: { least: 2, most: 2 },
  icmsInterestadual: { least: 2, most: 3 },
  icmsInterno: { least: 1, most: 1 },
};

/** Type errors of a formula: a text where a number is needed, too few arguments.
 *  @param expected - type of the whole formula */
export function checkTypes(root: Node, expected: ValueType): FormulaProblem[] {
  const problems: FormulaProblem[] = [];
  expectType(root, expected, problems);
  return problems;
}

/** The type of a node that `checkTypes` has accepted. */
export function typeOf(node: Node): ValueType {
  switch (node.kind) {
    case "number":
    case "negation":
    case "percent":
    case "arithmetic":
      return "number";
    case "text":
      return "text";
    case "not":
    case "comparison":
    case "conjunction":
      return "boolean";
    case "variable":
      return node.variable.kind === "money" ? "number" : node.variable.kind;
    case "condition":
      return typeOf(node.whenTrue);
    case "call":
      return typeOfCall(node);
  }
}

function typeOfCall({ name, parameters }: NodeOf<"call">): ValueType {
  if (name === "umDe" || name === "contem") return "boolean";
  const value = parameters[2];
  return name === "faixa" && value !== undefined ? typeOf(value) : "number";
}

function expectType(node: Node, expected: ValueType, problems: FormulaProblem[]): void {
  checkParts(node, problems);
  const actual = typeOf(node);
  if (actual !== expected) {
    problems.push({ ...placeOf(node), code: "TYPE_MISMATCH", details: { expected, actual } });
  }
}

function checkParts(node: Node, problems: FormulaProblem[]): void {
  switch (node.kind) {
    case "number":
    case "text":
    case "variable":
      return;
    case "negation":
    case "percent":
      expectType(node.operand, "number", problems);
      return;
    case "not":
      expectType(node.operand, "boolean", problems);
      return;
    case "arithmetic":
    case "conjunction": {
      const expected = node.kind === "arithmetic" ? "number" : "boolean";
      expectType(node.left, expected, problems);
      expectType(node.right, expected, problems);
      return;
    }
    case "comparison":
      checkComparison(node, problems);
      return;
    case "condition":
      expectType(node.condition, "boolean", problems);
      checkParts(node.whenTrue, problems);
      expectType(node.whenFalse, typeOf(node.whenTrue), problems);
      return;
    case "call":
      checkCall(node, problems);
  }
}

/** Equality compares values of the same type; order compares numbers only. */
function checkComparison({ operator, left, right }: NodeOf<"comparison">, problems: FormulaProblem[]): void {
  if (operator === "=" || operator === "!=") {
    checkParts(left, problems);
    expectType(right, typeOf(left), problems);
  } else {
    expectType(left, "number", problems);
    expectType(right, "number", problems);
  }
}

function checkCall(node: NodeOf<"call">, problems: FormulaProblem[]): void {
  const { name, parameters } = node;
  const { least, most } = COUNTS[name];
  const limit = parameters.length < least ? least : parameters.length > most ? most : null;
  if (limit !== null) {
    problems.push({
      ...placeOf(node),
      code: "ARGUMENT_COUNT",
      details: { found: FUNCTION_NAMES[name], limit },
    });
  }
  const first = parameters[0];
  if (first === undefined) return;
  for (const [index, parameter] of parameters.entries()) {
    const expected = expectedOf(node, index);
    if (expected === null) checkParts(parameter, problems);
    else expectType(parameter, expected, problems);
  }
}

/** The required type of a parameter; null for the parameter that sets the type of the others. */
function expectedOf({ name, parameters }: NodeOf<"call">, index: number): ValueType | null {
  if (name === "contem" || name === "icmsInterno") return "text";
  if (name === "icmsInterestadual") return index === 2 ? "boolean" : "text";
  if (name === "umDe") {
    const first = parameters[0];
    return index === 0 || first === undefined ? null : typeOf(first);
  }
  if (name !== "faixa" || index === 0) return "number";
  const isLast = index === parameters.length - 1;
  const isLimit = index % 2 === 1 && !isLast;
  if (isLimit) return "number";
  const value = parameters[2];
  return index === 2 || value === undefined ? null : typeOf(value);
}

function placeOf({ position, end }: Node): { position: number; length: number } {
  return { position, length: end - position };
}
