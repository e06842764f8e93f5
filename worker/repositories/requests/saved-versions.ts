import { and, desc, eq, lt, sql } from "drizzle-orm";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";
import { requestVersion } from "#worker/db/schema/requests.ts";

/** A saved version, and who saved it when. */
export interface SavedContent {
  version: number;
  content: RequestContent;
  createdAt: string;
  /** Empty for a person who is gone. */
  byName: string;
}

/** Versions of requests of one distributor. */
export function createSavedVersions(database: Database, distributorId: string) {
  return {
    /** Lists versions of a request, newest first.
     *  @param before - only versions before this one; null for all */
    async listVersions(requestId: string, before: number | null, most: number): Promise<SavedContent[]> {
      const [rows] = await database.readBatch([
        database.orm
          .select({
            version: requestVersion.version,
            content: requestVersion.content,
            createdAt: requestVersion.createdAt,
            byName: sql<string>`coalesce(trim(${user.name} || ' ' || ${user.surname}), '')`,
          })
          .from(requestVersion)
          .leftJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, requestVersion.createdBy)))
          .where(
            and(
              eq(requestVersion.distributorId, distributorId),
              eq(requestVersion.requestId, requestId),
              ...(before === null ? [] : [lt(requestVersion.version, before)]),
            ),
          )
          .orderBy(desc(requestVersion.version))
          .limit(most),
      ]);
      return rows.map((row) => ({ ...row, content: RequestContentSchema.parse(row.content) }));
    },
  };
}
