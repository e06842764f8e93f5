import * as z from "zod";
import { readListQuery } from "#domain/shared/list-query.ts";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { comparePct, isPct } from "#domain/shared/percent.ts";
import { COUPON_STATUSES } from "./coupon.ts";
import { COUPON_CODE_FORM, normalizeCouponCode } from "./coupon-code.ts";

/** Ten million reais in cents. */
const MAX_CENTS = 1_000_000_000;
const MAX_USES = 1_000_000;
const PERCENT_DECIMALS = /^\d+(\.\d{1,2})?$/;

const coded = (code: string) => ({ message: code, params: { code } });

const LimitSchema = z.int().min(1).max(MAX_USES).nullable();

const PercentSchema = z
  .string()
  .max(10)
  .refine(
    (text) =>
      isPct(text) && PERCENT_DECIMALS.test(text) && comparePct(text, "0") > 0 && comparePct(text, "100") <= 0,
    coded("INVALID_PCT"),
  );

const fields = {
  code: z
    .string()
    .max(60)
    .transform(normalizeCouponCode)
    .refine((code) => COUPON_CODE_FORM.test(code), coded("INVALID_COUPON_CODE")),
  description: z.string().trim().max(200).default(""),
  kind: z.enum(["fixed", "percentage"]),
  /** Amount of a fixed coupon. */
  amountCents: z.int().min(1).max(MAX_CENTS).nullable().default(null),
  /** Percentage as decimal text, above 0 and up to 100. */
  percent: PercentSchema.nullable().default(null),
  /** Upper limit of the reduction; null for no limit. */
  maximumCents: z.int().min(1).max(MAX_CENTS).nullable().default(null),
  /** Smallest subtotal that the coupon applies to. */
  minimumCents: z.int().min(0).max(MAX_CENTS).default(0),
  /** Null for unlimited. */
  maxUses: LimitSchema.default(null),
  maxUsesPerIntegrator: LimitSchema.default(null),
  /** First and last valid day; null for no limit. */
  startsOn: DaySchema.nullable().default(null),
  endsOn: DaySchema.nullable().default(null),
  /** Purchase types that the coupon applies to; empty for all. */
  purchaseTypes: z.array(z.enum(PURCHASE_TYPES)).max(PURCHASE_TYPES.length).default([]),
  /** Ids of groups of integrators; empty for all. */
  groupIds: z.array(z.string().min(1).max(64)).max(100).default([]),
  active: z.boolean().default(true),
};

type Fields = z.infer<ReturnType<typeof z.object<typeof fields>>>;

function hasAmount({ kind, amountCents }: Pick<Fields, "kind" | "amountCents">): boolean {
  return kind === "percentage" || amountCents !== null;
}

function hasPercent({ kind, percent }: Pick<Fields, "kind" | "percent">): boolean {
  return kind === "fixed" || percent !== null;
}

function isPeriodInOrder({ startsOn, endsOn }: Pick<Fields, "startsOn" | "endsOn">): boolean {
  return startsOn === null || endsOn === null || startsOn <= endsOn;
}

const AMOUNT_REFUSAL = { ...coded("REQUIRED"), path: ["amountCents"] };
const PERCENT_REFUSAL = { ...coded("REQUIRED"), path: ["percent"] };
const PERIOD_REFUSAL = { ...coded("PERIOD_REVERSED"), path: ["endsOn"] };

/** Input of a new coupon. */
export const CouponInputSchema = z
  .strictObject(fields)
  .refine(hasAmount, AMOUNT_REFUSAL)
  .refine(hasPercent, PERCENT_REFUSAL)
  .refine(isPeriodInOrder, PERIOD_REFUSAL);

/** Input that replaces a stored version of a coupon. */
export const CouponUpdateSchema = z
  .strictObject({ ...fields, version: z.int().min(1) })
  .refine(hasAmount, AMOUNT_REFUSAL)
  .refine(hasPercent, PERCENT_REFUSAL)
  .refine(isPeriodInOrder, PERIOD_REFUSAL);

/** The fields of a coupon's form; amounts and percentages in Brazilian notation. */
export const CouponFormSchema = z.object({
  code: FORM_TEXT,
  description: FORM_TEXT,
  kind: FORM_TEXT,
  amount: FORM_TEXT,
  percent: FORM_TEXT,
  maximum: FORM_TEXT,
  minimum: FORM_TEXT,
  maxUses: FORM_TEXT,
  maxUsesPerIntegrator: FORM_TEXT,
  startsOn: FORM_TEXT,
  endsOn: FORM_TEXT,
  active: FORM_CHECK,
  purchaseTypes: FORM_LIST,
  groupIds: FORM_LIST,
});

export type CouponForm = z.infer<typeof CouponFormSchema>;
export type CouponInput = z.output<typeof CouponInputSchema>;
export type CouponUpdate = z.output<typeof CouponUpdateSchema>;

const SORTS = ["code", "-code", "endsOn", "-endsOn", "uses", "-uses", "createdAt", "-createdAt"] as const;

/** Query of the list of coupons. */
export const CouponListQuerySchema = z.strictObject({
  search: z.string().trim().max(80).default(""),
  status: z.enum(COUPON_STATUSES).optional(),
  /** A sort key; with a minus in front, descending. */
  sort: z.enum(SORTS).default("-createdAt"),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export type CouponListQuery = z.infer<typeof CouponListQuerySchema>;

/** Reads the query of an address, for a page; invalid fields are ignored. */
export function readCouponListQuery(params: { get(name: string): string | null }): CouponListQuery {
  return readListQuery(CouponListQuerySchema, params);
}

/** A check of a coupon: for a subtotal, or for chosen closed kits at today's prices. */
export const CouponCheckSchema = z
  .strictObject({
    code: z.string().trim().min(1).max(60),
    purchaseType: z.enum(PURCHASE_TYPES),
    subtotalCents: z.int().min(0).max(1_000_000_000_000).optional(),
    items: z
      .array(z.strictObject({ id: z.string().min(1).max(64), amount: z.int().min(1).max(999) }))
      .min(1)
      .max(50)
      .optional(),
  })
  .refine(({ subtotalCents, items }) => (subtotalCents === undefined) !== (items === undefined), {
    ...coded("REQUIRED"),
    path: ["subtotalCents"],
  })
  .refine(({ items, purchaseType }) => items === undefined || purchaseType === "closedKits", {
    ...coded("ITEMS_NOT_OF_TYPE"),
    path: ["items"],
  });

export type CouponCheck = z.infer<typeof CouponCheckSchema>;
