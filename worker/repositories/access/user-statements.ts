import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { user } from "#worker/db/schema/access.ts";

/** Stores the hash of the same password at today's cost, unless the password has changed meanwhile. */
export function rehashPassword(
  distributorId: string,
  account: { id: string; passwordHash: string },
  passwordHash: string,
): WriteStatement {
  const { id, passwordHash: known } = account;
  return updateRow(user, { distributorId, id, passwordHash: known }, { passwordHash });
}

/** Gives an account another password. */
export function changePassword(
  distributorId: string,
  userId: string,
  passwordHash: string,
  at: string,
): WriteStatement {
  const changes = { passwordHash, passwordChangedAt: at, updatedAt: at };
  return updateRow(user, { distributorId, id: userId }, changes);
}

/** Marks the account's e-mail as verified, after a link sent to it was used. */
export function verifyEmail(distributorId: string, userId: string, at: string): WriteStatement {
  const emailVerifiedAt = sql`coalesce(email_verified_at, ${at})`;
  return updateRow(user, { distributorId, id: userId }, { emailVerifiedAt });
}

/** Sets a person's chosen center, which must still be active. */
export function chooseCenter(
  distributorId: string,
  { userId, centerId, closed }: { userId: string; centerId: string; closed: () => Error },
): WriteStatement[] {
  return [
    updateRow(
      user,
      { distributorId, id: userId },
      { chosenCenterId: centerId },
      sql`exists (select 1 from distribution_center as center
        where center.distributor_id = ${distributorId} and center.id = ${centerId} and center.active = 1)`,
    ),
    assertChanged("ALREADY_DONE", 1, closed),
  ];
}
