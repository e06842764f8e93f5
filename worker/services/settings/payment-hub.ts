import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { checkPaymentHub, type PaymentHub } from "#domain/payments/payment-hub.ts";
import { writeDays } from "#domain/payments/reminders.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { changedSettings, saveSettings, staleSettings } from "./save-settings.ts";

/** Permission to say how the distributor is paid. */
export const paymentHubAccess: AccessRule = PAGES.PaymentHub.access;

/** How the distributor is paid, with the version for saving. */
interface VersionedPaymentHub {
  settings: PaymentHub;
  version: string;
}

/** Use cases of how a distributor is paid on its own pages. */
export function createPaymentHub(scope: Scope) {
  return {
    read: (): VersionedPaymentHub =>
      versioned(pick(authoriseUser(scope, paymentHubAccess).distributor.settings)),

    /** Saves it.
     *  @throws DomainError INVALID_BODY for a Pix without key, name or city; STALE_VERSION if it has changed since it
     *    was read */
    async save({ settings: after, version }: VersionedPaymentHub): Promise<VersionedPaymentHub> {
      const tenant = authoriseUser(scope, paymentHubAccess);
      const { distributor } = tenant;
      const before = pick(distributor.settings);
      if (version !== settingsVersion(before)) throw staleSettings(distributor);
      const issues = checkPaymentHub(after, distributor.settings.payments.provider);
      if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
      if (settingsVersion(after) === version) return versioned(after);
      const { payments } = distributor.settings;
      await saveSettings(scope, tenant, {
        event: "payment-hub.changed",
        expected: { payments },
        after: { payments: { ...payments, ...toStored(after) } },
        changes: { ...changedSettings(plain(before), plain(after)) },
      });
      return versioned(after);
    },
  };
}

function pick({ payments }: Pick<Settings, "payments">): PaymentHub {
  const { methods, pixKey, receiverName, receiverCity, chargeTtlMinutes, boletoDays } = payments;
  const { sendsReceipts, stopsCards, sandboxIsDown, notIntegrated, reminders, callOff } = payments;
  return {
    ...{ methods, pixKey, receiverName, receiverCity, chargeTtlMinutes, boletoDays },
    ...{ ...notIntegrated, sendsReceipts, stopsCards },
    remindsPayers: reminders.active,
    remindBeforeDays: reminders.beforeDays,
    remindAfterDays: reminders.afterDays,
    ...{ callsOffExpired: callOff.active, callOffDays: callOff.days },
    sandboxIsDown,
  };
}

/** The settings as they are stored. */
function toStored({
  paymentDetailsEnable,
  instructions,
  agreementTermsConfirmationText,
  remindsPayers: active,
  remindBeforeDays: beforeDays,
  remindAfterDays: afterDays,
  callsOffExpired,
  callOffDays,
  ...others
}: PaymentHub): Partial<Settings["payments"]> {
  return {
    ...others,
    notIntegrated: { paymentDetailsEnable, instructions, agreementTermsConfirmationText },
    reminders: { active, beforeDays, afterDays },
    callOff: { active: callsOffExpired, days: callOffDays },
  };
}

/** The settings for the audit log. */
function plain({ methods, remindBeforeDays, remindAfterDays, ...others }: PaymentHub) {
  return {
    chargedByPix: methods.includes("pix"),
    chargedByBoleto: methods.includes("boleto"),
    chargedByCredit: methods.includes("credito"),
    chargedByDebit: methods.includes("debito"),
    ...{ remindBeforeDays: writeDays(remindBeforeDays), remindAfterDays: writeDays(remindAfterDays) },
    ...others,
  };
}

function versioned(settings: PaymentHub): VersionedPaymentHub {
  return { settings, version: settingsVersion(settings) };
}
