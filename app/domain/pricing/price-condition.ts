import { DomainError } from "#domain/shared/errors.ts";
import { exactOfNumber, exactOfText } from "../formula/exact-text.ts";
import { compare } from "../formula/exact.ts";
import { FormulaFault } from "../formula/formula-fault.ts";
import type { Exact } from "../formula/exact.ts";
import type {
  FormulaFaultCode,
  FormulaReader,
  FormulaResult,
  FormulaVariable,
  Vocabulary,
} from "../formula/formula-types.ts";
import { normalizeText } from "../formula/normalize.ts";
import { readBoolean, readNumber, readText } from "../formula/read-variable.ts";

const PRICE_COMPARATORS = ["=", "!=", ">", ">=", "<", "<=", "in", "notIn"] as const;
export type PriceComparator = (typeof PRICE_COMPARATORS)[number];

/** A condition of a price formula: the key of a variable, a comparator, and the value to compare with. Amounts are in
 *  reais (a number or a dot decimal); `in` and `notIn` take a list. */
export interface PriceCondition {
  variable: string;
  /** One of `PRICE_COMPARATORS`. Stored rules may hold another one, which is an error. */
  comparator: string;
  value: ConditionValue | readonly ConditionValue[];
}

export type ConditionValue = string | number | boolean;
type Matches = (read: FormulaReader) => boolean;

/** Combines conditions into one function that holds when all of them hold; an empty list always holds. Text is compared
 *  without case and accents. A variable that no longer exists, or a value that should be a number and is not, is an
 *  evaluation fault.
 *  @throws DomainError UNKNOWN_COMPARATOR for a comparator that does not exist or does not fit its variable */
export function compileConditions(
  conditions: readonly PriceCondition[],
  vocabulary: Vocabulary,
): (read: FormulaReader) => FormulaResult<boolean> {
  const all = conditions.map((condition) => compileCondition(condition, vocabulary));
  return (read) => {
    try {
      return { ok: true, value: all.every((matches) => matches(read)) };
    } catch (error) {
      if (error instanceof FormulaFault) return { ok: false, code: error.code };
      throw error;
    }
  };
}

function compileCondition(
  { variable: key, comparator, value }: PriceCondition,
  { variables }: Vocabulary,
): Matches {
  const variable = variables.find((each) => each.key === key);
  assertComparator(comparator);
  if (variable === undefined) return failing("MISSING_VALUE");
  const values = typeof value === "object" ? value : [value];
  switch (comparator) {
    case "in":
    case "=":
      return isAmong(variable, values);
    case "notIn":
    case "!=": {
      const isOne = isAmong(variable, values);
      return (read) => !isOne(read);
    }
    case ">":
    case ">=":
    case "<":
    case "<=":
      return isOrdered(variable, comparator, values);
  }
}

function assertComparator(comparator: string): asserts comparator is PriceComparator {
  const known: readonly string[] = PRICE_COMPARATORS;
  if (!known.includes(comparator)) throw new DomainError("UNKNOWN_COMPARATOR", { comparator });
}

function failing(code: FormulaFaultCode): Matches {
  return () => {
    throw new FormulaFault(code);
  };
}

function isAmong(variable: FormulaVariable, values: readonly ConditionValue[]): Matches {
  if (variable.kind === "text") {
    const texts = new Set(values.map((value) => normalizeText(String(value))));
    return (read) => texts.has(normalizeText(readText(variable, read)));
  }
  if (variable.kind === "boolean") return (read) => values.includes(readBoolean(variable, read));
  const numbers = values.map(toExact).filter((number) => number !== null);
  if (numbers.length < values.length) return failing("INVALID_VALUE");
  return (read) => {
    const given = readNumber(variable, read);
    return numbers.some((number) => compare(given, number) === 0);
  };
}

function isOrdered(
  variable: FormulaVariable,
  comparator: ">" | ">=" | "<" | "<=",
  values: readonly ConditionValue[],
): Matches {
  const [value] = values;
  if (variable.kind === "text" || variable.kind === "boolean" || value === undefined || values.length > 1) {
    throw new DomainError("UNKNOWN_COMPARATOR", { comparator });
  }
  const bound = toExact(value);
  if (bound === null) return failing("INVALID_VALUE");
  switch (comparator) {
    case ">":
      return (read) => compare(readNumber(variable, read), bound) > 0;
    case ">=":
      return (read) => compare(readNumber(variable, read), bound) >= 0;
    case "<":
      return (read) => compare(readNumber(variable, read), bound) < 0;
    case "<=":
      return (read) => compare(readNumber(variable, read), bound) <= 0;
  }
}

function toExact(value: ConditionValue): Exact | null {
  try {
    return typeof value === "number" ? exactOfNumber(value) : exactOfText(String(value));
  } catch (error) {
    if (error instanceof FormulaFault) return null;
    throw error;
  }
}
