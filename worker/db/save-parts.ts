import { type SQL, sql } from "drizzle-orm";
import type { DomainErrorCode } from "#domain/shared/errors.ts";
import type { WriteStatement } from "./client.ts";

/** Codes known to the trigger of `guard` (migrations/tenant, triggers). */
export type GuardCode =
  | Extract<DomainErrorCode, "STALE_VERSION" | "OUT_OF_STOCK" | "KIT_CHANGED">
  | "ALREADY_DONE";

/** Asserts inside the batch what the save relied on. Where it does not hold nothing of the batch is kept: the trigger of
 *  `guard` aborts with the code as its message, and `writeBatch` throws the refusal instead.
 *  @param fact - an expression that is 1 where it holds */
export function assertHolds(code: GuardCode, fact: SQL, refusal: () => Error): WriteStatement {
  return { query: sql`insert into guard (code, holds) select ${code}, ${fact}`, refusal };
}

/** Asserts in the batch that the previous statement changed `rows` rows. */
export function assertChanged(code: GuardCode, rows: number, refusal: () => Error): WriteStatement {
  return assertHolds(code, sql`changes() = ${rows}`, refusal);
}

/** Increments a counter, which is created on first use. `currentCount` reads it. */
export function countUp(distributorId: string, name: string): WriteStatement {
  return {
    query: sql`insert into counter (distributor_id, name, value) values (${distributorId}, ${name}, 1)
      on conflict (distributor_id, name) do update set value = value + 1`,
  };
}

/** The number just taken, within the same batch. */
export function currentCount(distributorId: string, name: string) {
  return sql`(select value from counter where distributor_id = ${distributorId} and name = ${name})`;
}
