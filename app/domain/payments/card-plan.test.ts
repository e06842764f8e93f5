import { expect, test } from "vitest";
import { planInstallments } from "#domain/pricing/payment-condition.ts";
import { annualCostPct, cardPlanOf } from "./card-plan.ts";

const each = (cents: number, count: number) => Array.from({ length: count }, () => cents);

test.each([
  [1_000_000, each(96_547, 12), "2026-12-01", 32.04],
  [2_500_000, each(91_379, 36), "2026-11-21", 20.5],
])("%i cents in installments cost what the rule's example says", (cash, installments, day, expected) => {
  expect(Math.abs(Number(annualCostPct(cash, installments, day)) - expected)).toBeLessThanOrEqual(0.02);
});

test("installments that come to what is paid at once, or less, cost nothing", () => {
  expect(annualCostPct(12_000, each(1_000, 12), "2026-12-01")).toBeNull();
  expect(annualCostPct(12_000, each(900, 12), "2026-12-01")).toBeNull();
  expect(annualCostPct(0, each(900, 12), "2026-12-01")).toBeNull();
});

test("a cost that nobody would pay is still told", () => {
  expect(Number(annualCostPct(100, each(1_000, 2), "2026-12-01"))).toBeGreaterThan(1_000);
});

const payment = { type: "credito", condition: { quantityOfInstallments: 12, downPaymentPct: "0" } } as const;

test("a card's installments divide what is due, and cost what the condition added", () => {
  const totals = { totalCents: 1_158_564, paymentConditionCents: 158_564 };
  expect(cardPlanOf({ dueCents: 1_158_564, openCents: 1_158_564, payment, totals }, "2026-12-01")).toEqual({
    ...{ count: 12, eachCents: 96_547, annualCostPct: "32.04" },
  });
  const half = cardPlanOf({ dueCents: 579_282, openCents: 579_282, payment, totals }, "2026-12-01");
  expect(half).toMatchObject({ count: 12, eachCents: 48_274 });
  expect(Math.abs(Number(half?.annualCostPct) - 32.04)).toBeLessThan(0.02);
  const free = { totalCents: 1_200_000, paymentConditionCents: 0 };
  expect(
    cardPlanOf({ dueCents: 1_200_000, openCents: 1_200_000, payment, totals: free }, "2026-12-01"),
  ).toEqual({
    ...{ count: 12, eachCents: 100_000, annualCostPct: null },
  });
});

test.each([
  { type: "credito", condition: { quantityOfInstallments: 1, downPaymentPct: "0" } },
  { type: "credito", condition: null },
  { type: "debito", condition: { quantityOfInstallments: 12, downPaymentPct: "0" } },
] as const)("$type with $condition is paid at once", (one) => {
  const totals = { totalCents: 100, paymentConditionCents: 0 };
  expect(cardPlanOf({ dueCents: 100, openCents: 100, payment: one, totals }, "2026-12-01")).toBeNull();
});

test("of what is open after a part that was paid, installments are of the rest, at the same cost", () => {
  const totals = { totalCents: 1_158_564, paymentConditionCents: 158_564 };
  const order = { dueCents: 1_158_564, payment, totals };
  const half = cardPlanOf({ ...order, openCents: 579_282 }, "2026-12-01");
  expect(half).toMatchObject({ count: 12, eachCents: 48_274 });
  expect(Math.abs(Number(half?.annualCostPct) - 32.04)).toBeLessThan(0.02);
  expect(cardPlanOf({ ...order, openCents: 0 }, "2026-12-01")).toBeNull();
});

test("a down payment is paid at once: installments divide the rest, and cost more of it", () => {
  const totals = { totalCents: 1_158_564, paymentConditionCents: 158_564 };
  const inParts = {
    type: "credito",
    condition: { quantityOfInstallments: 12, downPaymentPct: "30" },
  } as const;
  const plan = cardPlanOf(
    { dueCents: 1_158_564, openCents: 1_158_564, payment: inParts, totals },
    "2026-12-01",
  );
  // 1,158,564 less 347,569; what is lent is 1,000,000 less 347,569.
  expect(plan).toMatchObject({ count: 12, eachCents: 67_583 });
  expect(plan?.annualCostPct).toBe(annualCostPct(652_431, planInstallments(810_995, 12), "2026-12-01"));
  expect(Number(plan?.annualCostPct)).toBeGreaterThan(32.04);
});
