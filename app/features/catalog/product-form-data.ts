import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import type { FieldLookups } from "#domain/catalog/parse-product-field.ts";
import { fieldsOf } from "#domain/catalog/product-fields.ts";
import type { FieldConflict, ProductTexts } from "#domain/catalog/product-form.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";

/** What the form of a product is filled and read with, beside words. */
export type ProductNames = Pick<FieldLookups, "categories" | "inverters">;

/** Names of a distributor together with the words that every one has. */
export function lookupsOf({ categories, inverters }: ProductNames): FieldLookups {
  return { ...PRODUCT_FIELD_WORDS, categories, inverters };
}

/** The fields of a product's form as a browser sends them: a box that is not ticked is sent by its absence. */
export function readProductTexts(data: FormData, type: ProductType): ProductTexts {
  return Object.fromEntries(
    fieldsOf(type).map(({ key, kind }) => {
      if (kind === "boolean") return [key, data.has(key) ? PRODUCT_FIELD_WORDS.yes : PRODUCT_FIELD_WORDS.no];
      const value = data.get(key);
      return [key, typeof value === "string" ? value.replaceAll("\r\n", "\n") : ""];
    }),
  );
}

/** The sides that somebody chose in a merge, by field. */
export function readChoices(data: FormData): (conflict: FieldConflict) => "mine" | "theirs" {
  return ({ key, suggested }) => {
    const side = data.get(`side.${key}`);
    return side === "mine" || side === "theirs" ? side : suggested;
  };
}

/** Texts by field that a page carried along, as far as they are some. */
export function parseTexts(value: FormDataEntryValue | null): ProductTexts | null {
  if (typeof value !== "string") return null;
  try {
    const parsed: unknown = JSON.parse(value);
    if (typeof parsed !== "object" || parsed === null) return null;
    return Object.fromEntries(Object.entries(parsed).filter(([, text]) => typeof text === "string"));
  } catch {
    return null;
  }
}
