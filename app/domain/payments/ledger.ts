import type { Cents } from "#domain/shared/money.ts";
import type { TransitionTable } from "#domain/shared/transitions.ts";
import type { PaymentStatus } from "./payment-status.ts";

/** What is noted of an order's money. Of a charge: `created`, `expired`, `paid`, `refunded` (sent back by whom it was paid
 *  to), `chargedBack` (taken back by the payer's bank), `accepted` (money of another amount that somebody let count),
 *  `declined` (a card that its bank refused), `stopped` (cards are not tried any more), `released` (somebody lets them be
 *  tried again), `fee` (what the provider keeps for itself), `paidOut` (what it has put at the distributor's disposal); these
 *  two are between provider and distributor and change nothing for the payer. Of the order: `asked` (somebody says that its payment is awaited), `confirmed` (money that came another way), `waived`
 *  (what the distributor does without), `calledOff`. A refund outside of any charge is of the order, too. */
export const ENTRY_KINDS = [
  "created",
  "expired",
  "paid",
  "refunded",
  "chargedBack",
  "accepted",
  "declined",
  "stopped",
  "released",
  "fee",
  "paidOut",
  "asked",
  "confirmed",
  "waived",
  "calledOff",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Lines that are between provider and distributor. */
export const PROVIDER_KINDS: readonly EntryKind[] = ["fee", "paidOut"];

/** A line of an order's ledger. Lines are added and never changed. */
export interface LedgerEntry {
  kind: EntryKind;
  /** Null for what is of the order. */
  chargeId: string | null;
  /** Never negative: the kind says in which direction it goes. Zero for what moves no money. */
  amountCents: Cents;
}

/** States of a charge. `short` and `over`: money of another amount came, and waits for a person. `stopped`: banks refused
 *  too many cards, and a person has to let others be tried. */
export const CHARGE_STATUSES = [
  "pending",
  "expired",
  "stopped",
  "paid",
  "short",
  "over",
  "partlyRefunded",
  "refunded",
  "chargedBack",
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** The states in which money waits for a person. */
export const WAITING_STATUSES: readonly ChargeStatus[] = ["short", "over"];

/** What a list of charges is filtered by: a status, or all charges that a person has to look at. */
export const CHARGE_FILTERS = [...CHARGE_STATUSES, "toReview"] as const;
export type ChargeFilter = (typeof CHARGE_FILTERS)[number];

/** The states in which a person has to look at a charge: money of another amount, and too many refused cards. */
export const REVIEW_STATUSES: readonly ChargeStatus[] = [...WAITING_STATUSES, "stopped"];

/** What may become of a charge, by lines of the ledger in any order. A charge that money came for has a state of money for
 *  ever; one without ends, is stopped, or is let go again by a person. */
const MONEY_STATUSES = ["paid", "short", "over", "partlyRefunded", "refunded", "chargedBack"] as const;
export const CHARGE_TRANSITIONS = {
  pending: ["expired", "stopped", ...MONEY_STATUSES],
  expired: ["stopped", ...MONEY_STATUSES],
  stopped: ["expired", ...MONEY_STATUSES],
  paid: ["short", "over", "partlyRefunded", "refunded", "chargedBack"],
  short: ["paid", "over", "partlyRefunded", "refunded", "chargedBack"],
  over: ["paid", "short", "partlyRefunded", "refunded", "chargedBack"],
  partlyRefunded: ["paid", "short", "over", "refunded", "chargedBack"],
  refunded: ["paid", "short", "over", "partlyRefunded", "chargedBack"],
  chargedBack: [],
} as const satisfies TransitionTable<ChargeStatus>;

/** The status of a charge at an instant. A pending charge past its time is expired even if its row says otherwise. */
export function chargeStatusAt(
  charge: { status: ChargeStatus; expiresAt: string },
  nowIso: string,
): ChargeStatus {
  return charge.status === "pending" && charge.expiresAt <= nowIso ? "expired" : charge.status;
}

/** What became of a charge. */
export interface ChargeMoney {
  status: ChargeStatus;
  paidCents: Cents;
  /** Paid, less what was sent or taken back. */
  heldCents: Cents;
  /** What of it is still with the provider: neither kept as a fee nor put at the distributor's disposal. */
  notPaidOutCents: Cents;
  /** What of the payments counts for the order: nothing while they wait for a person. */
  countedCents: Cents;
  /** Whether what would have been enough was sent back whole. */
  isSentBack: boolean;
}

/** What became of an order's money. */
export interface Ledger {
  charges: ReadonlyMap<string, ChargeMoney>;
  /** Came in, whether it counts or not, less what was sent or taken back. */
  heldCents: Cents;
  /** Sent back. */
  refundedCents: Cents;
  /** What the distributor does without. */
  waivedCents: Cents;
  /** What is left of money that came another way: no provider can send it back. */
  outsideCents: Cents;
  /** What of it counts for the order. */
  countedCents: Cents;
  /** What is still to be charged. */
  openCents: Cents;
  paymentStatus: PaymentStatus;
}

/** Reads an order's money out of its ledger. What providers tell may come in any order, with the same result. Money
 *  counts where it is what was asked for, or where somebody accepted it; whoever sends a part back has not been paid
 *  less. What is sent back whole counts no more, whichever way it went, nor what a bank took back. An order is paid once what counts covers
 *  what is due; if all of it was sent back, its payment is called off until somebody asks for it again.
 *  @param entries - in the order in which they were noted
 *  @param order.charges - with the amounts that they ask for
 *  @param order.dueCents - what is left of the order's total */
export function readLedger(
  entries: readonly LedgerEntry[],
  order: { charges: readonly { id: string; amountCents: Cents }[]; dueCents: Cents },
): Ledger {
  const charges = new Map(
    order.charges.map(({ id, amountCents }) => [
      id,
      readCharge(
        entries.filter(({ chargeId }) => chargeId === id),
        amountCents,
      ),
    ]),
  );
  const byHand = readByHand(entries.filter(({ chargeId }) => chargeId === null));
  const came = byHand.countedCents + sum([...charges.values()].map((charge) => charge.countedCents));
  const heldCents = heldOf(entries);
  const [refundedCents, waivedCents] = [total(entries, "refunded"), total(entries, "waived")];
  const isAllBack = came > 0 && refundedCents > 0 && heldCents <= 0;
  const countedCents = isAllBack ? 0 : came;
  const openCents = Math.max(order.dueCents - waivedCents - countedCents, 0);
  const isPaid = openCents === 0 && (countedCents > 0 || (byHand.isConfirmed && !isAllBack));
  const isSentBack =
    countedCents === 0 &&
    (isAllBack || byHand.isSentBack || [...charges.values()].some((charge) => charge.isSentBack));
  return {
    ...{ charges, heldCents, refundedCents, waivedCents, countedCents },
    outsideCents: Math.max(Math.min(byHand.heldCents, heldCents), 0),
    openCents,
    paymentStatus: isPaid ? "received" : lastWord(entries, isSentBack),
  };
}

/** What may be sent back of a charge by its provider: what it holds, unless it was given back another way. */
export function refundableOf({ charges, heldCents }: Ledger, chargeId: string): Cents {
  return Math.max(Math.min(charges.get(chargeId)?.heldCents ?? 0, heldCents), 0);
}

/** What is said of a payment that is not there. */
function lastWord(entries: readonly LedgerEntry[], isSentBack: boolean): PaymentStatus {
  const last = [...entries]
    .reverse()
    .find(({ kind }) => kind === "asked" || kind === "calledOff" || (isSentBack && kind === "refunded"));
  if (last === undefined) return entries.length > 0 ? "requested" : "notRequested";
  return last.kind === "asked" ? "requested" : "cancelled";
}

function readCharge(entries: readonly LedgerEntry[], askedCents: Cents): ChargeMoney {
  const paidCents = total(entries, "paid");
  const takenCents = total(entries, "chargedBack");
  const heldCents = heldOf(entries);
  const isAccepted = has(entries, "accepted");
  const isAskedFor =
    paidCents === askedCents ||
    (paidCents > 0 && heldCents === askedCents) ||
    entries.some(({ kind, amountCents }) => kind === "paid" && amountCents === askedCents);
  const isGone = paidCents > 0 && takenCents === 0 && heldCents <= 0;
  const counts = (isAskedFor || isAccepted) && !isGone;
  const most = isAccepted ? paidCents : Math.min(paidCents, askedCents);
  return {
    status: statusOf(),
    ...{ paidCents, heldCents },
    notPaidOutCents: Math.max(heldCents - total(entries, "fee") - total(entries, "paidOut"), 0),
    countedCents: counts ? Math.max(most - takenCents, 0) : 0,
    isSentBack: isGone && (isAskedFor || isAccepted || paidCents >= askedCents),
  };

  function statusOf(): ChargeStatus {
    if (!has(entries, "paid")) return unpaidStatusOf(entries);
    if (takenCents > 0) return "chargedBack";
    if (isGone) return "refunded";
    if (heldCents > askedCents && !isAccepted) return "over";
    if (!isAskedFor && !isAccepted) return "short";
    return heldCents < most ? "partlyRefunded" : "paid";
  }
}

function unpaidStatusOf(entries: readonly LedgerEntry[]): ChargeStatus {
  const stoppedAt = lastOf(entries, "stopped");
  const releasedAt = lastOf(entries, "released");
  if (stoppedAt > releasedAt) return "stopped";
  return releasedAt >= 0 || has(entries, "expired") ? "expired" : "pending";
}

/** Cards that banks may refuse for an order, and of one card within a day, before nobody can try another. */
const MAX_DECLINES = 3;

/** Whether cards are to be stopped: banks refused too many for this order since a person looked at it, or this card too
 *  often.
 *  @param entries - the order's ledger with the refusal of now
 *  @param ofCard - refusals of the same card for other orders within a day */
export function areTooManyDeclined(entries: readonly LedgerEntry[], ofCard: number): boolean {
  const since = entries.slice(lastOf(entries, "released") + 1);
  return since.filter(({ kind }) => kind === "declined").length >= MAX_DECLINES || ofCard + 1 >= MAX_DECLINES;
}

/** Whether somebody of the distributor has to let cards be tried again for an order. */
export function areCardsStopped({ charges }: Pick<Ledger, "charges">): boolean {
  return [...charges.values()].some(({ status }) => status === "stopped");
}

/** What people confirmed that came another way, and what of it was sent back. */
function readByHand(entries: readonly LedgerEntry[]) {
  const paidCents = total(entries, "confirmed");
  const heldCents = paidCents - total(entries, "refunded");
  const isSentBack = paidCents > 0 && heldCents <= 0;
  return {
    heldCents,
    countedCents: isSentBack ? 0 : paidCents,
    isConfirmed: has(entries, "confirmed") && !isSentBack,
    isSentBack,
  };
}

/** Place of the last line of a kind; -1 without one. */
function lastOf(entries: readonly LedgerEntry[], kind: EntryKind): number {
  return entries.map((entry) => entry.kind).lastIndexOf(kind);
}

function has(entries: readonly LedgerEntry[], kind: EntryKind): boolean {
  return entries.some((entry) => entry.kind === kind);
}

function total(entries: readonly LedgerEntry[], kind: EntryKind): Cents {
  return sum(entries.filter((entry) => entry.kind === kind).map(({ amountCents }) => amountCents));
}

/** Came in, less what was sent or taken back. */
function heldOf(entries: readonly LedgerEntry[]): Cents {
  return (
    total(entries, "paid") +
    total(entries, "confirmed") -
    total(entries, "refunded") -
    total(entries, "chargedBack")
  );
}

function sum(list: readonly Cents[]): Cents {
  return list.reduce((all, cents) => all + cents, 0);
}
