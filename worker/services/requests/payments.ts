import {
  chargeStatusAt,
  type EntryKind,
  readLedger,
  PROVIDER_KINDS,
  refundableOf,
  WAITING_STATUSES,
} from "#domain/payments/ledger.ts";
import { dueOf, paymentName } from "#domain/payments/request-payment.ts";
import { MANUAL_PAYMENT_TRANSITIONS, type PaymentStatus } from "#domain/payments/payment-status.ts";
import type {
  AcceptMoney,
  EditPayment,
  RefundCharge,
  ReleaseCards,
  RequestPayment,
} from "#domain/requests/request-payment-schema.ts";
import { refusalOf } from "#domain/requests/request-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { canMove } from "#domain/shared/transitions.ts";
import { chargesOf } from "#worker/repositories/payments/charge-repository.ts";
import { EventKnown, namedLedgerOf, type NewEntry } from "#worker/repositories/payments/ledger-statements.ts";
import { financingAskOf } from "#worker/repositories/payments/financing-ask-statements.ts";
import { proofsOf } from "#worker/repositories/files/file-repository.ts";
import { consentsOf } from "#worker/repositories/terms/payment-consent-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { endsOf, openCharges } from "../payments/call-off.ts";
import { gatewayOf } from "../payments/gateway-of.ts";
import { readOrderMoney, recordMoney } from "../payments/order-money.ts";
import { cancelLater } from "../payments/take-back.ts";
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
  /** Reads the payment of an order with its ledger, its charges newest first; without amounts for people who may not see
   *  prices.
   *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED */
  async function read(id: string): Promise<RequestPayment> {
    const opened = await openFor(scope, id, "readPayment");
    const { actor, distributor, database, request, content, shows } = opened;
    const [charges, entries, consents, proofs, [financing = null]] = await database.readBatch([
      chargesOf(database, distributor.id, id),
      namedLedgerOf(database, distributor.id, id),
      consentsOf(database, distributor.id, id),
      proofsOf(database, distributor.id, id),
      financingAskOf(database, distributor.id, id),
    ]);
    const dueCents = dueOf({ totalCents: content.totals.totalCents, returnedCents: request.returnedCents });
    const ledger = readLedger(entries, { charges, dueCents });
    const now = scope.now().toISOString();
    const question = actionQuestion(scope, opened);
    const mayEdit = refusalOf("editPayment", request, question) === null;
    const shown = (cents: number) => (shows.prices ? cents : null);
    return {
      paymentStatus: request.paymentStatus,
      name: paymentName(content.payment),
      totalCents: shown(dueCents),
      openCents: shown(ledger.openCents),
      outsideCents: shown(ledger.outsideCents),
      financing,
      charges: charges.map((charge) => ({
        ...{ id: charge.id, method: charge.method, status: chargeStatusAt(charge, now) },
        amountCents: shown(charge.amountCents),
        heldCents: shown(ledger.charges.get(charge.id)?.heldCents ?? 0),
        refundableCents: shown(refundableOf(ledger, charge.id)),
        ...{ createdAt: charge.createdAt, expiresAt: charge.expiresAt, paidAt: charge.paidAt },
      })),
      // What a provider keeps is the distributor's to know.
      entries: entries
        .filter(({ kind }) => actor.type !== "integrator" || !PROVIDER_KINDS.includes(kind))
        .map(({ seq, kind, chargeId, amountCents, occurredAt, by, note, card }) => ({
          ...{ seq, kind, chargeId, amountCents: shown(amountCents), occurredAt, by: by ?? "", note },
          cardEnd: card?.slice(-4) ?? null,
        })),
      // What proves an acceptance is the payer's own data, and the distributor's to keep.
      consents:
        actor.type === "integrator"
          ? consents.map((consent) => ({ ...consent, address: null, userAgent: null }))
          : consents,
      proofs,
      mayHandle: refusalOf("giveBack", request, question) === null && shows.prices,
      mayBecome: mayEdit ? [...MANUAL_PAYMENT_TRANSITIONS[request.paymentStatus]] : [],
    };
  }

  /** Opens a charge with the money that the person saw; null where none is in question.
   *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED; STALE_VERSION for other money */
  async function openCharge(id: string, chargeId: string, seenHeldCents: number | null) {
    const opened = await openFor(scope, id, "giveBack");
    const order = await readOrderMoney(scope, id);
    const charge = order.charges.find((one) => one.id === chargeId);
    const money = order.ledger.charges.get(chargeId);
    if (charge === undefined || money === undefined) {
      throw new DomainError("NOT_FOUND", { entity: "charge", id: chargeId });
    }
    if (seenHeldCents !== null && money.heldCents !== seenHeldCents)
      throw new DomainError("STALE_VERSION", { entity: "request", id });
    return { ...opened, order, charge, money };
  }

  return {
    read,

    /** Says what the payment of an order is, with a reason. An order that is paid by that gets its units; a charge that
     *  its payer could still pay ends with it.
     *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED; INVALID_TRANSITION; STALE_VERSION
     *    if it is another one meanwhile, or if a charge began or was paid */
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
      const ended = openCharges(order, at);
      const { statements } = recordMoney(scope, order, {
        at,
        entries: [
          ...endsOf(ended, { by: actor.userId, at }),
          {
            ...{ kind: WORDS[to], chargeId: null, occurredAt: at },
            amountCents: to === "received" ? order.ledger.openCents : 0,
            ...{ event: null, createdBy: actor.userId, note: reason },
          },
        ],
      });
      await database.writeBatch([
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
      cancelLater(scope, ended);
      return { id, paymentStatus: to };
    },

    /** Lets money of another amount count for its order. What is missing is waived, or charged anew.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED; INVALID_TRANSITION unless the charge was paid another
     *    amount; STALE_VERSION if its money is another than was seen */
    async accept(
      id: string,
      chargeId: string,
      { seenHeldCents, waivesRest, reason }: AcceptMoney,
    ): Promise<RequestPayment> {
      const { distributor, database, actor, order, money } = await openCharge(id, chargeId, seenHeldCents);
      if (!WAITING_STATUSES.includes(money.status)) {
        throw new DomainError("INVALID_TRANSITION", { entity: "charge", from: money.status, to: "paid" });
      }
      const at = scope.now().toISOString();
      const said = { occurredAt: at, event: null, createdBy: actor.userId, note: reason };
      const accepted: NewEntry = { ...said, kind: "accepted", chargeId, amountCents: 0 };
      const missingCents = recordMoney(scope, order, { at, entries: [accepted] }).ledger.openCents;
      const waived = waivesRest ? missingCents : 0;
      const { statements } = recordMoney(scope, order, {
        at,
        entries: [
          accepted,
          ...(waived > 0 ? [{ ...said, kind: "waived" as const, chargeId: null, amountCents: waived }] : []),
        ],
      });
      await database.writeBatch([
        ...statements,
        audit(scope, distributor.id, {
          ...{ at, event: "order.money-accepted", entity: "request", entityId: id },
          changes: {
            acceptedCents: { from: null, to: money.heldCents },
            ...(waived > 0 ? { waivedCents: { from: null, to: waived } } : {}),
            reason: { from: null, to: reason },
          },
        }),
        ...newsOfRequest(distributor.id, order.request, at),
      ]);
      publishSoon(scope);
      return read(id);
    },

    /** Lets cards be tried again for an order of which banks refused too many.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED; INVALID_TRANSITION for a charge that is not
     *    stopped; STALE_VERSION if the order's money has changed meanwhile */
    async release(id: string, chargeId: string, { reason }: ReleaseCards): Promise<RequestPayment> {
      const { distributor, database, actor, order, money } = await openCharge(id, chargeId, null);
      if (money.status !== "stopped") {
        throw new DomainError("INVALID_TRANSITION", { entity: "charge", from: money.status, to: "expired" });
      }
      const at = scope.now().toISOString();
      const { statements } = recordMoney(scope, order, {
        at,
        entries: [
          {
            ...{ kind: "released", chargeId, amountCents: 0, occurredAt: at },
            ...{ event: null, createdBy: actor.userId, note: reason },
          },
        ],
      });
      await database.writeBatch([
        ...statements,
        audit(scope, distributor.id, {
          ...{ at, event: "charge.released", entity: "request", entityId: id },
          changes: { reason: { from: null, to: reason } },
        }),
        ...newsOfRequest(distributor.id, order.request, at),
      ]);
      publishSoon(scope);
      return read(id);
    },

    /** Sends money of a charge back to its payer by the provider that it came through. Two who send the same at once send
     *  it once.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED; INVALID_BODY for more than is held and was not given
     *    back another way (TOO_MUCH);
     *    STALE_VERSION if the charge's money is another than was seen */
    async refund(
      id: string,
      chargeId: string,
      { seenHeldCents, amountCents, reason }: RefundCharge,
    ): Promise<RequestPayment> {
      const opened = await openCharge(id, chargeId, seenHeldCents);
      const { distributor, database, actor, order, charge } = opened;
      if (amountCents > refundableOf(order.ledger, chargeId)) {
        throw new DomainError("INVALID_BODY", {
          issues: [{ field: "amountCents", code: "TOO_MUCH", message: "TOO_MUCH" }],
        });
      }
      const { provider, providerChargeId } = charge;
      const key = `${chargeId} ${String(order.entries.length)} ${String(amountCents)}`;
      const sent = await gatewayOf(scope, provider).refund({ providerChargeId, amountCents, key });
      const at = scope.now().toISOString();
      const { statements, ledger } = recordMoney(scope, order, {
        at,
        entries: [
          {
            ...{ kind: "refunded", chargeId, amountCents, occurredAt: at, createdBy: actor.userId },
            ...{ event: { provider, id: sent.id }, note: reason },
          },
        ],
      });
      try {
        await database.writeBatch([
          ...statements,
          audit(scope, distributor.id, {
            ...{ at, event: "charge.refunded", entity: "request", entityId: id },
            changes: {
              refundedCents: { from: null, to: amountCents },
              ...(ledger.paymentStatus === order.request.paymentStatus
                ? {}
                : { paymentStatus: { from: order.request.paymentStatus, to: ledger.paymentStatus } }),
              reason: { from: null, to: reason },
            },
          }),
          ...newsOfRequest(distributor.id, order.request, at),
        ]);
      } catch (error) {
        // The provider told of it first.
        if (!(error instanceof EventKnown)) throw error;
      }
      publishSoon(scope);
      return read(id);
    },
  };
}
