import { chargeStatusAt } from "#domain/payments/ledger.ts";
import { eventsOfDeed, type PayerAct, sandboxFeeOf, TAKING_DEEDS } from "#domain/payments/payer-deed.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { paysWithoutMoney, SANDBOX, sandboxDelivery } from "#worker/gateways/payment/sandbox-gateway.ts";
import { sandboxSecretOf } from "#worker/gateways/payment/webhook-signature.ts";
import {
  createChargeRepository,
  type StoredCharge,
} from "#worker/repositories/payments/charge-repository.ts";
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
    const { heldCents = 0, notPaidOutCents = 0 } = order.ledger.charges.get(charge.id) ?? {};
    return { order, charge, heldCents, notPaidOutCents };
  }

  /** Tells of a charge by a signed delivery for each event, and of the fee for each payment. */
  async function tell(
    { providerChargeId, method }: Pick<StoredCharge, "providerChargeId" | "method">,
    deeds: ReturnType<typeof eventsOfDeed>,
  ): Promise<Receipt> {
    const events = deeds.flatMap((deed) => {
      const feeCents = deed.type === "charge.paid" ? sandboxFeeOf(method, deed.amountCents) : 0;
      return feeCents === 0 ? [deed] : [deed, { type: "charge.fee", amountCents: feeCents } as const];
    });
    const secret = sandboxSecretOf(scope.env.SEALING_SECRET, tenantOf(scope).distributor.id);
    const receive = createReceivePaymentEvent(scope);
    let applied = false;
    for (const event of events) {
      const now = scope.now();
      const told = {
        ...{ ...event, id: scope.newId("evt"), providerChargeId, occurredAt: now.toISOString() },
      };
      const { body, headers } = sandboxDelivery(secret, told, now);
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
      return tell(charge, [{ type: "charge.paid", amountCents: charge.amountCents }]);
    },

    /** Does something with the newest charge of an order, and tells of it at once or later.
     *  @returns the number of things that are told
     *  @throws DomainError INVALID_TRANSITION where there is no money to take */
    async act(requestId: string, act: PayerAct): Promise<number> {
      const { charge, heldCents, notPaidOutCents } = await open(requestId);
      const { amountCents, method } = charge;
      const isNothing =
        act.deed === "payOut" ? notPaidOutCents <= 0 : TAKING_DEEDS.includes(act.deed) && heldCents <= 0;
      if (isNothing) {
        throw new DomainError("INVALID_TRANSITION", {
          ...{ entity: "charge", from: charge.status, to: act.deed },
        });
      }
      const events = eventsOfDeed(act, { amountCents, heldCents, notPaidOutCents, method });
      if (act.delaySeconds === 0) await tell(charge, events);
      else {
        scope.defer(async () => {
          await new Promise((resolve) => setTimeout(resolve, act.delaySeconds * 1_000));
          await tell(charge, events);
        });
      }
      return events.length;
    },
  };
}
