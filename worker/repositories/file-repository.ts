import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { file } from "../db/schema/bulk.ts";
import type { OldImportFile } from "./import-retention-statements.ts";

/** Files of one distributor. */
export function createFileRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(file.distributorId, distributorId);

  return {
    /** A file that is shown to whoever knows its id; null also when it is another distributor's. */
    async findShown(id: string) {
      const [[row]] = await database.readBatch([
        orm
          .select({
            id: file.id,
            kind: file.kind,
            name: file.name,
            contentType: file.contentType,
            key: file.key,
          })
          .from(file)
          .where(and(own, eq(file.id, id), inArray(file.kind, ["photo", "datasheet"])))
          .limit(1),
      ]);
      return row ?? null;
    },

    /** Files older than an instant that nothing shows any more. */
    async listOrphans(before: string, limit: number): Promise<{ id: string; key: string }[]> {
      const [rows] = await database.readBatch([
        orm.all<{ id: string; key: string }>(sql`
          select id, key from file
          where distributor_id = ${distributorId} and kind in ('photo', 'datasheet') and created_at < ${before}
            and id not in (${shownFiles(distributorId)})
          limit ${limit}`),
      ]);
      return rows;
    },

    /** Spreadsheets that were sent before an instant and whose import nobody is at work on. */
    async listOldImports(before: string, limit: number): Promise<OldImportFile[]> {
      const [rows] = await database.readBatch([
        orm.all<OldImportFile>(sql`
          select file.id, file.key, product_import.id as importId from file
          left join product_import on product_import.distributor_id = file.distributor_id
            and product_import.file_id = file.id
          where file.distributor_id = ${distributorId} and file.kind = 'import' and file.created_at < ${before}
            and coalesce(product_import.state, '') not in ('checking', 'applying')
          order by file.created_at limit ${limit}`),
      ]);
      return rows;
    },
  };
}

/** Ids of all files that products and kits are shown with. */
export function shownFiles(distributorId: string) {
  return sql`select photo_id from product where distributor_id = ${distributorId} and photo_id is not null
    union all select datasheet_id from product where distributor_id = ${distributorId} and datasheet_id is not null
    union all select photo_id from kit where distributor_id = ${distributorId} and photo_id is not null`;
}
