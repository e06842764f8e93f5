import { assertWithinLimits, type ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import type { RequestContent } from "./request-content-schema.ts";
import type { ModifierShares } from "./request-sum-schema.ts";
import type { RequestType } from "./request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { comparePct } from "#domain/shared/percent.ts";
import { fallsBelowMargin, type PricedVersion } from "./margin-effect.ts";
import { limitsOfEdit, sharesOf, standingOf } from "./modify-request.ts";
import { sumOfContent } from "./resum-content.ts";

declare const allowed: unique symbol;

/** A content whose price may be saved. `allowContent` alone makes one, and statements that save a version take no other,
 *  so that no way of saving can go without it. */
export type AllowedContent = RequestContent & { readonly [allowed]: true };

/** How far somebody may go with a price. */
export interface PriceRights {
  limits: Readonly<Record<RequestType, ModifierLimits>>;
  /** Margin over cost below which a discount needs an approval; null for none. */
  minimumMarginPct: string | null;
  /** Whoever approves margins gives one by going below it. */
  approvesMargins: boolean;
  /** Buyers never learn a margin. */
  seesMargins: boolean;
}

/** Judges the amounts of a version as they are, whatever was changed: increase and decrease against the limits, what the
 *  decrease leaves against the minimum margin, and that an order comes to something.
 *  @param before - the version that it follows, whose modifier stands as far as it stays; null for a new request
 *  @throws DomainError DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE */
export function allowContent(
  after: PricedVersion,
  { rights, before }: { rights: PriceRights; before: PricedVersion | null },
): AllowedContent {
  const { type, content } = after;
  const limits = limitsToward(after, before, { limits: rights.limits[type], to: type });
  assertWithinLimits(content.valueModifier, { limits, subtotalCents: sumOfContent(content).subtotalCents });
  const { minimumMarginPct: minimumPct, approvesMargins, seesMargins } = rights;
  if (!approvesMargins && fallsBelowMargin(after, { before, minimumPct })) {
    throw new DomainError("MARGIN_TOO_LOW", { minimumPct: seesMargins ? (minimumPct ?? "") : "" });
  }
  if (type === "order" && content.totals.totalCents <= 0) throw new DomainError("ORDER_WITHOUT_VALUE", {});
  const countsOnOrders = type === "budget" ? countOnOrders(after, before, rights) : undefined;
  return { ...content, countsOnOrders } as AllowedContent;
}

function limitsToward(
  { content }: PricedVersion,
  before: PricedVersion | null,
  { limits, to }: { limits: ModifierLimits; to: RequestType },
): ModifierLimits {
  if (before === null) return limits;
  return limitsOfEdit(standingOf(before.content, { from: before.type, to }), content.valueModifier, limits);
}

/** How much of a budget's modifier its giver might give on an order as well. */
function countOnOrders(
  after: PricedVersion,
  before: PricedVersion | null,
  rights: PriceRights,
): ModifierShares {
  const shares = sharesOf(after.content);
  const limits = limitsToward(after, before, { limits: rights.limits.order, to: "order" });
  const atMost = (sharePct: string, limitPct: string | null) =>
    comparePct(sharePct, limitPct ?? "0") > 0 ? (limitPct ?? "0") : sharePct;
  return {
    increasePct: atMost(shares.increasePct, limits.increasePct),
    decreasePct: atMost(shares.decreasePct, limits.decreasePct),
  };
}
