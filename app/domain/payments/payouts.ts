import * as z from "zod";
import { EXPORT_FORMATS } from "#domain/files/sheet-file.ts";
import { CHARGE_METHODS, type ChargeMethod } from "#domain/settings/charge-methods.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { type Cents, sumCents } from "#domain/shared/money.ts";
import type { EntryKind } from "./ledger.ts";

/** The most days of one report. */
const MAX_PAYOUT_DAYS = 92;

/** Days of a report of payouts, both included, in the distributor's time zone. */
export const PayoutQuerySchema = z
  .strictObject({ from: DaySchema, until: DaySchema })
  .refine(({ from, until }) => from <= until && until < addDays(from, MAX_PAYOUT_DAYS), {
    ...{ path: ["until"], message: "RANGE", params: { code: "RANGE" } },
  });
export type PayoutQuery = z.infer<typeof PayoutQuerySchema>;

/** The same, and the format of the file. */
export const PayoutExportQuerySchema = PayoutQuerySchema.safeExtend({
  format: z.enum(EXPORT_FORMATS).default("xlsx"),
});

/** What moved on the books, in cents. */
const SUMS = {
  /** Came from payers. */
  paidCents: ["paid", "confirmed"],
  feeCents: ["fee"],
  /** Went back to payers, by the distributor or by their banks. */
  backCents: ["refunded", "chargedBack"],
  /** What the provider has put at the distributor's disposal. */
  paidOutCents: ["paidOut"],
} as const satisfies Record<string, readonly EntryKind[]>;

/** Lines of the ledger that a report counts. */
export const PAYOUT_KINDS: readonly EntryKind[] = Object.values(SUMS).flat();

/** What moved on the books on one day by one method; null for what came and went outside of the portal. */
const PayoutRowSchema = z.object({
  day: DaySchema,
  method: z.enum(CHARGE_METHODS).nullable(),
  paidCents: z.int(),
  feeCents: z.int(),
  backCents: z.int(),
  paidOutCents: z.int(),
});
export type PayoutRow = z.infer<typeof PayoutRowSchema>;

/** A report: its rows, the newest day first, and what they come to. */
export const PayoutReportSchema = z.object({
  from: DaySchema,
  until: DaySchema,
  rows: z.array(PayoutRowSchema),
  totals: PayoutRowSchema.omit({ day: true, method: true }),
});
export type PayoutReport = z.infer<typeof PayoutReportSchema>;

/** Lines of a kind by one method that were in the same hour, as a sum. */
export interface HourSum {
  /** `2026-11-29T02`, UTC: no time zone's day begins within an hour of ours. */
  hour: string;
  method: ChargeMethod | null;
  kind: EntryKind;
  amountCents: Cents;
}

/** Puts a report together out of sums by the hour. */
export function payoutReport(
  { from, until }: PayoutQuery,
  sums: readonly HourSum[],
  timeZone: string,
): PayoutReport {
  const groups = new Map<string, { day: string; method: ChargeMethod | null; lines: HourSum[] }>();
  for (const sum of sums) {
    const day = calendarDayIn(`${sum.hour}:00:00.000Z`, timeZone);
    const key = `${day} ${sum.method ?? ""}`;
    const { lines } = groups.get(key) ?? { lines: [] };
    groups.set(key, { day, method: sum.method, lines: [...lines, sum] });
  }
  const rows = [...groups.values()].map(({ day, method, lines }): PayoutRow => ({
    day,
    method,
    ...totalsOf(lines),
  }));
  const place = ({ method }: PayoutRow) =>
    method === null ? CHARGE_METHODS.length : CHARGE_METHODS.indexOf(method);
  rows.sort((one, other) => other.day.localeCompare(one.day) || place(one) - place(other));
  return { from, until, rows, totals: totalsOf(sums) };
}

function totalsOf(lines: readonly HourSum[]): PayoutReport["totals"] {
  const sumOf = (kinds: readonly EntryKind[]) =>
    sumCents(lines.filter(({ kind }) => kinds.includes(kind)).map(({ amountCents }) => amountCents));
  return {
    paidCents: sumOf(SUMS.paidCents),
    feeCents: sumOf(SUMS.feeCents),
    backCents: sumOf(SUMS.backCents),
    paidOutCents: sumOf(SUMS.paidOutCents),
  };
}
