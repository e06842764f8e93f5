import * as z from "zod";
import { addDays, calendarDayIn, isCalendarDay } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { PaymentProvider } from "#domain/settings/charge-methods.ts";

/** The day whose payments are compared. */
export const ReconciliationQuerySchema = z.object({ day: z.string().max(10).refine(isCalendarDay) });

/** A payment whose facts are to be noted, by the provider's id. */
export const SettleDifferenceSchema = z.strictObject({ providerChargeId: z.string().min(1).max(100) });

/** Attempts at comparing a day by itself, while the provider does not answer. */
export const MAX_COMPARISONS = 5;

/** Hour of the day from which the day before is compared. */
const FIRST_HOUR = 6;
const HOUR_MS = 3_600_000;
/** Whose days providers keep. */
const PROVIDER_TIME_ZONE = "America/Sao_Paulo";

/** The day that is compared by itself at an instant: the day before, from six in the morning of Brasília on; null before.
 *  @example dayToCompare("2026-11-28T09:00:00.000Z") // "2026-11-27" */
export function dayToCompare(nowIso: string): string | null {
  const today = calendarDayIn(nowIso, PROVIDER_TIME_ZONE);
  const start = Date.parse(dayStartIn(today, PROVIDER_TIME_ZONE));
  return Date.parse(nowIso) - start < FIRST_HOUR * HOUR_MS ? null : addDays(today, -1);
}

/** What became of comparing a day by itself. */
export interface DailyComparison {
  attempts: number;
  /** Null while the provider has not answered. */
  comparedAt: string | null;
  /** Number of payments that differed then. */
  differences: number;
}

/** What a provider can tell of a charge that makes a difference for its order. Refused cards move no money; fees and
 *  payouts are noted without asking anybody. */
export const TOLD_KINDS = ["paid", "expired", "refunded", "chargedBack"] as const;

/** Something that the provider knows of a payment and the ledger does not. */
export interface MissingFact {
  kind: (typeof TOLD_KINDS)[number];
  amountCents: Cents;
  occurredAt: string;
}

/** A payment of which the provider knows more than the ledger. */
export interface PaymentDifference {
  providerChargeId: string;
  /** Its order; null where no order has such a charge. */
  order: { id: string; code: string } | null;
  /** Whether its facts can be noted: not without a charge to note them of. */
  canSettle: boolean;
  facts: MissingFact[];
}

/** A provider's payments of a day, compared with the ledger. */
export interface Reconciliation {
  day: string;
  provider: PaymentProvider;
  /** Number of the provider's payments that were compared. Those of other shops in the same account are not. */
  compared: number;
  /** Whether all payments of the day were read. */
  isComplete: boolean;
  differences: PaymentDifference[];
  /** What was found by itself on the morning after; null where nothing was tried. */
  daily: DailyComparison | null;
}
