import { decimalText } from "#domain/shared/decimal-text.ts";
import type { RuleErrorCode } from "#copy/pricing/precification.ts";
import { normalizeText } from "#domain/formula/normalize.ts";
import { PRICE_VARIABLES } from "#domain/pricing/price-vocabulary.ts";
import type {
  Comparator,
  PriceBreak,
  PriceFunction,
  PricingRules,
} from "#domain/pricing/pricing-rules-schema.ts";
import { parseNumber } from "#domain/shared/numbers.ts";

export interface ConditionValues {
  variable: string;
  comparator: Comparator;
  value: string;
}

export type FunctionValues = Omit<PriceFunction, "conditions"> & { conditions: readonly ConditionValues[] };

/** The rules as their form holds them, with numbers in Brazilian notation. */
export interface RulesValues {
  functions: readonly FunctionValues[];
  breaks: readonly PriceBreak[];
  minimumMarginPct: string;
}

export type RuleErrors = Readonly<Record<string, RuleErrorCode>>;

/** What a function or a break may apply to. */
export const PRICED_KINDS = [
  "all",
  "product",
  "kit",
] as const satisfies readonly PriceFunction["appliesTo"][];

export const COMPARATOR_ORDER = [
  "igual",
  "diferente",
  "maior",
  "maiorOuIgual",
  "menor",
  "menorOuIgual",
] as const satisfies readonly Comparator[];

const PCT_FORM = /^\d{1,2}(\.\d{1,4})?$/;
const FROM_FORM = /^\d{1,7}(\.\d{1,3})?$/;
const MAX_NAME = 60;
const MAX_VALUE = 120;

/** The kind of a variable; undefined for one that does not exist. */
export function kindOfVariable(key: string) {
  return PRICE_VARIABLES.find((variable) => variable.key === key)?.kind;
}

/** Whether values of a variable can be ordered. */
export function hasOrder(key: string): boolean {
  const kind = kindOfVariable(key);
  return kind === "number" || kind === "money";
}

/** Values of stored rules. */
export function toRulesValues({ functions, breaks, minimumMarginPct }: PricingRules): RulesValues {
  return {
    functions: functions.map(({ conditions, ...one }) => ({
      ...one,
      conditions: conditions.map((condition) => ({
        ...condition,
        value: hasOrder(condition.variable) ? withComma(condition.value) : condition.value,
      })),
    })),
    breaks: breaks.map((one) => ({
      ...one,
      from: withComma(one.from),
      percentage: withComma(one.percentage),
    })),
    minimumMarginPct: withComma(minimumMarginPct ?? ""),
  };
}

/** The rules of a form, and error codes by path. Use the rules only without errors. */
export function rulesOf({ functions, breaks, minimumMarginPct }: RulesValues): {
  rules: PricingRules;
  errors: RuleErrors;
} {
  const errors: Record<string, RuleErrorCode> = {};
  const note = (place: string, code: RuleErrorCode | null) => {
    if (code !== null) errors[place] = code;
  };
  const rules: PricingRules = {
    functions: functions.map(({ conditions, ...one }) => {
      note(`f.${one.id}.name`, textError(one.name, MAX_NAME));
      return {
        ...one,
        name: one.name.trim(),
        conditions: conditions.map((condition, at) => {
          note(`f.${one.id}.c.${String(at)}`, conditionError(condition));
          const value = condition.value.trim();
          return { ...condition, value: hasOrder(condition.variable) ? decimalText(value) : value };
        }),
      };
    }),
    breaks: breaks.map((one, at) => {
      const [from, percentage] = [decimalText(one.from), decimalText(one.percentage)];
      const isSame = (other: PriceBreak) =>
        other.basis === one.basis && other.appliesTo === one.appliesTo && decimalText(other.from) === from;
      note(`b.${one.id}.from`, FROM_FORM.test(from) && Number(from) > 0 ? null : "POSITIVE");
      if (breaks.slice(0, at).some(isSame)) note(`b.${one.id}.from`, "REPEATED");
      note(`b.${one.id}.percentage`, PCT_FORM.test(percentage) ? null : "PCT");
      return { ...one, from, percentage };
    }),
    minimumMarginPct: minimumMarginPct.trim() === "" ? null : decimalText(minimumMarginPct),
  };
  if (rules.minimumMarginPct !== null) {
    note("minimumMarginPct", PCT_FORM.test(rules.minimumMarginPct) ? null : "PCT");
  }
  return { rules, errors };
}

/** A new function, whose formula is the unchanged price. */
export function newFunction(id: string, name: string): FunctionValues {
  return { id, name, appliesTo: "all", conditions: [], value: "Preço base", active: true };
}

/** A new break by amount, without values. */
export function newBreak(id: string): PriceBreak {
  return { id, basis: "quantity", appliesTo: "all", from: "", percentage: "" };
}

/** A new condition on the amount, without a value. */
export function newCondition(): ConditionValues {
  return { variable: "quantity", comparator: "maiorOuIgual", value: "" };
}

function conditionError({ variable, comparator, value }: ConditionValues): RuleErrorCode | null {
  const textual = textError(value, MAX_VALUE);
  if (textual !== null) return textual;
  if (hasOrder(variable)) return parseNumber(value) === null ? "NUMBER" : null;
  if (comparator !== "igual" && comparator !== "diferente") return "ORDER";
  if (kindOfVariable(variable) !== "boolean") return null;
  return ["sim", "nao"].includes(normalizeText(value)) ? null : "YES_NO";
}

function textError(text: string, maxLength: number): RuleErrorCode | null {
  const { length } = text.trim();
  if (length === 0) return "REQUIRED";
  return length > maxLength ? "TOO_LONG" : null;
}

function withComma(decimal: string): string {
  return decimal.replace(".", ",");
}
