import * as z from "zod";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { PaymentProvider } from "#domain/settings/charge-methods.ts";

/** The day whose payments are compared. */
export const ReconciliationQuerySchema = z.object({ day: z.string().max(10).refine(isCalendarDay) });

/** A payment whose facts are to be noted, by the provider's id. */
export const SettleDifferenceSchema = z.strictObject({ providerChargeId: z.string().min(1).max(100) });

/** What a provider can tell of a charge. */
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
}
