import { chargeStatusAt, type EntryKind } from "#domain/payments/ledger.ts";
import { dueOf, paymentName } from "#domain/payments/request-payment.ts";
import { MANUAL_PAYMENT_TRANSITIONS, type PaymentStatus } from "#domain/payments/payment-status.ts";
import type { EditPayment, RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { refusalOf } from "#domain/requests/request-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { canMove } from "#domain/shared/transitions.ts";
import { chargesOf } from "#worker/repositories/payments/charge-repository.ts";
import { assertNoOpenCharge } from "#worker/repositories/payments/charge-statements.ts";
import { consentsOf } from "#worker/repositories/terms/payment-consent-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { readOrderMoney, recordMoney } from "../payments/order-money.ts";
import { actionQuestion } from "./action-question.ts";
import { openFor } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";

/** Lines of the ledger for what people say that a payment is. */
const WORDS = {
  requested: "asked",
  received: "confirmed",
  cancelled: "calledOff",
} as const satisfies Record<Exclude<PaymentStatus, "notRequested">, EntryKind>;

/** The payment of an order: what is charged, and what people say of money that no provider tells about.
 *  @source spec, request detail actions: payment, payment status edit */
export function createRequestPayments(scope: Scope) {
  return {
    /** Reads the payment of an order, its charges newest first; without amounts for people who may not see prices.
     *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED */
    async read(id: string): Promise<RequestPayment> {
      const opened = await openFor(scope, id, "readPayment");
      const { actor, distributor, database, request, content, shows } = opened;
      const [charges, consents] = await database.readBatch([
        chargesOf(database, distributor.id, id),
        consentsOf(database, distributor.id, id),
      ]);
      const now = scope.now().toISOString();
      const mayEdit = refusalOf("editPayment", request, actionQuestion(scope, opened)) === null;
      return {
        paymentStatus: request.paymentStatus,
        name: paymentName(content.payment),
        totalCents: shows.prices
          ? dueOf({ totalCents: content.totals.totalCents, returnedCents: request.returnedCents })
          : null,
        charges: charges.map((charge) => ({
          ...{ id: charge.id, method: charge.method, status: chargeStatusAt(charge, now) },
          amountCents: shows.prices ? charge.amountCents : null,
          ...{ createdAt: charge.createdAt, expiresAt: charge.expiresAt, paidAt: charge.paidAt },
        })),
        // What proves an acceptance is the payer's own data, and the distributor's to keep.
        consents:
          actor.type === "integrator"
            ? consents.map((consent) => ({ ...consent, address: null, userAgent: null }))
            : consents,
        mayBecome: mayEdit ? [...MANUAL_PAYMENT_TRANSITIONS[request.paymentStatus]] : [],
      };
    },

    /** Says what the payment of an order is, with a reason. An order that is paid by that gets its units.
     *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED; INVALID_TRANSITION also while
     *    a charge is open; STALE_VERSION if it is another one meanwhile */
    async edit(
      id: string,
      { paymentStatus: to, seenPaymentStatus: from, reason }: EditPayment,
    ): Promise<{ id: string; paymentStatus: PaymentStatus }> {
      const { distributor, database, actor } = await openFor(scope, id, "editPayment");
      const order = await readOrderMoney(scope, id);
      const { request } = order;
      if (request.paymentStatus !== from) throw new DomainError("STALE_VERSION", { entity: "request", id });
      if (to === "notRequested" || !canMove(MANUAL_PAYMENT_TRANSITIONS, from, to)) {
        throw new DomainError("INVALID_TRANSITION", { entity: "payment", from, to });
      }
      const at = scope.now().toISOString();
      const { statements } = recordMoney(scope, order, {
        at,
        entries: [
          {
            ...{ kind: WORDS[to], chargeId: null, occurredAt: at },
            amountCents: to === "received" ? order.ledger.openCents : 0,
            ...{ event: null, createdBy: actor.userId, note: reason },
          },
        ],
      });
      await database.writeBatch([
        assertNoOpenCharge(distributor.id, id, at),
        ...statements,
        audit(scope, distributor.id, {
          at,
          event: "order.payment-edited",
          entity: "request",
          entityId: id,
          changes: { paymentStatus: { from, to }, reason: { from: null, to: reason } },
        }),
        ...newsOfRequest(distributor.id, request, at),
      ]);
      publishSoon(scope);
      return { id, paymentStatus: to };
    },
  };
}
