import { DomainError } from "#domain/shared/errors.ts";
import { exactOfText } from "../formula/exact-text.ts";
import { FormulaFault } from "../formula/formula-fault.ts";
import type { FormulaVariable } from "../formula/formula-types.ts";
import { normalizeText } from "../formula/normalize.ts";
import type { ConditionValue, PriceComparator, PriceCondition } from "./price-condition.ts";
import { PRICE_VOCABULARY } from "./price-vocabulary.ts";
import type { Comparator, PriceFunction } from "./pricing-rules-schema.ts";

/** A condition as the distributor saved it. Its comparator may be one that no longer exists. */
export interface StoredCondition {
  variable: string;
  comparator: string;
  value: string;
}

const COMPARATOR_OF: Readonly<Record<Comparator, PriceComparator>> = {
  maior: ">",
  menor: "<",
  igual: "=",
  diferente: "!=",
  maiorOuIgual: ">=",
  menorOuIgual: "<=",
};

/** Separates alternative values of a text; a match with one of them is enough. */
const SEPARATOR = ";";

const YES = "sim";
const NO = "nao";

/** Converts a saved condition for the rules: texts separated by semicolons become a list, `sim` and `não` become
 *  booleans.
 *  @throws DomainError UNKNOWN_COMPARATOR */
export function toPriceCondition({ variable, comparator, value }: StoredCondition): PriceCondition {
  const known = Object.entries(COMPARATOR_OF).find(([word]) => word === comparator);
  if (known === undefined) throw new DomainError("UNKNOWN_COMPARATOR", { comparator });
  const [, sign] = known;
  const kind = kindOf(variable);
  if (kind === "text") return { variable, comparator: sign, value: valuesOf(value) };
  if (kind === "boolean") return { variable, comparator: sign, value: normalizeText(value) === YES };
  return { variable, comparator: sign, value };
}

function valuesOf(value: string): ConditionValue | readonly ConditionValue[] {
  const values = value
    .split(SEPARATOR)
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return values.length > 1 ? values : (values[0] ?? "");
}

function kindOf(variable: string): FormulaVariable["kind"] | undefined {
  return PRICE_VOCABULARY.variables.find(({ key }) => key === variable)?.kind;
}

/** The problem of a condition, or null: an unknown variable, or a value that does not fit it.
 *  @throws DomainError UNKNOWN_COMPARATOR for a comparator of order on a variable without order */
export function conditionProblem({
  variable,
  comparator,
  value,
}: PriceFunction["conditions"][number]): "UNKNOWN_VARIABLE" | "INVALID_NUMBER" | "INVALID_YES_OR_NO" | null {
  const kind = kindOf(variable);
  if (kind === undefined) return "UNKNOWN_VARIABLE";
  const isEquality = comparator === "igual" || comparator === "diferente";
  if (kind === "text" || kind === "boolean") {
    if (!isEquality) throw new DomainError("UNKNOWN_COMPARATOR", { comparator });
    const isWord = kind === "text" || [YES, NO].includes(normalizeText(value));
    return isWord ? null : "INVALID_YES_OR_NO";
  }
  return isNumber(value) ? null : "INVALID_NUMBER";
}

function isNumber(text: string): boolean {
  try {
    exactOfText(text);
    return true;
  } catch (error) {
    if (error instanceof FormulaFault) return false;
    throw error;
  }
}
