import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { GridInput } from "#domain/change-sets/change-set-schema.ts";
import { checkProduct } from "#domain/catalog/check-product.ts";
import { fieldsOf } from "#domain/catalog/product-fields.ts";
import { productIssue } from "#domain/catalog/product-issues.ts";
import { checkOffer } from "#domain/loose-products/product-offer.ts";
import { type Product, type ProductValues, productValuesSchema } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";

export type GridRow = GridInput["rows"][number];

interface RowFacts {
  newType: ProductType;
  categories: ReadonlySet<string>;
  actions: FeatureActions;
}

/** The values to store for a row. Of an existing product only the changed fields are checked, so that older problems do
 *  not refuse the row. */
export function checkGridRow(
  { values }: GridRow,
  product: Product | null,
  { newType, categories, actions }: RowFacts,
): { values: ProductValues; issues: FieldIssue[] } {
  const type = product?.type ?? newType;
  const before = product?.values ?? null;
  const cells = new Set<string>(fieldsOf(type).flatMap(({ key, formOnly }) => (formOnly ? [] : [key])));
  const touched = new Set(Object.keys(values));
  const issues: FieldIssue[] = [...touched]
    .filter((key) => !cells.has(key))
    .map((field) => ({ field, code: "unrecognized_keys", message: "unknown field" }));
  const known = Object.fromEntries(Object.entries(values).filter(([key]) => cells.has(key)));
  const parsed = productValuesSchema(type).safeParse({ ...before, ...known });
  if (!parsed.success) {
    const own = parsed.error.issues.filter(({ path }) => before === null || touched.has(String(path[0])));
    issues.push(
      ...own.map(({ path, code, message }) => ({ field: path.map(String).join("."), code, message })),
    );
  }
  const after: ProductValues = parsed.success ? parsed.data : { ...before, ...known };
  if (typeof known["categoryId"] === "string" && !categories.has(known["categoryId"])) {
    issues.push(productIssue("categoryId", "UNKNOWN_CATEGORY"));
  }
  issues.push(...newErrors(type, before, after), ...checkOffer(after, before, actions));
  return { values: before === null ? after : pick(after, touched), issues };
}

/** Rules across fields that the row violates and that were not violated before. */
function newErrors(type: ProductType, before: ProductValues | null, after: ProductValues): FieldIssue[] {
  const old = new Set(
    before === null ? [] : checkProduct(type, before).errors.map(({ field, code }) => `${field} ${code}`),
  );
  return checkProduct(type, after).errors.filter(({ field, code }) => !old.has(`${field} ${code}`));
}

function pick(values: ProductValues, keys: ReadonlySet<string>): ProductValues {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.has(key)));
}
