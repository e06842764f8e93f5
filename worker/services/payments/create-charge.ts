import type { OrderPayment, SeenOrder } from "#domain/payments/checkout-schema.ts";
import type { NextCharge } from "#domain/payments/charge.ts";
import { isCard } from "#domain/settings/charge-methods.ts";
import { areCardsStopped, chargeStatusAt } from "#domain/payments/ledger.ts";
import { dueDayOf } from "#domain/payments/reminders.ts";
import { awaitsPayment, dueOf } from "#domain/payments/request-payment.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { chargeConditions, type StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import { insertCharge } from "#worker/repositories/payments/charge-statements.ts";
import { keepUntil, takeForCharge } from "#worker/repositories/stock/stock-reservation-statements.ts";
import { assertPaymentTerms, termsOpen } from "#worker/repositories/terms/payment-consent-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { assertRate } from "../access/attempts.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { chargeKey } from "./charge-key.ts";
import { gatewayOf } from "./gateway-of.ts";
import { takeBack } from "./take-back.ts";
import { type OrderMoney, readOrderMoney, recordMoney } from "./order-money.ts";
import { nextOf, paymentOf, toPayment } from "./read-payment.ts";

/** Gives the payer a charge of what is to be paid next: the open one, or a new one, of the order as the payer saw it.
 *  Concurrent calls get the same charge. What a charge depends on is looked at before the provider is asked for it, and asserted as it is saved; one
 *  that the provider made in vain is taken back.
 *  @throws DomainError NOT_FOUND, CHARGE_NOT_PAYABLE for an order that is paid, cancelled, paid by another method, or of
 *    which nothing is left, ORDER_CHANGED, CARDS_STOPPED, RATE_LIMITED, PAYMENT_TERMS_NOT_ACCEPTED,
 *    PAYER_ADDRESS_MISSING, PAYMENT_PROVIDER_UNAVAILABLE, PAYMENT_PROVIDER_REFUSED,
 *    ORDER_SHORT if its units were released and are no longer available */
export function createCreateCharge(scope: Scope) {
  return async function createCharge(requestId: string, seen?: SeenOrder): Promise<OrderPayment> {
    const { distributor, database } = tenantOf(scope);
    const order = await readOrderMoney(scope, requestId);
    const { paymentStatus, version } = order.request;
    const next = nextOf(scope, order);
    if (next === null || order.ledger.openCents <= 0 || !awaitsPayment(order.request))
      throw new DomainError("CHARGE_NOT_PAYABLE", { paymentStatus });
    if (seen && (seen.version !== version || seen.totalCents !== dueOf(order.request))) {
      throw new DomainError("ORDER_CHANGED", { requestId });
    }
    const now = scope.now();
    const open = order.charges.find((charge) => chargeStatusAt(charge, now.toISOString()) === "pending");
    if (open !== undefined) return toPayment(scope, order.ledger.paymentStatus, { charge: open, next });
    if (isCard(next.method) && areCardsStopped(order.ledger))
      throw new DomainError("CARDS_STOPPED", { requestId });
    await assertRate(scope, { distributor, database }, "charge", requestId);
    await assertChargeable(scope, order);
    const charge = await collect(scope, order, { next, now });
    try {
      await database.writeBatch(saveCharge(scope, order, charge));
      publishSoon(scope);
      return toPayment(scope, "requested", { charge, next });
    } catch (error) {
      if (error instanceof DomainError) await takeBack(scope, charge);
      if (!isDomainError(error, "STALE_VERSION")) throw error;
      return paymentOf(scope, await readOrderMoney(scope, requestId));
    }
  };
}

/** Refuses what the batch of a charge would refuse, before the provider makes one.
 *  @throws DomainError PAYMENT_TERMS_NOT_ACCEPTED, ORDER_SHORT */
async function assertChargeable(scope: Scope, { request }: OrderMoney): Promise<void> {
  const { distributor, database } = tenantOf(scope);
  const [[conditions]] = await database.readBatch([chargeConditions(database, distributor.id, request)]);
  if (conditions?.areTermsAccepted === 0) throw termsOpen(request.id);
  if (conditions?.hasUnits === 0) throw new DomainError("ORDER_SHORT", { requestId: request.id });
}

async function collect(
  scope: Scope,
  { request, content: { customer, delivery }, entries }: OrderMoney,
  { next: { method, amountCents, installments }, now }: { next: NextCharge; now: Date },
): Promise<StoredCharge> {
  const gateway = gatewayOf(scope);
  const address = customer.invoiceAddress ?? delivery.address;
  const made = await gateway.createCharge({
    ...{ method, orderCode: request.code, amountCents, installments, now },
    returnUrl: `${scope.origin}/checkout/${request.id}`,
    key: chargeKey(request.id, entries.length, amountCents),
    payer: {
      ...{ name: customer.userOrCompanyName, email: customer.email },
      document: customer.cpf ?? customer.cnpj,
      address: address && {
        ...{ zipCode: address.CEP, street: address.patio, number: address.number },
        ...{ neighborhood: address.neighborhood, city: address.city, state: address.state },
      },
    },
  });
  const { distributor } = tenantOf(scope);
  return {
    distributorId: distributor.id,
    id: scope.newId("chg"),
    requestId: request.id,
    provider: gateway.provider,
    ...made,
    method,
    status: "pending",
    amountCents,
    paidAt: null,
    createdAt: now.toISOString(),
    askedAt: null,
    dueOn: dueDayOf(made, distributor.settings.timeZone),
    remindedStep: null,
  };
}

/** Saves the charge, if no other is open, the order is unchanged, and its units are reserved. */
function saveCharge(scope: Scope, order: OrderMoney, charge: StoredCharge): WriteStatement[] {
  const { distributorId, requestId, amountCents, createdAt: at, expiresAt } = charge;
  const { statements, ledger } = recordMoney(scope, order, {
    at,
    entries: [
      {
        ...{ kind: "created", chargeId: charge.id, amountCents, occurredAt: at },
        ...{ event: null, createdBy: null, note: "" },
      },
    ],
  });
  return [
    assertPaymentTerms(distributorId, order.request),
    ...insertCharge(charge),
    keepUntil(distributorId, requestId, expiresAt),
    ...takeForCharge(distributorId, requestId, { at, until: expiresAt }),
    ...statements,
    audit(scope, distributorId, {
      ...{ at, event: "charge.created", entity: "request", entityId: requestId },
      changes: { paymentStatus: { from: order.request.paymentStatus, to: ledger.paymentStatus } },
    }),
  ];
}
