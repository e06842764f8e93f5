import {
  defaultOfField,
  type FieldLookups,
  formatProductField,
  parseProductField,
} from "./parse-product-field.ts";
import { fieldsOf, type ProductField, type ProductFieldKey } from "./product-fields.ts";
import type { ProductValues } from "./product-schema.ts";
import type { ProductType } from "./product-types.ts";

/** A product as the fields of its form hold it: texts, whatever somebody typed. */
export type ProductTexts = Readonly<Partial<Record<ProductFieldKey, string>>>;

/** A field in which two people differ, with what both of them began with. */
export interface FieldConflict {
  key: ProductFieldKey;
  base: string;
  mine: string;
  theirs: string;
  /** Which of the two stands there unless somebody chooses: the only one that was changed, or one's own. */
  suggested: "mine" | "theirs";
}

/** What the form of a product shows; that of a new one, without values, holds the defaults. */
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

/** Fields whose texts mean something else than before; another way of writing the same value is no change.
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

/** The fields in which what one person wants differs from what another one saved meanwhile.
 *  @param base - what both began with       @param theirs - what is stored now */
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

/** The form after the choice of one side for each field in which they differ. */
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

/** The text of a field in the one way that its value is written; a text that is no value stays as it is. */
export function tidyProductText(field: ProductField, text: string, lookups: FieldLookups): string {
  const parsed = parseProductField(field, text, lookups);
  return "value" in parsed && text.trim() !== ""
    ? formatProductField(field, parsed.value, lookups)
    : text.trim();
}

function meaningOf(field: ProductField, text: string | undefined, lookups: FieldLookups): string {
  return tidyProductText(field, (text ?? "").replaceAll("\r\n", "\n"), lookups);
}
