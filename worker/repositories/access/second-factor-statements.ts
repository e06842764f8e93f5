import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, updateRow, upsertRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { secondFactor } from "#worker/db/schema/access.ts";

/** Consumes the code of a time step. */
export function takeTotpStep(
  distributorId: string,
  userId: string,
  step: number,
  taken: () => Error,
): WriteStatement[] {
  return [
    updateRow(secondFactor, { distributorId, userId }, { lastStep: step }, sql`last_step < ${step}`),
    assertChanged("ALREADY_DONE", 1, taken),
  ];
}

/** Consumes a recovery code. */
export function takeRecoveryCode(
  distributorId: string,
  userId: string,
  hash: string,
  taken: () => Error,
): WriteStatement[] {
  return [
    updateRow(
      secondFactor,
      { distributorId, userId },
      {
        recoveryCodes: sql`(select json_group_array(code.value) from json_each(recovery_codes) as code
          where code.value <> ${hash})`,
      },
      sql`exists (select 1 from json_each(recovery_codes) as code where code.value = ${hash})`,
    ),
    assertChanged("ALREADY_DONE", 1, taken),
  ];
}

/** Stores a new second factor, to be confirmed by a first code. A confirmed one stays. */
export function proposeSecondFactor(
  distributorId: string,
  userId: string,
  secret: string,
  at: string,
  present: () => Error,
): WriteStatement[] {
  return [
    upsertRow(
      secondFactor,
      { distributorId, userId, secret, createdAt: at },
      {
        key: ["distributorId", "userId"],
        takes: ["secret", "createdAt"],
        onlyIf: sql`${secondFactor.confirmedAt} is null`,
      },
    ),
    assertChanged("ALREADY_DONE", 1, present),
  ];
}

/** Confirms a proposed second factor. */
export function confirmSecondFactor(
  distributorId: string,
  userId: string,
  { step, recoveryCodes, at }: { step: number; recoveryCodes: readonly string[]; at: string },
  gone: () => Error,
): WriteStatement[] {
  return [
    updateRow(
      secondFactor,
      { distributorId, userId, confirmedAt: null },
      { confirmedAt: at, lastStep: step, recoveryCodes },
    ),
    assertChanged("ALREADY_DONE", 1, gone),
  ];
}

export function removeSecondFactor(distributorId: string, userId: string): WriteStatement {
  return deleteRow(secondFactor, { distributorId, userId });
}
