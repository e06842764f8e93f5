import { COUPONS_TEXTS as TEXTS } from "#copy/coupons.ts";
import { fill } from "#copy/shared/fill.ts";
import { COUPON_STATUS_LABELS } from "#copy/spec/pricing.ts";
import type { Coupon, CouponStatus } from "#domain/coupons/coupon.ts";
import { formatCents, formatDay, formatNumber, formatPct } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";

const BADGES = { active: "ok", inactive: "quiet", expired: "warn" } as const;

/** Badge with the status of a coupon. */
export function CouponBadge({ status }: { status: CouponStatus }) {
  return <Badge tone={BADGES[status]}>{COUPON_STATUS_LABELS[status]}</Badge>;
}

type Reduction = Pick<Coupon, "kind" | "amountCents" | "percent" | "maximumCents">;

/** The reduction of a coupon, in words. */
export function reductionText({ kind, amountCents, percent, maximumCents }: Reduction): string {
  const amount = kind === "fixed" ? formatCents(amountCents ?? 0) : formatPct(percent ?? "0");
  return maximumCents === null
    ? amount
    : `${amount}, ${fill(TEXTS.upTo, { maximum: formatCents(maximumCents) })}`;
}

/** The number of uses and its limit, in words. */
export function usesText({ uses, maxUses }: { uses: number; maxUses: number | null }): string {
  const count = formatNumber(uses);
  return maxUses === null
    ? fill(TEXTS.usesUnlimited, { uses: count })
    : fill(TEXTS.usesOf, { uses: count, limit: formatNumber(maxUses) });
}

/** The days on which a coupon is valid, in words. */
export function periodText({ startsOn, endsOn }: Pick<Coupon, "startsOn" | "endsOn">): string {
  if (startsOn !== null && endsOn !== null) {
    return fill(TEXTS.periodBetween, { from: formatDay(startsOn), until: formatDay(endsOn) });
  }
  if (startsOn !== null) return fill(TEXTS.periodFrom, { from: formatDay(startsOn) });
  return endsOn === null ? TEXTS.periodAlways : fill(TEXTS.periodUntil, { until: formatDay(endsOn) });
}
