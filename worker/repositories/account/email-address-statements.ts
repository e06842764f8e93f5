import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { user } from "#worker/db/schema/access.ts";

/** Asserts that an account still has the address that a link was sent to: whoever reads an address that the account
 *  has left may do nothing with it. */
export function assertEmail(
  distributorId: string,
  { userId, email }: { userId: string; email: string },
  left: () => Error,
): WriteStatement {
  return {
    query: sql`insert into guard (code, holds) select 'ALREADY_DONE', exists (select 1 from user
      where distributor_id = ${distributorId} and id = ${userId} and email = ${email} and blocked = 0)`,
    refusal: left,
  };
}

/** Gives an account another address, which its owner has just proved to read.
 *  @param changed.taken - what is thrown when another account has the address */
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
