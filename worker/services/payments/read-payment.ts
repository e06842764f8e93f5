import { cardPlanOf } from "#domain/payments/card-plan.ts";
import {
  type AgreedPayment,
  type ChargeInstrument,
  chargeMethodOf,
  isPaidInParts,
  type NextCharge,
  nextChargeOf,
} from "#domain/payments/charge.ts";
import { awaitsPayment, dueOf, paymentName } from "#domain/payments/request-payment.ts";
import { chargeStatusAt } from "#domain/payments/ledger.ts";
import type { OrderDetails, OrderPayment } from "#domain/payments/checkout-schema.ts";
import { downPaymentOf } from "#domain/pricing/payment-condition.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { sumCents } from "#domain/shared/money.ts";
import { proofsOf } from "#worker/repositories/files/file-repository.ts";
import type { StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import { createRequestRepository } from "#worker/repositories/requests/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { paysWithoutMoney } from "#worker/gateways/payment/sandbox-gateway.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { elsewhereOf } from "#domain/payments/elsewhere.ts";
import { noteView } from "../audit/note-view.ts";
import { canAskFinancing } from "#domain/payments/financing-ask.ts";
import { financingAskOf } from "#worker/repositories/payments/financing-ask-statements.ts";
import { askForPayer } from "./ask-provider.ts";
import { type OrderMoney, readOrderMoney } from "./order-money.ts";
import { qrRows } from "./qr-rows.ts";

/** Reads an order for its payer. The link is the only protection, so the answer has items, totals and the payer's first
 *  name only; the request's name is left out, because it is free text and often a person's name. */
export function createReadOrderForPayer(scope: Scope) {
  return async function readOrderForPayer(id: string): Promise<OrderDetails> {
    const { distributor, database } = tenantOf(scope);
    const { request, content } = await readForPayer(scope, id);
    const elsewhere = elsewhereOf(distributor.settings, { request, content });
    const isFinanced = canAskFinancing({ request, content });
    const [[proof], [ask]] =
      elsewhere === null && !isFinanced
        ? [[], []]
        : await database.readBatch([
            proofsOf(database, distributor.id, id),
            financingAskOf(database, distributor.id, id),
          ]);
    noteView(scope, { event: "order.payment-link-viewed", request, link: null });
    // Only a card's installments depend on what of it is paid.
    const isCredit = content.payment.type === "credito" && request.paymentStatus === "requested";
    const openCents = isCredit ? (await readOrderMoney(scope, id)).ledger.openCents : dueOf(request);
    const { freightCents, totalCents } = content.totals;
    const items = [...content.lines, ...content.extraItems, ...content.services];
    const itemsCents = sumCents(items.map((item) => item.totalCents));
    return {
      id,
      code: request.code,
      version: request.version,
      distributorName: distributor.name,
      payerFirstName: content.customer.userOrCompanyName.split(/\s+/)[0] ?? "",
      items: items.map(({ name, amount, totalCents }) => ({ name, amount, totalCents })),
      itemsCents,
      freightCents,
      adjustmentCents: totalCents - itemsCents - freightCents,
      returnedCents: request.returnedCents ?? 0,
      totalCents: dueOf({ totalCents, returnedCents: request.returnedCents }),
      methods: methodsOf(content.payment, distributor.settings.payments),
      downPaymentCents: downPaymentOf(dueOf(request), content.payment.condition),
      paymentName: paymentName(content.payment),
      cardPlan: cardPlanOf(
        { dueCents: dueOf(request), openCents, payment: content.payment, totals: content.totals },
        calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone),
      ),
      financing: isFinanced ? { months: ask?.months ?? null, askedAt: ask?.askedAt ?? null } : null,
      elsewhere: elsewhere && { ...elsewhere, proofSentAt: proof?.sentAt ?? null },
    };
  };
}

/** Reads the payment state with the newest charge. A charge whose news is late is asked about after the answer. */
export function createReadPayment(scope: Scope) {
  return async function readPayment(id: string): Promise<OrderPayment> {
    const { request, content, newestCharge: charge } = await readForPayer(scope, id);
    askForPayer(scope, charge);
    const { paymentStatus } = request;
    // Nobody is asked for the payment of an order that is refused, or of which nothing is left.
    if (paymentStatus !== "received" && !awaitsPayment(request))
      return toPayment(scope, "cancelled", { charge, next: null });
    if (paymentStatus !== "received" && hasOnlyBegun(charge, content.payment, dueOf(request)))
      return toPayment(scope, paymentStatus, { charge, next: null });
    return paymentOf(scope, await readOrderMoney(scope, id));
  };
}

/** Whether nothing of an order's money can have come: its ledger says no more than its newest charge. */
function hasOnlyBegun(charge: StoredCharge | null, payment: AgreedPayment, dueCents: number): boolean {
  if (isPaidInParts(payment)) return false;
  return charge === null || (charge.status === "pending" && charge.amountCents === dueCents);
}

/** The payment of an order out of all that is known of its money. */
export function paymentOf(scope: Scope, order: OrderMoney): OrderPayment {
  const [charge = null] = order.charges;
  return toPayment(scope, order.request.paymentStatus, {
    ...{ charge, next: nextOf(scope, order), receivedCents: order.ledger.countedCents },
  });
}

/** What is charged of an order next. */
export function nextOf(scope: Scope, { request, content, ledger }: OrderMoney): NextCharge | null {
  const { methods } = tenantOf(scope).distributor.settings.payments;
  const { payment } = content;
  return nextChargeOf({ payment, dueCents: dueOf(request), openCents: ledger.openCents }, methods);
}

/** The payment of an order as its payer reads it.
 *  @param money.charge - the newest one
 *  @param money.next - what is charged next; told of an order that is paid in parts
 *  @param money.receivedCents - what came, as far as it counts; told of an order that is paid */
export function toPayment(
  scope: Scope,
  paymentStatus: OrderPayment["paymentStatus"],
  {
    charge,
    next,
    receivedCents = 0,
  }: { charge: StoredCharge | null; next: NextCharge | null; receivedCents?: number },
): OrderPayment {
  const serverTime = scope.now().toISOString();
  return {
    paymentStatus,
    charge: charge && {
      id: charge.id,
      status: chargeStatusAt(charge, serverTime),
      amountCents: charge.amountCents,
      ...toShown(charge.instrument),
      expiresAt: charge.expiresAt,
    },
    next:
      next === null || next.part === "whole"
        ? null
        : { part: next.part, method: next.method, amountCents: next.amountCents },
    receivedCents: paymentStatus === "received" ? receivedCents : null,
    paidAt: charge?.paidAt ?? null,
    serverTime,
    sandbox: paysWithoutMoney(scope.env.ENVIRONMENT, tenantOf(scope).distributor.settings.payments),
  };
}

function toShown(instrument: ChargeInstrument) {
  return instrument.method === "pix" ? { ...instrument, qr: qrRows(instrument.brCode) } : instrument;
}

function methodsOf(
  payment: Parameters<typeof chargeMethodOf>[0],
  settings: Settings["payments"],
): OrderDetails["methods"] {
  const method = chargeMethodOf(payment, settings.methods);
  return method === null ? [] : [method];
}

/** Finds an order for its payer.
 *  @throws DomainError NOT_FOUND, also for a budget and a deleted order */
export async function readForPayer(scope: Scope, id: string) {
  const { distributor, database } = tenantOf(scope);
  const found = await createRequestRepository(database, distributor.id).getRequest(id);
  const { type, deletedAt } = found.request;
  if (type !== "order" || deletedAt !== null) throw new DomainError("NOT_FOUND", { entity: "request", id });
  return found;
}
