import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canMove } from "#domain/shared/transitions.ts";
import {
  type EntryKind,
  ENTRY_KINDS,
  type LedgerEntry,
  areTooManyDeclined,
  CHARGE_STATUSES,
  CHARGE_TRANSITIONS,
  PROVIDER_KINDS,
  readLedger,
  refundableOf,
} from "./ledger.ts";
import { PAYMENT_TRANSITIONS } from "./payment-status.ts";

const CHARGES = [
  { id: "chg_1", amountCents: 1_000 },
  { id: "chg_2", amountCents: 400 },
];

/** Lines as `kind amount`; of the first charge, unless a charge is named (`paid 400 chg_2`) or there is none (`-`). */
function write(...lines: string[]): LedgerEntry[] {
  return lines.map((line) => {
    const [kind = "", amount = "0", of = OF_ORDER.has(kind) ? "-" : "chg_1"] = line.split(" ");
    return { kind: kind as EntryKind, amountCents: Number(amount), chargeId: of === "-" ? null : of };
  });
}

const OF_ORDER = new Set(["asked", "confirmed", "waived", "calledOff"]);

function read(lines: string[], { dueCents = 1_000 } = {}) {
  const ledger = readLedger(write(...lines), { charges: CHARGES, dueCents });
  return {
    payment: ledger.paymentStatus,
    charge: ledger.charges.get("chg_1")?.status,
    held: ledger.heldCents,
    open: ledger.openCents,
  };
}

test.each([
  ["nothing", [], "notRequested", "pending", 0, 1_000],
  ["a charge", ["created"], "requested", "pending", 0, 1_000],
  ["a charge that ended", ["created", "expired"], "requested", "expired", 0, 1_000],
  ["cards that were refused", ["created", "declined", "declined"], "requested", "pending", 0, 1_000],
  ["cards that were stopped", ["created", "declined", "stopped"], "requested", "stopped", 0, 1_000],
  ["cards stopped, then its end", ["created", "stopped", "expired"], "requested", "stopped", 0, 1_000],
  ["cards let go", ["created", "stopped", "released"], "requested", "expired", 0, 1_000],
  ["a payment in spite of the stop", ["created", "stopped", "paid 1000"], "received", "paid", 1_000, 0],
  ["its payment", ["created", "paid 1000"], "received", "paid", 1_000, 0],
  ["a payment after its end", ["created", "expired", "paid 1000"], "received", "paid", 1_000, 0],
  ["an end after the payment", ["created", "paid 1000", "expired"], "received", "paid", 1_000, 0],
  ["too little", ["created", "paid 999"], "requested", "short", 999, 1_000],
  ["too much", ["created", "paid 1001"], "requested", "over", 1_001, 1_000],
  ["the same twice", ["created", "paid 1000", "paid 1000"], "received", "over", 2_000, 0],
  ["the rest later", ["created", "paid 600", "paid 400"], "received", "paid", 1_000, 0],
  ["too little, accepted as a part", ["created", "paid 600", "accepted"], "requested", "paid", 600, 400],
  [
    "a part, and the rest by another charge",
    ["created", "paid 600", "accepted", "paid 400 chg_2"],
    "received",
    "paid",
    1_000,
    0,
  ],
  [
    "too little, and the rest waived",
    ["created", "paid 999", "accepted", "waived 1"],
    "received",
    "paid",
    999,
    0,
  ],
  ["too little, sent back", ["created", "paid 600", "refunded 600"], "requested", "refunded", 0, 1_000],
  ["too much, the excess sent back", ["created", "paid 1100", "refunded 100"], "received", "paid", 1_000, 0],
  [
    "too much, the excess sent back, and then the rest",
    ["created", "paid 1100", "refunded 100", "refunded 1000"],
    "cancelled",
    "refunded",
    0,
    1_000,
  ],
  ["too much, accepted", ["created", "paid 1100", "accepted"], "received", "paid", 1_100, 0],
  ["a part sent back", ["created", "paid 1000", "refunded 300"], "received", "partlyRefunded", 700, 0],
  ["all sent back", ["created", "paid 1000", "refunded 1000"], "cancelled", "refunded", 0, 1_000],
  [
    "all sent back, and asked for again",
    ["created", "paid 1000", "refunded 1000", "asked"],
    "requested",
    "refunded",
    0,
    1_000,
  ],
  [
    "taken back by the bank",
    ["created", "paid 1000", "chargedBack 1000"],
    "requested",
    "chargedBack",
    0,
    1_000,
  ],
  ["money that came another way", ["confirmed 1000"], "received", "pending", 1_000, 0],
  ["which was sent back", ["confirmed 1000", "refunded 1000 -"], "cancelled", "pending", 0, 1_000],
  ["which was sent back in part", ["confirmed 1000", "refunded 400 -"], "received", "pending", 600, 0],
  ["a part given back outside of its charge", ["paid 1000", "refunded 300 -"], "received", "paid", 700, 0],
  ["all given back outside of its charge", ["paid 1000", "refunded 1000 -"], "cancelled", "paid", 0, 1_000],
  [
    "all given back, by its charge and outside",
    ["paid 1000", "refunded 400", "refunded 600 -"],
    "cancelled",
    "partlyRefunded",
    0,
    1_000,
  ],
  ["too little, given back outside", ["paid 600", "refunded 600 -"], "requested", "short", 0, 1_000],
  ["a payment that is called off", ["asked", "calledOff"], "cancelled", "pending", 0, 1_000],
  ["and asked for again", ["calledOff", "asked"], "requested", "pending", 0, 1_000],
  ["and comes late", ["created", "calledOff", "paid 1000"], "received", "paid", 1_000, 0],
] as const)("%s", (_what, lines, payment, charge, held, open) => {
  expect(read([...lines])).toEqual({ payment, charge, held, open });
});

