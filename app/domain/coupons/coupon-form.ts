import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { couponCents } from "#domain/pricing/coupon-reduction.ts";
import { decimalText } from "#domain/shared/decimal-text.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { Cents } from "#domain/shared/money.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { comparePct, isPct } from "#domain/shared/percent.ts";
import { normalizeCouponCode } from "./coupon-code.ts";
import type { CouponForm } from "./coupon-schema.ts";
import type { Coupon } from "./coupon.ts";

/** Lists whose order does not matter. */
export const COUPON_FORM_SETS = ["purchaseTypes", "groupIds"] as const satisfies (keyof CouponForm)[];

/** Initial values of the form of a new coupon. */
export const EMPTY_COUPON_FORM: CouponForm = {
  code: "",
  description: "",
  kind: "percentage",
  amount: "",
  percent: "",
  maximum: "",
  minimum: "",
  maxUses: "",
  maxUsesPerIntegrator: "",
  startsOn: "",
  endsOn: "",
  active: "true",
  purchaseTypes: [],
  groupIds: [],
};

/** A stored coupon as its form shows it. */
export function toCouponForm(coupon: Coupon): CouponForm {
  return {
    code: coupon.code,
    description: coupon.description,
    kind: coupon.kind,
    amount: moneyText(coupon.amountCents),
    percent: coupon.percent === null ? "" : formatNumber(coupon.percent),
    maximum: moneyText(coupon.maximumCents),
    minimum: coupon.minimumCents === 0 ? "" : moneyText(coupon.minimumCents),
    maxUses: String(coupon.maxUses ?? ""),
    maxUsesPerIntegrator: String(coupon.maxUsesPerIntegrator ?? ""),
    startsOn: coupon.startsOn ?? "",
    endsOn: coupon.endsOn ?? "",
    active: String(coupon.active),
    purchaseTypes: coupon.purchaseTypes,
    groupIds: coupon.groupIds,
  };
}

/** Reads a form as the input of a coupon. `CouponInputSchema` validates the result. Amounts of the other kind are left
 *  out. */
export function toCouponInput(form: CouponForm) {
  const isFixed = form.kind === "fixed";
  return {
    code: form.code,
    description: form.description,
    kind: form.kind,
    amountCents: isFixed ? typedCents(form.amount) : null,
    percent: isFixed || form.percent.trim() === "" ? null : decimalText(form.percent),
    maximumCents: isFixed ? null : typedCents(form.maximum),
    minimumCents: typedCents(form.minimum) ?? 0,
    maxUses: typedCount(form.maxUses),
    maxUsesPerIntegrator: typedCount(form.maxUsesPerIntegrator),
    startsOn: form.startsOn.trim() || null,
    endsOn: form.endsOn.trim() || null,
    purchaseTypes: PURCHASE_TYPES.filter((type) => form.purchaseTypes.includes(type)),
    groupIds: [...form.groupIds],
    active: form.active === "true",
  };
}

/** Form field for a path of the input. */
export function couponFieldOf(path: string): string {
  const [field = path] = path.split(".");
  const renamed: Readonly<Record<string, string>> = {
    amountCents: "amount",
    maximumCents: "maximum",
    minimumCents: "minimum",
  };
  return renamed[field] ?? field;
}

/** The reduction of the coupon in a form, while it is being typed; null for an invalid form. */
export function previewCoupon(form: CouponForm, priceCents: Cents): Cents | null {
  const { amountCents, percent, maximumCents } = toCouponInput(form);
  const isPercentRight = percent === null || (isPct(percent) && comparePct(percent, "100") <= 0);
  if ((amountCents === null && percent === null) || !isPercentRight) return null;
  if ([amountCents, maximumCents].some((cents) => cents !== null && !(cents >= 0))) return null;
  const kind = amountCents === null ? "percentage" : "fixed";
  return couponCents(priceCents, {
    code: normalizeCouponCode(form.code),
    kind,
    amountCents,
    percent,
    maximumCents,
  });
}

function moneyText(cents: Cents | null): string {
  return cents === null ? "" : formatNumber((cents / 100).toFixed(2), { minDecimals: 2 });
}

/** Null for an empty text; NaN for an invalid one, which the schema refuses. */
function typedCents(text: string): Cents | null {
  return text.trim() === "" ? null : (parseCents(text) ?? Number.NaN);
}

function typedCount(text: string): number | null {
  const typed = text.trim();
  if (typed === "") return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}
