import { chargeStatusAt } from "#domain/payments/ledger.ts";
import { providerProblemOf } from "#domain/payments/provider-problem.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { chargesToAskAbout, type StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import { noteAsked } from "#worker/repositories/payments/charge-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { gatewayOf } from "./gateway-of.ts";
import { type Receipt, takeEvents } from "./receive-payment-event.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A charge is asked about this often on its first day, when its news is this late; each hour after it. */
const OFTEN_MS = 5 * MINUTE_MS;
/** How often, at most, a payer's page asks. */
const PAYER_MS = MINUTE_MS;
/** For how long after its end a charge is still asked about: its provider says late that it is over. */
const AFTER_END_MS = 3 * DAY_MS;

/** Thrown by a batch whose charge somebody else asks about at the same moment. */
class AskedAlready extends Error {}

/** Asks a charge's provider what became of it, and takes the answer as if the provider had told it. Of several who ask at
 *  the same moment one does.
 *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
export async function askAbout(scope: Scope, charge: StoredCharge): Promise<Receipt> {
  const { books } = gatewayOf(scope, charge.provider);
  if (books === null) return { applied: false };
  try {
    await tenantOf(scope).database.writeBatch(
      noteAsked(charge, scope.now().toISOString(), () => new AskedAlready()),
    );
  } catch (error) {
    if (error instanceof AskedAlready) return { applied: false };
    throw error;
  }
  return takeEvents(scope, charge.provider, await books.readCharge(charge.providerChargeId, scope.now()));
}

/** Asks about an open charge whose payer looks at it, after the answer, if its news is late. What is learnt is on the page
 *  when it is read again. */
export function askForPayer(scope: Scope, charge: StoredCharge | null): void {
  const now = scope.now();
  if (charge === null || chargeStatusAt(charge, now.toISOString()) !== "pending") return;
  const lastMs = Date.parse(charge.askedAt ?? charge.createdAt);
  if (now.getTime() - lastMs < PAYER_MS || gatewayOf(scope, charge.provider).books === null) return;
  scope.defer(async () => {
    try {
      await askAbout(scope, charge);
    } catch (error) {
      // The log has it already.
      if (providerProblemOf(error) === null) throw error;
    }
  });
}

/** What became of asking about charges. */
export interface Asked {
  asked: number;
  /** Whether the provider did not answer, so that others need not wait for it either. */
  isDown: boolean;
}

/** Asks about open charges whose news is late, the longest waiting first. It stops at a provider that does not answer.
 *  @param limit - of charges in one run */
export async function askAboutCharges(scope: Scope, limit: number): Promise<Asked> {
  const { distributor, database } = tenantOf(scope);
  const [charges] = await database.readBatch([
    chargesToAskAbout(database, distributor.id, { ...dueAt(scope.now()), limit }),
  ]);
  let asked = 0;
  for (const charge of charges) {
    try {
      asked += 1;
      await askAbout(scope, charge);
    } catch (error) {
      if (isDomainError(error, "PAYMENT_PROVIDER_UNAVAILABLE")) {
        const { problem } = error.details;
        return { asked, isDown: problem === "timeout" || problem === "failing" };
      }
      if (providerProblemOf(error) === null) throw error;
    }
  }
  return { asked, isDown: false };
}

/** Instants by which charges are due. */
export function dueAt(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    ...{ often: ago(OFTEN_MS), seldom: ago(HOUR_MS), youngSince: ago(DAY_MS) },
    endedSince: ago(AFTER_END_MS),
  };
}