test("an order of which something was taken off is paid by what is left of it", () => {
  expect(read(["created", "paid 1000"], { dueCents: 700 })).toMatchObject({ payment: "received", open: 0 });
  expect(read(["paid 400 chg_2"], { dueCents: 400 })).toMatchObject({ payment: "received", open: 0 });
  expect(read(["confirmed 0"], { dueCents: 0 }).payment).toBe("received");
  expect(read([], { dueCents: 0 }).payment).toBe("notRequested");
});

const line = fc.record({
  kind: fc.constantFrom(...ENTRY_KINDS),
  amountCents: fc.constantFrom(0, 1, 400, 600, 1_000, 1_400),
  chargeId: fc.constantFrom("chg_1", "chg_2", null),
});
/** What providers tell: people's words stand in their order. */
const told = fc.record({
  kind: fc.constantFrom("created", "expired", "paid", "refunded", "chargedBack", "fee", "paidOut"),
  amountCents: fc.constantFrom(1, 400, 600, 1_000, 1_400),
  chargeId: fc.constantFrom("chg_1", "chg_2"),
});
const due = fc.constantFrom(0, 400, 1_000, 1_400);

test("what providers tell gives the same ledger in any order", () => {
  fc.assert(
    fc.property(
      fc.array(told, { maxLength: 8 }),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      due,
      (lines, keys, dueCents) => {
        const shuffled = lines
          .map((entry, index) => ({ entry, key: keys[index] ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ entry }) => entry);
        const order = { charges: CHARGES, dueCents };
        expect(readLedger(shuffled, order)).toEqual(readLedger(lines, order));
      },
    ),
  );
});

test("what a provider keeps and pays out is between it and the distributor: to an order it makes no difference", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), due, (more, dueCents) => {
      const order = { charges: CHARGES, dueCents };
      const lines = [...write("created"), ...more];
      const without = lines.filter(({ kind }) => !PROVIDER_KINDS.includes(kind));
      const { charges, ...ledger } = readLedger(lines, order);
      const { charges: others, ...other } = readLedger(without, order);
      expect(ledger).toEqual(other);
      for (const [id, { notPaidOutCents, ...charge }] of charges) {
        const { notPaidOutCents: before, ...same } = others.get(id) ?? { ...charge, notPaidOutCents };
        expect(charge).toEqual(same);
        expect(notPaidOutCents).toBeLessThanOrEqual(before);
      }
    }),
  );
});

test("an order is never paid by less than is due, unless a person or its distributor did without", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 10 }), due, (lines, dueCents) => {
      const ledger = readLedger(lines, { charges: CHARGES, dueCents });
      const of = (kind: EntryKind) =>
        lines.filter((entry) => entry.kind === kind).reduce((all, { amountCents }) => all + amountCents, 0);
      const came = of("paid") + of("confirmed");
      expect(ledger.countedCents).toBeGreaterThanOrEqual(0);
      expect(ledger.countedCents).toBeLessThanOrEqual(came);
      expect(ledger.heldCents).toBe(came - of("refunded") - of("chargedBack"));
      if (ledger.paymentStatus === "received") {
        expect(ledger.countedCents + of("waived")).toBeGreaterThanOrEqual(dueCents);
        expect(ledger.openCents).toBe(0);
      } else if (dueCents > of("waived")) expect(ledger.openCents).toBeGreaterThan(0);
    }),
  );
});

