import {
  defaultOfField,
  type FieldLookups,
  formatProductField,
  parseProductField,
} from "./parse-product-field.ts";
import { fieldsOf, type ProductField, type ProductFieldKey } from "./product-fields.ts";
import type { ProductValues } from "./product-schema.ts";
import type { ProductType } from "./product-types.ts";

/** A product as its form's fields, as typed. */
export type ProductTexts = Readonly<Partial<Record<ProductFieldKey, string>>>;

/** A field that two people changed differently, with the value that both began with. */
export interface FieldConflict {
  key: ProductFieldKey;
  base: string;
  mine: string;
  theirs: string;
  /** The side selected by default: the only one that changed, or one's own. */
  suggested: "mine" | "theirs";
}

/** A product as its form shows it; without values, the defaults of a new one. */
export function toProductTexts(
  type: ProductType,
  values: ProductValues | null,
  lookups: FieldLookups,
): ProductTexts {
  return Object.fromEntries(
    fieldsOf(type).map((field) => [
      field.key,
      formatProductField(
        field,
        values?.[field.key] ?? (values === null ? defaultOfField(field) : null),
        lookups,
      ),
    ]),
  );
}

/** Fields whose texts have another value than before. Another notation of the same value is no change.
 *  @example changedProductFields("module", { vocV: "49,5" }, { vocV: "49,50" }, lookups) // [] */
export function changedProductFields(
  type: ProductType,
  base: ProductTexts,
  texts: ProductTexts,
  lookups: FieldLookups,
): ProductFieldKey[] {
  return fieldsOf(type)
    .filter(
      (field) => meaningOf(field, base[field.key], lookups) !== meaningOf(field, texts[field.key], lookups),
    )
    .map(({ key }) => key);
}

/** Fields in which one person's changes conflict with those that another person saved meanwhile.
 *  @param base - the values both began with
 *  @param theirs - the stored values now */
export function productConflicts(
  type: ProductType,
  { base, mine, theirs }: { base: ProductTexts; mine: ProductTexts; theirs: ProductTexts },
  lookups: FieldLookups,
): FieldConflict[] {
  const own = new Set(changedProductFields(type, base, mine, lookups));
  return changedProductFields(type, mine, theirs, lookups).map((key) => ({
    key,
    base: base[key] ?? "",
    mine: mine[key] ?? "",
    theirs: theirs[key] ?? "",
    suggested: own.has(key) ? "mine" : "theirs",
  }));
}

/** The form after choosing a side for each conflict. */
export function mergeProductTexts(
  mine: ProductTexts,
  conflicts: readonly FieldConflict[],
  choose: (conflict: FieldConflict) => "mine" | "theirs",
): ProductTexts {
  const chosen: ProductTexts = Object.fromEntries(
    conflicts.map((conflict) => [conflict.key, conflict[choose(conflict)]]),
  );
  return { ...mine, ...chosen };
}

/** A field's text in the standard notation of its value; an invalid text stays as it is. */
export function tidyProductText(field: ProductField, text: string, lookups: FieldLookups): string {
  const parsed = parseProductField(field, text, lookups);
  return "value" in parsed && text.trim() !== ""
    ? formatProductField(field, parsed.value, lookups)
    : text.trim();
}

function meaningOf(field: ProductField, text: string | undefined, lookups: FieldLookups): string {
  return tidyProductText(field, (text ?? "").replaceAll("\r\n", "\n"), lookups);
}
