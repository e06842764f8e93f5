import { assertWithinLimits, type ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import { isNothing, type ModifierPart, partPct, type ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { RequestContent } from "./request-content-schema.ts";
import type { ModifierShares } from "./request-sum-schema.ts";
import type { RequestType } from "./request-types.ts";
import type { Cents } from "#domain/shared/money.ts";
import { comparePct } from "#domain/shared/percent.ts";
import { sumOfContent } from "./resum-content.ts";

/** Groups of statuses in which a request may be changed. */
export const OPEN_GROUPS = ["open", "negotiation", "distributor"] as const;

/** A saved modifier, and the share of each side in the subtotal at that time, in percent. */
export interface StandingModifier {
  valueModifier: ValueModifier;
  shares: ModifierShares;
}

/** The modifier that a version passes on.
 *  @param as - types of both versions: when a budget becomes an order, only `countsOnOrders` of the modifier is
 *    passed on */
export function standingOf(
  content: RequestContent,
  as: { from: RequestType; to: RequestType },
): StandingModifier {
  const { valueModifier, countsOnOrders } = content;
  const becomesOrder = as.from === "budget" && as.to === "order";
  const shares = becomesOrder && countsOnOrders !== undefined ? countsOnOrders : sharesOf(content);
  return { valueModifier, shares };
}

/** Each side of a content's modifier as a percentage of its subtotal. */
export function sharesOf(content: RequestContent): ModifierShares {
  const { subtotalCents } = sumOfContent(content);
  const { increase, decrease } = content.valueModifier;
  return {
    increasePct: partPct(subtotalCents, increase) ?? "0",
    decreasePct: partPct(subtotalCents, decrease) ?? "0",
  };
}

/** A person's limits for an edit. A side that stays as written may keep its share of the subtotal, whoever gave it: an
 *  approved discount survives a change of amounts, but does not grow. A side that the person changes is bound by their
 *  own limits. */
export function limitsOfEdit(
  { valueModifier: before, shares }: StandingModifier,
  after: ValueModifier,
  limits: ModifierLimits,
): ModifierLimits {
  return {
    increasePct: isSamePart(before.increase, after.increase)
      ? largerPct(limits.increasePct, shares.increasePct)
      : limits.increasePct,
    decreasePct: isSamePart(before.decrease, after.decrease)
      ? largerPct(limits.decreasePct, shares.decreasePct)
      : limits.decreasePct,
  };
}

/** Refuses a modifier above what a person may save in place of the standing one.
 *  @throws DomainError DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT */
export function assertMayModify(
  standing: StandingModifier,
  after: ValueModifier,
  { limits, subtotalCents }: { limits: ModifierLimits; subtotalCents: Cents },
): void {
  assertWithinLimits(after, { limits: limitsOfEdit(standing, after, limits), subtotalCents });
}

function largerPct(limitPct: string | null, sharePct: string): string {
  return limitPct !== null && comparePct(limitPct, sharePct) > 0 ? limitPct : sharePct;
}

/** Whether two modifiers are equal in value. */
export function isSameModifier(one: ValueModifier, other: ValueModifier): boolean {
  return isSamePart(one.increase, other.increase) && isSamePart(one.decrease, other.decrease);
}

function isSamePart(one: ModifierPart, other: ModifierPart): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  return one.type === other.type && comparePct(trimmed(one.amount), trimmed(other.amount)) === 0;
}

/** A number without leading zeros, which forms may send. */
function trimmed(amount: string): string {
  return amount.replace(/^0+(?=\d)/, "");
}
