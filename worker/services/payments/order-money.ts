import {
  CHARGE_TRANSITIONS,
  type Ledger,
  PROVIDER_KINDS,
  readLedger,
  WAITING_STATUSES,
} from "#domain/payments/ledger.ts";
import { PAYMENT_TRANSITIONS } from "#domain/payments/payment-status.ts";
import { dueOf } from "#domain/payments/request-payment.ts";
import type { DealStatus } from "#domain/requests/deal-status.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { assertTransition } from "#domain/shared/transitions.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { AuditActor } from "#worker/repositories/audit/audit-statements.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { chargesOf, type StoredCharge } from "#worker/repositories/payments/charge-repository.ts";
import { moveCharge } from "#worker/repositories/payments/charge-statements.ts";
import {
  addEntries,
  ledgerOf,
  type NewEntry,
  type StoredEntry,
} from "#worker/repositories/payments/ledger-statements.ts";
import { NEVER } from "#worker/repositories/stock/stock-change-statements.ts";
import { keepUntil } from "#worker/repositories/stock/stock-reservation-statements.ts";
import { dealStatusesOf } from "#worker/repositories/requests/deal-status-repository.ts";
import {
  createRequestRepository,
  type StoredRequest,
} from "#worker/repositories/requests/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { receiptEmail } from "./receipt-email.ts";
import { announcePaid, newsForPayer, newsOfPayment, paidEffectOf, settlePayment } from "./settle-payment.ts";

/** An order with all that its payment depends on. */
export interface OrderMoney {
  request: StoredRequest;
  content: RequestContent;
  /** Newest first. */
  charges: readonly StoredCharge[];
  entries: readonly StoredEntry[];
  ledger: Ledger;
  /** All statuses of orders. */
  statuses: readonly DealStatus[];
}

/** Reads an order with its ledger.
 *  @throws DomainError NOT_FOUND, also for a budget */
export async function readOrderMoney(scope: Scope, requestId: string): Promise<OrderMoney> {
  const { distributor, database } = tenantOf(scope);
  const [{ request, content }, [charges, entries, statuses]] = await Promise.all([
    createRequestRepository(database, distributor.id).getRequest(requestId),
    database.readBatch([
      chargesOf(database, distributor.id, requestId),
      ledgerOf(database, distributor.id, requestId),
      dealStatusesOf(database, distributor.id, "order"),
    ]),
  ]);
  if (request.type !== "order") throw new DomainError("NOT_FOUND", { entity: "request", id: requestId });
  return { request, content, charges, entries, statuses, ledger: ledgerWith(request, charges, entries) };
}

/** What is told of an order's money, by whom. */
export interface MoneyNews {
  entries: readonly NewEntry[];
  at: string;
  /** Who told of it, for the log; the person who asks, if left out. */
  actor?: AuditActor;
}

/** Notes what is told of an order's money, whoever tells it, with all that follows from it: the states of its charges
 *  and of its payment, the units and the status of who has paid, and what people hear of it. The order of the ledger
 *  decides, so that two who tell at once are taken one after the other.
 *  @returns the statements, and the ledger after them
 *  @throws EventKnown, DomainError STALE_VERSION, both by the batch; INVALID_TRANSITION for a ledger that was not kept */
