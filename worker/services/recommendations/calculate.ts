import type { AccessRule } from "#domain/access/may-access.ts";
import type {
  RecommendableProduct,
  Recommendation,
  RecommendationRule,
  RecommendedProduct,
} from "#domain/recommendations/recommendation.ts";
import type {
  RecommendationCart,
  RecommendationQuestion,
} from "#domain/recommendations/recommendation-schema.ts";
import { recommend } from "#domain/recommendations/recommend.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createRecommendationRepository } from "#worker/repositories/recommendations/recommendation-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { assertCompany, buyerFor } from "../buyers/buyer-for.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { recommendationRulesAccess } from "./recommendation-rules.ts";

/** Permission to ask for recommendations: everybody who buys or sells. */
export const recommendationsAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  integrator: [],
};

/** The recommendations for a cart.
 *  @source spec, calls: dynamic recommendations */
export interface CalculatedRecommendations {
  products: readonly RecommendedProduct[];
  /** Whether the amounts settled within ten rounds, and the names of the rules that did not settle. */
  stable: boolean;
  swinging: readonly string[];
}

/** Calculates recommendations for a cart. Nothing is saved.
 *  @throws DomainError INVALID_BODY, NOT_FOUND for a company; RECOMMENDATION_FAILED if a rule has no value */
export function createCalculateRecommendations(scope: Scope) {
  return async function calculateRecommendations(
    cart: RecommendationQuestion,
  ): Promise<CalculatedRecommendations> {
    const { recommendation, rules } = await calculate(scope, recommendationsAccess, cart);
    const nameOf = (id: string) => rules.find((rule) => rule.id === id)?.name ?? id;
    const failed = (recommendation.rounds.at(-1) ?? []).flatMap(({ ruleId: id, fault }) =>
      fault === null ? [] : [{ id, name: nameOf(id), fault }],
    );
    if (failed.length > 0) throw new DomainError("RECOMMENDATION_FAILED", { rules: failed });
    const { products, swinging } = recommendation;
    return { products, stable: swinging.length === 0, swinging: swinging.map(nameOf) };
  };
}

/** A calculation with its explanation. */
export interface TriedRecommendations {
  recommendation: Recommendation;
  ruleNames: Readonly<Record<string, string>>;
  productNames: Readonly<Record<string, string>>;
  /** Name of the center whose stock was used. */
  centerName: string | null;
}

/** Tries the rules on a hypothetical cart, for people who manage them. Failing rules are reported with the others'
 *  results.
 *  @throws DomainError INVALID_BODY */
export function createTryRecommendations(scope: Scope) {
  return async function tryRecommendations(cart: RecommendationCart): Promise<TriedRecommendations> {
    const { recommendation, rules, products, centerName } = await calculate(
      scope,
      recommendationRulesAccess,
      { ...cart, integratorId: null },
    );
    return {
      recommendation,
      ruleNames: Object.fromEntries(rules.map(({ id, name }) => [id, name])),
      productNames: Object.fromEntries([...products].map(([id, { part }]) => [id, part.name])),
      centerName,
    };
  };
}

async function calculate(
  scope: Scope,
  access: AccessRule,
  { products: lines, structure: layout, integratorId }: RecommendationQuestion,
): Promise<{
  recommendation: Recommendation;
  rules: readonly RecommendationRule[];
  products: ReadonlyMap<string, RecommendableProduct>;
  centerName: string | null;
}> {
  const { distributor, database, actor } = authoriseUser(scope, access);
  const repository = createRecommendationRepository(database, distributor.id);
  const { rules, products, center, hasCompany } = await repository.readWorld(
    { codes: lines.map(({ productCode }) => productCode) },
    buyerFor(actor, distributor, { integratorId }),
  );
  assertCompany(integratorId, hasCompany);
  const ids = new Map([...products.values()].map(({ part }) => [part.productCode, part.productId]));
  const issues = lines.flatMap(({ productCode }, index) =>
    ids.has(productCode)
      ? []
      : [
          {
            field: `products.${String(index)}.productCode`,
            code: "UNKNOWN",
            message: `${productCode} does not exist`,
          },
        ],
  );
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
  const { electrical: settings, mountKit } = distributor.settings;
  const recommendation = recommend({
    rules,
    lines: lines.flatMap(({ productCode, ...line }) => {
      const productId = ids.get(productCode);
      return productId === undefined ? [] : [{ ...line, productId }];
    }),
    layout,
    products,
    settings: { settings, mountKit },
  });
  return { recommendation, rules, products, centerName: center?.name ?? null };
}
