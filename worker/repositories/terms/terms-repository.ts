import { and, eq } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { termsDocument } from "#worker/db/schema/access.ts";

export type TermsDocument = Pick<
  typeof termsDocument.$inferSelect,
  "id" | "version" | "title" | "body" | "createdAt"
>;

/** Terms of use of one distributor. */
export function createTermsRepository(database: Database, distributorId: string) {
  return {
    /** The general terms of use in force; null without any. */
    async findActiveTerms(): Promise<TermsDocument | null> {
      const { id, version, title, body, createdAt } = termsDocument;
      const [rows] = await database.readBatch([
        database.orm
          .select({ id, version, title, body, createdAt })
          .from(termsDocument)
          .where(
            and(
              eq(termsDocument.distributorId, distributorId),
              eq(termsDocument.kind, "general"),
              eq(termsDocument.active, true),
            ),
          )
          .limit(1),
      ]);
      return rows[0] ?? null;
    },
  };
}
