import type { EntryKind, Ledger } from "#domain/payments/ledger.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { Delivery, PaymentEvent } from "#worker/gateways/payment/payment-gateway.ts";
import { createChargeRepository } from "#worker/repositories/payments/charge-repository.ts";
import { EventKnown, type NewEntry } from "#worker/repositories/payments/ledger-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { changeOfPayment } from "./call-off.ts";
import { gatewayOf } from "./gateway-of.ts";
import { type OrderMoney, readOrderMoney, recordMoney } from "./order-money.ts";
import { declinesOfCard, stopOf } from "./stop-cards.ts";
import { cancelLater } from "./take-back.ts";

/** Limit of attempts to save, if the order changes between reading and saving. */
const MAX_ATTEMPTS = 5;

/** Lines of the ledger that a provider's events become. */
export const KINDS = {
  "charge.paid": "paid",
  "charge.expired": "expired",
  "charge.refunded": "refunded",
  "charge.charged-back": "chargedBack",
  "charge.declined": "declined",
  "charge.fee": "fee",
  "charge.paid-out": "paidOut",
} as const satisfies Record<PaymentEvent["type"], EntryKind>;

/** Events that move no money. */
const MOVELESS: readonly PaymentEvent["type"][] = ["charge.expired", "charge.declined"];

/** Answer to the webhook's sender: whether the event had an effect. */
export interface Receipt {
  applied: boolean;
}

/** Receives a delivery of a payment provider.
 *  @throws DomainError SIGNATURE_INVALID, NOT_FOUND for an unknown provider or charge, PAYMENT_PROVIDER_UNAVAILABLE if the
 *    provider says no more when it is asked */
export function createReceivePaymentEvent(scope: Scope) {
  return async function receivePaymentEvent(provider: string, delivery: Delivery): Promise<Receipt> {
    const events = await gatewayOf(scope, provider).readEvents({ ...delivery, now: scope.now() });
    return takeEvents(scope, provider, events);
  };
}

/** What is written along with an event that is noted. */
export type TakenAlong = (noted: {
  entry: NewEntry;
  event: PaymentEvent;
  requestId: string;
  at: string;
}) => WriteStatement[];

/** Takes what a provider tells of charges, whether it was told or asked for. An event is noted once, whatever comes before
 *  or after it.
 *  @param along - what its batch writes, too
 *  @throws DomainError NOT_FOUND for an unknown charge */
export async function takeEvents(
  scope: Scope,
  provider: string,
  events: readonly PaymentEvent[],
  along: TakenAlong = () => [],
): Promise<Receipt> {
  let applied = false;
  for (const event of events) applied = (await takeEvent(scope, provider, event, along)).applied || applied;
  return { applied };
}

async function takeEvent(
  scope: Scope,
  provider: string,
  event: PaymentEvent,
  along: TakenAlong,
): Promise<Receipt> {
  const { distributor, database } = tenantOf(scope);
  const charge = await createChargeRepository(database, distributor.id).findByProviderId(
    provider,
    event.providerChargeId,
  );
  if (charge === null) throw new DomainError("NOT_FOUND", { entity: "charge", id: event.providerChargeId });
  const at = scope.now().toISOString();
  const actor = { id: provider, type: "provider", name: "", operator: null } as const;
  const entry: NewEntry = {
    ...{ kind: KINDS[event.type], chargeId: charge.id },
    amountCents: MOVELESS.includes(event.type) ? 0 : event.amountCents,
    card: event.card ?? null,
    ...{ occurredAt: event.occurredAt, event: { provider, id: event.id }, createdBy: null, note: "" },
  };
  const ofCard = await declinesOfCard(scope, charge, entry);
  for (let attempt = 1; ; attempt += 1) {
    const order = await readOrderMoney(scope, charge.requestId);
    const stop = stopOf(scope, order, { charge, entry, ofCard, at });
    const { statements, ledger } = recordMoney(scope, order, {
      at,
      actor,
      entries: [entry, ...stop.entries],
    });
    const applied = event.type === "charge.declined" || isAnother(order, ledger, charge.id);
    try {
      await database.writeBatch([
        ...statements,
        ...along({ entry, event, requestId: order.request.id, at }),
        ...(applied
          ? [
              audit(scope, distributor.id, {
                ...{ at, actor, event: event.type, entity: "request", entityId: order.request.id },
                changes: changeOfPayment(order.request.paymentStatus, ledger.paymentStatus),
              }),
            ]
          : []),
        ...stop.statements,
      ]);
      publishSoon(scope);
      cancelLater(scope, stop.ended);
      return { applied };
    } catch (error) {
      if (error instanceof EventKnown) return { applied: false };
      if (!isDomainError(error, "STALE_VERSION") || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Whether the ledger says another thing of a charge, or of the order's money, than before. */
function isAnother({ ledger: before, charges }: OrderMoney, after: Ledger, chargeId: string): boolean {
  const stored = charges.find(({ id }) => id === chargeId)?.status;
  const now = after.charges.get(chargeId)?.status;
  return (
    now !== stored || before.heldCents !== after.heldCents || before.paymentStatus !== after.paymentStatus
  );
}
