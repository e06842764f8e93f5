import { expect, test } from "vitest";
import { MAX_LINE_AMOUNT, MAX_PRODUCT_LINES } from "#domain/requests/cart-schema.ts";
import { type LooseLine, readLine, sumLines, withLine, withMore, writeLine } from "./loose-cart.ts";
import { MAX_SALE_AMOUNT, MAX_SALE_LINES } from "./sale-limits.ts";

const line = (id: string, amount: number): LooseLine => ({
  id,
  amount,
  productCode: id.toUpperCase(),
  name: id,
});
const amountsOf = (lines: readonly LooseLine[]) => lines.map(({ id, amount }) => `${id} ${String(amount)}`);

test("an amount is changed in its place, what is new goes to the end, and zero takes out", () => {
  const lines = [line("a", 1), line("b", 2)];
  expect(amountsOf(withLine(lines, line("a", 5)))).toEqual(["a 5", "b 2"]);
  expect(amountsOf(withLine(lines, line("c", 1)))).toEqual(["a 1", "b 2", "c 1"]);
  expect(amountsOf(withLine(lines, line("a", 0)))).toEqual(["b 2"]);
  expect(withLine(lines, line("b", 2))).toBe(lines);
});

test.each([
  [9_999, 9_999],
  [10_000, 9_999],
  [-1, 0],
])("an amount of %d becomes %d", (asked, expected) => {
  expect(withLine([line("a", 1)], line("a", asked))[0]?.amount ?? 0).toBe(expected);
});

test("a cart that is full takes other amounts and nothing new", () => {
  const full = Array.from({ length: MAX_SALE_LINES }, (_, at) => line(`p${String(at)}`, 1));
  expect(withLine(full, line("new", 1))).toBe(full);
  expect(withLine(full, line("p7", 3))[7]?.amount).toBe(3);
  expect(withLine(full.slice(1), line("new", 1))).toHaveLength(MAX_SALE_LINES);
});

test("more of what is in is added to it", () => {
  expect(amountsOf(withMore([line("a", 2)], [line("a", 3), line("b", 1), line("b", 1)]))).toEqual([
    "a 5",
    "b 2",
  ]);
});

test("a cart comes to prices times amounts, the power of its modules and its weight", () => {
  const known = new Map([
    ["a", { type: "module", powerW: 550, weightKg: 28.4, priceCents: 60_000 }],
    ["b", { type: "inverter", powerW: 5_000, weightKg: 0.1, priceCents: 300_000 }],
  ] as const);
  expect(sumLines([line("a", 10), line("b", 3)], known)).toEqual({
    itemsCents: 1_500_000,
    powerW: 5_500,
    weightG: 284_300,
  });
  expect(sumLines([line("a", 1), line("gone", 1)], known).itemsCents).toBeNull();
  expect(sumLines([], known).itemsCents).toBe(0);
});

test("a line comes back as it was kept, and what is none does not", () => {
  const kept = { id: "prd_1", amount: 3, productCode: 'MOD~"550"', name: "Módulo; 550 W" };
  expect(readLine(writeLine(kept))).toEqual(kept);
  for (const text of [
    "",
    "{}",
    '["a",0,"",""]',
    '["a",1.5,"",""]',
    '["a",10000,"",""]',
    '["",1,"",""]',
    '["a","1","",""]',
  ])
    expect(readLine(text)).toBeNull();
});

test("a cart on the page holds as much as one that is saved", () => {
  expect([MAX_SALE_LINES, MAX_SALE_AMOUNT]).toEqual([MAX_PRODUCT_LINES, MAX_LINE_AMOUNT]);
});
