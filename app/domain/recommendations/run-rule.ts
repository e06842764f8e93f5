import type { RecommendationLine } from "./cart-facts.ts";
import { cartFacts } from "./cart-facts.ts";
import type { ChooseTarget } from "./choose-product.ts";
import { type CompiledRule, unitsOf } from "./compile-recommendation.ts";
import type { RecommendableProduct, RecommendationRule, RuleOutcome } from "./recommendation.ts";
import type { RecommendationLayout } from "./recommendation-schema.ts";
import { RECOMMENDATION_VARIABLES, type RecommendationVariableKey } from "./recommendation-variables.ts";

/** The inputs that stay the same in every round. */
export interface RecommendationWorld {
  layout: RecommendationLayout;
  /** Units chosen by a person, by product. */
  chosen: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, RecommendableProduct>;
  targetOf: ChooseTarget;
  stringCount: (lines: readonly RecommendationLine[]) => number | null;
}

/** The outcome of one rule.
 *  @param lines - chosen units, and recommendations of all other rules
 *  @param recommended - recommendations of all other rules, by product */
export function runRule(
  compiled: CompiledRule,
  lines: readonly RecommendationLine[],
  recommended: ReadonlyMap<string, number>,
  world: RecommendationWorld,
): RuleOutcome {
  const { rule } = compiled;
  const nothing = {
    ruleId: rule.id,
    setOffBy: [],
    inputs: {},
    exact: null,
    productId: null,
    amount: 0,
    freeAmount: 0,
    fault: null,
  } as const;
  if (rule.structureIds.length > 0 && !rule.structureIds.includes(world.layout.id ?? "")) {
    return { ...nothing, state: "otherStructure" };
  }
  const matching = lines.filter((line) => line.amount > 0 && setsOff(rule, line.product));
  if (matching.length === 0) return { ...nothing, state: "notSetOff" };
  const setOffBy = matching.map(({ product }) => product.part.productId).sort();
  const { read, inputs } = createReader(rule, { lines, matching, recommended }, world);
  const main = unitsOf(compiled.amount, read);
  if (main.fault !== null) return { ...nothing, setOffBy, inputs, state: "failed", fault: main.fault };
  const target = world.targetOf(rule, main.units);
  if (target === null) return { ...nothing, setOffBy, inputs, exact: main.exact, state: "nothingOnSale" };
  const free =
    compiled.freeAmount === "none"
      ? { units: 0, fault: null }
      : unitsOf(compiled.freeAmount, (key) => (key === "recomendado" ? main.units : read(key)));
  if (free.fault !== null) return { ...nothing, setOffBy, inputs, state: "failed", fault: free.fault };
  return {
    ...nothing,
    state: "recommended",
    setOffBy,
    inputs,
    exact: main.exact,
    productId: target.part.productId,
    amount: main.units,
    freeAmount: Math.min(free.units, main.units),
  };
}

/** Whether a product matches every list of the rule that is not empty. */
function setsOff(
  { types, categoryIds, manufacturers, productIds }: RecommendationRule,
  { part, categoryId }: RecommendableProduct,
): boolean {
  const brand = part.manufacturer.toLowerCase();
  return (
    (types.length === 0 || types.includes(part.type)) &&
    (categoryIds.length === 0 || (categoryId !== null && categoryIds.includes(categoryId))) &&
    (manufacturers.length === 0 || manufacturers.some((name) => name.toLowerCase() === brand)) &&
    (productIds.length === 0 || productIds.includes(part.productId))
  );
}

/** A reader of the rule's variables that records what was read. */
function createReader(
  rule: RecommendationRule,
  {
    lines,
    matching,
    recommended,
  }: {
    lines: readonly RecommendationLine[];
    matching: readonly RecommendationLine[];
    recommended: ReadonlyMap<string, number>;
  },
  world: RecommendationWorld,
) {
  const facts = cartFacts(lines, world.layout);
  const inputs: Partial<Record<RecommendationVariableKey, number | null>> = {};
  const category = categoryOf(rule, world);
  const valueOf = (key: RecommendationVariableKey): number | null => {
    switch (key) {
      case "quantidade":
        return matching.reduce((sum, { amount }) => sum + amount, 0);
      case "strings":
        return world.stringCount(lines);
      case "escolhidoNaCategoria":
        return unitsIn(category, world.chosen, world);
      case "recomendadoNaCategoria":
        return unitsIn(category, recommended, world);
      case "recomendado":
        return null;
      default:
        return facts[key];
    }
  };
  const read = (key: string): number | null => {
    const known = RECOMMENDATION_VARIABLES.find((variable) => variable.key === key);
    if (known === undefined) return null;
    const value = valueOf(known.key);
    inputs[known.key] = value;
    return value;
  };
  return { read, inputs };
}

/** The group that a rule's target is counted in: its category, or its type without one. */
function categoryOf(
  { productId, categoryId }: RecommendationRule,
  { products }: RecommendationWorld,
): string | null {
  if (productId === null) return categoryId;
  const product = products.get(productId);
  return product === undefined ? null : (product.categoryId ?? product.part.type);
}

function unitsIn(
  category: string | null,
  units: ReadonlyMap<string, number>,
  { products }: RecommendationWorld,
): number {
  return [...units].reduce((sum, [id, amount]) => {
    const product = products.get(id);
    return product !== undefined && (product.categoryId ?? product.part.type) === category
      ? sum + amount
      : sum;
  }, 0);
}
