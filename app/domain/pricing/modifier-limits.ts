import type { UserActor } from "#domain/access/actor.ts";
import { sellerPermissions } from "#domain/access/seller.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Cents } from "#domain/shared/money.ts";
import { comparePct } from "#domain/shared/percent.ts";
import { isNothing, partPct, type ValueModifier } from "./value-modifier.ts";

/** The largest increase and decrease that a person may give, in percent of the subtotal; null when the person may give
 *  none. */
export interface ModifierLimits {
  increasePct: string | null;
  decreasePct: string | null;
}

type Person = Pick<UserActor, "type" | "role"> & Partial<Pick<UserActor, "integrator">>;

/** A person's limits on budgets or orders. Administrators have the platform's limit on decreases and no limit on
 *  increases; other people must be allowed the action and need a limit above zero in their role. A seller of an
 *  integrator is also bound by the company's limit for its sellers.
 *  @param on.mayIncrease - whether the person may give increases at all, whatever the limit
 *  @param on.mayDiscount - likewise of discounts
 *  @source spec, discounts and increases; company permissions of sellers; decision on limits */
export function modifierLimits(
  person: Person,
  {
    type,
    adminDiscountLimitPct,
    mayIncrease,
    mayDiscount,
  }: {
    type: "budget" | "order";
    adminDiscountLimitPct: string;
    mayIncrease: boolean;
    mayDiscount: boolean;
  },
): ModifierLimits {
  if (person.type === "admin") {
    return { increasePct: UNLIMITED_INCREASE_PCT, decreasePct: aboveZero(adminDiscountLimitPct) };
  }
  const { role } = person;
  const suffix = type === "budget" ? "Budget" : "Order";
  return {
    increasePct: mayIncrease ? aboveZero(role?.[`limitIncrease${suffix}`]) : null,
    decreasePct: mayDiscount ? withinCompany(person, aboveZero(role?.[`limitDiscount${suffix}`])) : null,
  };
}

/** The role's limit; for an integrator's seller, the lower of the role's and the company's. */
function withinCompany({ integrator = null, ...person }: Person, limitPct: string | null): string | null {
  const seller = sellerPermissions({ ...person, integrator });
  if (seller === null || limitPct === null) return limitPct;
  if (!seller.authSellerDiscount) return null;
  const { authSellerMaxDiscount: companyPct } = seller;
  return comparePct(companyPct, limitPct) < 0 ? aboveZero(companyPct) : limitPct;
}

/** A limit above every possible modifier. */
export const NO_LIMIT_PCT = "1000000000000";

/** The limit of an administrator's increase: as large as numbers are accepted. */
const UNLIMITED_INCREASE_PCT = "1000000";

function aboveZero(pct: string | null | undefined): string | null {
  return pct !== null && pct !== undefined && comparePct(pct, "0") > 0 ? pct : null;
}

/** Refuses a modifier above the person's limits. A fixed amount counts as its percentage of the subtotal.
 *  @throws DomainError DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT */
export function assertWithinLimits(
  { increase, decrease }: ValueModifier,
  { limits, subtotalCents }: { limits: ModifierLimits; subtotalCents: Cents },
): void {
  const increasePct = isNothing(increase) ? "0" : partPct(subtotalCents, increase);
  if (exceeds(increasePct, limits.increasePct)) {
    throw new DomainError("INCREASE_ABOVE_LIMIT", {
      limitPct: limits.increasePct ?? "0",
      askedPct: increasePct ?? "0",
    });
  }
  const decreasePct = isNothing(decrease) ? "0" : partPct(subtotalCents, decrease);
  if (exceeds(decreasePct, limits.decreasePct)) {
    throw new DomainError("DISCOUNT_ABOVE_LIMIT", {
      limitPct: limits.decreasePct ?? "0",
      askedPct: decreasePct ?? "0",
    });
  }
}

/** Whether a percentage exceeds a limit. A null percentage (an amount on a subtotal of zero) exceeds every limit. */
function exceeds(pct: string | null, limitPct: string | null): boolean {
  if (pct === null) return true;
  return comparePct(pct, limitPct ?? "0") > 0;
}

/** Percentage that the role of an integrator takes off each request, if the distributor has switched default discounts
 *  on. */
export function defaultDiscountOf(
  person: Person,
  { hasDefaultDiscount }: { hasDefaultDiscount: boolean },
): string | null {
  if (!hasDefaultDiscount || person.type !== "integrator") return null;
  return aboveZero(person.role?.defaultDiscount);
}
