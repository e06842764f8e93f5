import { expect, test } from "vitest";
import { lineStockText, stockText } from "./stock-text.ts";

const ARRIVING = { availability: "arriving", futureStockDate: "2026-12-04" } as const;
const IN_STOCK = { availability: "inStock", futureStockDate: null } as const;
const UNAVAILABLE = { availability: "unavailable", futureStockDate: null } as const;

const FIRST = { amount: 200, expectedOn: "2026-12-04" };
const SECOND = { amount: 400, expectedOn: "2026-12-18" };

test.each([
  [
    { ...ARRIVING, units: { available: 0, coming: [FIRST, SECOND] } },
    "Nada em estoque · 200 chegam em 04/12/2026 · 400 chegam em 18/12/2026",
  ],
  [
    { ...IN_STOCK, units: { available: 1_600, coming: [{ ...FIRST, amount: 1 }] } },
    "1.600 em estoque · 1 chega em 04/12/2026",
  ],
  [
    { ...ARRIVING, units: { available: 0, coming: [{ amount: 30, expectedOn: null }] } },
    "Nada em estoque · 30 a caminho, sem data",
  ],
  [{ ...UNAVAILABLE, units: { available: 0, coming: [] } }, "Sem estoque"],
  [ARRIVING, "Chega em 04/12/2026"],
  [{ ...ARRIVING, futureStockDate: null }, "A caminho"],
  [IN_STOCK, "Em estoque"],
  [UNAVAILABLE, "Sem estoque"],
])("%j is said as “%s”", (facts, text) => {
  expect(stockText(facts)).toBe(text);
});

test.each([
  [IN_STOCK, null, null],
  [ARRIVING, null, "2.000 un. só a partir de 04/12/2026."],
  [UNAVAILABLE, null, "Não há 2.000 un. em CD Goiânia."],
  [UNAVAILABLE, "CD Campinas", "Não há 2.000 un. em CD Goiânia; CD Campinas tem."],
] as const)("a line of 2,000 of which %j, elsewhere %s, says %s", (facts, elsewhere, text) => {
  expect(lineStockText(facts, { amount: 2_000, center: "CD Goiânia", elsewhere })).toBe(text);
});
