import type { StoredEntry } from "#domain/offers/offer-schema.ts";
import type { RecommendationInput, StoredRecommendation } from "./recommendation-schema.ts";

/** A rule with its products by their current codes. */
export type ShownRecommendation = RecommendationInput & StoredEntry;

/** A stored rule with product codes; deleted products are left out. */
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

/** A rule to store.
 *  @param productIds - by code, of all products that the rule names */
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
