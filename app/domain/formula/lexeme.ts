import type { Exact } from "./exact.ts";
import type {
  ArithmeticOperator,
  FormulaProblem,
  FormulaVariable,
  FunctionName,
  ReservedOperator,
} from "./formula-types.ts";

export type Operator = ArithmeticOperator | ReservedOperator | "?" | ":";

/** A token of a formula with what it means. */
export type Lexeme = { position: number; length: number } & (
  | { kind: "space" | "separator" }
  | { kind: "open" | "close"; bracket: string }
  | { kind: "number"; value: Exact }
  | { kind: "text"; value: string }
  | { kind: "variable"; variable: FormulaVariable }
  | { kind: "function"; name: FunctionName }
  | { kind: "reserved" | "operator"; operator: Operator }
  | { kind: "unknown"; problem: Pick<FormulaProblem, "code" | "details"> }
);

/** Whether a value may begin with this token, apart from signs and negations. */
export function startsValue(lexeme: Lexeme | undefined): boolean {
  if (lexeme === undefined) return false;
  if (lexeme.kind === "reserved") return lexeme.operator === "if";
  return ["number", "text", "variable", "function", "open"].includes(lexeme.kind);
}

/** Whether a value may end with this token. */
export function endsValue(lexeme: Lexeme): boolean {
  if (lexeme.kind === "reserved" || lexeme.kind === "operator") {
    return lexeme.operator === "endif" || lexeme.operator === "%";
  }
  return ["number", "text", "variable", "close"].includes(lexeme.kind);
}

/** The node value of a number or a quoted text. */
export function valueOf(lexeme: Extract<Lexeme, { kind: "number" | "text" }>) {
  return lexeme.kind === "number"
    ? { kind: lexeme.kind, value: lexeme.value }
    : { kind: lexeme.kind, value: lexeme.value };
}
