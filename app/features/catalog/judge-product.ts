import { PRODUCT_WARNING_TEXTS } from "#copy/catalog/catalog.ts";
import { checkProduct } from "#domain/catalog/check-product.ts";
import type { ProductTexts } from "#domain/catalog/product-form.ts";
import { readProductTexts } from "#domain/catalog/read-product-texts.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { lookupsOf, type ProductNames } from "./product-form-data.ts";

/** Errors and warnings of the form's texts, by field. */
export function judgeProduct(
  type: ProductType,
  texts: ProductTexts,
  names: ProductNames,
): { issues: Record<string, string>; warnings: Record<string, string> } {
  const { values, issues } = readProductTexts(type, texts, { before: null, lookups: lookupsOf(names) });
  const { errors, warnings } = checkProduct(type, values);
  return {
    issues: Object.fromEntries([...errors, ...issues].map(({ field, code }) => [field, code])),
    warnings: Object.fromEntries(
      warnings
        .filter(({ field }) => (texts[field] ?? "") !== "")
        .map(({ field, code }) => [field, PRODUCT_WARNING_TEXTS[code]]),
    ),
  };
}
