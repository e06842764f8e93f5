import { expect, test } from "vitest";
import { choiceKey, expectedCents, sumOf } from "./choice-sum.ts";

const CHOICE = [
  { id: "kto_1", amount: 2 },
  { id: "kto_2", amount: 1 },
];

test("chosen kits cost the sum of their prices times their amounts", () => {
  const items = [
    { id: "kto_1", singlePriceCents: 1_000_050 },
    { id: "kto_2", singlePriceCents: 499_900 },
  ];
  expect(sumOf({ items, missingIds: [] }, CHOICE)).toEqual({
    totalCents: 2_500_000,
    missing: 0,
    priceOf: { kto_1: 1_000_050, kto_2: 499_900 },
  });
});

test("kits that are not on sale any more cost nothing and are counted", () => {
  const items = [{ id: "kto_1", singlePriceCents: 1_000_050 }];
  expect(sumOf({ items, missingIds: ["kto_2"] }, CHOICE)).toMatchObject({
    totalCents: 2_000_100,
    missing: 1,
  });
});

test("without a price for one there is no sum", () => {
  const items = [{ id: "kto_1", singlePriceCents: 1_000_050 }, { id: "kto_2" }];
  expect(sumOf({ items, missingIds: [] }, CHOICE).totalCents).toBeNull();
  expect(sumOf({ items: [], missingIds: ["kto_1", "kto_2"] }, CHOICE).totalCents).toBeNull();
});

test("a choice is told from another by kits and amounts", () => {
  expect(choiceKey(CHOICE)).toBe("kto_1~2,kto_2~1");
  expect(choiceKey([])).toBe("");
});

test("until the server has said it, a choice comes to what its prices on the page say; with one unknown, to nothing", () => {
  expect(expectedCents(CHOICE, { kto_1: 1_000_050, kto_2: 499_900, kto_3: 1 })).toBe(2_500_000);
  expect(expectedCents(CHOICE, { kto_1: 1_000_050 })).toBeNull();
  expect(expectedCents([], { kto_1: 1_000_050 })).toBeNull();
});
