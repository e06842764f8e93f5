import { sql } from "drizzle-orm";
import type { DomainErrorCode } from "#domain/shared/errors.ts";
import type { WriteStatement } from "./client.ts";

/** Codes known to the trigger of `guard` (migrations/tenant, triggers). */
export type GuardCode =
  | Extract<DomainErrorCode, "STALE_VERSION" | "OUT_OF_STOCK" | "KIT_CHANGED">
  | "ALREADY_DONE";

/** Asserts in the batch that the previous statement changed `rows` rows. */
export function assertChanged(code: GuardCode, rows: number, refusal: () => Error): WriteStatement {
  return { query: sql`insert into guard (code, holds) select ${code}, changes() = ${rows}`, refusal };
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
