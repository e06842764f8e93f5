import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { user } from "#worker/db/schema/access.ts";

/** Asserts that an account still has the address that a link was sent to, so that readers of a former address cannot
 *  use it. */
export function assertEmail(
  distributorId: string,
  { userId, email }: { userId: string; email: string },
  left: () => Error,
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`exists (select 1 from user
      where distributor_id = ${distributorId} and id = ${userId} and email = ${email} and blocked = 0)`,
    left,
  );
}

/** Changes an account's address after its owner has confirmed the new one.
 *  @param changed.taken - error if another account has the address */
export function changeEmail(
  distributorId: string,
  { userId, email, at, taken }: { userId: string; email: string; at: string; taken: () => Error },
): WriteStatement[] {
  return [
    {
      ...updateRow(
        user,
        { distributorId, id: userId },
        { email, emailVerifiedAt: at, updatedAt: at, version: sql`version + 1` },
      ),
      refusal: taken,
    },
    assertChanged("ALREADY_DONE", 1, taken),
  ];
}
