import type { AccessRule } from "#domain/access/may-access.ts";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import type { CompanyPermissions } from "#domain/access/company-permissions-schema.ts";
import { sellerPermissions } from "#domain/access/seller.ts";
import { defaultDiscountOf } from "#domain/pricing/modifier-limits.ts";
import type { StatusMarks } from "#domain/requests/deal-status.ts";
import { expiryOf } from "#domain/requests/expiry.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to read the rules of requests: everybody who buys or sells. */
export const readRequestSettingsAccess: AccessRule = SIGNED_IN;

/** The distributor's rules of requests, in parts.
 *  @source spec, named calls: budget settings, request expiry settings, proposal settings */
export function createReadRequestSettings(scope: Scope) {
  const open = () => authoriseUser(scope, readRequestSettingsAccess);
  return {
    /** What buyers may do with budgets on their own. */
    budget(): Omit<RequestSettings, "budgetExpiry" | "paidStatusId"> {
      const { budgetExpiry: _expiry, paidStatusId: _paid, ...rest } = open().distributor.settings.requests;
      return rest;
    },

    /** Whether budgets expire, and the last day of a budget saved now. */
    expiry(): RequestSettings["budgetExpiry"] & { expiryDate: string | null } {
      const { requests, timeZone } = open().distributor.settings;
      const today = calendarDayIn(scope.now().toISOString(), timeZone);
      return { ...requests.budgetExpiry, expiryDate: expiryOf(today, requests.budgetExpiry) };
    },

    /** The statuses that rules refer to: by id, by name, or by group, which means the group's first. */
    restrictOptions: (): StatusMarks => open().distributor.settings.restrictOptions,

    /** A company's permissions for its seller, and the default values of their requests; null for people who are no
     *  sellers. */
    proposal(): { permissions: CompanyPermissions | null; defaultValues: { discountPct: string | null } } {
      const { actor, distributor } = open();
      return {
        permissions: sellerPermissions(actor),
        defaultValues: { discountPct: defaultDiscountOf(actor, distributor.settings.prices) },
      };
    },
  };
}
