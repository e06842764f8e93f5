import { expect, test } from "vitest";
import { calculateSum } from "#domain/pricing/calculate-sum.ts";
import { type RequestContent, RequestContentSchema } from "./request-content-schema.ts";
import { sumInputOf } from "./request-sum.ts";
import { visibleContent, visibleTotal } from "./visible-prices.ts";

const CONTENT: RequestContent = RequestContentSchema.parse({
  name: "Residência Marina Alves",
  lines: [
    {
      itemId: "kto_1",
      name: "Kit 5,50 kWp",
      amount: 2,
      powerW: 5500,
      basePriceCents: 1_100_000,
      unitPriceCents: 1_000_000,
      totalCents: 2_000_000,
      products: [],
    },
  ],
  customer: { userOrCompanyName: "Marina Alves", email: "marina@cliente.test", telephone: "+5562987654321" },
  delivery: { shippingType: "FOB", address: null },
  center: { id: "cen_1", name: "Goiânia" },
  payment: { type: "pix" },
  extraItems: [{ id: "ext_1", name: "Seguro", amount: 1, unitPriceCents: 5_000, totalCents: 5_000 }],
  coupon: { id: "cpn_1", code: "SOL", kind: "fixed", amountCents: 1_000, percent: null, maximumCents: null },
  totals: {
    itemsCents: 2_000_000,
    extraItemsCents: 5_000,
    freightCents: 10_000,
    couponCents: 1_000,
    totalCents: 2_014_000,
    powerW: 11_000,
    installmentsCents: [2_014_000],
  },
  explain: [
    { amount: "total", rule: "items + freight", inputs: { itemsCents: 2_000_000 }, resultCents: 2_010_000 },
  ],
});

const ALL = { prices: true, extraItems: true, freight: true, explanation: true };

test("who may see everything gets the request as it is", () => {
  expect(visibleContent(CONTENT, ALL)).toEqual(CONTENT);
  expect(visibleTotal({ id: "req_1", totalCents: 5 }, true)).toEqual({ id: "req_1", totalCents: 5 });
});

test("who may not see the freight gets everything but its value and how it came about", () => {
  const explanation = {
    ...({ source: "fallback", ruleId: null, ruleName: "", type: "fixed", amount: "100" } as const),
    ...{ units: "1", exactCents: "10000", minimumCents: 0, maximumCents: null, roadTenthsOfKm: null },
  };
  const freight = { quoteId: null, provider: "pied" as const, integrationData: { id: 1 }, explanation };
  const shown = visibleContent({ ...CONTENT, freight }, { ...ALL, freight: false });
  expect(shown.freight).toEqual({ ...freight, integrationData: null, explanation: null });
});

test("who may not see prices gets no amount of money, and everything else", () => {
  const { lines, totals, explain, extraItems, coupon, ...rest } = visibleContent(CONTENT, {
    ...ALL,
    prices: false,
  });
  expect(lines).toEqual([
    { ...CONTENT.lines[0], basePriceCents: undefined, unitPriceCents: null, totalCents: null },
  ]);
  expect(extraItems).toEqual([{ ...CONTENT.extraItems[0], unitPriceCents: null, totalCents: null }]);
  expect(Object.values(totals).filter((value) => typeof value === "number")).toEqual([11_000]);
  expect(totals.installmentsCents).toEqual([]);
  expect(coupon).toEqual({
    id: "cpn_1",
    code: "SOL",
    kind: "fixed",
    amountCents: null,
    percent: null,
    maximumCents: null,
  });
  expect(explain).toEqual([]);
  expect(rest).toMatchObject({ name: CONTENT.name, customer: CONTENT.customer, payment: CONTENT.payment });
  expect(JSON.stringify(rest)).not.toContain("2000000");
  expect(visibleTotal({ id: "req_1", totalCents: 5 }, false)).toEqual({ id: "req_1", totalCents: null });
});

test("who may not see prices does not learn from what counts on an order how much was taken off", () => {
  const countsOnOrders = { increasePct: "0", decreasePct: "8" };
  const shown = (prices: boolean) => visibleContent({ ...CONTENT, countsOnOrders }, { ...ALL, prices });
  expect([shown(true).countsOnOrders, shown(false).countsOnOrders]).toEqual([countsOnOrders, undefined]);
});

test.each([
  ["extraItems", { extraItemsCents: null, servicesCents: null }],
  ["freight", { freightCents: null }],
] as const)("who may not see %s gets all but its amounts", (hidden, missing) => {
  const shown = visibleContent(CONTENT, { ...ALL, [hidden]: false });
  expect(shown.totals).toEqual({ ...CONTENT.totals, ...missing });
  expect(shown.extraItems[0]?.totalCents).toBe(hidden === "extraItems" ? null : 5_000);
});

test("who sees prices and not how they came about gets no rule and no price before the rules", () => {
  const shown = visibleContent(CONTENT, { ...ALL, explanation: false });
  expect(shown.explain).toEqual([]);
  expect(shown.lines[0]).toMatchObject({ unitPriceCents: 1_000_000, basePriceCents: undefined });
});

test("a content from before extra items, coupons and conditions reads as one without any", () => {
  const old = RequestContentSchema.parse({
    name: "Antigo",
    lines: CONTENT.lines,
    customer: CONTENT.customer,
    delivery: { shippingType: "CIF", address: null },
    center: CONTENT.center,
    payment: { type: "pix" },
    totals: { itemsCents: 2_000_000, freightCents: 10_000, totalCents: 2_010_000, powerW: 11_000 },
    explain: [{ amount: "items", rule: "sum of lines", inputs: { lines: 1 }, resultCents: 2_000_000 }],
  });
  expect(old).toMatchObject({ extraItems: [], coupon: null, payment: { type: "pix", condition: null } });
  // Summed anew: 2 × 10.000,00 + 100,00 of freight
  expect(calculateSum(sumInputOf(old)).totalCents).toBe(2_010_000);
});
