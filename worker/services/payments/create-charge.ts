import type { OrderPayment } from "#domain/payments/checkout-schema.ts";
import { dueOf, isNothingDue, isPaidByPix } from "#domain/payments/request-payment.ts";
import { chargeStatusAt, paymentStatusWithCharge } from "#domain/payments/payment-decision.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { createSandboxGateway } from "#worker/gateways/payment/sandbox-gateway.ts";
import { audit } from "../audit/audit.ts";
import type { StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import { insertCharge, movePayment } from "#worker/repositories/payments/charge-statements.ts";
import { keepUntil, takeForCharge } from "#worker/repositories/stock/stock-reservation-statements.ts";
import {
  createRequestRepository,
  type StoredRequest,
} from "#worker/repositories/requests/request-repository.ts";
import { assertPaymentTerms } from "#worker/repositories/terms/payment-consent-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { toPayment } from "./read-payment.ts";
import { newsOfPayment } from "./settle-payment.ts";

/** Gives the payer a Pix charge: the open one, or a new one. Concurrent calls get the same charge.
 *  @throws DomainError NOT_FOUND, CHARGE_NOT_PAYABLE for an order that is paid, cancelled, paid by another method, or of
 *    which nothing is left, PAYMENT_TERMS_NOT_ACCEPTED, ORDER_SHORT if its units were released and are no longer available */
export function createCreateCharge(scope: Scope) {
  return async function createCharge(requestId: string): Promise<OrderPayment> {
    const { distributor, database } = tenantOf(scope);
    const requests = createRequestRepository(database, distributor.id);
    const { request, content, newestCharge } = await requests.getRequest(requestId);
    const { paymentStatus } = request;
    const isOver =
      paymentStatus === "received" ||
      paymentStatus === "cancelled" ||
      isNothingDue(request) ||
      request.dealStatus.group === "refused" ||
      request.deletedAt !== null;
    if (request.type !== "order" || isOver || !isPaidByPix(content.payment)) {
      throw new DomainError("CHARGE_NOT_PAYABLE", { paymentStatus });
    }
    const now = scope.now();
    if (newestCharge && chargeStatusAt(newestCharge, now.toISOString()) === "pending") {
      return toPayment(scope, paymentStatus, newestCharge);
    }
    const charge = await collect(scope, request, now);
    try {
      await database.writeBatch(
        saveCharge(scope, { charge, request, paymentStatus: paymentStatusWithCharge(paymentStatus) }),
      );
      publishSoon(scope);
      return toPayment(scope, paymentStatusWithCharge(paymentStatus), charge);
    } catch (error) {
      if (!isDomainError(error, "STALE_VERSION")) throw error;
      const current = await requests.getRequest(requestId);
      return toPayment(scope, current.request.paymentStatus, current.newestCharge);
    }
  };
}

async function collect(scope: Scope, request: StoredRequest, now: Date): Promise<StoredCharge> {
  const { distributor } = tenantOf(scope);
  const gateway = createSandboxGateway({
    settings: distributor.settings.payments,
    newId: (prefix) => scope.newId(prefix),
  });
  const collection = await gateway.createPixCharge({
    orderCode: request.code,
    amountCents: dueOf(request),
    now,
  });
  return {
    distributorId: distributor.id,
    id: scope.newId("chg"),
    requestId: request.id,
    provider: gateway.provider,
    ...collection,
    method: "pix",
    status: "pending",
    amountCents: dueOf(request),
    paidAt: null,
    createdAt: now.toISOString(),
  };
}

/** Saves the charge, if no other is open, the order is unchanged, and its units are reserved. */
function saveCharge(
  scope: Scope,
  {
    charge,
    request,
    paymentStatus,
  }: { charge: StoredCharge; request: StoredRequest; paymentStatus: PaymentStatus },
): WriteStatement[] {
  const { distributorId, requestId, createdAt } = charge;
  return [
    assertPaymentTerms(distributorId, request),
    ...insertCharge(charge),
    keepUntil(distributorId, requestId, charge.expiresAt),
    ...takeForCharge(distributorId, requestId, { at: createdAt, until: charge.expiresAt }),
    ...movePayment(distributorId, request, paymentStatus, createdAt),
    audit(scope, distributorId, {
      event: "charge.created",
      entity: "request",
      entityId: requestId,
      changes: { paymentStatus: { from: request.paymentStatus, to: paymentStatus } },
    }),
    ...newsOfPayment(distributorId, request, paymentStatus, createdAt),
  ];
}
