import { formulaProblemText } from "#copy/formula.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { NewOrder } from "#domain/offers/offer-schema.ts";
import { findFormulaProblems } from "#domain/recommendations/compile-recommendation.ts";
import {
  type ShownRecommendation,
  toShownRecommendation,
  toStoredRecommendation,
} from "#domain/recommendations/recommendation-input.ts";
import type {
  RecommendationInput,
  RecommendationUpdate,
  StoredRecommendation,
} from "#domain/recommendations/recommendation-schema.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import {
  existenceOfNamed,
  RECOMMENDATIONS,
} from "#worker/repositories/recommendations/recommendation-kind.ts";
import {
  createRecommendationRepository,
  type RecommendationChoices,
} from "#worker/repositories/recommendations/recommendation-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { createOfferUseCases } from "../offers/offer-use-cases.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Who looks after what is recommended. */
export const recommendationRulesAccess = PAGES.RecomendationsSettings.access;

/** Rules of what is recommended: reading, changing and ordering them. */
export function createRecommendationRules(scope: Scope) {
  const rules = createOfferUseCases(scope, {
    kind: RECOMMENDATIONS,
    access: recommendationRulesAccess,
    besides: existenceOfNamed,
  });

  /** @throws DomainError FORMULA_INVALID; INVALID_BODY for products, categories or structures that are not there */
  async function toStored(input: RecommendationInput): Promise<StoredRecommendation> {
    const { distributor, database } = authoriseUser(scope, recommendationRulesAccess);
    const problems = Object.entries(findFormulaProblems(input)).flatMap(([field, found]) =>
      found.map((problem) => ({ ...problem, field, message: formulaProblemText(problem) })),
    );
    if (problems.length > 0) throw new DomainError("FORMULA_INVALID", { problems });
    const { productCodes, productCode, categoryIds, categoryId, structureIds } = input;
    const codes = productCode === null ? productCodes : [...productCodes, productCode];
    const categories = categoryId === null ? categoryIds : [...categoryIds, categoryId];
    const found = await createRecommendationRepository(database, distributor.id).findNamed({
      productCodes: codes,
      categoryIds: categories,
      structureIds,
    });
    const issues = [
      ...unknown("productCodes", productCodes, found.productIds),
      ...unknown("productCode", productCode === null ? [] : [productCode], found.productIds),
      ...unknown("categoryIds", categoryIds, found.categoryIds),
      ...unknown("categoryId", categoryId === null ? [] : [categoryId], found.categoryIds),
      ...unknown("structureIds", structureIds, found.structureIds),
    ];
    if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
    return toStoredRecommendation(input, found.productIds);
  }

  return {
    /** All rules in their order. */
    async listAll(): Promise<ShownRecommendation[]> {
      return (await rules.listAll()).map(toShownRecommendation);
    },

    /** @throws DomainError NOT_FOUND */
    async get(id: string): Promise<ShownRecommendation> {
      return toShownRecommendation(await rules.get(id));
    },

    /** What the form of a rule offers. */
    async readChoices(): Promise<RecommendationChoices> {
      const { distributor, database } = authoriseUser(scope, recommendationRulesAccess);
      return createRecommendationRepository(database, distributor.id).readChoices();
    },

    /** Makes a rule, the last one.
     *  @throws DomainError FORMULA_INVALID, INVALID_BODY, NAME_TAKEN */
    async create(input: RecommendationInput): Promise<ShownRecommendation> {
      return toShownRecommendation(await rules.create(await toStored(input)));
    },

    /** Replaces a rule, if it is still in the version that the person began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION, FORMULA_INVALID, INVALID_BODY, NAME_TAKEN */
    async update(id: string, { version, ...input }: RecommendationUpdate): Promise<ShownRecommendation> {
      // Whose rule is not there hears so before anything about what was sent.
      await rules.get(id);
      return toShownRecommendation(await rules.update(id, { ...(await toStored(input)), version }));
    },

    /** Switches a rule on or off, in the version that was read.
     *  @throws DomainError NOT_FOUND, STALE_VERSION */
    async setActive(
      id: string,
      { active, version }: { active: boolean; version: number },
    ): Promise<ShownRecommendation> {
      const { id: _id, version: _version, updatedAt: _at, codes: _codes, ...stored } = await rules.get(id);
      return toShownRecommendation(await rules.update(id, { ...stored, active, version }));
    },

    /** @throws DomainError NOT_FOUND */
    remove: (id: string) => rules.remove(id),

    /** Puts the rules in another order, if they still are in the one that was read.
     *  @throws DomainError INVALID_BODY, STALE_VERSION */
    async reorder(order: NewOrder): Promise<ShownRecommendation[]> {
      return (await rules.reorder(order)).map(toShownRecommendation);
    },
  };
}

function unknown(
  field: string,
  named: readonly string[],
  found: { has: (one: string) => boolean },
): FieldIssue[] {
  return named
    .filter((one) => !found.has(one))
    .map((one) => ({ field, code: "UNKNOWN", message: `${one} does not exist` }));
}
