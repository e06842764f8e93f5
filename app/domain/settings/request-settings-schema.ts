import * as z from "zod";
import { SaleEmailsSchema } from "./sale-email-schema.ts";

/** Settings of budgets and orders: expiry, buyers' actions, and the file that a checkout asks for.
 *  @source spec, budget settings, request expiry settings, checkout load (`configCheckoutFile`); house:
 *  docs/decisions */
export const RequestSettingsSchema = z.object({
  /** Whether budgets expire, and after how many calendar days. */
  budgetExpiry: z
    .object({
      active: z.boolean().default(false),
      days: z.int().min(1).max(365).default(15),
      /** Days before its last one on which a budget's people are reminded; 0 for no reminder. */
      remindDays: z.int().min(0).max(60).default(3),
      /** Id of the status that open budgets get when they are over; null to leave them as they are. */
      overStatusId: z.string().max(64).nullable().default(null),
    })
    .prefault({}),
  /** Whether integrators may renew expired budgets. */
  enableUpdateExpiredBudget: z.boolean().default(true),
  /** Buttons that integrators see at the end of a checkout. */
  showBudgetButton: z.boolean().default(true),
  showRequestButton: z.boolean().default(true),
  /** Whether integrators see who of the distributor looks after their budgets and orders. */
  showSellerToIntegrator: z.boolean().default(false),
  /** Status of orders that their payment moves on; null for none. */
  paidStatusId: z.string().max(64).nullable().default(null),
  /** A document of the buyer for the request: an identity card, an electricity bill. */
  configCheckoutFile: z
    .object({
      enabled: z.boolean().default(false),
      required: z.boolean().default(false),
      label: z.string().trim().max(80).default(""),
      help: z.string().trim().max(200).default(""),
    })
    .prefault({}),
  saleEmails: SaleEmailsSchema.prefault({}),
});

export type RequestSettings = z.infer<typeof RequestSettingsSchema>;
