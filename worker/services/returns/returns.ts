import type { AccessRule } from "#domain/access/may-access.ts";
import { type Ledger, readLedger, refundableOf } from "#domain/payments/ledger.ts";
import { accessTo, isAllowed, refusalOf } from "#domain/requests/request-actions.ts";
import { mostBackOf, moneyOfOrder } from "#domain/returns/order-money.ts";
import { unitsOfOrder } from "#domain/returns/order-units.ts";
import { type OrderValue, valueOfOrder } from "#domain/returns/order-value.ts";
import {
  productsOfLines,
  quoteReturn,
  type ReturnFacts,
  type ReturnQuote,
} from "#domain/returns/quote-return.ts";
import type {
  NewRefund,
  NewReturn,
  ReturnList,
  ReturnPreview,
  UndoReturn,
  WantedReturn,
} from "#domain/returns/return-schema.ts";
import { endOfUndo, type UndoEnd } from "#domain/returns/undo-return.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { sumCents } from "#domain/shared/money.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertNoOpenCharge } from "#worker/repositories/payments/charge-statements.ts";
import {
  readReturns,
  type ReturnsOfOrder,
  type StoredAsk,
  type StoredReturn,
} from "#worker/repositories/returns/return-repository.ts";
import {
  assertTakenOff,
  insertReturn,
  noteStockAfter,
  stockBefore,
  undoReturn,
} from "#worker/repositories/returns/return-statements.ts";
import { endAsk } from "#worker/repositories/returns/ask-statements.ts";
import { sendDue } from "#worker/repositories/stock/stock-change-statements.ts";
import { putUnitsBack, takeUnits } from "#worker/repositories/stock/stock-reservation-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { readOrderMoney, recordMoney } from "../payments/order-money.ts";
import { actionQuestion } from "../requests/action-question.ts";
import { openFor, type OpenedRequest } from "../requests/open-request.ts";
import { emailsOfChange } from "../requests/sale-emails.ts";
import { newsOfRequest } from "../requests/save-version.ts";
import { causeOf } from "../stock/move-cause.ts";
import { createReturnAsks } from "./asks.ts";
import { describedUnits, tellOfReturn } from "./tell.ts";

/** Permission to see what was cancelled or came back: everybody who sees orders. */
export const readReturnsAccess: AccessRule = accessTo("readReturns");
/** Permission to cancel units, and to take units back. */
export const takeBackAccess: AccessRule = accessTo("takeBack");
/** Permission to say that money was given back. */
export const giveBackAccess: AccessRule = accessTo("giveBack");

/** The most returns and the most refunds of an order. */
const MOST = 100;

const MIDDAY_MS = 12 * 3_600_000;

/** The actions on the returns of an order. */
type ReturnAction = "readReturns" | "takeBack" | "giveBack" | "askReturn" | "declineReturn";

/** An order with everything that its returns depend on. */
interface Opened extends OpenedRequest {
  order: ReturnsOfOrder;
  /** Its returns that were not undone. */
  standing: readonly StoredReturn[];
  value: OrderValue;
  ledger: Ledger;
  facts: ReturnFacts;
}

/** What of an order is cancelled before it leaves, or comes back after it, with its stock and its money. What a preview
 *  says is what its save does; each saves in one batch, with assertions and the audit row.
 *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED */
