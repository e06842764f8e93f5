import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { accountToken } from "#worker/db/schema/access.ts";

export type AccountTokenKind = (typeof accountToken.$inferSelect)["kind"];

/** Repository of links sent to accounts. */
export function createAccountTokenRepository(database: Database, distributorId: string) {
  return {
    /** Finds a valid link of one of the kinds; null without one. */
    async findToken(kind: AccountTokenKind | readonly AccountTokenKind[], tokenHash: string, now: string) {
      const [rows] = await database.readBatch([
        database.orm
          .select()
          .from(accountToken)
          .where(
            and(
              eq(accountToken.distributorId, distributorId),
              eq(accountToken.tokenHash, tokenHash),
              inArray(accountToken.kind, [kind].flat()),
              isNull(accountToken.usedAt),
              gt(accountToken.expiresAt, now),
            ),
          )
          .limit(1),
      ]);
      return rows[0] ?? null;
    },
  };
}
