import { createVocabulary } from "../formula/vocabulary.ts";
import { PRICE_VARIABLES, type PriceVariableKey } from "./price-vocabulary.ts";

/** What formulas may ask of a product by itself, outside of any request: the names are those of price formulas. */
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

/** The names of formulas of a product's own price. Those that only a request has are known, and refused as such. */
export const PRODUCT_VOCABULARY = createVocabulary(
  PRODUCT_VARIABLES,
  PRICE_VARIABLES.filter(({ key }) => !isOfProduct(key)),
);

function isOfProduct(key: PriceVariableKey): key is ProductVariableKey {
  return (PRODUCT_KEYS as readonly PriceVariableKey[]).includes(key);
}
