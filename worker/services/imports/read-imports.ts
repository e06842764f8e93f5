import { FAILURE_COLUMN, importIssueText } from "#copy/imports/imports.ts";
import { PRODUCT_FIELDS } from "#domain/catalog/product-fields.ts";
import type { ImportRow, ImportRowQuery, ProductImport } from "#domain/imports/import-schema.ts";
import { CSV_BYTE_ORDER_MARK, csvLine } from "#domain/shared/csv.ts";
import { createImportRepository, IMPORT_PAGE_SIZE } from "#worker/repositories/imports/import-repository.ts";
import { createImportRowRepository } from "#worker/repositories/imports/import-row-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { importsAccess } from "./imports-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Limit of listed products that an undo kept. */
const MAX_KEPT = 50;

/** Lists a page of the distributor's imports, newest first. */
export function createListImports(scope: Scope) {
  return async function listImports(page: number, pageSize = IMPORT_PAGE_SIZE) {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const now = scope.now().toISOString();
    return createImportRepository(database, distributor.id).listImports({ page, pageSize, now });
  };
}

/** @throws DomainError NOT_FOUND */
export function createGetImport(scope: Scope) {
  return async function getImport(id: string): Promise<ProductImport> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    return createImportRepository(database, distributor.id).getImport(id, scope.now().toISOString());
  };
}

/** Lists a page of an import's rows, with effects and problems.
 *  @throws DomainError NOT_FOUND */
export function createListImportRows(scope: Scope) {
  return async function listImportRows(
    id: string,
    query: ImportRowQuery,
  ): Promise<{ items: ImportRow[]; totalItems: number }> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    await createImportRepository(database, distributor.id).getImport(id, scope.now().toISOString());
    return createImportRowRepository(database, distributor.id).listRows(id, query);
  };
}

/** Lists products that an undo kept because they had changed.
 *  @throws DomainError NOT_FOUND */
export function createListKeptProducts(scope: Scope) {
  return async function listKept(id: string) {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const imports = createImportRepository(database, distributor.id);
    const { changeSetId } = await imports.getImport(id, scope.now().toISOString());
    return changeSetId === null
      ? []
      : createImportRowRepository(database, distributor.id).listKept(changeSetId, MAX_KEPT);
  };
}

/** Exports failed rows with their original columns and the reason; the corrected file can be imported again.
 *  @throws DomainError NOT_FOUND */
export function createExportFailures(scope: Scope) {
  return async function exportFailures(
    id: string,
  ): Promise<{ fileName: string; body: ReadableStream<Uint8Array> }> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const imports = createImportRepository(database, distributor.id);
    const found = await imports.getImport(id, scope.now().toISOString());
    const titles = found.columns.headers.map(({ title }) => title);
    const isReason = titles.map((title) => title === FAILURE_COLUMN);
    const lineOf = (cells: readonly string[], reason: string) =>
      csvLine([
        ...titles.map((_title, index) => cells[index] ?? "").filter((_cell, index) => !isReason[index]),
        reason,
      ]);
    const encoder = new TextEncoder();
    const importRows = createImportRowRepository(database, distributor.id);
    let after = 0;
    return {
      fileName: `linhas-com-erro-${id.slice(-8)}.csv`,
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(encoder.encode(CSV_BYTE_ORDER_MARK + lineOf(titles, FAILURE_COLUMN)));
        },
        async pull(controller) {
          const rows = await importRows.listFailed(id, after);
          const last = rows.at(-1);
          if (last === undefined) {
            controller.close();
            return;
          }
          after = last.rowNumber;
          controller.enqueue(
            encoder.encode(rows.map(({ cells, issues }) => lineOf(cells, reasonOf(issues))).join("")),
          );
        },
      }),
    };
  };
}

function reasonOf(issues: ImportRow["issues"]): string {
  return issues
    .map(({ field, code }) =>
      importIssueText(
        PRODUCT_FIELDS.find(({ key }) => key === field),
        code,
      ),
    )
    .join(" | ");
}
