import { decidePayment, isMismatch } from "#domain/payments/payment-decision.ts";
import { dueOf } from "#domain/payments/request-payment.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { PaymentEvent } from "#worker/gateways/payment/payment-gateway.ts";
import {
  createSandboxGateway,
  paysWithoutMoney,
  SANDBOX,
  sandboxDelivery,
} from "#worker/gateways/payment/sandbox-gateway.ts";
import { logEvent } from "#worker/log.ts";
import { audit } from "../audit/audit.ts";
import { dealStatusesOf } from "#worker/repositories/requests/deal-status-repository.ts";
import {
  createChargeRepository,
  type StoredCharge,
} from "#worker/repositories/payments/charge-repository.ts";
import { insertWebhookEvent, moveCharge } from "#worker/repositories/payments/charge-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import {
  createRequestRepository,
  type StoredRequest,
} from "#worker/repositories/requests/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import {
  announcePaid,
  newsOfPayment,
  type PaidEffect,
  paidEffectOf,
  settlePayment,
} from "./settle-payment.ts";

/** Limit of attempts to save, if the order changes between reading and saving. */
const MAX_ATTEMPTS = 3;

/** Answer to the webhook's sender: whether the event had an effect. */
export interface Receipt {
  applied: boolean;
}

class EventKnown extends Error {}

/** Receives an event of a payment provider. Repeated and late events have no further effect.
 *  @throws DomainError SIGNATURE_INVALID, NOT_FOUND for an unknown provider or charge */
export function createReceivePaymentEvent(scope: Scope) {
  return async function receivePaymentEvent(
    provider: string,
    delivery: { headers: Headers; body: string },
  ): Promise<Receipt> {
    const { distributor, database } = tenantOf(scope);
    if (provider !== SANDBOX) throw new DomainError("NOT_FOUND", { entity: "provider", id: provider });
    const gateway = createSandboxGateway({
      settings: distributor.settings.payments,
      newId: (prefix) => scope.newId(prefix),
    });
    const event = await gateway.readEvent({ ...delivery, now: scope.now() });
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [charge, [statuses]] = await Promise.all([
          createChargeRepository(database, distributor.id).findByProviderId(provider, event.providerChargeId),
          database.readBatch([dealStatusesOf(database, distributor.id, "order")]),
        ]);
        if (charge === null)
          throw new DomainError("NOT_FOUND", { entity: "charge", id: event.providerChargeId });
        const { request } = await createRequestRepository(database, distributor.id).getRequest(
          charge.requestId,
        );
        const outcome = decidePayment({ ...event, charge, paymentStatus: request.paymentStatus });
        if (outcome === null) noteIgnored(scope, event, charge);
        const effect = paidEffectOf(distributor.settings, request, statuses);
        await database.writeBatch(saveEvent(scope, { event, charge, request, outcome, effect }));
        publishSoon(scope);
        return { applied: outcome !== null };
      } catch (error) {
        if (error instanceof EventKnown) return { applied: false };
        if (!isDomainError(error, "STALE_VERSION") || attempt === MAX_ATTEMPTS) throw error;
      }
    }
  };
}

/** Logs an event without effect, since a payment of a different amount needs attention. */
function noteIgnored(scope: Scope, event: PaymentEvent, charge: StoredCharge): void {
  logEvent("warn", "payment-event-not-applied", {
    requestId: scope.requestId,
    eventType: event.type,
    chargeId: charge.id,
    chargeStatus: charge.status,
    amountCents: event.amountCents,
    chargeAmountCents: charge.amountCents,
  });
}

/** The signed event by which the sandbox reports a payment, in the form of a real provider.
 *  @throws DomainError NOT_FOUND in production, and for a charge of another provider */
export function createSignSandboxPayment(scope: Scope) {
  return async function signSandboxPayment(chargeId: string) {
    const { distributor, database } = tenantOf(scope);
    if (!paysWithoutMoney(scope.env.ENVIRONMENT, distributor.settings.payments)) {
      throw new DomainError("NOT_FOUND", { entity: "provider", id: SANDBOX });
    }
    const charge = await createChargeRepository(database, distributor.id).findCharge(chargeId);
    if (charge?.provider !== SANDBOX) throw new DomainError("NOT_FOUND", { entity: "charge", id: chargeId });
    const now = scope.now();
    const event: PaymentEvent = {
      id: scope.newId("evt"),
      type: "charge.paid",
      providerChargeId: charge.providerChargeId,
      amountCents: charge.amountCents,
      occurredAt: now.toISOString(),
    };
    return sandboxDelivery(distributor.settings.payments, event, now);
  };
}

interface EventSave {
  event: PaymentEvent;
  charge: StoredCharge;
  request: StoredRequest;
  /** What happens if the payment settles the order. */
  effect: PaidEffect;
  outcome: { charge: StoredCharge["status"]; paymentStatus: PaymentStatus } | null;
}

function saveEvent(scope: Scope, save: EventSave): WriteStatement[] {
  const { event, charge, request, outcome } = save;
  const at = scope.now().toISOString();
  const isAnotherAmount = outcome === null && isMismatch({ ...event, charge });
  return [
    insertWebhookEvent(charge, { id: event.id, type: event.type, receivedAt: at }, () => new EventKnown()),
    ...(outcome === null ? [] : applyOutcome(scope, at, { ...save, outcome })),
    ...(isAnotherAmount ? announceMismatch(scope, at, request, event.amountCents, charge.distributorId) : []),
  ];
}

function applyOutcome(
  scope: Scope,
  at: string,
  { event, charge, request, outcome, effect }: EventSave & { outcome: NonNullable<EventSave["outcome"]> },
): WriteStatement[] {
  const { distributorId } = charge;
  const paidAt = outcome.charge === "paid" ? event.occurredAt : null;
  const { paymentStatus } = outcome;
  const actor = { id: charge.provider, type: "provider", name: "", operator: null } as const;
  return [
    ...moveCharge(charge, outcome.charge, paidAt),
    ...settlePayment(scope, distributorId, { request, to: paymentStatus, effect, at, actor }),
    audit(scope, distributorId, {
      ...{ at, actor },
      event: event.type,
      entity: "request",
      entityId: request.id,
      changes: { paymentStatus: { from: request.paymentStatus, to: paymentStatus } },
    }),
    ...(outcome.charge === "paid"
      ? [
          ...announcePaid(scope, tenantOf(scope).distributor, request, at),
          ...newsOfPayment(distributorId, request, paymentStatus, at),
          // A charge from before a cancellation may still be paid late.
          ...(request.returnedCents !== null && charge.amountCents !== dueOf(request)
            ? announceMismatch(scope, at, request, charge.amountCents, distributorId)
            : []),
        ]
      : []),
  ];
}

function announceMismatch(
  scope: Scope,
  at: string,
  { id: requestId, code, name, ...sums }: StoredRequest,
  paidCents: number,
  distributorId: string,
): WriteStatement[] {
  return notify(distributorId, {
    kind: "paymentMismatch",
    notificationId: scope.newId("ntf"),
    createdAt: at,
    content: { requestId, code, name, totalCents: dueOf(sums), paidCents },
  });
}
