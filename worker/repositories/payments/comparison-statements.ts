import { and, eq, sql } from "drizzle-orm";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { updateRow, upsertRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { paymentComparison } from "#worker/db/schema/payments.ts";

/** Query for what became of comparing a day by itself. */
export function comparisonOf({ orm }: Database, distributorId: string, day: string) {
  return orm
    .select()
    .from(paymentComparison)
    .where(and(eq(paymentComparison.distributorId, distributorId), eq(paymentComparison.day, day)));
}

/** Notes an attempt at comparing a day, before the provider is asked.
 *  @param attempt.seen - number of attempts that were read
 *  @param other - what to throw when another run has begun or finished one since */
export function noteAttempt(
  distributorId: string,
  { seen, ...attempt }: { day: string; provider: string; at: string; seen: number },
  other: () => Error,
): WriteStatement[] {
  const { day, provider, at } = attempt;
  return [
    upsertRow(
      paymentComparison,
      { distributorId, day, provider, attempts: seen + 1, attemptedAt: at },
      {
        ...{ key: ["distributorId", "day"], takes: ["provider", "attempts", "attemptedAt"] },
        onlyIf: sql`${paymentComparison.comparedAt} is null and ${paymentComparison.attempts} = ${seen}`,
      },
    ),
    assertChanged("ALREADY_DONE", 1, other),
  ];
}

/** Notes what a comparison found, once.
 *  @param other - what to throw when another run has noted one */
export function noteComparison(
  distributorId: string,
  { day, at, compared, differences }: { day: string; at: string; compared: number; differences: number },
  other: () => Error,
): WriteStatement[] {
  return [
    updateRow(
      paymentComparison,
      { distributorId, day, comparedAt: null },
      { comparedAt: at, compared, differences },
    ),
    assertChanged("ALREADY_DONE", 1, other),
  ];
}
