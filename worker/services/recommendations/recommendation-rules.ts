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

/** Permission to manage recommendation rules. */
export const recommendationRulesAccess = PAGES.RecomendationsSettings.access;

/** Use cases of recommendation rules: reading, changing and ordering them. */
export function createRecommendationRules(scope: Scope) {
  const rules = createOfferUseCases(scope, {
    kind: RECOMMENDATIONS,
    access: recommendationRulesAccess,
    besides: existenceOfNamed,
  });

  /** Converts an input for storing.
   *  @throws DomainError FORMULA_INVALID; INVALID_BODY for unknown products, categories or structures */
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
    /** Lists all rules in order. */
    async listAll(): Promise<ShownRecommendation[]> {
      return (await rules.listAll()).map(toShownRecommendation);
    },

    /** Reads a rule.
     *  @throws DomainError NOT_FOUND */
    async get(id: string): Promise<ShownRecommendation> {
      return toShownRecommendation(await rules.get(id));
    },

    /** Reads the choices for a rule's form. */
    async readChoices(): Promise<RecommendationChoices> {
      const { distributor, database } = authoriseUser(scope, recommendationRulesAccess);
      return createRecommendationRepository(database, distributor.id).readChoices();
    },

    /** Creates a rule; it becomes the last one.
     *  @throws DomainError FORMULA_INVALID, INVALID_BODY, NAME_TAKEN */
    async create(input: RecommendationInput): Promise<ShownRecommendation> {
      return toShownRecommendation(await rules.create(await toStored(input)));
    },

    /** Replaces a rule in the version that the edit began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION, FORMULA_INVALID, INVALID_BODY, NAME_TAKEN */
    async update(id: string, { version, ...input }: RecommendationUpdate): Promise<ShownRecommendation> {
      // A missing rule is refused before anything in the input.
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

    /** Reorders the rules, if their order is still the one that was read.
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
