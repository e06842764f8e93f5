import fc from "fast-check";
import { expect, test } from "vitest";
import { type EntryKind, readLedger } from "#domain/payments/ledger.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { moneyOfOrder } from "./order-money.ts";
import { isAllTakenBack, unitsOfOrder } from "./order-units.ts";
import { valueOfOrder, valueOfUnits } from "./order-value.ts";
import { quoteReturn, type ReturnFacts, type UnitsState, type WantedLine } from "./quote-return.ts";

type Valued = Parameters<typeof valueOfOrder>[0];

/** Lines at their total, and the steps from their sum to the total of the order. */
function buildOrder(
  lines: readonly { itemId: string; amount: number; totalCents: number }[],
  steps: Partial<Valued["totals"]> = {},
): Valued {
  const itemsCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const all = {
    ...{ extraItemsCents: 0, servicesCents: 0, freightCents: 0, increaseCents: 0, decreaseCents: 0 },
    ...{ couponCents: 0, paymentConditionCents: 0 },
    ...steps,
  };
  return {
    lines: lines.map((line) => ({ ...line, name: line.itemId })),
    totals: {
      ...{ installmentsCents: [], companyServiceCents: 0, invoiceCents: null, powerW: 0, itemsCents },
      ...all,
      totalCents:
        itemsCents +
        all.extraItemsCents +
        all.servicesCents +
        all.increaseCents -
        all.decreaseCents -
        all.couponCents +
        all.freightCents +
        all.paymentConditionCents,
    },
  };
}

interface Past {
  shipped?: Record<string, number>;
  returns?: WantedLine[][];
  state?: UnitsState;
  paidCents?: number;
}

function ledgerOf(paidCents: number) {
  const entries = [{ kind: "confirmed" as const, chargeId: null, amountCents: paidCents }];
  return readLedger(paidCents === 0 ? [] : entries, { charges: [], dueCents: paidCents });
}

function factsOf(order: Valued, { shipped = {}, returns = [], state = "held", paidCents = 0 }: Past = {}) {
  const value = valueOfOrder(order);
  const shipments = [{ lines: Object.entries(shipped).map(([itemId, amount]) => ({ itemId, amount })) }];
  const facts: ReturnFacts = {
    value,
    units: unitsOfOrder(
      value.items,
      shipments,
      returns.map((lines) => ({ lines })),
    ),
    money: { totalCents: order.totals.totalCents, takenOffCents: 0, ledger: ledgerOf(paidCents) },
    products: (itemId) => [{ productId: `p-${itemId}`, name: `Produto ${itemId}`, amount: 2 }],
    stateOf: () => state,
  };
  return facts;
}

const cancel = (itemId: string, cancelled: number): WantedLine => ({
  ...{ itemId, cancelled, returned: 0, restocked: true },
});
const giveBack = (itemId: string, returned: number, restocked = true): WantedLine => ({
  ...{ itemId, cancelled: 0, returned, restocked },
});

test("an item is worth its part of the total after discount, coupon and payment condition; freight stays", () => {
  // R$ 300,00 of items less R$ 30,00, plus R$ 30,00 of freight; the condition takes 10% off it all.
  const order = buildOrder(
    [
      { itemId: "modulo", amount: 4, totalCents: 20_000 },
      { itemId: "inversor", amount: 1, totalCents: 10_000 },
    ],
    { decreaseCents: 2_000, couponCents: 1_000, freightCents: 3_000, paymentConditionCents: -3_000 },
  );
  expect(valueOfOrder(order)).toEqual({
    items: [
      { itemId: "modulo", name: "modulo", amount: 4, valueCents: 16_200 }, // 200,00 × 0,9 × 0,9
      { itemId: "inversor", name: "inversor", amount: 1, valueCents: 8_100 },
    ],
    restCents: 2_700, // 30,00 × 0,9
  });
  const one = quoteReturn([cancel("modulo", 1)], factsOf(order));
  expect(one).toMatchObject({ amountCents: 4_050, restCents: 0, isAll: false });
  expect(one.money).toMatchObject({ totalCents: 27_000, dueCents: 22_950, toPayCents: 22_950 });
  const all = quoteReturn([cancel("modulo", 4), cancel("inversor", 1)], factsOf(order));
  expect(all).toMatchObject({ amountCents: 27_000, restCents: 2_700, isAll: true });
  expect(all.money).toMatchObject({ dueCents: 0, toPayCents: 0, toGiveBackCents: 0 });
});

