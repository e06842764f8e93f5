import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { comparePct } from "#domain/shared/percent.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { assertWithinLimits, type ModifierLimits } from "#domain/pricing/modifier-limits.ts";
import {
  isNothing,
  type ModifierPart,
  NO_MODIFIER,
  type ValueModifier,
} from "#domain/pricing/value-modifier.ts";

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
export function whyFixed({
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
  const from = whyFixed(standing);
  if (from !== null) throw new DomainError("INVALID_TRANSITION", { entity: "request", from, to: "changed" });
}

/** Refuses what somebody changes beyond the own limits. A part that stays as it was saved is not theirs to answer for:
 *  a discount that was approved outlives an increase by somebody else.
 *  @throws DomainError DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT */
export function assertMayModify(
  before: ValueModifier,
  after: ValueModifier,
  of: { limits: ModifierLimits; subtotalCents: Cents },
): void {
  const asked = {
    increase: isSamePart(before.increase, after.increase) ? NO_MODIFIER.increase : after.increase,
    decrease: isSamePart(before.decrease, after.decrease) ? NO_MODIFIER.decrease : after.decrease,
  };
  assertWithinLimits(asked, of);
}

/** The limits of somebody who saves a request anew, for the parts that they change: one that stays as it was saved has
 *  none. */
export function limitsOfEdit(
  before: ValueModifier,
  after: ValueModifier,
  { increasePct, decreasePct }: ModifierLimits,
): ModifierLimits {
  return {
    increasePct: isSamePart(before.increase, after.increase) ? NO_LIMIT_PCT : increasePct,
    decreasePct: isSamePart(before.decrease, after.decrease) ? NO_LIMIT_PCT : decreasePct,
  };
}

/** Beyond what any part can be. */
const NO_LIMIT_PCT = "1000000000000";

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
