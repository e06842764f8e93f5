import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import type { FieldLookups } from "#domain/catalog/parse-product-field.ts";
import { fieldsOf } from "#domain/catalog/product-fields.ts";
import type { FieldConflict, ProductTexts } from "#domain/catalog/product-form.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";

/** Names of the distributor's categories and inverters, for filling and reading the form of a product. */
export type ProductNames = Pick<FieldLookups, "categories" | "inverters">;

/** Names of a distributor together with the words that all distributors share. */
export function lookupsOf({ categories, inverters }: ProductNames): FieldLookups {
  return { ...PRODUCT_FIELD_WORDS, categories, inverters };
}

/** Reads the form of a product as a browser sends it: an unticked box is absent. */
export function readProductTexts(data: FormData, type: ProductType): ProductTexts {
  return Object.fromEntries(
    fieldsOf(type).map(({ key, kind }) => {
      if (kind === "boolean") return [key, data.has(key) ? PRODUCT_FIELD_WORDS.yes : PRODUCT_FIELD_WORDS.no];
      const value = data.get(key);
      return [key, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
    }),
  );
}

/** The chosen sides of a merge, by field. */
export function readChoices(data: FormData): (conflict: FieldConflict) => "mine" | "theirs" {
  return ({ key, suggested }) => {
    const side = data.get(`side.${key}`);
    return side === "mine" || side === "theirs" ? side : suggested;
  };
}

/** Parses texts by field from a hidden input; null when the value is not valid. */
export function parseTexts(value: string): ProductTexts | null {
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== "object" || parsed === null) return null;
    return Object.fromEntries(Object.entries(parsed).filter(([, text]) => typeof text === "string"));
  } catch {
    return null;
  }
}
