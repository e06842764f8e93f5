import { PROVIDER_KINDS } from "#domain/payments/ledger.ts";
import {
  type DailyComparison,
  type PaymentDifference,
  type Reconciliation,
  TOLD_KINDS,
} from "#domain/payments/reconciliation.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { BookedPayment, PaymentEvent } from "#worker/gateways/payment/payment-gateway.ts";
import { createChargeRepository } from "#worker/repositories/payments/charge-repository.ts";
import { comparisonOf } from "#worker/repositories/payments/comparison-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser, tenantOf } from "#worker/services/shared/authorise.ts";
import { audit } from "../audit/audit.ts";
import { orderOfKey } from "./charge-key.ts";
import { gatewayOf } from "./gateway-of.ts";
import { paymentProviderAccess } from "./provider-settings.ts";
import { KINDS, type Receipt, type TakenAlong, takeEvents } from "./receive-payment-event.ts";

/** Use cases of comparing a provider's books with the ledger. */
export function createReconciliation(scope: Scope) {
  return {
    /** What a provider knows of a day's payments and the ledger does not, and what was found by itself.
     *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
    async read(day: string): Promise<Reconciliation> {
      const { distributor, database } = authoriseUser(scope, paymentProviderAccess);
      const [found, [[daily]]] = await Promise.all([
        compareDay(scope, day),
        database.readBatch([comparisonOf(database, distributor.id, day)]),
      ]);
      return { ...found.comparison, daily: daily === undefined ? null : dailyOf(daily) };
    },

    /** Asks the provider about a payment, and notes what it says as if it had told it, with who has asked. Whoever settles
     *  the same again, or meanwhile is told of it, notes it once.
     *  @throws DomainError NOT_FOUND without a charge, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
    async settle(providerChargeId: string): Promise<Receipt> {
      const { distributor } = authoriseUser(scope, paymentProviderAccess);
      const { provider } = distributor.settings.payments;
      const { books } = gatewayOf(scope, provider);
      const charge = await chargesOf(scope).findByProviderId(provider, providerChargeId);
      if (books === null || charge === null) {
        throw new DomainError("NOT_FOUND", { entity: "charge", id: providerChargeId });
      }
      return takeEvents(
        scope,
        provider,
        await books.readCharge(providerChargeId, scope.now()),
        registeredBy(scope),
      );
    },
  };
}

/** Compares a day of the provider's payments with the ledger, whoever wants to know. A payment of an account's other shops
 *  is none of ours; one that was paid by a key of an order without a charge is shown with its order. The sandbox has no
 *  books.
 *  @returns the comparison, and fees and payouts that the ledger has not yet
 *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
export async function compareDay(
  scope: Scope,
  day: string,
): Promise<{ comparison: Omit<Reconciliation, "daily">; unnoted: PaymentEvent[] }> {
  const { provider } = tenantOf(scope).distributor.settings.payments;
  const { books } = gatewayOf(scope, provider);
  if (books === null) {
    return { comparison: { day, provider, compared: 0, isComplete: true, differences: [] }, unnoted: [] };
  }
  const { payments, isComplete } = await books.listDay(day, "changes");
  const { compared, differences, unnoted } = await compare(scope, provider, payments);
  return { comparison: { day, provider, compared, isComplete, differences }, unnoted };
}

/** Notes fees and payouts of a day that the ledger has not yet: those that the comparison found, and what was paid out
 *  on that day of earlier payments, of which no notification tells.
 *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
export async function notePayouts(
  scope: Scope,
  day: string,
  unnoted: readonly PaymentEvent[],
): Promise<void> {
  const { provider } = tenantOf(scope).distributor.settings.payments;
  const { books } = gatewayOf(scope, provider);
  if (books === null) return;
  const { payments } = await books.listDay(day, "payouts");
  const due = await compare(scope, provider, payments);
  await takeEvents(scope, provider, [...unnoted, ...due.unnoted]);
}

function chargesOf(scope: Scope) {
  const { distributor, database } = tenantOf(scope);
  return createChargeRepository(database, distributor.id);
}

function dailyOf({ attempts, comparedAt, differences }: DailyComparison): DailyComparison {
  return { attempts, comparedAt, differences };
}

/** The row of the log that says which line a person has registered. */
function registeredBy(scope: Scope): TakenAlong {
  return ({ entry, event, requestId, at }) => [
    audit(scope, tenantOf(scope).distributor.id, {
      ...{ at, event: "order.money-registered", entity: "request", entityId: requestId },
      changes: {
        ledgerLine: { from: null, to: entry.kind },
        ...(entry.amountCents === 0 ? {} : { amountCents: { from: null, to: entry.amountCents } }),
        providerPayment: { from: null, to: event.providerChargeId },
      },
    }),
  ];
}

async function compare(scope: Scope, provider: string, payments: readonly BookedPayment[]) {
  const ids = payments.map(({ providerChargeId }) => providerChargeId);
  const eventIds = payments.flatMap(({ events }) => events.map(({ id }) => id));
  const known = await chargesOf(scope).findKnown(provider, ids, eventIds);
  const strays = payments.filter(
    ({ providerChargeId, events }) =>
      !known.orders.has(providerChargeId) && events.some(({ type }) => type === "charge.paid"),
  );
  const orders = new Map(
    (await chargesOf(scope).findOrders(strays.map(({ key }) => orderOfKey(key)))).map((order) => [
      order.id,
      order,
    ]),
  );
  const ours = payments.filter(({ providerChargeId }) => known.orders.has(providerChargeId));
  const lost = strays.filter(({ key }) => orders.has(orderOfKey(key)));
  const differences = [...ours, ...lost].flatMap((payment): PaymentDifference[] => {
    const { providerChargeId, key, events } = payment;
    const facts = events
      .filter(({ id }) => !known.eventIds.has(id))
      .flatMap(({ type, amountCents, occurredAt }) => {
        const kind = TOLD_KINDS.find((one) => one === KINDS[type]);
        return kind === undefined ? [] : [{ kind, amountCents, occurredAt }];
      });
    const charged = known.orders.get(providerChargeId);
    const order = charged ?? orders.get(orderOfKey(key)) ?? null;
    return facts.length === 0 ? [] : [{ providerChargeId, order, canSettle: charged !== undefined, facts }];
  });
  const unnoted = ours
    .flatMap(({ events }) => events)
    .filter(({ id, type }) => PROVIDER_KINDS.includes(KINDS[type]) && !known.eventIds.has(id));
  return { compared: ours.length + lost.length, differences, unnoted };
}
