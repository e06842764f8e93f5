import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import { file } from "../db/schema/bulk.ts";

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
  };
}

/** Ids of all files that products and kits are shown with. */
export function shownFiles(distributorId: string) {
  return sql`select photo_id from product where distributor_id = ${distributorId} and photo_id is not null
    union all select datasheet_id from product where distributor_id = ${distributorId} and datasheet_id is not null
    union all select photo_id from kit where distributor_id = ${distributorId} and photo_id is not null`;
}