export function createReturns(scope: Scope) {
  async function open(id: string, action: ReturnAction): Promise<Opened> {
    const opened = await openFor(scope, id, action);
    const { distributor, database, request, content } = opened;
    const order = await readReturns(database, distributor.id, request.id);
    const standing = order.returns.filter(({ undone }) => undone === null);
    const value = valueOfOrder(content);
    const states = new Map(order.reservations.map(({ productId, state }) => [productId, state]));
    const products = new Map(content.lines.map((line) => [line.itemId, line.products]));
    const { totalCents } = content.totals;
    const takenOffCents = order.returnedCents ?? 0;
    const { entries, charges } = order;
    const ledger = readLedger(entries, { charges, dueCents: totalCents - takenOffCents });
    return {
      ...opened,
      ...{ order, standing, value, ledger },
      facts: {
        ...{ value, money: { totalCents, takenOffCents, ledger } },
        units: unitsOfOrder(value.items, order.shipments, standing),
        products: (itemId) => products.get(itemId) ?? [],
        stateOf: (productId) => states.get(productId) ?? "none",
      },
    };
  }

  function toList(opened: Opened): ReturnList {
    const { distributor, request, order, ledger, facts, shows } = opened;
    const question = actionQuestion(scope, opened);
    const refusal = refusalOf("takeBack", request, question);
    const shown = (cents: number) => (shows.prices ? cents : null);
    const mayTakeBack = isAllowed("takeBack", request.type, question.viewer);
    return {
      items: order.returns.map((one) => {
        const { id, reason, claim, createdByName, createdAt, undone } = one;
        const undoEndedBy = mayTakeBack ? undoEndOf(one, opened) : null;
        return {
          ...{ id, reason, claim, createdByName, createdAt, undone, undoEndedBy },
          mayUndo: refusal === null && undoEndedBy === null,
          lines: one.lines.map((line) => ({ ...line, amountCents: shown(line.amountCents) })),
          restCents: shown(one.restCents),
          amountCents: shown(one.amountCents),
        };
      }),
      units: [...facts.units],
      money: shows.prices ? moneyOfOrder(facts.money) : null,
      mostBackCents: shown(mostBackOf(facts.money)),
      refundableCents: shown(sumCents(order.charges.map(({ id }) => refundableOf(ledger, id)))),
      refunds: order.entries
        .filter(({ kind }) => kind === "refunded")
        .map(({ seq, chargeId, amountCents, occurredAt, note, by, createdAt }) => ({
          ...{ seq, note, createdAt, createdByName: by ?? "", isByProvider: chargeId !== null },
          amountCents: shown(amountCents),
          givenOn: calendarDayIn(occurredAt, distributor.settings.timeZone),
        })),
      claims: mayTakeBack ? order.claims : [],
      asks: order.asks,
      mayAsk: refusalOf("askReturn", request, question) === null && !order.asks.some(isOpenAsk),
      mayDecline: refusalOf("declineReturn", request, question) === null,
      today: question.today,
      mayTakeBack: refusal === null,
      heldBackBy: refusal === "refused" || refusal === "charged" ? refusal : null,
      mayGiveBack: refusalOf("giveBack", request, question) === null,
    };
  }

  const read = async (id: string) => toList(await open(id, "readReturns"));

  return {
    ...createReturnAsks(scope, { open, read }),

    /** Reads the returns of an order, its units and its money, and what the person may do. */
    list: read,

    /** What taking units back would do to stock and money. Nothing is saved.
     *  @throws DomainError INVALID_BODY for an item that was not ordered (UNKNOWN), and for more units than are left
     *    (TOO_MANY); INVALID_TRANSITION for an order that was refused, or while its customer may be paying */
    async quote(requestId: string, { lines }: WantedReturn): Promise<ReturnPreview> {
      const opened = await open(requestId, "takeBack");
      return toPreview(opened, quoteReturn(lines, opened.facts));
    },

    /** Takes units back as they were previewed: they leave the order, its stock and its total, and the buyer is told.
     *  @throws DomainError the refusals of a preview; PRICE_CHANGED for another amount than was seen; STALE_VERSION if
     *    the order has changed; STOCK_TOO_LOW for units that are written off and not on hand */
    async save(requestId: string, { lines, reason, claimId, askId, seen }: NewReturn): Promise<ReturnList> {
      const opened = await open(requestId, "takeBack");
      const { distributor, database, actor, request, content, order } = opened;
      if (order.returns.length >= MOST) throw invalid("lines", "TOO_OFTEN");
      if (order.returns.length !== seen.returns) throw stale(requestId);
      if (claimId !== null && !order.claims.some(({ id }) => id === claimId)) {
        throw new DomainError("NOT_FOUND", { entity: "claim", id: claimId });
      }
      if (askId !== null && !order.asks.some((one) => one.id === askId)) {
        throw new DomainError("NOT_FOUND", { entity: "returnAsk", id: askId });
      }
      const quote = quoteReturn(lines, opened.facts);
      assertSeen(quote, seen);
      const at = scope.now().toISOString();
      const id = scope.newId("rtn");
      const { paymentStatus } = request;
      const takenOffCents = (order.returnedCents ?? 0) + quote.amountCents;
      const money = await readOrderMoney(scope, requestId);
      // What was paid may be enough for what is left.
      const left = { ...money, request: { ...money.request, returnedCents: takenOffCents } };
      await database.writeBatch([
        assertNoOpenCharge(distributor.id, requestId, at),
        ...insertReturn(
          distributor.id,
          { ...request, returnedCents: order.returnedCents },
          {
            ...{ id, earlier: order.returns.length },
            ...{ lines: quote.lines, restCents: quote.restCents, amountCents: quote.amountCents },
            ...{
              wasPaid: paymentStatus === "received",
              reason,
              claimId,
              createdBy: actor.userId,
              createdAt: at,
            },
          },
        ),
        ...(askId === null
          ? []
          : endAsk(
              distributor.id,
              { id: askId, requestId },
              { state: "taken", answer: "", by: actor.userId, at },
            )),
        ...takeUnits(distributor.id, requestId, {
          ...{ taken: quote.products, ...causeOf(scope, { note: reason, at }) },
        }),
        // What comes back may be what other orders wait for.
        ...order.reservations
          .filter(({ productId }) =>
            quote.products.some((one) => one.productId === productId && one.back > 0),
          )
          .flatMap((place) => sendDue(distributor.id, place, at)),
        ...recordMoney(scope, left, { entries: [], at }).statements,
        noteStockAfter(distributor.id, requestId, id),
        ...newsOfReturn(scope, opened, { quote, reason, at }),
        ...emailsOfChange(scope, distributor, {
          request,
          before: withTotal(content.totals, content.totals.totalCents - (order.returnedCents ?? 0)),
          after: withTotal(content.totals, quote.money.dueCents),
          ...{ knowing: [actor.userId], at },
        }),
      ]);
      publishSoon(scope);
      return read(requestId);
    },

    /** Undoes the last return of an order while nothing has followed it: stock and money are as they were, the buyer is
     *  told, and it stays with who has undone it, and why.
     *  @throws DomainError NOT_FOUND; INVALID_TRANSITION for one that was undone or followed; STALE_VERSION if the order
     *    has changed; STOCK_TOO_LOW for units that were sold since */
    async undo(requestId: string, id: string, { reason }: UndoReturn): Promise<ReturnList> {
      const opened = await open(requestId, "takeBack");
      const { distributor, database, actor, request, content, order, standing, facts } = opened;
      const one = order.returns.find((found) => found.id === id);
      if (one === undefined) throw new DomainError("NOT_FOUND", { entity: "return", id });
      const end = undoEndOf(one, opened);
      if (end !== null)
        throw new DomainError("INVALID_TRANSITION", { entity: "return", from: end, to: "undone" });
      const takenOff = order.returnedCents ?? 0;
      const leftCents = takenOff - one.amountCents;
      const at = scope.now().toISOString();
      await database.writeBatch([
        assertNoOpenCharge(distributor.id, requestId, at),
        ...undoReturn(
          distributor.id,
          { ...request, returnedCents: order.returnedCents },
          { id, leftCents: standing.length === 1 ? null : leftCents, reason, by: actor.userId, at },
        ),
        ...putUnitsBack(distributor.id, requestId, {
          stockBefore: stockBefore(distributor.id, id),
          ...{ taken: productsOfLines(one.lines, facts), ...causeOf(scope, { note: reason, at }) },
        }),
        // What was written off is on hand again, and units that come back may be due to leave.
        ...one.places.flatMap((place) => sendDue(distributor.id, place, at)),
        audit(scope, distributor.id, {
          ...{ at, event: "order.return-undone", entity: "request", entityId: requestId },
          changes: {
            returnedCents: { from: takenOff, to: leftCents },
            reason: { from: null, to: reason },
          },
        }),
        ...newsOfRequest(distributor.id, request, at),
        ...tellOfReturn(scope, opened, { news: "undone", lines: one.lines, at }),
        ...emailsOfChange(scope, distributor, {
          request,
          before: withTotal(content.totals, content.totals.totalCents - takenOff),
          after: withTotal(content.totals, content.totals.totalCents - leftCents),
          ...{ knowing: [actor.userId], at },
        }),
      ]);
      publishSoon(scope);
      return read(requestId);
    },

    /** Notes money that a person gave back outside of the portal: a line of the order's ledger, of no charge.
     *  @throws DomainError INVALID_BODY for more than is owed and than came outside (TOO_MUCH), and for a day to come
     *    (FUTURE); STALE_VERSION if the order's money has changed */
    async refund(requestId: string, { amountCents, givenOn, note }: NewRefund): Promise<ReturnList> {
      const opened = await openFor(scope, requestId, "giveBack");
      const { distributor, database, actor } = opened;
      const order = await readOrderMoney(scope, requestId);
      const { request, entries, ledger } = order;
      const { totalCents, returnedCents } = request;
      if (entries.filter(({ kind }) => kind === "refunded").length >= MOST) {
        throw invalid("amountCents", "TOO_OFTEN");
      }
      if (amountCents > mostBackOf({ totalCents, takenOffCents: returnedCents ?? 0, ledger })) {
        throw invalid("amountCents", "TOO_MUCH");
      }
      if (givenOn > actionQuestion(scope, opened).today) throw invalid("givenOn", "FUTURE");
      const at = scope.now().toISOString();
      const noted = recordMoney(scope, order, {
        at,
        entries: [
          {
            ...{ kind: "refunded", chargeId: null, amountCents, event: null },
            ...{
              occurredAt: middayIn(givenOn, distributor.settings.timeZone),
              createdBy: actor.userId,
              note,
            },
          },
        ],
      });
      const { paymentStatus: from } = request;
      const { paymentStatus: to } = noted.ledger;
      await database.writeBatch([
        assertTakenOff(distributor.id, request),
        ...noted.statements,
        audit(scope, distributor.id, {
          at,
          event: "order.refunded",
          entity: "request",
          entityId: requestId,
          changes: {
            refundedCents: { from: null, to: amountCents },
            givenOn: { from: null, to: givenOn },
            ...(from === to ? {} : { paymentStatus: { from, to } }),
            ...(note === "" ? {} : { note: { from: null, to: note } }),
          },
        }),
        ...newsOfRequest(distributor.id, request, at),
      ]);
      publishSoon(scope);
      return read(requestId);
    },
  };
}

