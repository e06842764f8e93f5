import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { user } from "#worker/db/schema/access.ts";

/** Blocks or activates a user. Fails for a user who is in that state already, or who was erased. */
export function setBlocked(
  distributorId: string,
  { userId, blocked, at, refusal }: { userId: string; blocked: boolean; at: string; refusal: () => Error },
): WriteStatement[] {
  return [
    updateRow(
      user,
      { distributorId, id: userId, blocked: !blocked, erasedAt: null },
      { blocked, updatedAt: at, version: sql`version + 1` },
    ),
    assertChanged("ALREADY_DONE", 1, refusal),
  ];
}

/** Asserts within the batch that support may act as the user, who is neither blocked nor erased. */
export function assertUsable(distributorId: string, userId: string, refusal: () => Error): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`exists (select 1 from user
      where distributor_id = ${distributorId} and id = ${userId} and blocked = 0 and erased_at is null)`,
    refusal,
  );
}
