import type { FieldIssue } from "#domain/shared/errors.ts";
import { type FieldLookups, parseProductField } from "./parse-product-field.ts";
import { fieldsOf, type ProductFieldKey } from "./product-fields.ts";
import { productIssue } from "./product-issues.ts";
import type { ProductValues } from "./product-schema.ts";
import type { ProductType } from "./product-types.ts";

/** Values from texts by field, of a form, a line of a file, or cells of a grid. Texts of fields that the type does not
 *  have are ignored. A field without a text keeps its stored value, takes its default, or is REQUIRED; an invalid text
 *  gives an issue and is treated likewise.
 *  @param before - the stored values; null for a new product */
export function readProductTexts(
  type: ProductType,
  texts: Readonly<Partial<Record<string, string>>>,
  { before, lookups }: { before: ProductValues | null; lookups: FieldLookups },
): { values: ProductValues; issues: FieldIssue[] } {
  const issues: FieldIssue[] = [];
  const values: ProductValues = {};
  for (const field of fieldsOf(type)) {
    const { key } = field;
    const text = texts[key];
    const known = before?.[key];
    if (text === undefined && known !== undefined) {
      values[key] = known;
      continue;
    }
    const parsed = parseProductField(field, text ?? "", lookups);
    if ("value" in parsed) values[key] = parsed.value;
    else {
      issues.push(productIssue(key, parsed.code));
      if (known !== undefined) values[key] = known;
    }
  }
  return { values, issues };
}

/** Differences between two states of a product by field, for the audit log and previews.
 *  @param before - null for a new product */
export function describeProductChanges(
  before: ProductValues | null,
  after: ProductValues,
): Partial<Record<ProductFieldKey, { from: unknown; to: unknown }>> {
  const keys = Object.keys(after) as ProductFieldKey[];
  return Object.fromEntries(
    keys
      .map((key) => [key, { from: before?.[key] ?? null, to: after[key] ?? null }] as const)
      .filter(
        ([, { from, to }]) =>
          JSON.stringify(from) !== JSON.stringify(to) && !(before === null && isEmpty(to)),
      ),
  );
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
