import type { PaymentDifference, Reconciliation } from "#domain/payments/reconciliation.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { BookedPayment } from "#worker/gateways/payment/payment-gateway.ts";
import { createChargeRepository } from "#worker/repositories/payments/charge-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { orderOfKey } from "./charge-key.ts";
import { gatewayOf } from "./gateway-of.ts";
import { paymentProviderAccess } from "./provider-settings.ts";
import { KINDS, type Receipt, takeEvents } from "./receive-payment-event.ts";

/** Use cases of comparing a provider's books with the ledger. */
export function createReconciliation(scope: Scope) {
  return {
    /** What a provider knows of a day's payments and the ledger does not. A payment of an account's other shops is none of
     *  ours; one that was paid by a key of an order without a charge is shown with its order. The sandbox has no books.
     *  @throws DomainError PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
    async read(day: string): Promise<Reconciliation> {
      const { distributor } = authoriseUser(scope, paymentProviderAccess);
      const { provider } = distributor.settings.payments;
      const { books } = gatewayOf(scope, provider);
      if (books === null) return { day, provider, compared: 0, isComplete: true, differences: [] };
      const { payments, isComplete } = await books.listDay(day);
      const { compared, differences } = await compare(provider, payments);
      return { day, provider, compared, isComplete, differences };
    },

    /** Asks the provider about a payment, and notes what it says as if it had told it. Whoever settles the same again, or
     *  meanwhile is told of it, notes it once.
     *  @throws DomainError NOT_FOUND without a charge, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED */
    async settle(providerChargeId: string): Promise<Receipt> {
      const { distributor } = authoriseUser(scope, paymentProviderAccess);
      const { provider } = distributor.settings.payments;
      const { books } = gatewayOf(scope, provider);
      const charge = await charges().findByProviderId(provider, providerChargeId);
      if (books === null || charge === null) {
        throw new DomainError("NOT_FOUND", { entity: "charge", id: providerChargeId });
      }
      return takeEvents(scope, provider, await books.readCharge(providerChargeId));
    },
  };

  function charges() {
    const { distributor, database } = authoriseUser(scope, paymentProviderAccess);
    return createChargeRepository(database, distributor.id);
  }

  async function compare(provider: string, payments: readonly BookedPayment[]) {
    const ids = payments.map(({ providerChargeId }) => providerChargeId);
    const eventIds = payments.flatMap(({ events }) => events.map(({ id }) => id));
    const known = await charges().findKnown(provider, ids, eventIds);
    const strays = payments.filter(
      ({ providerChargeId, events }) =>
        !known.orders.has(providerChargeId) && events.some(({ type }) => type === "charge.paid"),
    );
    const orders = new Map(
      (await charges().findOrders(strays.map(({ key }) => orderOfKey(key)))).map((order) => [
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
        .map(({ type, amountCents, occurredAt }) => ({ kind: KINDS[type], amountCents, occurredAt }));
      const charged = known.orders.get(providerChargeId);
      const order = charged ?? orders.get(orderOfKey(key)) ?? null;
      return facts.length === 0 ? [] : [{ providerChargeId, order, canSettle: charged !== undefined, facts }];
    });
    return { compared: ours.length + lost.length, differences };
  }
}
