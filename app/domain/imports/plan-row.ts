import type { FeatureActions } from "#domain/access/feature-actions.ts";
import { checkProduct } from "#domain/catalog/check-product.ts";
import type { FieldLookups } from "#domain/catalog/parse-product-field.ts";
import { fieldsOf, type ProductField, type ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { Product, ProductValues } from "#domain/catalog/product-schema.ts";
import { checkOffer } from "#domain/loose-products/product-offer.ts";
import { equipmentGroupOf, type ProductType } from "#domain/catalog/product-types.ts";
import { describeProductChanges, readProductTexts } from "#domain/catalog/read-product-texts.ts";
import type { ImportChanges, ImportIssue } from "./import-schema.ts";
import type { ColumnMapping } from "./map-columns.ts";
import { cellText, isEmptyCell, type SheetCell } from "./sheet-cell.ts";

/** The effect of a line of a file. */
export interface RowPlan {
  state: "new" | "changed" | "same" | "failed";
  type: ProductType;
  /** The product after the change; unused if the row failed. */
  values: ProductValues;
  changes: ImportChanges;
  issues: ImportIssue[];
}

/** Fields that files contain. */
export function importableFields(type: ProductType): ProductField[] {
  return fieldsOf(type).filter(({ formOnly }) => formOnly !== true);
}

/** The product code of a row, as text; empty without one. */
export function codeOfRow(cells: readonly SheetCell[], mapping: ColumnMapping): string {
  const column = mapping.indexOf("productCode");
  return column === -1 ? "" : cellText(cells[column]).trim().replace(/\s+/g, " ");
}

/** The effect of a row: it creates or changes a product, changes nothing, or fails with a reason. Columns that are left
 *  out keep stored values. An empty cell of a mapped column clears the field, except for a boolean.
 *  @param of.type - type of new products; existing ones keep theirs within a page of equipment
 *  @param of.before - the product with the row's code
 *  @param of.isRepeated - whether other rows of the file have the same code */
export function planRow(
  cells: readonly SheetCell[],
  mapping: ColumnMapping,
  of: {
    type: ProductType;
    before: Product | null;
    lookups: FieldLookups;
    actions: FeatureActions;
    isRepeated: boolean;
  },
): RowPlan {
  const { before, lookups } = of;
  const type = before?.type ?? of.type;
  const failed = (issues: ImportIssue[]): RowPlan => ({
    state: "failed",
    type,
    values: {},
    changes: {},
    issues,
  });
  if (equipmentGroupOf(type) !== equipmentGroupOf(of.type)) {
    return failed([{ field: "productCode", code: "OTHER_TYPE" }]);
  }
  const { texts, bad } = textsOf(cells, mapping, type);
  const { values, issues } = readProductTexts(type, texts, { before: before?.values ?? null, lookups });
  const found = issues.filter(({ field }) => !bad.some((one) => one.field === field)).map(toIssue);
  const repeated = of.isRepeated ? [{ field: "productCode", code: "CODE_REPEATED" }] : [];
  if (bad.length + found.length + repeated.length > 0) return failed([...repeated, ...bad, ...found]);
  const changes = describeProductChanges(before?.values ?? null, values) as ImportChanges;
  if (before !== null && Object.keys(changes).length === 0) {
    return { state: "same", type, values, changes, issues: [] };
  }
  const errors = [
    ...checkProduct(type, values).errors,
    ...checkOffer(values, before?.values ?? null, of.actions),
  ];
  if (errors.length > 0) return failed(errors.map(toIssue));
  return { state: before === null ? "new" : "changed", type, values, changes, issues: [] };
}

function textsOf(cells: readonly SheetCell[], mapping: ColumnMapping, type: ProductType) {
  const texts: Partial<Record<ProductFieldKey, string>> = {};
  const bad: ImportIssue[] = [];
  for (const { key, kind } of importableFields(type)) {
    const column = mapping.indexOf(key);
    if (column === -1) continue;
    const cell = cells[column];
    if (typeof cell === "object") {
      bad.push({ field: key, code: cell.bad === "formula" ? "FORMULA_WITHOUT_RESULT" : "ERROR_CELL" });
    } else if (kind !== "boolean" || !isEmptyCell(cell)) texts[key] = cellText(cell);
  }
  return { texts, bad };
}

function toIssue({ field, code }: ImportIssue): ImportIssue {
  return { field, code };
}