/** The middle of a day, as UTC: the same day in a country's other time zones. */
function middayIn(day: string, timeZone: string): string {
  return new Date(Date.parse(dayStartIn(day, timeZone)) + MIDDAY_MS).toISOString();
}

/** What keeps a return from being undone. */
function undoEndOf(one: StoredReturn, { request, standing }: Opened): UndoEnd | null {
  return endOfUndo({
    isUndone: one.undone !== null,
    isLast: standing.at(-1)?.id === one.id,
    wasPaid: one.wasPaid,
    isPaid: request.paymentStatus === "received",
    isSettledSince: one.isSettledSince,
    isStockAsLeft: one.isStockAsLeft,
  });
}

function isOpenAsk({ state }: StoredAsk): boolean {
  return state === "open";
}

function toPreview({ content, order }: Opened, quote: ReturnQuote): ReturnPreview {
  const { lines, restCents, amountCents, isAll, money, stock } = quote;
  return {
    ...{ lines, restCents, amountCents, isAll, money, stock },
    centerName: content.center.name,
    returns: order.returns.length,
  };
}

/** Refuses to save another sum than the one that was seen.
 *  @throws DomainError PRICE_CHANGED */
function assertSeen({ amountCents, money }: ReturnQuote, seen: NewReturn["seen"]): void {
  const { toGiveBackCents } = money;
  if (seen.amountCents !== amountCents) {
    throw new DomainError("PRICE_CHANGED", { expectedCents: seen.amountCents, totalCents: amountCents });
  }
  if (seen.toGiveBackCents !== toGiveBackCents) {
    throw new DomainError("PRICE_CHANGED", {
      expectedCents: seen.toGiveBackCents,
      totalCents: toGiveBackCents,
    });
  }
}

/** Audit row, event and notification of a return. */
function newsOfReturn(
  scope: Scope,
  opened: Opened,
  { quote, reason, at }: { quote: ReturnQuote; reason: string; at: string },
): WriteStatement[] {
  const { distributor, request, order } = opened;
  const { lines, amountCents } = quote;
  const takenOff = order.returnedCents ?? 0;
  return [
    audit(scope, distributor.id, {
      at,
      event: "order.units-taken-back",
      entity: "request",
      entityId: request.id,
      changes: {
        ...describedUnits(lines),
        returnedCents: { from: takenOff, to: takenOff + amountCents },
        reason: { from: null, to: reason },
      },
    }),
    ...newsOfRequest(distributor.id, request, at),
    ...tellOfReturn(scope, opened, { news: "taken", lines, at }),
  ];
}

function withTotal<Totals extends { totalCents: number }>(totals: Totals, totalCents: number) {
  return { totals: { ...totals, totalCents } };
}

function stale(id: string): DomainError {
  return new DomainError("STALE_VERSION", { entity: "request", id });
}

function invalid(field: string, code: string): DomainError {
  return new DomainError("INVALID_BODY", { issues: [{ field, code, message: code }] });
}
