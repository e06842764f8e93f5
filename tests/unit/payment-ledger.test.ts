import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ENTRY_KINDS, readLedger } from "#domain/payments/ledger.ts";
import { expectPayment } from "#scripts/bench/payments/payment-oracle.ts";

const CHARGES = [
  { id: "chg_1", amountCents: 1_000 },
  { id: "chg_2", amountCents: 400 },
];
const OF_ORDER = new Set(["asked", "confirmed", "waived", "calledOff"]);
const line = fc
  .record({
    kind: fc.constantFrom(...ENTRY_KINDS),
    amountCents: fc.constantFrom(1, 400, 600, 1_000, 1_400),
    charge: fc.constantFrom("chg_1", "chg_2"),
    isOutside: fc.boolean(),
  })
  .map(({ kind, amountCents, charge, isOutside }) => ({
    ...{ seq: 0, kind, amountCents },
    chargeId: OF_ORDER.has(kind) || (kind === "refunded" && isOutside) ? null : charge,
    ...{ occurredAt: "", by: "", note: "", cardEnd: null },
  }));

test("10,000 random ledgers are read as they are when the rules are told another way", () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom(0, 400, 1_000, 1_400),
      (entries, dueCents) => {
        const { paymentStatus, heldCents } = readLedger(entries, { charges: CHARGES, dueCents });
        const asked = new Map(CHARGES.map(({ id, amountCents }) => [id, amountCents]));
        expect({ paymentStatus, heldCents }).toEqual(expectPayment(entries, asked, dueCents));
      },
    ),
    { numRuns: 10_000 },
  );
});
