import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { checkRequestSettings, type OwnRequestSettings } from "#domain/requests/own-request-settings.ts";
import type { DealStatus } from "#domain/requests/deal-status.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { dealStatusesOf } from "#worker/repositories/requests/deal-status-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { changedSettings, saveSettings, staleSettings } from "./save-settings.ts";

/** Permission to change the settings of budgets and orders. */
export const requestSettingsAccess: AccessRule = PAGES.RequestSettings.access;

/** Settings of budgets and orders with their version, for saving. */
export interface VersionedRequestSettings {
  settings: OwnRequestSettings;
  version: string;
}

/** Use cases of the settings of budgets and orders: expiry, buttons, the checkout's file, and the statuses with an
 *  effect. */
export function createRequestSettings(scope: Scope) {
  return {
    read: (): VersionedRequestSettings =>
      versioned(pick(authoriseUser(scope, requestSettingsAccess).distributor.settings)),

    /** Lists the statuses that the settings may refer to, in order. */
    listStatuses: () => readStatuses(authoriseUser(scope, requestSettingsAccess)),

    /** Saves the settings.
     *  @throws DomainError INVALID_BODY for contradictory settings; STALE_VERSION if they have changed since they
     *    were read */
    async save({
      settings: after,
      version,
    }: {
      settings: OwnRequestSettings;
      version: string;
    }): Promise<VersionedRequestSettings> {
      const tenant = authoriseUser(scope, requestSettingsAccess);
      const { distributor } = tenant;
      const before = pick(distributor.settings);
      if (version !== settingsVersion(before)) throw staleSettings(distributor);
      const statuses = await readStatuses(tenant);
      const issues = checkRequestSettings(before, after, statuses);
      if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
      if (settingsVersion(after) === version) return versioned(after);
      await saveSettings(scope, tenant, {
        event: "request-settings.changed",
        expected: parts(before),
        after: parts(after),
        changes: { ...changedSettings(plain(before, statuses), plain(after, statuses)) },
      });
      return versioned(after);
    },
  };
}

function pick({
  requests,
  restrictOptions,
}: Pick<Settings, "requests" | "restrictOptions">): OwnRequestSettings {
  const { budgetExpiry, enableUpdateExpiredBudget, configCheckoutFile, saleEmails } = requests;
  const { showBudgetButton, showRequestButton, showSellerToIntegrator, paidStatusId } = requests;
  const { statusToDiscountStock, statusToBlockEdition, statusToSetBillingDate } = restrictOptions;
  return {
    ...{ budgetExpiry, enableUpdateExpiredBudget },
    ...{ showBudgetButton, showRequestButton, showSellerToIntegrator },
    ...{ paidStatusId, configCheckoutFile, saleEmails },
    restrictOptions: { statusToDiscountStock, statusToBlockEdition, statusToSetBillingDate },
  };
}

function parts({ restrictOptions, ...requests }: OwnRequestSettings) {
  return { requests, restrictOptions };
}

/** The settings without nesting, for the audit log. */
function plain(
  {
    budgetExpiry,
    configCheckoutFile,
    saleEmails,
    restrictOptions,
    paidStatusId,
    ...switches
  }: OwnRequestSettings,
  statuses: Record<RequestType, readonly DealStatus[]>,
) {
  return {
    budgetExpiryActive: budgetExpiry.active,
    budgetExpiryDays: budgetExpiry.days,
    budgetExpiryRemindDays: budgetExpiry.remindDays,
    budgetExpiryStatus: nameOf(statuses.budget, budgetExpiry.overStatusId),
    ...switches,
    paidStatus: nameOf(statuses.order, paidStatusId),
    checkoutFile: configCheckoutFile.enabled,
    checkoutFileRequired: configCheckoutFile.required,
    checkoutFileLabel: configCheckoutFile.label,
    checkoutFileHelp: configCheckoutFile.help,
    emailBudgetSaved: saleEmails.budgetSaved,
    emailOrderPlaced: saleEmails.orderPlaced,
    emailStatusChanged: saleEmails.statusChanged,
    emailAgreementChanged: saleEmails.agreementChanged,
    emailBudgetAnswered: saleEmails.budgetAnswered,
    emailDiscountAsked: saleEmails.discountAsked,
    emailDiscountDecided: saleEmails.discountDecided,
    emailExpiryNear: saleEmails.expiryNear,
    emailBudgetOver: saleEmails.budgetOver,
    emailPaymentConfirmed: saleEmails.paymentConfirmed,
    emailShipmentSent: saleEmails.shipmentSent,
    emailShipmentDelivered: saleEmails.shipmentDelivered,
    emailClaimMade: saleEmails.claimMade,
    emailClaimAnswered: saleEmails.claimAnswered,
    ...restrictOptions,
  };
}

function nameOf(statuses: readonly DealStatus[], chosen: string | null): string {
  return statuses.find(({ id }) => id === chosen)?.name ?? "";
}

function versioned(settings: OwnRequestSettings): VersionedRequestSettings {
  return { settings, version: settingsVersion(settings) };
}

async function readStatuses({ distributor, database }: Tenant) {
  const [budget, order] = await database.readBatch([
    dealStatusesOf(database, distributor.id, "budget"),
    dealStatusesOf(database, distributor.id, "order"),
  ]);
  return { budget, order };
}
