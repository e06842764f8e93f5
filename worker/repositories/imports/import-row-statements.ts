import { sql } from "drizzle-orm";
import type { ImportChanges, ImportIssue } from "#domain/imports/import-schema.ts";
import type { ImportRowState } from "#domain/imports/import-state.ts";
import type { SheetCell } from "#domain/imports/sheet-cell.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, updateRow } from "#worker/db/row-writes.ts";
import { changeSet, productImportRow } from "#worker/db/schema/bulk.ts";

// Rows of a sheet are written as sets, by the thousand.

/** Rows of a file as they are read. */
export function insertImportRows(
  distributorId: string,
  importId: string,
  rows: readonly { number: number; cells: readonly SheetCell[] }[],
): WriteStatement {
  return {
    query: sql`insert into product_import_row (distributor_id, import_id, row_number, state, cells)
      select ${distributorId}, ${importId}, one.value ->> 'number', 'read', one.value -> 'cells'
      from json_each(${JSON.stringify(rows)}) as one`,
  };
}

/** The rows of a file that goes away, or is read anew. */
export function deleteImportRows(distributorId: string, importId: string): WriteStatement {
  return deleteRow(productImportRow, { distributorId, importId });
}

/** What became of rows. */
export function updateImportRows(
  distributorId: string,
  importId: string,
  rows: readonly {
    rowNumber: number;
    state: ImportRowState;
    productId: string | null;
    changes: ImportChanges;
    issues: readonly ImportIssue[];
  }[],
): WriteStatement {
  return {
    // Written as an insertion, so that each row is looked up by its number; none is ever new.
    query: sql`insert into product_import_row
        (distributor_id, import_id, row_number, state, cells, changes, issues, product_id)
      select ${distributorId}, ${importId}, one.value ->> 'rowNumber', one.value ->> 'state', '[]',
        one.value -> 'changes', one.value -> 'issues', one.value ->> 'productId'
      from json_each(${JSON.stringify(rows)}) as one where true
      on conflict (distributor_id, import_id, row_number) do update set state = excluded.state,
        changes = excluded.changes, issues = excluded.issues, product_id = excluded.product_id`,
  };
}

/** Products that this batch makes or changes, as the change set tells them. */
export function insertMadeChanges(
  distributorId: string,
  changeSetId: string,
  rows: readonly { productId: string; version: number; before: object | null; after: object }[],
): WriteStatement[] {
  const list = rows.map(({ before, after, ...row }) => ({
    ...row,
    before: before && JSON.stringify(before),
    after: JSON.stringify(after),
  }));
  return [
    {
      query: sql`insert into change_set_row (distributor_id, change_set_id, product_id, version, before, after, undone)
        select ${distributorId}, ${changeSetId}, one.value ->> 'productId', one.value ->> 'version',
          one.value ->> 'before', one.value ->> 'after', 0
        from json_each(${JSON.stringify(list)}) as one`,
    },
    updateRow(
      changeSet,
      { distributorId, id: changeSetId },
      { changedCount: sql`changed_count + ${rows.length}` },
    ),
  ];
}
