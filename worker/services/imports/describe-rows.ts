import { PRODUCT_FIELD_LABELS, PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import { importIssueText } from "#copy/imports/imports.ts";
import { formatProductField } from "#domain/catalog/parse-product-field.ts";
import { PRODUCT_FIELDS, type ProductField } from "#domain/catalog/product-fields.ts";
import type { FieldValue } from "#domain/catalog/product-schema.ts";
import type { ImportRow, ImportRowQuery } from "#domain/imports/import-schema.ts";
import { createImportRepository } from "#worker/repositories/imports/import-repository.ts";
import { createImportRowRepository } from "#worker/repositories/imports/import-row-repository.ts";
import { createProductRepository } from "#worker/repositories/catalog/product-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { importsAccess } from "./imports-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** A row of an import as text. */
export interface RowWords {
  rowNumber: number;
  state: ImportRow["state"];
  productId: string | null;
  code: string;
  name: string;
  /** Changes by field; `from` is null for a new product. */
  changes: { label: string; from: string | null; to: string }[];
  issues: string[];
}

/** Describes a page of an import's rows.
 *  @throws DomainError NOT_FOUND */
export function createDescribeImportRows(scope: Scope) {
  return async function describeRows(
    id: string,
    query: ImportRowQuery,
  ): Promise<{ items: RowWords[]; totalItems: number }> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const [{ mapping }, page, names] = await Promise.all([
      createImportRepository(database, distributor.id).getImport(id, scope.now().toISOString()),
      createImportRowRepository(database, distributor.id).listRows(id, query),
      createProductRepository(database, distributor.id).readNames([]),
    ]);
    const lookups = { ...PRODUCT_FIELD_WORDS, ...names };
    const cellOf = (row: ImportRow, key: "productCode" | "name") => row.cells[mapping.indexOf(key)] ?? "";
    const textOf = (field: ProductField, value: unknown) =>
      formatProductField(field, (value ?? null) as FieldValue, lookups);
    const items = page.items.map((row): RowWords => {
      const isNew = Object.values(row.changes).every(({ from }) => from === null);
      return {
        rowNumber: row.rowNumber,
        state: row.state,
        productId: row.productId,
        code: cellOf(row, "productCode"),
        name: cellOf(row, "name"),
        changes: PRODUCT_FIELDS.flatMap((field) => {
          const change = row.changes[field.key];
          if (change === undefined) return [];
          const from = isNew ? null : textOf(field, change.from);
          return [{ label: PRODUCT_FIELD_LABELS[field.key], from, to: textOf(field, change.to) }];
        }),
        issues: row.issues.map(({ field, code }) =>
          importIssueText(
            PRODUCT_FIELDS.find(({ key }) => key === field),
            code,
          ),
        ),
      };
    });
    return { items, totalItems: page.totalItems };
  };
}
