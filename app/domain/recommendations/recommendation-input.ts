import type { StoredEntry } from "#domain/offers/offer-schema.ts";
import type { RecommendationInput, StoredRecommendation } from "./recommendation-schema.ts";

/** A rule as it is read: products by their codes as they are now. */
export type ShownRecommendation = RecommendationInput & StoredEntry;

/** A stored rule in the words of people; a product that is no more is left out. */
export function toShownRecommendation({
  productIds,
  productId,
  codes,
  ...rule
}: StoredRecommendation & StoredEntry & { codes: Readonly<Record<string, string>> }): ShownRecommendation {
  return {
    ...rule,
    productCodes: productIds.flatMap((id) => codes[id] ?? []),
    productCode: productId === null ? null : (codes[productId] ?? null),
  };
}

/** A rule as it is stored. @param productIds - by code, of all that the rule names */
export function toStoredRecommendation(
  { productCodes, productCode, ...rule }: RecommendationInput,
  productIds: ReadonlyMap<string, string>,
): StoredRecommendation {
  return {
    ...rule,
    productIds: productCodes.flatMap((code) => productIds.get(code) ?? []),
    productId: productCode === null ? null : (productIds.get(productCode) ?? null),
  };
}
