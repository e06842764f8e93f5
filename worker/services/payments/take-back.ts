import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import { insertEndedCharge } from "#worker/repositories/payments/charge-statements.ts";
import { EventKnown } from "#worker/repositories/payments/ledger-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { gatewayOf } from "./gateway-of.ts";
import { readOrderMoney, recordMoney } from "./order-money.ts";

/** Limit of attempts to save, if the order changes between reading and saving. */
const MAX_ATTEMPTS = 5;

/** Takes back a charge that its provider made and that could not be saved, unless somebody who asked at the same moment
 *  keeps it. It is noted as over first: its key is used up by that, and money that came nevertheless would find its order.
 *  A provider that does not cancel it lets it end by itself, and nobody has seen its code. */
export async function takeBack(scope: Scope, charge: StoredCharge): Promise<void> {
  const { books } = gatewayOf(scope, charge.provider);
  if (books === null || !(await noteEnd(scope, charge, books.endEventId(charge.providerChargeId)))) return;
  await cancelCharge(scope, charge);
}

/** Has charges that are over cancelled by their providers after the answer, which need not wait for them. */
export function cancelLater(scope: Scope, charges: readonly StoredCharge[]): void {
  if (charges.length === 0) return;
  scope.defer(async () => {
    for (const charge of charges) await cancelCharge(scope, charge);
  });
}

/** Has a charge that is over cancelled by its provider. One that does not lets it end by itself. */
async function cancelCharge(
  scope: Scope,
  { provider, providerChargeId }: Pick<StoredCharge, "provider" | "providerChargeId">,
): Promise<void> {
  try {
    await gatewayOf(scope, provider).books?.cancel(providerChargeId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** Notes a charge as made and over.
 *  @returns false for one that is noted already */
async function noteEnd(scope: Scope, made: StoredCharge, eventId: string): Promise<boolean> {
  const { distributor, database } = tenantOf(scope);
  const { id: chargeId, provider, requestId, amountCents, createdAt } = made;
  const actor = { id: provider, type: "provider", name: "", operator: null } as const;
  for (let attempt = 1; ; attempt += 1) {
    const order = await readOrderMoney(scope, requestId);
    const isKnown = order.charges.some(
      (one) => one.provider === provider && one.providerChargeId === made.providerChargeId,
    );
    if (isKnown) return false;
    const at = scope.now().toISOString();
    const said = { chargeId, createdBy: null, note: "" };
    const { statements, ledger } = recordMoney(scope, order, {
      ...{ at, actor },
      entries: [
        { ...said, kind: "created", amountCents, occurredAt: createdAt, event: null },
        { ...said, kind: "expired", amountCents: 0, occurredAt: at, event: { provider, id: eventId } },
      ],
    });
    try {
      await database.writeBatch([
        insertEndedCharge(made),
        ...statements,
        audit(scope, distributor.id, {
          ...{ at, actor, event: "charge.expired", entity: "request", entityId: requestId },
          changes: { paymentStatus: { from: order.request.paymentStatus, to: ledger.paymentStatus } },
        }),
      ]);
      publishSoon(scope);
      return true;
    } catch (error) {
      if (error instanceof EventKnown) return false;
      if (!isDomainError(error, "STALE_VERSION") || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
