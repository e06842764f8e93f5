import { dayToCompare, MAX_COMPARISONS } from "#domain/payments/reconciliation.ts";
import { providerProblemOf } from "#domain/payments/provider-problem.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import {
  comparisonOf,
  noteAttempt,
  noteComparison,
} from "#worker/repositories/payments/comparison-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { gatewayOf } from "./gateway-of.ts";
import { compareDay, notePayouts } from "./reconciliation.ts";

/** Time after an attempt before the next one. */
const PAUSE_MS = 30 * 60_000;

/** Thrown by a batch whose day another run compares. */
class ComparedAlready extends Error {}

/** Compares yesterday's payments of a distributor's provider with the ledger, notes fees and payouts, and tells people if
 *  there are differences:
 *  once a day, and again later that day while the provider does not answer, five times at most. The sandbox keeps no books.
 *  @returns what became of it; null where nothing was to be done */
export async function compareYesterdayOf(scope: Scope): Promise<"compared" | "unanswered" | null> {
  const { distributor, database } = tenantOf(scope);
  const { provider } = distributor.settings.payments;
  const now = scope.now();
  const at = now.toISOString();
  const day = dayToCompare(at);
  if (day === null || gatewayOf(scope, provider).books === null) return null;
  const [[known]] = await database.readBatch([comparisonOf(database, distributor.id, day)]);
  if (known !== undefined) {
    const isOver = known.comparedAt !== null || known.attempts >= MAX_COMPARISONS;
    if (isOver || now.getTime() - Date.parse(known.attemptedAt) < PAUSE_MS) return null;
  }
  const other = () => new ComparedAlready();
  try {
    await database.writeBatch(
      noteAttempt(distributor.id, { day, provider, at, seen: known?.attempts ?? 0 }, other),
    );
    const { comparison, unnoted } = await compareDay(scope, day);
    await notePayouts(scope, day, unnoted);
    const { compared, differences } = comparison;
    const count = differences.length;
    await database.writeBatch([
      ...noteComparison(distributor.id, { day, at, compared, differences: count }, other),
      ...(count === 0
        ? []
        : notify(distributor.id, {
            ...{ kind: "paymentDifferences", notificationId: scope.newId("ntf"), createdAt: at },
            content: { day, count },
          })),
    ]);
    publishSoon(scope);
    return "compared";
  } catch (error) {
    if (error instanceof ComparedAlready) return null;
    // The log has it already.
    if (providerProblemOf(error) !== null) return "unanswered";
    throw error;
  }
}
