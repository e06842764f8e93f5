import { and, eq, gte, lt, max, sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { upsertRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { idempotency } from "#worker/db/schema/kernel.ts";

/** Thrown by a batch whose key was used before: the caller answers what the first call answered. */
export class AlreadyAnswered extends Error {}

export interface IdempotencyClaim {
  key: string;
  bodyHash: string;
}

/** First statement of a repeatable save: claims the key. A claim older than a day counts no more. */
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

/** The answer of the first call with this key.
 *  @throws DomainError IDEMPOTENCY_MISMATCH when that call had another body */
export async function readAnswer(
  database: Database,
  distributorId: string,
  claim: IdempotencyClaim,
): Promise<unknown> {
  const answer = await findAnswer(database, distributorId, claim);
  if (answer === null) throw new DomainError("IDEMPOTENCY_MISMATCH", { key: claim.key });
  return answer;
}

/** The same; null where there was no call with this key and body. */
export async function findAnswer(
  database: Database,
  distributorId: string,
  claim: IdempotencyClaim,
): Promise<unknown> {
  const found = await findClaimed(database, distributorId, claim);
  return found?.isSame === true ? found.answer : null;
}

/** What the call with this key was answered, and whether its body was the same; null where there was none. */
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

/** When a key that begins so was claimed last; null for never, as far as claims are kept. */
export async function lastClaimOf(
  database: Database,
  distributorId: string,
  begin: string,
): Promise<string | null> {
  const [rows] = await database.readBatch([lastClaimQuery(database, distributorId, begin)]);
  return rows[0]?.at ?? null;
}

/** A range of the primary key: what keys go on with sorts before the tilde. */
export function lastClaimQuery({ orm }: Database, distributorId: string, begin: string) {
  const { distributorId: owner, key, createdAt } = idempotency;
  return orm
    .select({ at: max(createdAt) })
    .from(idempotency)
    .where(and(eq(owner, distributorId), gte(key, begin), lt(key, `${begin}~`)));
}
