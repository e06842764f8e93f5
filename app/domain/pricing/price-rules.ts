import type { Cents } from "#domain/shared/money.ts";
import { compileFormula } from "../formula/compile-formula.ts";
import { roundToCents } from "../formula/exact-text.ts";
import { FormulaFault } from "../formula/formula-fault.ts";
import type {
  Formula,
  FormulaFaultCode,
  FormulaInput,
  FormulaReader,
  FormulaResult,
  Vocabulary,
} from "../formula/formula-types.ts";
import type { Exact } from "../formula/exact.ts";
import { compileConditions } from "./price-condition.ts";
import type { PriceCondition } from "./price-condition.ts";

/** A price formula as the distributor saved it: its conditions and the formula of the price. */
export interface PriceRule {
  ruleId: string;
  /** Version of the rule at reading; a price records the version that made it. */
  version: number;
  name: string;
  /** The rule applies when all conditions hold; without conditions it always applies. */
  conditions: readonly PriceCondition[];
  /** Formula text whose value is an amount in reais. */
  formula: string;
}

export type PriceRuleFailure = FormulaFaultCode | "INVALID_FORMULA" | "NEGATIVE_PRICE";

/** A price and how it came about. */
export interface RulePrice {
  baseCents: Cents;
  priceCents: Cents;
  /** The rule that matched, even if it failed; null when none matched and the base price remained. */
  rule: Pick<PriceRule, "ruleId" | "version" | "name"> | null;
  /** Values that the rule's conditions and formula read, by key; money in cents. */
  inputs: Readonly<Record<string, FormulaInput | null>>;
  /** The rounding of the price to the cent, from its exact value in reais; null without one. */
  rounding: { exact: Exact; roundedCents: Cents } | null;
  /** Why the base price remained although a rule matched; null without a failure. */
  failure: PriceRuleFailure | null;
}

/** Price rules compiled once, in their order. */
export interface PriceRuleSet {
  readonly rules: readonly CompiledRule[];
}

interface CompiledRule {
  rule: PriceRule;
  matches: (read: FormulaReader) => FormulaResult<boolean>;
  formula: Formula<Exact> | null;
  /** Keys that conditions and formula read, each once. */
  keys: readonly string[];
}

/** Compiles rules for any number of products. An invalid formula is kept and fails when its rule matches.
 *  @throws DomainError UNKNOWN_COMPARATOR for a comparator that does not exist or does not fit its variable */
export function compilePriceRules(rules: readonly PriceRule[], vocabulary: Vocabulary): PriceRuleSet {
  return {
    rules: rules.map((rule) => {
      const compilation = compileFormula(rule.formula, vocabulary);
      const formula = compilation.ok ? compilation.formula : null;
      const keys = [...rule.conditions.map(({ variable }) => variable), ...(formula?.variables ?? [])];
      return {
        rule,
        matches: compileConditions(rule.conditions, vocabulary),
        formula,
        keys: [...new Set(keys)],
      };
    }),
  };
}

/** The price of one product: the formula of the first rule whose conditions hold, rounded half up to the cent; the base
 *  price when no rule applies. If that rule fails, the failure is reported, the base price remains and no later rule is
 *  tried.
 *  @param read - the values of the variables, base price included */
export function priceByRules({ rules }: PriceRuleSet, baseCents: Cents, read: FormulaReader): RulePrice {
  for (const compiled of rules) {
    const matched = compiled.matches(read);
    if (!matched.ok) return keepBase(compiled, baseCents, read, matched.code);
    if (matched.value) return priceByRule(compiled, baseCents, read);
  }
  return { baseCents, priceCents: baseCents, rule: null, inputs: {}, rounding: null, failure: null };
}

function priceByRule(compiled: CompiledRule, baseCents: Cents, read: FormulaReader): RulePrice {
  if (compiled.formula === null) return keepBase(compiled, baseCents, read, "INVALID_FORMULA");
  const result = compiled.formula.evaluate(read);
  if (!result.ok) return keepBase(compiled, baseCents, read, result.code);
  const roundedCents = centsOf(result.value);
  if (roundedCents === null) return keepBase(compiled, baseCents, read, "NUMBER_TOO_LARGE");
  if (roundedCents < 0) return keepBase(compiled, baseCents, read, "NEGATIVE_PRICE");
  return {
    ...describe(compiled, baseCents, read),
    priceCents: roundedCents,
    rounding: { exact: result.value, roundedCents },
    failure: null,
  };
}

function keepBase(
  compiled: CompiledRule,
  baseCents: Cents,
  read: FormulaReader,
  failure: PriceRuleFailure,
): RulePrice {
  return { ...describe(compiled, baseCents, read), priceCents: baseCents, rounding: null, failure };
}

function describe({ rule, keys }: CompiledRule, baseCents: Cents, read: FormulaReader) {
  const { ruleId, version, name } = rule;
  const inputs: Record<string, FormulaInput | null> = {};
  for (const key of keys) inputs[key] = read(key) ?? null;
  return { baseCents, rule: { ruleId, version, name }, inputs };
}

function centsOf(value: Exact): Cents | null {
  try {
    return roundToCents(value);
  } catch (error) {
    if (error instanceof FormulaFault) return null;
    throw error;
  }
}