test("free units are worth as much as the others, and two lines of an item count together", () => {
  const order = buildOrder([
    { itemId: "cabo", amount: 3, totalCents: 1_000 },
    { itemId: "cabo", amount: 7, totalCents: 0 },
  ]);
  expect(quoteReturn([cancel("cabo", 1)], factsOf(order)).amountCents).toBe(100);
  expect(valueOfUnits({ amount: 3, valueCents: 100 }, 1)).toBe(33);
  expect(valueOfUnits({ amount: 3, valueCents: 100 }, 2)).toBe(67);
});

test("an order that costs nothing gives nothing back, and neither does an empty item", () => {
  const order = buildOrder([{ itemId: "brinde", amount: 2, totalCents: 0 }]);
  expect(quoteReturn([cancel("brinde", 2)], factsOf(order)).amountCents).toBe(0);
  expect(valueOfUnits({ amount: 0, valueCents: 0 }, 0)).toBe(0);
});

const sold = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 40 }), totalCents: fc.integer({ min: 0, max: 9_999_999 }) }),
  { minLength: 1, maxLength: 6 },
);
const parts = fc.record({
  extraItemsCents: fc.integer({ min: 0, max: 99_999 }),
  servicesCents: fc.integer({ min: 0, max: 99_999 }),
  freightCents: fc.integer({ min: 0, max: 999_999 }),
  increaseCents: fc.integer({ min: 0, max: 9_999 }),
  off: fc.double({ min: 0, max: 1, noNaN: true }),
  condition: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
});

