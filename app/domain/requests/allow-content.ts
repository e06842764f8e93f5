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

/** A content that may be saved at its price. Only `allowContent` makes one, and the statements that save a version
 *  accept no other type, so that no save can skip the check. */
export type AllowedContent = RequestContent & { readonly [allowed]: true };

/** A person's rights over prices. */
export interface PriceRights {
  limits: Readonly<Record<RequestType, ModifierLimits>>;
  /** Margin over cost below which a discount needs an approval; null without one. */
  minimumMarginPct: string | null;
  /** Whether the person approves margins, and thereby any lower margin that they save. */
  approvesMargins: boolean;
  /** Buyers never see margins. */
  seesMargins: boolean;
}

/** Checks the amounts of a version: increase and decrease against the person's limits, the remaining margin against the
 *  minimum, and that an order has a value.
 *  @param before - the version before, whose modifier may stay as high as it was; null for a new request
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

/** The part of a budget's modifier that the person might also give on an order. */
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
