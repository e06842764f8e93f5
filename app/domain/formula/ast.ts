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

/** A part of a formula; `position` and `end` hold all of it, its brackets too. */
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

/** What a formula may have at most; problems are told up to as many. */
export const FORMULA_LIMITS = { characters: 4_000, tokens: 1_000, depth: 64, problems: 20 } as const;

/** Ends the reading of a formula at its first mistake of grammar. */
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
