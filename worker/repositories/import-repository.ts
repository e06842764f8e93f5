import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { FieldLookups } from "#domain/catalog/parse-product-field.ts";
import type { ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { Product } from "#domain/catalog/product-schema.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import { IMPORT_PAGE_ROWS } from "#domain/imports/import-limits.ts";
import {
  ChangesSchema,
  ColumnMappingSchema,
  ImportColumnsSchema,
  type ImportRow,
  type ImportRowQuery,
  IssueSchema,
  type ProductImport,
} from "#domain/imports/import-schema.ts";
import { WORKING_STATES } from "#domain/imports/import-state.ts";
import { foldTitle } from "#domain/imports/map-columns.ts";
import { cellText, type SheetCell } from "#domain/imports/sheet-cell.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "../db/client.ts";
import { distributorProfile, user } from "../db/schema/access.ts";
import { changeSet, changeSetRow, file, productImport, productImportRow } from "../db/schema/bulk.ts";
import { category, product } from "../db/schema/catalog.ts";
import { toProduct } from "./product-rows.ts";

/** Imports on a page of their list. */
export const IMPORT_PAGE_SIZE = 20;

const CellSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ bad: z.enum(["error", "formula"]) }),
]);
const ActionsSchema = z.record(z.string(), z.boolean()).catch({});
const CellsSchema = z.array(CellSchema);
const NO_COLUMNS = {
  format: "csv",
  encoding: "",
  separator: "",
  sheets: [],
  sheet: null,
  headers: [],
} as const;

/** A row that is worked on. */
export interface OpenRow {
  rowNumber: number;
  cells: SheetCell[];
  /** What was promised when it was checked. */
  changes: unknown;
  productId: string | null;
}

