import type { Exact } from "./exact.ts";

/** What a variable holds, and so how its value is given: `money` as an integer number of cents, `number` as a number
 *  or a dot decimal ("12.5"), `text` and `boolean` as such. In a formula money is an amount in reais. */
export type VariableKind = "money" | "number" | "text" | "boolean";

/** A name that formulas may use. */
export interface FormulaVariable {
  /** What `read` is asked for; never shown. */
  key: string;
  /** As people write it; case, accents and spaces do not count. */
  name: string;
  kind: VariableKind;
  /** Further names that mean the same. */
  aliases?: readonly string[];
}

/** The names of one editor, made once by `createVocabulary`. */
export interface Vocabulary {
  readonly variables: readonly FormulaVariable[];
  /** By name as `normalizeName` makes it. */
  readonly words: ReadonlyMap<string, KnownWord>;
  /** Length of the longest key of `words`. */
  readonly longest: number;
}

export type KnownWord =
  | { kind: "variable"; variable: FormulaVariable }
  | { kind: "function"; name: FunctionName }
  | { kind: "reserved"; operator: ReservedOperator }
  /** A name of requests, which formulas of this kind cannot ask. */
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
/** What a reserved word stands for. */
export type ReservedOperator = "if" | "then" | "else" | "endif" | Comparison | Conjunction | "!";

/** A piece of a formula as an editor colours it; the pieces of a text, joined, are the text. */
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

/** Why a formula is invalid; each has its Portuguese in `app/copy/formula.ts`. */
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

/** One thing wrong with a formula, and where: `position` and `length` count UTF-16 units of the text as typed. */
export interface FormulaProblem {
  position: number;
  length: number;
  code: FormulaProblemCode;
  /** The facts behind it, which its sentence names. */
  details: {
    found?: string;
    /** The nearest known name, as its list writes it. */
    suggestion?: string;
    expected?: ValueType;
    actual?: ValueType;
    limit?: number;
    fault?: FormulaFaultCode;
  };
}

/** A number that may mean something else than it was taken for: `1.045` is 1045, since dots separate thousands. */
export interface FormulaWarning {
  position: number;
  length: number;
  code: "READ_AS_THOUSANDS";
  details: { found: string; meaning: string };
}

export type ValueType = "number" | "text" | "boolean";
export type FormulaValue = Exact | string | boolean;

/** What `read` answers for a variable, by its kind; null or undefined when there is none. */
export type FormulaInput = number | string | boolean;
export type FormulaReader = (key: string) => FormulaInput | null | undefined;

/** Why an evaluation has no value; each has its Portuguese in `app/copy/formula.ts`. */
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

/** Steps that evaluations which share it may still take; each takes as many as its formula has parts. */
export interface FormulaBudget {
  steps: number;
}

/** A formula compiled once. `Value` is what it is worth: a number unless `compileFormula` was asked for another type. */
export interface Formula<Value extends FormulaValue = FormulaValue> {
  readonly text: string;
  /** Keys of the variables that it names, each once, in their order. */
  readonly variables: readonly string[];
  /** Parts that an evaluation takes at most. */
  readonly steps: number;
  evaluate(read: FormulaReader, budget?: FormulaBudget): FormulaResult<Value>;
  /** The same evaluation with the value of every part, for people. */
  explain(read: FormulaReader): FormulaTrace;
}

/** The value of one part of a formula, with its parts in turn. */
export interface FormulaTrace {
  kind: "number" | "text" | "variable" | "operator" | "function" | "condition";
  /** Key of the variable, name of the function; null for other parts. */
  name: string | null;
  position: number;
  length: number;
  /** The part as it was typed. */
  text: string;
  /** Null when it was not needed: the branch not taken, what stands behind a decided `e` or `ou`. */
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
