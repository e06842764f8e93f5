import { and, asc, count, eq, gt, inArray, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { FieldLookups } from "#domain/catalog/parse-product-field.ts";
import type { Product } from "#domain/catalog/product-schema.ts";
import { IMPORT_CHUNK_LENGTH, IMPORT_CHUNK_ROWS, IMPORT_PAGE_ROWS } from "#domain/imports/import-limits.ts";
import {
  ChangesSchema,
  type ImportRow,
  type ImportRowQuery,
  IssueSchema,
} from "#domain/imports/import-schema.ts";
import { cellText, type SheetCell } from "#domain/imports/sheet-cell.ts";
import type { Database } from "#worker/db/client.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";
import { changeSetRow, productImportRow } from "#worker/db/schema/bulk.ts";
import { category, product } from "#worker/db/schema/catalog.ts";
import { toProduct } from "../catalog/product-rows.ts";

const CellSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ bad: z.enum(["error", "formula"]) }),
]);
const ActionsSchema = z.record(z.string(), z.boolean()).catch({});
const CellsSchema = z.array(CellSchema);

/** A row that is worked on. */
export interface OpenRow {
  rowNumber: number;
  cells: SheetCell[];
  /** What was promised when it was checked. */
  changes: unknown;
  productId: string | null;
}

/** Rows of one distributor's imports, and what they are checked against. */
export function createImportRowRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const rowsOf = (id: string) =>
    and(eq(productImportRow.distributorId, distributorId), eq(productImportRow.importId, id));

  /** The next rows of those that a condition names: no more than a step takes, and no more text than one may hold, but
   *  for a single row. */
  async function readSlice(where: SQL | undefined, done = 0) {
    const [rows] = await database.readBatch([
      orm
        .select()
        .from(productImportRow)
        .where(
          and(
            where,
            sql`${productImportRow.rowNumber} <= (select max(one.row_number) from (select row_number,
              sum(length(cells)) over (order by row_number) - length(cells) as before
              from (${orm
                .select({ row_number: productImportRow.rowNumber, cells: productImportRow.cells })
                .from(productImportRow)
                .where(where)
                .orderBy(asc(productImportRow.rowNumber))
                .limit(IMPORT_CHUNK_ROWS)
                .offset(done)})) as one where one.before < ${IMPORT_CHUNK_LENGTH})`,
          ),
        )
        .orderBy(asc(productImportRow.rowNumber))
        .limit(IMPORT_CHUNK_ROWS)
        .offset(done),
    ]);
    return rows;
  }

  return {
    /** A page of rows, in the order of the file. */
    async listRows(id: string, { state, page }: ImportRowQuery) {
      const where = and(
        rowsOf(id),
        state === undefined ? ne(productImportRow.state, "read") : eq(productImportRow.state, state),
      );
      const [rows, [counted]] = await database.readBatch([
        orm
          .select()
          .from(productImportRow)
          .where(where)
          .orderBy(asc(productImportRow.rowNumber))
          .limit(IMPORT_PAGE_ROWS)
          .offset((page - 1) * IMPORT_PAGE_ROWS),
        orm.select({ total: count() }).from(productImportRow).where(where),
      ]);
      return { items: rows.map(toRow), totalItems: counted?.total ?? 0 };
    },

    /** Failed rows after a place, in the order of the file, so many as one step takes. */
    async listFailed(id: string, after: number): Promise<ImportRow[]> {
      const failed = and(
        rowsOf(id),
        eq(productImportRow.state, "failed"),
        gt(productImportRow.rowNumber, after),
      );
      return (await readSlice(failed)).map(toRow);
    },

    /** Rows from a place on that a check is to look at, so many as one step takes. */
    async listUnchecked(id: string, done: number): Promise<OpenRow[]> {
      return (await readSlice(rowsOf(id), done)).map(toOpenRow);
    },

    /** Rows whose change is still to be made, so many as one step takes. */
    async listUnapplied(id: string): Promise<OpenRow[]> {
      const open = and(rowsOf(id), inArray(productImportRow.state, ["new", "changed"]));
      return (await readSlice(open)).map(toOpenRow);
    },

    /** What rows are checked against: products that have their codes, codes that the file has more than once, the names
     *  of categories, and what the distributor may choose from.
     *  @param codeColumn - null when nobody asks for repeated codes */
    async readFacts(id: string, codes: readonly string[], codeColumn: number | null) {
      const wanted = sql`(select value from json_each(${JSON.stringify(codes)}))`;
      const path = `$[${String(codeColumn ?? 0)}]`;
      const code = sql<string>`trim(${productImportRow.cells} ->> ${path})`;
      const [products, repeated, categories, [profile]] = await database.readBatch([
        orm
          .select()
          .from(product)
          .where(and(eq(product.distributorId, distributorId), sql`${product.productCode} in ${wanted}`)),
        orm
          .select({ code })
          .from(productImportRow)
          .where(codeColumn === null ? sql`0` : and(rowsOf(id), sql`${code} in ${wanted}`))
          .groupBy(code)
          .having(sql`count(*) > 1`),
        orm
          .select({ id: category.id, name: category.name })
          .from(category)
          .where(eq(category.distributorId, distributorId)),
        orm
          .select({ actions: distributorProfile.actions })
          .from(distributorProfile)
          .where(eq(distributorProfile.distributorId, distributorId)),
      ]);
      return {
        actions: ActionsSchema.parse(profile?.actions) as FeatureActions,
        products: new Map(products.map((row): [string, Product] => [row.productCode, toProduct(row)])),
        repeated: new Set(repeated.map((row) => row.code)),
        categories: categories satisfies FieldLookups["categories"],
      };
    },

    /** Products that an undone import has left as they are, since they had changed after it. */
    async listKept(
      changeSetId: string,
      limit: number,
    ): Promise<{ id: string; name: string; code: string }[]> {
      const [rows] = await database.readBatch([
        orm
          .select({ id: product.id, name: product.name, code: product.productCode })
          .from(changeSetRow)
          .innerJoin(
            product,
            and(eq(product.distributorId, distributorId), eq(product.id, changeSetRow.productId)),
          )
          .where(
            and(
              eq(changeSetRow.distributorId, distributorId),
              eq(changeSetRow.changeSetId, changeSetId),
              eq(changeSetRow.undone, false),
            ),
          )
          .orderBy(asc(product.name))
          .limit(limit),
      ]);
      return rows;
    },
  };
}

function toRow(row: typeof productImportRow.$inferSelect): ImportRow {
  return {
    rowNumber: row.rowNumber,
    state: row.state,
    productId: row.productId,
    cells: CellsSchema.parse(row.cells).map(cellText),
    changes: ChangesSchema.parse(row.changes ?? {}),
    issues: z.array(IssueSchema).parse(row.issues ?? []),
  };
}

function toOpenRow({ rowNumber, cells, changes, productId }: typeof productImportRow.$inferSelect): OpenRow {
  return { rowNumber, cells: CellsSchema.parse(cells), changes, productId };
}
