import { expect, test } from "vitest";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import { comparePrices, movesBeyond, type PricesToday, repriceContent } from "./price-drift.ts";
import { resumContent } from "../requests/resum-content.ts";

/** Two lines as the first versions stored them: R$ 10.000,00 and 2 × R$ 500,00, freight R$ 100,00. */
function buildContent(changes: Partial<RequestContent> = {}): RequestContent {
  const line = { powerW: 5_500, products: [] };
  return RequestContentSchema.parse({
    name: "Galpão",
    lines: [
      {
        ...line,
        itemId: "a",
        name: "Kit A",
        amount: 1,
        unitPriceCents: 1_000_000,
        totalCents: 1_000_000,
      },
      { ...line, itemId: "b", name: "Kit B", amount: 2, unitPriceCents: 50_000, totalCents: 100_000 },
    ],
    customer: { userOrCompanyName: "Horizonte", email: "a@b.test", telephone: "+5562987654321" },
    delivery: { shippingType: "CIF", address: null },
    center: { id: "cen", name: "CD" },
    payment: { type: "pix" },
    totals: { itemsCents: 1_100_000, freightCents: 10_000, totalCents: 1_110_000, powerW: 16_500 },
    explain: [],
    ...changes,
  });
}

function pricesOf(lines: Record<string, number>, freightCents = 10_000): PricesToday {
  return {
    lines: new Map(
      Object.entries(lines).map(([id, unitPriceCents]) => [
        id,
        { basePriceCents: unitPriceCents, unitPriceCents, explain: [] },
      ]),
    ),
    freight: { priceCents: freightCents, offer: null, kept: null },
    rulesVersion: 3,
  };
}

test.each([
  [100_000, 102_000, "2", false],
  [100_000, 102_001, "2", true],
  [100_000, 98_000, "2", false],
  [100_000, 97_999, "2", true],
  [100_000, 100_001, "0", true],
  [100_000, 100_000, "0", false],
  [0, 1, "100", true],
  [0, 0, "2", false],
])("from %i to %i cents under a threshold of %s percent is told: %s", (fromCents, toCents, pct, isTold) => {
  expect(movesBeyond({ fromCents, toCents }, pct)).toBe(isTold);
});

test("a content at today's prices has new lines, freight and total, and names the rules that priced it", () => {
  const after = repriceContent(buildContent(), pricesOf({ a: 1_050_000, b: 40_000 }, 12_000));
  expect(after.lines.map(({ unitPriceCents, totalCents }) => [unitPriceCents, totalCents])).toEqual([
    [1_050_000, 1_050_000],
    [40_000, 80_000],
  ]);
  expect(after.totals).toMatchObject({ itemsCents: 1_130_000, freightCents: 12_000, totalCents: 1_142_000 });
  expect(after.rulesVersion).toBe(3);
});

test("a discount that was agreed is taken off today's prices", () => {
  const before = resumContent(buildContent(), {
    valueModifier: {
      increase: { type: "percentage", amount: "0" },
      decrease: { type: "percentage", amount: "10" },
    },
  });
  // 90 % of 1,100,000 and the freight.
  expect(before.totals).toMatchObject({ decreaseCents: 110_000, totalCents: 1_000_000 });
  const after = repriceContent(before, pricesOf({ a: 1_100_000, b: 50_000 }));
  expect(after.totals).toMatchObject({ decreaseCents: 120_000, totalCents: 1_090_000 });
});

test("a line that is not on sale any more keeps its price, and the comparison says so", () => {
  const before = buildContent();
  const today = pricesOf({ a: 1_200_000 });
  const after = repriceContent(before, today);
  expect(comparePrices(before, after, { today, thresholdPct: "2" })).toEqual({
    lines: [
      { id: "a", name: "Kit A", amount: 1, fromCents: 1_000_000, toCents: 1_200_000, onSale: true },
      { id: "b", name: "Kit B", amount: 2, fromCents: 100_000, toCents: 100_000, onSale: false },
    ],
    freight: { fromCents: 10_000, toCents: 10_000, kept: null },
    other: { fromCents: 0, toCents: 0 },
    total: { fromCents: 1_110_000, toCents: 1_310_000 },
    thresholdPct: "2",
  });
});
