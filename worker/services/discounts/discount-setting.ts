import type { AccessRule } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { setSettings } from "#worker/repositories/settings/settings-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { openDistributor } from "../platform/open-distributor.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { limitsOf } from "../pricing/limits-of.ts";

/** Permission to read one's own discount limits. */
export const readDiscountSettingAccess: AccessRule = { types: ["admin", "staff"] };

/** Reads the person's limits of increases and decreases on budgets and orders; null if they may give none.
 *  @source spec, calls: discount setting */
export function createReadDiscountSetting(scope: Scope) {
  return function readDiscountSetting() {
    const { distributor, actor } = authoriseUser(scope, readDiscountSettingAccess);
    const { adminDiscountLimitPct, hasDefaultDiscount } = distributor.settings.prices;
    return {
      adminDiscountLimitPct,
      hasDefaultDiscount,
      budget: limitsOf(actor, distributor, "budget"),
      order: limitsOf(actor, distributor, "order"),
    };
  };
}

/** Sets the limit of decreases by a distributor's administrators. The two logs are in two databases: the distributor's
 *  is written with the change, the platform's afterwards.
 *  @throws DomainError NOT_FOUND, STALE_VERSION if it has changed since it was read */
export function createSetAdminDiscountLimit(scope: Scope) {
  return async function setAdminDiscountLimit(
    distributorId: string,
    { limitPct, expectedPct }: { limitPct: string; expectedPct: string },
  ): Promise<{ limitPct: string }> {
    const { tenant, listed } = await openDistributor(scope, distributorId);
    const { prices } = tenant.distributor.settings;
    const stale = () => new DomainError("STALE_VERSION", { entity: "distributor", id: distributorId });
    if (prices.adminDiscountLimitPct !== expectedPct) throw stale();
    if (limitPct === expectedPct) return { limitPct };
    const at = scope.now().toISOString();
    const entry = {
      event: "distributor.discount-limit-changed",
      entity: "distributor",
      entityId: distributorId,
      changes: { adminDiscountLimitPct: { from: expectedPct, to: limitPct } },
    };
    await tenant.database.writeBatch([
      ...setSettings(distributorId, {
        expected: { prices },
        after: { prices: { ...prices, adminDiscountLimitPct: limitPct } },
        at,
        stale,
      }),
      audit(scope, distributorId, { ...entry, at }),
    ]);
    await scope.directory.writeBatch([
      audit(scope, PLATFORM_ID, {
        ...entry,
        changes: { ...entry.changes, distributor: { from: null, to: listed.name } },
      }),
    ]);
    return { limitPct };
  };
}
