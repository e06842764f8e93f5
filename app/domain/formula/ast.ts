import type {
  ArithmeticOperator,
  Comparison,
  Conjunction,
  FormulaProblem,
  FormulaProblemCode,
  FormulaVariable,
  FunctionName,
} from "./formula-types.ts";
import type { Exact } from "./exact.ts";

/** A node of a formula; `position` and `end` cover its whole text, including brackets. */
export type Node = { position: number; end: number } & (
  | { kind: "number"; value: Exact }
  | { kind: "text"; value: string }
  | { kind: "variable"; variable: FormulaVariable }
  | { kind: "negation" | "percent" | "not"; operand: Node }
  | { kind: "arithmetic"; operator: ArithmeticOperator; left: Node; right: Node }
  | { kind: "comparison"; operator: Comparison; left: Node; right: Node }
  | { kind: "conjunction"; operator: Conjunction; left: Node; right: Node }
  | { kind: "condition"; condition: Node; whenTrue: Node; whenFalse: Node }
  | { kind: "call"; name: FunctionName; parameters: readonly Node[] }
);

export type NodeOf<Kind extends Node["kind"]> = Extract<Node, { kind: Kind }>;

/** Limits of a formula, and of reported problems. */
export const FORMULA_LIMITS = { characters: 4_000, tokens: 1_000, depth: 64, problems: 20 } as const;

/** Ends parsing at the first syntax error. */
export class SyntaxProblem extends Error {
  readonly problem: FormulaProblem;

  constructor(
    code: FormulaProblemCode,
    { position, length }: { position: number; length: number },
    details: FormulaProblem["details"] = {},
  ) {
    super(code);
    this.name = "SyntaxProblem";
    this.problem = { position, length, code, details };
  }
}
