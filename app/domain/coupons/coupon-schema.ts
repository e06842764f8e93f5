import { z } from "zod";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import { comparePct, isPct } from "#domain/shared/percent.ts";
import { COUPON_STATUSES } from "./coupon-status.ts";
import { COUPON_CODE_FORM, normalizeCouponCode } from "./coupon-code.ts";

/** Ten million reais. */
const MAX_CENTS = 1_000_000_000;
const MAX_USES = 1_000_000;
const PERCENT_DECIMALS = /^\d+(\.\d{1,2})?$/;

const coded = (code: string) => ({ message: code, params: { code } });

const DaySchema = z.string().refine(isCalendarDay, coded("INVALID_DAY")).nullable();
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
  /** Of a fixed one. */
  amountCents: z.int().min(1).max(MAX_CENTS).nullable().default(null),
  /** Of a percentage one: decimal text above 0, up to 100. */
  percent: PercentSchema.nullable().default(null),
  /** What it takes off at most; null for no limit. */
  maximumCents: z.int().min(1).max(MAX_CENTS).nullable().default(null),
  /** Subtotal from which it counts. */
  minimumCents: z.int().min(0).max(MAX_CENTS).default(0),
  /** Null for unlimited. */
  maxUses: LimitSchema.default(null),
  maxUsesPerIntegrator: LimitSchema.default(null),
  /** First and last day on which it counts; null for no limit. */
  startsOn: DaySchema.default(null),
  endsOn: DaySchema.default(null),
  /** Ways to buy in which it counts; empty for all. */
  purchaseTypes: z.array(z.enum(PURCHASE_TYPES)).max(PURCHASE_TYPES.length).default([]),
  /** Groups of integrators; empty for all. */
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

/** What a new coupon is made of. */
export const CouponInputSchema = z
  .object(fields)
  .strict()
  .refine(hasAmount, AMOUNT_REFUSAL)
  .refine(hasPercent, PERCENT_REFUSAL)
  .refine(isPeriodInOrder, PERIOD_REFUSAL);

/** A coupon that replaces the version that was read. */
export const CouponUpdateSchema = z
  .object({ ...fields, version: z.int().min(1) })
  .strict()
  .refine(hasAmount, AMOUNT_REFUSAL)
  .refine(hasPercent, PERCENT_REFUSAL)
  .refine(isPeriodInOrder, PERIOD_REFUSAL);

/** The fields of a coupon's form; amounts of money and of percentages as Brazilians write them. */
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

/** What of the list of coupons an address asks for. */
export const CouponListQuerySchema = z
  .object({
    search: z.string().trim().max(80).default(""),
    status: z.enum(COUPON_STATUSES).optional(),
    /** A field, with a minus for the last one first. */
    sort: z.enum(SORTS).default("-createdAt"),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  })
  .strict();

export type CouponListQuery = z.infer<typeof CouponListQuerySchema>;

/** What a page's address asks for; whatever does not read asks for nothing. */
export function readCouponListQuery(params: { get(name: string): string | null }): CouponListQuery {
  const known = Object.keys(CouponListQuerySchema.shape).flatMap((name) => {
    const value = params.get(name);
    return value !== null && CouponListQuerySchema.safeParse({ [name]: value }).success
      ? [[name, value]]
      : [];
  });
  return CouponListQuerySchema.parse(Object.fromEntries(known));
}

/** What a buyer asks of a coupon: of a subtotal, or of chosen closed kits at their prices of today. */
export const CouponCheckSchema = z
  .object({
    code: z.string().trim().min(1).max(60),
    purchaseType: z.enum(PURCHASE_TYPES),
    subtotalCents: z.int().min(0).max(1_000_000_000_000).optional(),
    items: z
      .array(z.object({ id: z.string().min(1).max(64), amount: z.int().min(1).max(999) }).strict())
      .min(1)
      .max(50)
      .optional(),
  })
  .strict()
  .refine(({ subtotalCents, items }) => (subtotalCents === undefined) !== (items === undefined), {
    ...coded("REQUIRED"),
    path: ["subtotalCents"],
  })
  .refine(({ items, purchaseType }) => items === undefined || purchaseType === "closedKits", {
    ...coded("ITEMS_NOT_OF_TYPE"),
    path: ["items"],
  });

export type CouponCheck = z.infer<typeof CouponCheckSchema>;
