import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { MAX_RECOMMENDATION_ROUNDS, recommendUntilStable } from "#domain/kits/module-count.ts";
import { createStringCount, type RecommendationLine } from "./cart-facts.ts";
import { createTargets } from "./choose-product.ts";
import { type CompiledRule, compileRecommendation } from "./compile-recommendation.ts";
import type {
  RecommendableProduct,
  Recommendation,
  RecommendationRule,
  RecommendedProduct,
  RuleOutcome,
} from "./recommendation.ts";
import type { RecommendationCart, RecommendationLayout } from "./recommendation-schema.ts";
import { type RecommendationWorld, runRule } from "./run-rule.ts";

/** Amounts by rule; free units have a key of their own. */
type Amounts = Readonly<Record<string, number>>;
type ChosenLine = RecommendationCart["products"][number];

const freeKey = (ruleId: string) => `${ruleId} free`;

/** Calculates the recommendations of the same rules for many carts. Formulas are compiled once, and strings of equal
 *  modules and inverters are calculated once. */
export type Recommender = (
  lines: readonly (Pick<ChosenLine, "amount" | "recAutomaticAmount"> & { productId: string })[],
  layout: RecommendationLayout,
) => Recommendation;

/** The recommendations of the rules for a cart; see `createRecommender`.
 *  @param lines - lines of the cart; a recommended line that nobody changed is no choice */
export function recommend({
  lines,
  layout,
  ...world
}: {
  rules: readonly RecommendationRule[];
  lines: Parameters<Recommender>[0];
  layout: RecommendationLayout;
  products: ReadonlyMap<string, RecommendableProduct>;
  settings: KitCheckSettings;
}): Recommendation {
  return createRecommender(world)(lines, layout);
}

/** Runs the rules in order. Each rule sees the other rules' recommendations, but not its own; recommendations of the
 *  same product add up. Rounds repeat until nothing changes, at most ten times: then the last round counts, and the
 *  rules that still change are named.
 *  @param products - by id: those of the carts, and all that the rules may recommend */
export function createRecommender({
  rules,
  products,
  settings,
}: {
  rules: readonly RecommendationRule[];
  products: ReadonlyMap<string, RecommendableProduct>;
  settings: KitCheckSettings;
}): Recommender {
  const compiled = rules.map(compileRecommendation);
  const stringCount = createStringCount(settings);
  return (lines, layout) => {
    const own = lines.filter(({ amount, recAutomaticAmount }) => amount !== recAutomaticAmount);
    const chosen = new Map(own.map(({ productId, amount }) => [productId, amount]));
    const targetOf = createTargets(products, chosen);
    const world: RecommendationWorld = { layout, products, chosen, targetOf, stringCount };
    const rounds: RuleOutcome[][] = [];
    let before: Amounts = {};
    let last: Amounts = {};
    recommendUntilStable({}, (amounts) => {
      const round = runRound(compiled, amounts, world);
      rounds.push(round.outcomes);
      [before, last] = [amounts, round.amounts];
      return round.amounts;
    });
    const isFull = rounds.length === MAX_RECOMMENDATION_ROUNDS;
    const cartIds = lines.map(({ productId }) => productId);
    return {
      rounds,
      swinging: isFull ? rules.flatMap(({ id }) => (before[id] === last[id] ? [] : [id])) : [],
      products: sumUp(rounds.at(-1) ?? [], cartIds, world),
    };
  };
}

function runRound(
  compiled: readonly CompiledRule[],
  before: Amounts,
  world: RecommendationWorld,
): { outcomes: RuleOutcome[]; amounts: Amounts } {
  const amounts: Record<string, number> = { ...before };
  const outcomes = compiled.map((one) => {
    const others = compiled.filter((other) => other !== one);
    const recommended = recommendedBy(others, amounts, world);
    const outcome = runRule(one, linesOf(recommended, world), recommended, world);
    amounts[one.rule.id] = outcome.amount;
    amounts[freeKey(one.rule.id)] = outcome.freeAmount;
    return outcome;
  });
  return { outcomes, amounts };
}

function recommendedBy(
  compiled: readonly CompiledRule[],
  amounts: Amounts,
  world: RecommendationWorld,
): Map<string, number> {
  const units = new Map<string, number>();
  for (const { rule } of compiled) {
    const amount = amounts[rule.id] ?? 0;
    const target = amount === 0 ? null : world.targetOf(rule, amount);
    if (target === null) continue;
    const { productId } = target.part;
    units.set(productId, (units.get(productId) ?? 0) + amount);
  }
  return units;
}

/** The lines of a cart that follows the recommendations, except where a person chose another amount. */
function linesOf(
  recommended: ReadonlyMap<string, number>,
  { chosen, products }: RecommendationWorld,
): RecommendationLine[] {
  return [...new Map([...recommended, ...chosen])].flatMap(([id, amount]) => {
    const product = products.get(id);
    return product === undefined ? [] : [{ product, amount }];
  });
}

function sumUp(
  outcomes: readonly RuleOutcome[],
  cartIds: readonly string[],
  { products, chosen }: RecommendationWorld,
): RecommendedProduct[] {
  const recommending = outcomes.filter(({ amount }) => amount > 0);
  const ids = new Set([...cartIds, ...recommending.flatMap(({ productId }) => productId ?? [])]);
  return [...ids]
    .flatMap((id): RecommendedProduct[] => {
      const product = products.get(id);
      if (product === undefined) return [];
      const mine = recommending.filter(({ productId }) => productId === id);
      const recAmount = mine.reduce((sum, { amount }) => sum + amount, 0);
      const free = mine.reduce((sum, { freeAmount }) => sum + freeAmount, 0);
      const recAutomaticAmount = product.automaticallyAdded ? recAmount : 0;
      const amount = chosen.get(id) ?? recAutomaticAmount;
      return [
        {
          productId: id,
          productCode: product.part.productCode,
          amount,
          recAmount,
          recAutomaticAmount,
          freeAmount: Math.min(free, amount > 0 ? amount : recAmount),
          ruleIds: mine.map(({ ruleId }) => ruleId),
        },
      ];
    })
    .sort((a, b) => (a.productCode < b.productCode ? -1 : 1));
}
