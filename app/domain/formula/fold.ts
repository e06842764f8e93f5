import type { Node, NodeOf } from "./ast.ts";
import { typeOf } from "./check-types.ts";
import { createCompiler } from "./compile.ts";
import { compare, inLowestTerms, ZERO } from "./exact.ts";
import { FormulaFault } from "./formula-fault.ts";
import type { FormulaFaultCode, FormulaProblem } from "./formula-types.ts";

const { compileNumber } = createCompiler();

/** Calculates constant parts of a tree in advance: `12,5 / 100` becomes an eighth. A constant part that fails, for
 *  example by a division by zero, is a problem of the formula. */
export function fold(node: Node, problems: FormulaProblem[]): Node {
  const folded = foldParts(node, problems);
  if (folded.kind === "number") return { ...folded, value: inLowestTerms(folded.value) };
  const { position, end } = folded;
  if (dividesByZero(folded)) {
    problems.push(alwaysFails(folded, "DIVISION_BY_ZERO"));
    return folded;
  }
  if (typeOf(folded) !== "number" || !isConstant(folded)) return folded;
  try {
    const value = inLowestTerms(compileNumber(folded)(() => null));
    return { kind: "number", value, position, end };
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error;
    problems.push(alwaysFails(folded, error.code));
    return folded;
  }
}

function foldParts(node: Node, problems: FormulaProblem[]): Node {
  switch (node.kind) {
    case "number":
    case "text":
    case "variable":
      return node;
    case "negation":
    case "percent":
    case "not":
      return { ...node, operand: fold(node.operand, problems) };
    case "arithmetic":
    case "comparison":
    case "conjunction":
      return { ...node, left: fold(node.left, problems), right: fold(node.right, problems) };
    case "condition":
      return {
        ...node,
        condition: fold(node.condition, problems),
        whenTrue: fold(node.whenTrue, problems),
        whenFalse: fold(node.whenFalse, problems),
      };
    case "call":
      return { ...node, parameters: node.parameters.map((parameter) => fold(parameter, problems)) };
  }
}

function dividesByZero(node: Node): boolean {
  if (node.kind !== "arithmetic" || (node.operator !== "/" && node.operator !== "%")) return false;
  return node.right.kind === "number" && compare(node.right.value, ZERO) === 0;
}

function alwaysFails({ position, end }: Node, fault: FormulaFaultCode): FormulaProblem {
  return { position, length: end - position, code: "ALWAYS_FAILS", details: { fault } };
}

/** Whether a folded node consists of constants only. */
function isConstant(node: Node): boolean {
  if (node.kind === "negation" || node.kind === "percent") return node.operand.kind === "number";
  if (node.kind === "arithmetic") return node.left.kind === "number" && node.right.kind === "number";
  return node.kind === "call" && isConstantCall(node);
}

function isConstantCall({ parameters }: NodeOf<"call">): boolean {
  return parameters.every(({ kind }) => kind === "number");
}
