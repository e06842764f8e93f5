import { chargeStatusAt } from "#domain/payments/ledger.ts";
import { eventsOfDeed, type PayerAct, TAKING_DEEDS } from "#domain/payments/payer-deed.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { paysWithoutMoney, SANDBOX, sandboxDelivery } from "#worker/gateways/payment/sandbox-gateway.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { readOrderMoney } from "./order-money.ts";
import { createReceivePaymentEvent } from "./receive-payment-event.ts";

/** The sandbox's bank, for trying out what payers and banks do with the newest charge of an order.
 *  @throws DomainError NOT_FOUND in production, for a distributor of another provider, and without a charge of the sandbox */
export function createSandboxBank(scope: Scope) {
  async function open(requestId: string) {
    const { distributor } = tenantOf(scope);
    if (!paysWithoutMoney(scope.env.ENVIRONMENT, distributor.settings.payments)) {
      throw new DomainError("NOT_FOUND", { entity: "provider", id: SANDBOX });
    }
    const order = await readOrderMoney(scope, requestId);
    const charge = order.charges.find(({ provider }) => provider === SANDBOX);
    if (charge === undefined) throw new DomainError("NOT_FOUND", { entity: "charge", id: requestId });
    const heldCents = order.ledger.charges.get(charge.id)?.heldCents ?? 0;
    return { order, charge, heldCents };
  }

  return {
    async read(requestId: string) {
      const { order, charge, heldCents } = await open(requestId);
      return {
        ...{ code: order.request.code, paymentStatus: order.request.paymentStatus },
        ...{ method: charge.method, amountCents: charge.amountCents, heldCents },
        status: chargeStatusAt(charge, scope.now().toISOString()),
      };
    },

    /** Does what is asked, and tells of it as a provider does: by signed deliveries to the webhook, at once or later.
     *  @throws DomainError INVALID_TRANSITION where there is no money to take */
    async act(requestId: string, act: PayerAct): Promise<void> {
      const { charge, heldCents } = await open(requestId);
      if (TAKING_DEEDS.includes(act.deed) && heldCents <= 0) {
        throw new DomainError("INVALID_TRANSITION", {
          ...{ entity: "charge", from: charge.status, to: act.deed },
        });
      }
      const { amountCents, providerChargeId } = charge;
      const events = eventsOfDeed(act, { amountCents, heldCents }).map((event) => ({
        ...event,
        ...{ id: scope.newId("evt"), providerChargeId, occurredAt: scope.now().toISOString() },
      }));
      const tell = async () => {
        const { settings } = tenantOf(scope).distributor;
        const receive = createReceivePaymentEvent(scope);
        for (const event of events) {
          const { body, headers } = sandboxDelivery(settings.payments, event, scope.now());
          await receive(SANDBOX, { body, headers: new Headers(headers), query: new URLSearchParams() });
        }
      };
      if (act.delaySeconds === 0) await tell();
      else {
        scope.defer(async () => {
          await new Promise((resolve) => setTimeout(resolve, act.delaySeconds * 1_000));
          await tell();
        });
      }
    },
  };
}
