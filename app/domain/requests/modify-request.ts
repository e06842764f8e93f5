import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { assertWithinLimits, type ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import { isNothing, type ModifierPart, partPct, type ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { RequestContent } from "./request-content-schema.ts";
import type { ModifierShares } from "./request-sum-schema.ts";
import type { RequestType } from "./request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { comparePct } from "#domain/shared/percent.ts";
import { sumOfContent } from "./resum-content.ts";

/** Groups of statuses in which a request may still be changed. */
export const OPEN_GROUPS = ["open", "negotiation"] as const;

/** Where a request stands, as far as changing it goes. */
export interface RequestStanding {
  id: string;
  paymentStatus: PaymentStatus;
  statusGroup: "open" | "negotiation" | "finished" | "refused";
  /** Somebody may be paying right now. */
  hasOpenCharge: boolean;
}

/** Why a request cannot be changed any more; null while it can. */
export function lockReason({
  paymentStatus,
  statusGroup,
  hasOpenCharge,
}: RequestStanding): "paid" | "closed" | "charged" | null {
  if (paymentStatus === "received") return "paid";
  if (statusGroup === "finished" || statusGroup === "refused") return "closed";
  return hasOpenCharge ? "charged" : null;
}

/** @throws DomainError INVALID_TRANSITION once it is paid or closed, or while a charge is open */
export function assertChangeable(standing: RequestStanding): void {
  const from = lockReason(standing);
  if (from !== null) throw new DomainError("INVALID_TRANSITION", { entity: "request", from, to: "changed" });
}

/** A modifier that was saved, and what each side of it was of the subtotal then, in percent. */
export interface StandingModifier {
  valueModifier: ValueModifier;
  shares: ModifierShares;
}

/** What a version carries.
 *  @param as - what the next version is: what a budget carries counts on an order as far as its giver may give on one */
export function standingOf(
  content: RequestContent,
  as: { from: RequestType; to: RequestType },
): StandingModifier {
  const { valueModifier, countsOnOrders } = content;
  const becomesOrder = as.from === "budget" && as.to === "order";
  const shares = becomesOrder && countsOnOrders !== undefined ? countsOnOrders : sharesOf(content);
  return { valueModifier, shares };
}

/** What each side of a content's modifier is of its subtotal, in percent. */
export function sharesOf(content: RequestContent): ModifierShares {
  const { subtotalCents } = sumOfContent(content);
  const { increase, decrease } = content.valueModifier;
  return {
    increasePct: partPct(subtotalCents, increase) ?? "0",
    decreasePct: partPct(subtotalCents, decrease) ?? "0",
  };
}

/** How far somebody may go who saves a request anew. A side that stays as it was written may be as much of the subtotal
 *  as it was, whoever gave it: a discount that was approved outlives another amount, but does not grow with it. One that
 *  they change is theirs to answer for. */
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

/** Refuses a modifier beyond what somebody may save in the place of the one that stands.
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

/** Whether two modifiers mean the same. */
export function isSameModifier(one: ValueModifier, other: ValueModifier): boolean {
  return isSamePart(one.increase, other.increase) && isSamePart(one.decrease, other.decrease);
}

function isSamePart(one: ModifierPart, other: ModifierPart): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  return one.type === other.type && comparePct(trimmed(one.amount), trimmed(other.amount)) === 0;
}

/** Without zeros in front, which forms may send. */
function trimmed(amount: string): string {
  return amount.replace(/^0+(?=\d)/, "");
}
