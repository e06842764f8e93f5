import { z } from "zod";

/** Budgets and orders: expiry, what buyers may do by themselves, and the file that a checkout asks for.
 *  @source spec, budget settings, request expiry settings, checkout load (`configCheckoutFile`); house: docs/decisions */
export const RequestSettingsSchema = z.object({
  /** Whether budgets expire, and how many calendar days after they were saved. */
  budgetExpiry: z
    .object({ active: z.boolean().default(false), days: z.int().min(1).max(365).default(15) })
    .prefault({}),
  /** Whether integrators may bring expired budgets up to date by themselves. */
  enableUpdateExpiredBudget: z.boolean().default(true),
  /** Buttons that integrators find at the end of a checkout. */
  showBudgetButton: z.boolean().default(true),
  showRequestButton: z.boolean().default(true),
  /** A document of the buyer's that goes with a request: an identity card, the electricity bill. */
  configCheckoutFile: z
    .object({
      enabled: z.boolean().default(false),
      required: z.boolean().default(false),
      label: z.string().trim().max(80).default(""),
      help: z.string().trim().max(200).default(""),
    })
    .prefault({}),
});

export type RequestSettings = z.infer<typeof RequestSettingsSchema>;
