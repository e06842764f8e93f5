import * as z from "zod";
import { PURCHASE_PERIODS } from "#domain/requests/purchase-limit.ts";

/** Highest limit: ten billion reais. */
const MAX_LIMIT_CENTS = 1_000_000_000_000;
/** Most people of a company that have a limit of their own. */
const MOST_EXCEPTIONS = 500;

const id = z.string().min(1).max(64);
const LimitSchema = z.int().min(0).max(MAX_LIMIT_CENTS).nullable();

/** A limit of one person in place of the company's; null for no limit. */
const PurchaseExceptionSchema = z.strictObject({ userId: id, limitCents: LimitSchema });

const fields = {
  /** What each person but its managers may order in a period, in cents; null for no limit. */
  limitCents: LimitSchema,
  period: z.enum(PURCHASE_PERIODS),
  /** Whether its people order under a purchase-order number only. */
  isNumberRequired: z.boolean(),
};

/** What a company sets for its own people, as it is stored and told. */
export const PurchaseRulesSchema = z.object({
  ...fields,
  exceptions: z.array(PurchaseExceptionSchema),
});

/** New rules of a company, with the version that the edit began with; 0 before the first. */
export const PurchaseRulesUpdateSchema = z
  .strictObject({
    ...fields,
    exceptions: z.array(PurchaseExceptionSchema).max(MOST_EXCEPTIONS),
    version: z.int().min(0),
  })
  .refine(({ exceptions }) => new Set(exceptions.map(({ userId }) => userId)).size === exceptions.length, {
    path: ["exceptions"],
    params: { code: "REPEATED" },
    message: "REPEATED",
  });

/** The rules with the people whom they are about, for the company's managers. */
export const CompanyPurchaseRulesSchema = PurchaseRulesSchema.extend({
  version: z.int(),
  people: z.array(z.object({ id: z.string(), name: z.string(), isManager: z.boolean() })),
});

/** What the rules say of one person at this moment; cents. */
export const OwnPurchaseLimitSchema = z.object({
  /** Null without a limit. */
  limitCents: z.int().nullable(),
  period: z.enum(PURCHASE_PERIODS),
  usedCents: z.int(),
  /** Last day of the period, in the distributor's time zone. */
  lastOn: z.iso.date(),
  isNumberRequired: z.boolean(),
});

export type PurchaseRules = z.infer<typeof PurchaseRulesSchema>;
export type PurchaseRulesUpdate = z.infer<typeof PurchaseRulesUpdateSchema>;
export type CompanyPurchaseRules = z.infer<typeof CompanyPurchaseRulesSchema>;
export type OwnPurchaseLimit = z.infer<typeof OwnPurchaseLimitSchema>;

/** A company that has set nothing. */
export const NO_PURCHASE_RULES: PurchaseRules = {
  limitCents: null,
  period: "month",
  isNumberRequired: false,
  exceptions: [],
};
