import type { Exact } from "./exact.ts";

/** Type of a variable and of its input: `money` in integer cents, `number` as a number or a dot decimal ("12.5"),
 *  `text` and `boolean` as such. Within a formula money is in reais. */
export type VariableKind = "money" | "number" | "text" | "boolean";

/** A name that formulas may use. */
export interface FormulaVariable {
  /** Key passed to `read`; never displayed. */
  key: string;
  /** Name as people write it; case, accents and spaces do not matter. */
  name: string;
  kind: VariableKind;
  /** Other names of the variable. */
  aliases?: readonly string[];
}

/** The vocabulary of one editor, created once by `createVocabulary`. */
export interface Vocabulary {
  readonly variables: readonly FormulaVariable[];
  /** By name, in the form of `normalizeName`. */
  readonly words: ReadonlyMap<string, KnownWord>;
  /** Length of the longest key of `words`. */
  readonly longest: number;
}

export type KnownWord =
  | { kind: "variable"; variable: FormulaVariable }
  | { kind: "function"; name: FunctionName }
  | { kind: "reserved"; operator: ReservedOperator }
  /** A name that only requests have, and that formulas of this kind cannot read. */
  | { kind: "onlyInRequest"; variable: FormulaVariable };

export type FunctionName =
  | "minimo"
  | "maximo"
  | "limitar"
  | "arredondar"
  | "arredondarParaCima"
  | "arredondarParaBaixo"
  | "absoluto"
  | "faixa"
  | "umDe"
  | "contem"
  | "icmsInterestadual"
  | "icmsInterno";

export type ArithmeticOperator = "+" | "-" | "*" | "/" | "%";
export type Comparison = "=" | "!=" | "<" | "<=" | ">" | ">=";
export type Conjunction = "&" | "|";
/** Meaning of a reserved word. */
export type ReservedOperator = "if" | "then" | "else" | "endif" | Comparison | Conjunction | "!";

/** A token for an editor's colours; all tokens joined are the text. */
export interface FormulaToken {
  kind:
    | "space"
    | "number"
    | "text"
    | "variable"
    | "function"
    | "reserved"
    | "operator"
    | "open"
    | "close"
    | "separator"
    | "unknown";
  position: number;
  length: number;
}

/** Codes of problems of a formula; their Portuguese texts are in `app/copy/formula.ts`. */
export type FormulaProblemCode =
  | "EMPTY"
  | "TOO_LONG"
  | "TOO_MANY_TOKENS"
  | "TOO_DEEP"
  | "UNKNOWN_NAME"
  | "ONLY_IN_REQUEST"
  | "UNKNOWN_TOKEN"
  | "INVALID_NUMBER"
  | "UNTERMINATED_TEXT"
  | "BRACKET_NOT_CLOSED"
  | "BRACKET_NOT_OPENED"
  | "VALUE_EXPECTED"
  | "OPERATOR_EXPECTED"
  | "THEN_EXPECTED"
  | "ELSE_EXPECTED"
  | "ARGUMENTS_EXPECTED"
  | "ARGUMENT_COUNT"
  | "CHAINED_COMPARISON"
  | "TYPE_MISMATCH"
  | "ALWAYS_FAILS";

/** A problem of a formula; `position` and `length` count UTF-16 units of the typed text. */
export interface FormulaProblem {
  position: number;
  length: number;
  code: FormulaProblemCode;
  /** Facts for its message. */
  details: {
    found?: string;
    /** The nearest known name, in its display form. */
    suggestion?: string;
    expected?: ValueType;
    actual?: ValueType;
    limit?: number;
    fault?: FormulaFaultCode;
  };
}

/** A number that may be misread: `1.045` is 1045, since dots separate thousands. */
export interface FormulaWarning {
  position: number;
  length: number;
  code: "READ_AS_THOUSANDS";
  details: { found: string; meaning: string };
}

export type ValueType = "number" | "text" | "boolean";
export type FormulaValue = Exact | string | boolean;

/** The input for a variable, by its type; null or undefined without a value. */
export type FormulaInput = number | string | boolean;
export type FormulaReader = (key: string) => FormulaInput | null | undefined;

/** Codes of failed evaluations; their Portuguese texts are in `app/copy/formula.ts`. */
export type FormulaFaultCode =
  | "DIVISION_BY_ZERO"
  | "MISSING_VALUE"
  | "INVALID_VALUE"
  | "NUMBER_TOO_LARGE"
  | "INVALID_DECIMALS"
  | "NO_BAND"
  | "LIMITS_REVERSED"
  | "UNKNOWN_STATE"
  | "BUDGET_EXCEEDED";

export type FormulaResult<Value extends FormulaValue = FormulaValue> =
  | { ok: true; value: Value }
  | { ok: false; code: FormulaFaultCode };

/** A budget of steps shared by several evaluations; each evaluation uses as many steps as its formula has nodes. */
export interface FormulaBudget {
  steps: number;
}

/** A compiled formula. `Value` is the type of its result: number, unless `compileFormula` was given another. */
export interface Formula<Value extends FormulaValue = FormulaValue> {
  readonly text: string;
  /** Keys of its variables, each once, in order of appearance. */
  readonly variables: readonly string[];
  /** Number of nodes, which limits the steps of an evaluation. */
  readonly steps: number;
  evaluate(read: FormulaReader, budget?: FormulaBudget): FormulaResult<Value>;
  /** Evaluates with the value of every node, for display. */
  explain(read: FormulaReader): FormulaTrace;
}

/** The value of a node, with its child nodes. */
export interface FormulaTrace {
  kind: "number" | "text" | "variable" | "operator" | "function" | "condition";
  /** Key of the variable or name of the function; null for other nodes. */
  name: string | null;
  position: number;
  length: number;
  /** The node's text, as typed. */
  text: string;
  /** Null if it was not evaluated: the other branch, or what follows a decided `e` or `ou`. */
  result: FormulaResult | null;
  parts: readonly FormulaTrace[];
}

interface ValueOfType {
  number: Exact;
  text: string;
  boolean: boolean;
}

export type FormulaCompilation<Type extends ValueType = "number"> =
  | { ok: true; formula: Formula<ValueOfType[Type]>; warnings: readonly FormulaWarning[] }
  | { ok: false; problems: readonly FormulaProblem[] };