/** Imports of one distributor. */
export function createImportRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(productImport.distributorId, distributorId);
  const rowsOf = (id: string) =>
    and(eq(productImportRow.distributorId, distributorId), eq(productImportRow.importId, id));
  const columns = {
    row: productImport,
    name: user.name,
    surname: user.surname,
    changeState: changeSet.state,
    undoneAt: changeSet.undoneAt,
  };
  const select = () =>
    orm
      .select(columns)
      .from(productImport)
      .leftJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, productImport.createdBy)))
      .leftJoin(
        changeSet,
        and(eq(changeSet.distributorId, distributorId), eq(changeSet.id, productImport.changeSetId)),
      );

  return {
    /** A page of imports, newest first. */
    async listImports({
      page,
      pageSize,
      now,
    }: {
      page: number;
      pageSize: number;
      now: string;
    }): Promise<{ items: ProductImport[]; totalItems: number }> {
      const [rows, [counted]] = await database.readBatch([
        select()
          .where(own)
          .orderBy(desc(productImport.createdAt), desc(productImport.id))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
        orm.select({ total: count() }).from(productImport).where(own),
      ]);
      return { items: rows.map((row) => toImport(row, now)), totalItems: counted?.total ?? 0 };
    },

    /** @throws DomainError NOT_FOUND, also when it is another distributor's */
    async getImport(id: string, now: string): Promise<ProductImport> {
      const [[row]] = await database.readBatch([select().where(and(own, eq(productImport.id, id)))]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "import", id });
      return toImport(row, now);
    },

    /** Where the bytes of an import lie.
     *  @throws DomainError NOT_FOUND */
    async getFileKey(id: string): Promise<string> {
      const [[row]] = await database.readBatch([
        orm
          .select({ key: file.key })
          .from(productImport)
          .innerJoin(file, and(eq(file.distributorId, distributorId), eq(file.id, productImport.fileId)))
          .where(and(own, eq(productImport.id, id))),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "import", id });
      return row.key;
    },

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

    /** Failed rows after a place, in the order of the file. */
    async listFailed(id: string, after: number, limit: number): Promise<ImportRow[]> {
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(productImportRow)
          .where(and(rowsOf(id), eq(productImportRow.state, "failed"), gt(productImportRow.rowNumber, after)))
          .orderBy(asc(productImportRow.rowNumber))
          .limit(limit),
      ]);
      return rows.map(toRow);
    },

    /** Rows from a place on that a check is to look at. */
    async listUnchecked(id: string, done: number, limit: number): Promise<OpenRow[]> {
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(productImportRow)
          .where(rowsOf(id))
          .orderBy(asc(productImportRow.rowNumber))
          .limit(limit)
          .offset(done),
      ]);
      return rows.map(toOpenRow);
    },

    /** Rows whose change is still to be made. */
    async listUnapplied(id: string, limit: number): Promise<OpenRow[]> {
      const [rows] = await database.readBatch([
        orm
          .select()
          .from(productImportRow)
          .where(and(rowsOf(id), inArray(productImportRow.state, ["new", "changed"])))
          .orderBy(asc(productImportRow.rowNumber))
          .limit(limit),
      ]);
      return rows.map(toOpenRow);
    },

    /** What rows are checked against: products that have their codes, codes that the file has more than once, the names
     *  of categories, and what the distributor may choose from. */
    async readFacts(id: string, codes: readonly string[], codeColumn: number) {
      const wanted = sql`(select value from json_each(${JSON.stringify(codes)}))`;
      const path = `$[${String(codeColumn)}]`;
      const code = sql<string>`trim(${productImportRow.cells} ->> ${path})`;
      const [products, repeated, categories, [profile]] = await database.readBatch([
        orm
          .select()
          .from(product)
          .where(and(eq(product.distributorId, distributorId), sql`${product.productCode} in ${wanted}`)),
        orm
          .select({ code })
          .from(productImportRow)
          .where(and(rowsOf(id), sql`${code} in ${wanted}`))
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

    /** Fields by folded title, as the last import of this type was mapped. */
    async readLastMapping(type: ProductType): Promise<Map<string, ProductFieldKey | null>> {
      const [[row]] = await database.readBatch([
        orm
          .select({ columns: productImport.columns, mapping: productImport.mapping })
          .from(productImport)
          .where(and(own, eq(productImport.productType, type), inArray(productImport.state, [...MAPPED])))
          .orderBy(desc(productImport.createdAt))
          .limit(1),
      ]);
      const { headers } = ImportColumnsSchema.catch({ ...NO_COLUMNS, sheets: [], headers: [] }).parse(
        row?.columns,
      );
      const mapping = ColumnMappingSchema.catch([]).parse(row?.mapping);
      return new Map(headers.map(({ title }, index) => [foldTitle(title), mapping[index] ?? null]));
    },

    /** Imports that nobody is at work on, though somebody should be. */
    async listAbandoned(now: string, limit: number) {
      const [rows] = await database.readBatch([
        orm
          .select({ id: productImport.id, state: productImport.state })
          .from(productImport)
          .where(
            or(
              and(
                own,
                inArray(productImport.state, [...WORKING_STATES]),
                or(isNull(productImport.leasedUntil), lte(productImport.leasedUntil, now)),
              ),
              and(own, eq(productImport.state, "uploaded"), lte(productImport.leasedUntil, now)),
            ),
          )
          .limit(limit),
      ]);
      return rows;
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

/** States whose mapping somebody has looked at. */
const MAPPED = ["checking", "checked", "applying", "applied", "reverted"] as const;

function toImport(
  {
    row,
    name,
    surname,
    changeState,
    undoneAt,
  }: {
    row: typeof productImport.$inferSelect;
    name: string | null;
    surname: string | null;
    changeState: string | null;
    undoneAt: string | null;
  },
  now: string,
): ProductImport {
  const isUndone = changeState === "undone" || undoneAt !== null;
  return {
    id: row.id,
    productType: z.enum(PRODUCT_TYPES).parse(row.productType),
    fileName: row.fileName,
    state: isUndone ? "reverted" : row.state,
    columns: ImportColumnsSchema.catch({ ...NO_COLUMNS, sheets: [], headers: [] }).parse(row.columns),
    mapping: ColumnMappingSchema.catch([]).parse(row.mapping),
    rowCount: row.rowCount,
    cursor: row.cursor,
    newCount: row.newCount,
    changedCount: row.changedCount,
    sameCount: row.sameCount,
    failedCount: row.failedCount,
    // While it is applied, and ever after, the place it has come to is what it has changed.
    appliedCount: row.changeSetId === null ? 0 : row.cursor,
    changeSetId: row.changeSetId,
    isLeased: row.leasedUntil !== null && row.leasedUntil > now,
    failure: row.failure,
    author: `${name ?? ""} ${surname ?? ""}`.trim(),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
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
