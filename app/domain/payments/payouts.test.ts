import { expect, test } from "vitest";
import { type HourSum, PayoutQuerySchema, payoutReport } from "./payouts.ts";

const ZONE = "America/Sao_Paulo";
const DAYS = { from: "2026-11-01", until: "2026-11-30" };

const sum = (
  hour: string,
  method: HourSum["method"],
  kind: HourSum["kind"],
  amountCents: number,
): HourSum => ({
  ...{ hour, method, kind, amountCents },
});

test("a report has a row for each day and method, the newest day first, and what they come to", () => {
  const report = payoutReport(
    DAYS,
    [
      sum("2026-11-20T12", "boleto", "paid", 5_000),
      sum("2026-11-20T12", "pix", "paid", 1_000),
      sum("2026-11-20T13", "pix", "paid", 500),
      sum("2026-11-20T13", "pix", "fee", 15),
      sum("2026-11-20T14", "pix", "refunded", 200),
      sum("2026-11-20T15", "pix", "chargedBack", 100),
      sum("2026-11-21T12", "pix", "paidOut", 1_185),
      sum("2026-11-20T16", null, "confirmed", 700),
      sum("2026-11-20T16", null, "refunded", 50),
    ],
    ZONE,
  );
  expect(report.rows).toEqual([
    { day: "2026-11-21", method: "pix", paidCents: 0, feeCents: 0, backCents: 0, paidOutCents: 1_185 },
    { day: "2026-11-20", method: "pix", paidCents: 1_500, feeCents: 15, backCents: 300, paidOutCents: 0 },
    { day: "2026-11-20", method: "boleto", paidCents: 5_000, feeCents: 0, backCents: 0, paidOutCents: 0 },
    { day: "2026-11-20", method: null, paidCents: 700, feeCents: 0, backCents: 50, paidOutCents: 0 },
  ]);
  expect(report.totals).toEqual({ paidCents: 7_200, feeCents: 15, backCents: 350, paidOutCents: 1_185 });
});

test("a day is the distributor's: three hours later than Greenwich's in São Paulo, five in Rio Branco", () => {
  const sums = [sum("2026-11-20T02", "pix", "paid", 1), sum("2026-11-20T04", "pix", "paid", 2)];
  expect(payoutReport(DAYS, sums, ZONE).rows.map(({ day, paidCents }) => [day, paidCents])).toEqual([
    ["2026-11-20", 2],
    ["2026-11-19", 1],
  ]);
  expect(payoutReport(DAYS, sums, "America/Rio_Branco").rows.map(({ day }) => day)).toEqual(["2026-11-19"]);
});

test("a report is of at most 92 days, from a day to the same or a later one", () => {
  const isRight = (from: string, until: string) => PayoutQuerySchema.safeParse({ from, until }).success;
  expect(isRight("2026-11-01", "2026-11-01")).toBe(true);
  expect(isRight("2026-09-01", "2026-12-01")).toBe(true);
  expect(isRight("2026-09-01", "2026-12-02")).toBe(false);
  expect(isRight("2026-11-02", "2026-11-01")).toBe(false);
  expect(isRight("2026-11-31", "2026-12-01")).toBe(false);
});
