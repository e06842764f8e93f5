import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

/** Stores the same password under today's cost, unless it was changed meanwhile. */
export function rehashPassword(
  distributorId: string,
  account: { id: string; passwordHash: string },
  passwordHash: string,
): WriteStatement {
  return {
    query: sql`update user set password_hash = ${passwordHash} where distributor_id = ${distributorId}
      and id = ${account.id} and password_hash = ${account.passwordHash}`,
  };
}

/** Gives an account another password. */
export function changePassword(
  distributorId: string,
  userId: string,
  passwordHash: string,
  at: string,
): WriteStatement {
  return {
    query: sql`update user set password_hash = ${passwordHash}, password_changed_at = ${at}, updated_at = ${at}
      where distributor_id = ${distributorId} and id = ${userId}`,
  };
}

/** Notes that somebody reads the account's e-mail: a link that was sent there came back. */
export function verifyEmail(distributorId: string, userId: string, at: string): WriteStatement {
  return {
    query: sql`update user set email_verified_at = coalesce(email_verified_at, ${at})
      where distributor_id = ${distributorId} and id = ${userId}`,
  };
}

/** Lets somebody buy from a center, which must still be active when it is saved. */
export function chooseCenter(
  distributorId: string,
  { userId, centerId, closed }: { userId: string; centerId: string; closed: () => Error },
): WriteStatement[] {
  return [
    {
      query: sql`update user set chosen_center_id = ${centerId} where distributor_id = ${distributorId}
        and id = ${userId} and exists (select 1 from distribution_center as center
          where center.distributor_id = ${distributorId} and center.id = ${centerId} and center.active = 1)`,
    },
    assertChanged("ALREADY_DONE", 1, closed),
  ];
}