test("taking back all of an order in any steps gives back exactly its total, and never a negative amount", () => {
  fc.assert(
    fc.property(sold, parts, fc.infiniteStream(fc.nat({ max: 12 })), (items, some, picks) => {
      const { off, condition, ...steps } = some;
      const lines = items.map((item, index) => ({ ...item, itemId: `i${String(index)}` }));
      const plain = buildOrder(lines, steps).totals;
      const decreaseCents = Math.round((plain.totalCents - plain.freightCents) * off);
      const paymentConditionCents = Math.round((plain.totalCents - decreaseCents) * condition);
      const order = buildOrder(lines, { ...steps, decreaseCents, paymentConditionCents });
      const shipped = Object.fromEntries(lines.map(({ itemId, amount }) => [itemId, amount >> 1]));
      const returns: WantedLine[][] = [];
      let given = 0;
      for (;;) {
        const facts = factsOf(order, { shipped, returns });
        if (isAllTakenBack(facts.units)) break;
        const wanted = facts.units.flatMap(({ itemId, toShip, toReturn }) => {
          const cancelled = Math.min(toShip, picks.next().value);
          const returned = Math.min(toReturn, picks.next().value);
          return cancelled + returned === 0 ? [] : [{ itemId, cancelled, returned, restocked: true }];
        });
        if (wanted.length === 0) continue;
        const quote = quoteReturn(wanted, facts);
        for (const { amountCents } of quote.lines) expect(amountCents).toBeGreaterThanOrEqual(0);
        expect(quote.lines.reduce((sum, { amountCents }) => sum + amountCents, quote.restCents)).toBe(
          quote.amountCents,
        );
        given += quote.amountCents;
        returns.push(wanted);
      }
      expect(given).toBe(order.totals.totalCents);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["held", "freed"],
  ["discounted", "back"],
  ["released", "nothing"],
  ["none", "nothing"],
] as const)("units that stock counts as %s are %s; broken ones are written off", (state, effect) => {
  const order = buildOrder([{ itemId: "kit", amount: 5, totalCents: 500 }]);
  const facts = factsOf(order, { shipped: { kit: 3 }, state });
  expect(quoteReturn([{ ...giveBack("kit", 1), cancelled: 2 }], facts)).toMatchObject({
    products: [{ productId: "p-kit", back: 6, lost: 0 }],
    stock: [{ productId: "p-kit", amount: 6, effect }],
  });
  expect(quoteReturn([{ ...giveBack("kit", 1, false), cancelled: 1 }], facts)).toMatchObject({
    products: [{ productId: "p-kit", back: 2, lost: 2 }],
    stock: [
      { amount: 2, effect },
      { amount: 2, effect: state === "none" ? "nothing" : "writtenOff" },
    ],
  });
});

test.each([
  [[cancel("kit", 3)], "TOO_MANY"],
  [[giveBack("kit", 4)], "TOO_MANY"],
  [[cancel("outro", 1)], "UNKNOWN"],
  [[cancel("kit", 0)], "NOTHING"],
  [[], "NOTHING"],
])("%j of five units, of which three were shipped, is refused as %s", (wanted, code) => {
  const order = buildOrder([{ itemId: "kit", amount: 5, totalCents: 500 }]);
  const refused = () => quoteReturn(wanted, factsOf(order, { shipped: { kit: 3 } }));
  expect(refused).toThrow(
    expect.toSatisfy(
      (error) => isDomainError(error, "INVALID_BODY") && error.details.issues[0]?.code === code,
    ),
  );
});

const CHARGES = [{ id: "chg", amountCents: 1_000 }];

test.each([
  ["nothing paid", [], 0, 800, 0],
  ["all paid by a charge", ["paid 1000"], 1_000, 0, 200],
  ["a part paid, which somebody let count", ["paid 600", "accepted"], 600, 200, 0],
  ["a part paid that waits for a person", ["paid 600"], 600, 200, 0],
  ["nearly all paid, and the rest waived", ["paid 900", "accepted", "waived 100 -"], 900, 0, 100],
  ["nearly all paid, and more waived than that", ["paid 700", "accepted", "waived 300 -"], 700, 0, 0],
  ["paid twice", ["paid 1000", "paid 1000"], 2_000, 0, 1_200],
  ["confirmed before by hand", ["confirmed 1000 -"], 1_000, 0, 200],
  ["confirmed after it by hand", ["confirmed 800 -"], 800, 0, 0],
  ["a part given back outside", ["paid 1000", "refunded 150 -"], 1_000, 0, 50],
  ["a part sent back by the provider", ["paid 1000", "refunded 150"], 1_000, 0, 50],
  ["more sent back than was owed, out of kindness", ["paid 1000", "refunded 300"], 1_000, 0, 0],
  ["all taken back by the bank", ["paid 1000", "chargedBack 1000"], 0, 800, 0],
] as const)(
  "with %s and R$ 2,00 of R$ 10,00 taken off, what was paid, is to pay and to give back is told",
  (_, lines, paidCents, toPayCents, toGiveBackCents) => {
    const entries = lines.map((line) => {
      const [kind = "", amount = "0", of] = line.split(" ");
      return { kind: kind as EntryKind, amountCents: Number(amount), chargeId: of === "-" ? null : "chg" };
    });
    const ledger = readLedger(entries, { charges: CHARGES, dueCents: 800 });
    expect(moneyOfOrder({ totalCents: 1_000, ledger, takenOffCents: 200 })).toMatchObject({
      ...{ dueCents: 800, paidCents, toPayCents, toGiveBackCents },
    });
  },
);

test("what is to be given back follows the payment: of a paid order all that is taken off", () => {
  const order = buildOrder([{ itemId: "kit", amount: 4, totalCents: 1_000 }]);
  const paid = quoteReturn([cancel("kit", 1)], factsOf(order, { paidCents: 1_000 }));
  expect(paid.money).toMatchObject({ paidCents: 1_000, toGiveBackCents: 250, toPayCents: 0 });
});
