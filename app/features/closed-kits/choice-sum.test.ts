import { expect, test } from "vitest";
import { choiceKey, expectedCents, knownKit, sumOf } from "./choice-sum.ts";

const CHOICE = [
  { id: "kto_1", amount: 2 },
  { id: "kto_2", amount: 1 },
];

const ONE = { id: "kto_1", name: "Kit 5 kWp", powerW: 5_000 };
const TWO = { id: "kto_2", name: "Kit 3 kWp", powerW: 3_000 };
const GONE = { powerW: null, priceCents: null, difference: null, isMissing: true };

/** Kits at their prices. */
const known = (prices: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(prices).map(([id, priceCents]) =>
      knownKit({ id, name: "Kit", powerW: 1_000, priceCents }),
    ),
  );

test("chosen kits cost the sum of their prices times their amounts", () => {
  const items = [
    { ...ONE, singlePriceCents: 1_000_050 },
    { ...TWO, singlePriceCents: 499_900 },
  ];
  expect(sumOf({ items, missingIds: [], missing: [] }, CHOICE)).toEqual({
    totalCents: 2_500_000,
    missing: 0,
    kits: {
      kto_1: { name: "Kit 5 kWp", powerW: 5_000, priceCents: 1_000_050, difference: null, isMissing: false },
      kto_2: { name: "Kit 3 kWp", powerW: 3_000, priceCents: 499_900, difference: null, isMissing: false },
    },
  });
});

test("kits that are not on sale any more cost nothing, and are counted and named", () => {
  const items = [{ ...ONE, singlePriceCents: 1_000_050 }];
  const missing = [{ id: "kto_2", name: "Kit 3 kWp" }];
  expect(sumOf({ items, missingIds: ["kto_2", "kto_3"], missing }, CHOICE)).toMatchObject({
    totalCents: 2_000_100,
    missing: 2,
    kits: { kto_2: { ...GONE, name: "Kit 3 kWp" }, kto_3: { ...GONE, name: "" } },
  });
});

test("without a price for one there is no sum", () => {
  const items = [{ ...ONE, singlePriceCents: 1_000_050 }, TWO];
  const sum = sumOf({ items, missingIds: [], missing: [] }, CHOICE);
  expect([sum.totalCents, sum.kits["kto_2"]?.priceCents]).toEqual([null, null]);
  expect(sumOf({ items: [], missingIds: ["kto_1", "kto_2"], missing: [] }, CHOICE).totalCents).toBeNull();
});

test("a choice is told from another by kits and amounts", () => {
  expect(choiceKey(CHOICE)).toBe("kto_1~2,kto_2~1");
  expect(choiceKey([])).toBe("");
});

test("until the server has said it, a choice comes to what its prices on the page say; with one unknown, to nothing", () => {
  expect(expectedCents(CHOICE, known({ kto_1: 1_000_050, kto_2: 499_900, kto_3: 1 }))).toBe(2_500_000);
  expect(expectedCents(CHOICE, known({ kto_1: 1_000_050 }))).toBeNull();
  expect(expectedCents([], known({ kto_1: 1_000_050 }))).toBeNull();
});