export function recordMoney(
  scope: Scope,
  { request, content, charges, entries, ledger: before, statuses }: OrderMoney,
  { entries: news, at, actor }: MoneyNews,
): { statements: WriteStatement[]; ledger: Ledger } {
  const { distributor } = tenantOf(scope);
  const ledger = ledgerWith(request, charges, [...entries, ...news]);
  const to = ledger.paymentStatus;
  if (to !== request.paymentStatus)
    assertTransition("payment", PAYMENT_TRANSITIONS, request.paymentStatus, to);
  const moved = charges.filter(({ id, status }) => {
    const now = ledger.charges.get(id)?.status;
    return now !== status && !(now === "pending" && status === "expired");
  });
  for (const { id, status } of moved)
    assertTransition("charge", CHARGE_TRANSITIONS, status, statusIn(ledger, id));
  const isPaidNow = to === "received" && request.paymentStatus !== "received";
  const waiting = moved.filter(({ id }) => WAITING_STATUSES.includes(statusIn(ledger, id)));
  // A charge from before a cancellation may still be paid late.
  const isTooMuch = isPaidNow && ledger.countedCents > dueOf(request);
  const partCents = to === "received" ? 0 : Math.max(ledger.countedCents - before.countedCents, 0);
  const comesFrom = { ...(actor === undefined ? {} : { actor }) };
  return {
    ledger,
    statements: [
      ...addEntries(distributor.id, request.id, { seen: entries.length, entries: news, at }),
      ...moved.flatMap((charge) =>
        moveCharge(charge, statusIn(ledger, charge.id), paidAtOf(charge, [...entries, ...news])),
      ),
      ...settlePayment(scope, distributor.id, {
        ...{ request, to, at, ...comesFrom },
        effect: paidEffectOf(distributor.settings, request, statuses),
      }),
      // Who has paid a part keeps the units until somebody decides otherwise.
      ...(partCents > 0 ? [keepUntil(distributor.id, request.id, NEVER)] : []),
      // Whoever lets a part count knows it.
      ...(partCents > 0 && news.some(({ kind }) => kind === "paid")
        ? tellPart(scope, request, partCents, at)
        : []),
      ...(isPaidNow ? announcePaid(scope, distributor, request, at) : []),
      ...(isPaidNow
        ? receiptEmail(scope, distributor, { request, content }, { paidCents: ledger.countedCents, at })
        : []),
      // What is between provider and distributor is no news for the payer.
      ...(news.every(({ kind }) => PROVIDER_KINDS.includes(kind))
        ? []
        : newsForPayer(distributor.id, request, to, at)),
      ...(to === request.paymentStatus && partCents === 0
        ? []
        : newsOfPayment(distributor.id, request, to, at)),
      ...(waiting.length > 0 || isTooMuch ? tellMismatch(scope, request, heldNow(), at) : []),
    ],
  };

  /** What came of another amount than was asked for. */
  function heldNow(): number {
    return waiting.length > 0
      ? Math.max(...waiting.map(({ id }) => ledger.charges.get(id)?.heldCents ?? 0))
      : ledger.heldCents - before.heldCents;
  }
}

function ledgerWith(
  request: StoredRequest,
  charges: readonly StoredCharge[],
  entries: Parameters<typeof readLedger>[0],
): Ledger {
  return readLedger(entries, { charges, dueCents: dueOf(request) });
}

function statusIn(ledger: Ledger, chargeId: string): StoredCharge["status"] {
  return ledger.charges.get(chargeId)?.status ?? "pending";
}

function paidAtOf(
  { id, paidAt }: StoredCharge,
  entries: readonly Pick<StoredEntry, "kind" | "chargeId" | "occurredAt">[],
): string | null {
  return (
    paidAt ?? entries.find((entry) => entry.chargeId === id && entry.kind === "paid")?.occurredAt ?? null
  );
}

/** Tells both sides that a part of an order was paid. */
function tellPart(
  scope: Scope,
  { id: requestId, code, name, integratorId, ...sums }: StoredRequest,
  partCents: number,
  at: string,
): WriteStatement[] {
  return notify(
    tenantOf(scope).distributor.id,
    {
      ...{ kind: "paymentReceived", notificationId: scope.newId("ntf"), createdAt: at },
      content: { requestId, code, name, totalCents: dueOf(sums), partCents },
    },
    { integratorId },
  );
}

/** Tells the distributor of money that waits for a person. */
function tellMismatch(
  scope: Scope,
  { id: requestId, code, name, ...sums }: StoredRequest,
  paidCents: number,
  at: string,
): WriteStatement[] {
  return notify(tenantOf(scope).distributor.id, {
    kind: "paymentMismatch",
    notificationId: scope.newId("ntf"),
    createdAt: at,
    content: { requestId, code, name, totalCents: dueOf(sums), paidCents },
  });
}
