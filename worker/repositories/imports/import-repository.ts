import { and, count, desc, eq, inArray, isNull, lte, or } from "drizzle-orm";
import * as z from "zod";
import type { ProductFieldKey } from "#domain/catalog/product-fields.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import {
  ColumnMappingSchema,
  ImportColumnsSchema,
  type ProductImport,
} from "#domain/imports/import-schema.ts";
import { WORKING_STATES } from "#domain/imports/import-state.ts";
import { foldTitle } from "#domain/imports/map-columns.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";
import { changeSet, file, productImport } from "#worker/db/schema/bulk.ts";

/** Imports on a page of their list. */
export const IMPORT_PAGE_SIZE = 20;

const NO_COLUMNS = {
  format: "csv",
  encoding: "",
  separator: "",
  sheets: [],
  sheet: null,
  headers: [],
} as const;

/** Imports of one distributor. */
export function createImportRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(productImport.distributorId, distributorId);
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
    async getFile(id: string): Promise<{ key: string; sizeBytes: number }> {
      const [[row]] = await database.readBatch([
        orm
          .select({ key: file.key, sizeBytes: file.sizeBytes })
          .from(productImport)
          .innerJoin(file, and(eq(file.distributorId, distributorId), eq(file.id, productImport.fileId)))
          .where(and(own, eq(productImport.id, id))),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "import", id });
      return row;
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

    /** Lists unfinished imports without an active worker. */
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
  };
}

/** States after the mapping of columns was confirmed. */
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
