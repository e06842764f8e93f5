import { chargeStatusAt } from "#domain/payments/ledger.ts";
import { eventsOfDeed, type PayerAct, TAKING_DEEDS } from "#domain/payments/payer-deed.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { paysWithoutMoney, SANDBOX, sandboxDelivery } from "#worker/gateways/payment/sandbox-gateway.ts";
import { createChargeRepository } from "#worker/repositories/payments/charge-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { readOrderMoney } from "./order-money.ts";
import { createReceivePaymentEvent, type Receipt } from "./receive-payment-event.ts";

/** The sandbox's bank, for trying out what payers and banks do with a charge. Whatever it does is signed, and received as
 *  what a provider tells.
 *  @throws DomainError NOT_FOUND in production, for a distributor of another provider, and without a charge of the sandbox */
export function createSandboxBank(scope: Scope) {
  function assertSandbox() {
    const tenant = tenantOf(scope);
    if (!paysWithoutMoney(scope.env.ENVIRONMENT, tenant.distributor.settings.payments)) {
      throw new DomainError("NOT_FOUND", { entity: "provider", id: SANDBOX });
    }
    return tenant;
  }

  async function open(requestId: string) {
    assertSandbox();
    const order = await readOrderMoney(scope, requestId);
    const charge = order.charges.find(({ provider }) => provider === SANDBOX);
    if (charge === undefined) throw new DomainError("NOT_FOUND", { entity: "charge", id: requestId });
    const heldCents = order.ledger.charges.get(charge.id)?.heldCents ?? 0;
    return { order, charge, heldCents };
  }

  /** Tells of a charge by a signed delivery for each event. */
  async function tell(providerChargeId: string, events: ReturnType<typeof eventsOfDeed>): Promise<Receipt> {
    const { payments } = tenantOf(scope).distributor.settings;
    const receive = createReceivePaymentEvent(scope);
    let applied = false;
    for (const event of events) {
      const now = scope.now();
      const told = {
        ...{ ...event, id: scope.newId("evt"), providerChargeId, occurredAt: now.toISOString() },
      };
      const { body, headers } = sandboxDelivery(payments, told, now);
      const delivery = { body, headers: new Headers(headers), query: new URLSearchParams() };
      applied = (await receive(SANDBOX, delivery)).applied || applied;
    }
    return { applied };
  }

  return {
    /** Reads the newest charge of an order. */
    async read(requestId: string) {
      const { order, charge, heldCents } = await open(requestId);
      return {
        ...{ code: order.request.code, paymentStatus: order.request.paymentStatus },
        ...{ method: charge.method, amountCents: charge.amountCents, heldCents },
        status: chargeStatusAt(charge, scope.now().toISOString()),
      };
    },

    /** Pays a charge as it asks. */
    async pay(chargeId: string): Promise<Receipt> {
      const { distributor, database } = assertSandbox();
      const charge = await createChargeRepository(database, distributor.id).findCharge(chargeId);
      if (charge?.provider !== SANDBOX)
        throw new DomainError("NOT_FOUND", { entity: "charge", id: chargeId });
      const { providerChargeId, amountCents } = charge;
      return tell(providerChargeId, [{ type: "charge.paid", amountCents }]);
    },

    /** Does something with the newest charge of an order, and tells of it at once or later.
     *  @throws DomainError INVALID_TRANSITION where there is no money to take */
    async act(requestId: string, act: PayerAct): Promise<void> {
      const { charge, heldCents } = await open(requestId);
      const { amountCents, providerChargeId, method } = charge;
      if (TAKING_DEEDS.includes(act.deed) && heldCents <= 0) {
        throw new DomainError("INVALID_TRANSITION", {
          ...{ entity: "charge", from: charge.status, to: act.deed },
        });
      }
      const events = eventsOfDeed(act, { amountCents, heldCents, method });
      if (act.delaySeconds === 0) await tell(providerChargeId, events);
      else {
        scope.defer(async () => {
          await new Promise((resolve) => setTimeout(resolve, act.delaySeconds * 1_000));
          await tell(providerChargeId, events);
        });
      }
    },
  };
}
