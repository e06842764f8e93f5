import { and, eq, gte, lt, max, sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { upsertRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { idempotency } from "#worker/db/schema/kernel.ts";

/** Thrown when a batch's key was used before; the caller then returns the stored answer. */
export class AlreadyAnswered extends Error {}

export interface IdempotencyClaim {
  key: string;
  bodyHash: string;
}

/** First statement of a repeatable save: claims the key. Claims older than a day no longer count. */
export function claimStatements(distributorId: string, claim: IdempotencyClaim, now: Date): WriteStatement[] {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000).toISOString();
  return [
    upsertRow(
      idempotency,
      { distributorId, key: claim.key, bodyHash: claim.bodyHash, answer: null, createdAt: now.toISOString() },
      {
        key: ["distributorId", "key"],
        takes: ["bodyHash", "answer", "createdAt"],
        onlyIf: sql`${idempotency.createdAt} < ${dayAgo}`,
      },
    ),
    assertChanged("ALREADY_DONE", 1, () => new AlreadyAnswered()),
  ];
}

/** Reads the answer of the first call with this key.
 *  @throws DomainError IDEMPOTENCY_MISMATCH if that call had another body */
export async function readAnswer(
  database: Database,
  distributorId: string,
  claim: IdempotencyClaim,
): Promise<unknown> {
  const answer = await findAnswer(database, distributorId, claim);
  if (answer === null) throw new DomainError("IDEMPOTENCY_MISMATCH", { key: claim.key });
  return answer;
}

/** Finds the answer of the first call with this key and body; null without one. */
export async function findAnswer(
  database: Database,
  distributorId: string,
  claim: IdempotencyClaim,
): Promise<unknown> {
  const found = await findClaimed(database, distributorId, claim);
  return found?.isSame === true ? found.answer : null;
}

/** Finds the answer of the call with this key, and whether its body was the same; null without one. */
export async function findClaimed(
  database: Database,
  distributorId: string,
  claim: IdempotencyClaim,
): Promise<{ answer: unknown; isSame: boolean } | null> {
  const [rows] = await database.readBatch([
    database.orm
      .select()
      .from(idempotency)
      .where(and(eq(idempotency.distributorId, distributorId), eq(idempotency.key, claim.key)))
      .limit(1),
  ]);
  const row = rows[0];
  if (!row?.answer) return null;
  return { answer: JSON.parse(row.answer) as unknown, isSame: row.bodyHash === claim.bodyHash };
}

/** When a key with this prefix was last claimed; null if no such claim is stored. */
export async function lastClaimOf(
  database: Database,
  distributorId: string,
  begin: string,
): Promise<string | null> {
  const [rows] = await database.readBatch([lastClaimQuery(database, distributorId, begin)]);
  return rows[0]?.at ?? null;
}

/** A range of the primary key: all keys with the prefix sort before the tilde. */
export function lastClaimQuery({ orm }: Database, distributorId: string, begin: string) {
  const { distributorId: owner, key, createdAt } = idempotency;
  return orm
    .select({ at: max(createdAt) })
    .from(idempotency)
    .where(and(eq(owner, distributorId), gte(key, begin), lt(key, `${begin}~`)));
}
