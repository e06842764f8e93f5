import { sql } from "drizzle-orm";
import type { DomainErrorCode } from "#domain/shared/errors.ts";
import type { WriteStatement } from "./client.ts";

/** Codes that the trigger of `guard` knows (migrations/tenant, triggers). */
export type GuardCode =
  | Extract<DomainErrorCode, "STALE_VERSION" | "OUT_OF_STOCK" | "KIT_CHANGED">
  | "ALREADY_DONE";

/** Asserts inside the batch that the statement right before it changed `rows` rows. */
export function assertChanged(code: GuardCode, rows: number, refusal: () => Error): WriteStatement {
  return { query: sql`insert into guard (code, holds) select ${code}, changes() = ${rows}`, refusal };
}

/** Takes the next number of a counter, which exists from its first use; read it by `currentCount`. */
export function countUp(distributorId: string, name: string): WriteStatement {
  return {
    query: sql`insert into counter (distributor_id, name, value) values (${distributorId}, ${name}, 1)
      on conflict (distributor_id, name) do update set value = value + 1`,
  };
}

/** The number taken last, inside the same batch. */
export function currentCount(distributorId: string, name: string) {
  return sql`(select value from counter where distributor_id = ${distributorId} and name = ${name})`;
}