test("each line leaves a payment where it is, or moves it as its transitions allow", () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), due, (lines, dueCents) => {
      const after = lines.map((_line, index) =>
        readLedger(lines.slice(0, index + 1), { charges: CHARGES, dueCents }),
      );
      after.reduce(
        ({ paymentStatus: from }, next) => {
          if (from !== next.paymentStatus)
            expect(canMove(PAYMENT_TRANSITIONS, from, next.paymentStatus)).toBe(true);
          return next;
        },
        readLedger([], { charges: CHARGES, dueCents }),
      );
    }),
  );
});

test("each line leaves a charge where it is, or moves it as its transitions allow; money that came is never forgotten", () => {
  const seen = new Set<string>();
  const ofCharge = fc.record({
    kind: fc.constantFrom(
      ...(["paid", "paid", "paid", "refunded", "refunded", "accepted"] as const),
      ...(["chargedBack", "expired", "stopped", "released"] as const),
    ),
    amountCents: fc.constantFrom(1, 400, 600, 1_000, 1_400),
    chargeId: fc.constant("chg_1"),
  });
  // Rare: what was enough together is not any more once something else came.
  const rare = write("paid 600", "paid 400", "refunded 400", "paid 1");
  fc.assert(
    fc.property(fc.array(ofCharge, { maxLength: 6 }), (lines) => {
      const statusAfter = (count: number) =>
        readLedger(lines.slice(0, count), { charges: CHARGES, dueCents: 1_000 }).charges.get("chg_1")?.status;
      for (const index of lines.keys()) {
        const [from, to] = [statusAfter(index), statusAfter(index + 1)];
        if (from === undefined || to === undefined || from === to) continue;
        expect([from, to, canMove(CHARGE_TRANSITIONS, from, to)]).toEqual([from, to, true]);
        seen.add(`${from} → ${to}`);
      }
    }),
    { seed: 1, numRuns: 10_000, examples: [[rare as never]] },
  );
  const allowed = CHARGE_STATUSES.flatMap((from) => CHARGE_TRANSITIONS[from].map((to) => `${from} → ${to}`));
  expect([...seen].sort()).toEqual(allowed.sort());
});

test("what was given back outside is not sent back again by a provider, and what came outside is none of a provider's", () => {
  const back = (...lines: string[]) => {
    const ledger = readLedger(write(...lines), { charges: CHARGES, dueCents: 1_000 });
    return [refundableOf(ledger, "chg_1"), ledger.outsideCents];
  };
  expect(back("paid 1000")).toEqual([1_000, 0]);
  expect(back("paid 1000", "refunded 300 -")).toEqual([700, 0]);
  expect(back("paid 1000", "refunded 1000 -")).toEqual([0, 0]);
  expect(back("paid 600", "confirmed 400")).toEqual([600, 400]);
  expect(back("paid 600", "confirmed 400", "refunded 300 -")).toEqual([600, 100]);
  expect(back("paid 600", "confirmed 400", "refunded 700 -")).toEqual([300, 0]);
  expect(back("paid 600", "chargedBack 600", "confirmed 400")).toEqual([0, 400]);
  expect(back()).toEqual([0, 0]);
});

test("a third refused card is one too many, counted anew once somebody has looked at it", () => {
  const after = (...lines: string[]) => areTooManyDeclined(write(...lines), 0);
  expect(after("created", "declined", "declined")).toBe(false);
  expect(after("created", "declined", "declined", "declined")).toBe(true);
  // By charges of one order after the other.
  expect(after("created", "declined", "declined", "expired", "created 400 chg_2", "declined 0 chg_2")).toBe(
    true,
  );
  expect(after("declined", "declined", "declined", "stopped", "released", "declined", "declined")).toBe(
    false,
  );
  expect(after("declined", "released", "declined", "declined", "declined")).toBe(true);
});

test("a card that was refused twice for other orders within a day is refused here once", () => {
  expect(areTooManyDeclined(write("created", "declined"), 1)).toBe(false);
  expect(areTooManyDeclined(write("created", "declined"), 2)).toBe(true);
});
