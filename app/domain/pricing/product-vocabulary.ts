import { createVocabulary } from "../formula/vocabulary.ts";
import { PRICE_VARIABLES, type PriceVariableKey } from "./price-vocabulary.ts";

/** Price variables that a product has on its own, outside a request. */
const PRODUCT_KEYS = [
  "basePrice",
  "cost",
  "power",
  "weight",
  "productType",
  "category",
  "manufacturer",
  "productCode",
] as const satisfies readonly PriceVariableKey[];

export type ProductVariableKey = (typeof PRODUCT_KEYS)[number];

export const PRODUCT_VARIABLES = PRICE_VARIABLES.filter(({ key }) => isOfProduct(key));

/** Vocabulary for a formula of a product's own price. Variables that only a request has are recognised, and refused as
 *  such. */
export const PRODUCT_VOCABULARY = createVocabulary(
  PRODUCT_VARIABLES,
  PRICE_VARIABLES.filter(({ key }) => !isOfProduct(key)),
);

function isOfProduct(key: PriceVariableKey): key is ProductVariableKey {
  return (PRODUCT_KEYS as readonly PriceVariableKey[]).includes(key);
}
