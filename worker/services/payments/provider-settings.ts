import { PROVIDER_TEST_TEXTS } from "#copy/payments/provider.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { providerProblemOf } from "#domain/payments/provider-problem.ts";
import type { PaymentProviderInput, PaymentProviderSettings } from "#domain/payments/provider-settings.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { settingsVersion } from "#domain/settings/settings-version.ts";
import { DomainError, type ProviderProblem } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { saveSettings, staleSettings } from "../settings/save-settings.ts";
import { notificationUrlOf, openMercadoPago } from "./gateway-of.ts";
import { openKeys, rotateSecret, sealKeys } from "./provider-keys.ts";

/** Permission to say who collects for the distributor. */
export const paymentProviderAccess: AccessRule = PAGES.PaymentSettings.access;

/** The result of trying out a key. */
export interface ProviderTest {
  works: boolean;
  problem: ProviderProblem | null;
  title: string;
  description: string;
}

/** Use cases of the provider that collects for a distributor. Its keys can be written and never read. */
export function createPaymentProvider(scope: Scope) {
  return {
    read(): PaymentProviderSettings {
      const { payments } = authoriseUser(scope, paymentProviderAccess).distributor.settings;
      return shown(payments);
    },

    /** Chooses the provider and saves its keys. The secret of before is accepted for a day more.
     *  @throws DomainError INVALID_BODY if a provider is chosen whose keys are missing; STALE_VERSION if the settings have
     *    changed since they were read */
    async save({ version, provider, ...given }: PaymentProviderInput): Promise<PaymentProviderSettings> {
      const tenant = authoriseUser(scope, paymentProviderAccess);
      const { payments } = tenant.distributor.settings;
      if (version !== versionOf(payments)) throw staleSettings(tenant.distributor);
      const before = openKeys(scope);
      const keys = {
        ...rotateSecret(before, given.webhookSecret ?? before.webhookSecret, scope.now()),
        accessToken: given.accessToken ?? before.accessToken,
      };
      const missing = (["accessToken", "webhookSecret"] as const).filter((field) => keys[field] === "");
      if (provider !== "sandbox" && missing.length > 0) {
        throw new DomainError("INVALID_BODY", {
          issues: missing.map((field) => ({ field, code: "REQUIRED", message: "REQUIRED" })),
        });
      }
      const isNewToken = keys.accessToken !== before.accessToken;
      const isNewSecret = keys.webhookSecret !== before.webhookSecret;
      if (provider === payments.provider && !isNewToken && !isNewSecret) return shown(payments);
      const after: Settings["payments"] = {
        ...payments,
        provider,
        mercadoPago: isNewToken || isNewSecret ? sealKeys(scope, keys) : payments.mercadoPago,
      };
      await saveSettings(scope, tenant, {
        event: "payment-provider.changed",
        ...{ expected: { payments }, after: { payments: after } },
        changes: {
          ...(provider === payments.provider
            ? {}
            : { paymentProvider: { from: payments.provider, to: provider } }),
          // Of a key only the fact that it changed.
          ...(isNewToken ? { accessToken: { from: null, to: null } } : {}),
          ...(isNewSecret ? { webhookSecret: { from: null, to: null } } : {}),
        },
      });
      return shown(after);
    },

    /** Asks the provider for something that only a right key gets.
     *  @param accessToken - an unsaved key; the saved one by default */
    async tryOut({ accessToken }: { accessToken?: string | undefined }): Promise<ProviderTest> {
      authoriseUser(scope, paymentProviderAccess);
      const saved = openKeys(scope);
      try {
        await openMercadoPago(scope, { ...saved, accessToken: accessToken ?? saved.accessToken }).tryOut();
        return { works: true, problem: null, ...PROVIDER_TEST_TEXTS.works };
      } catch (error) {
        const problem = providerProblemOf(error);
        if (problem === null) throw error;
        return { works: false, problem, ...PROVIDER_TEST_TEXTS[problem] };
      }
    },
  };

  function shown(payments: Settings["payments"]): PaymentProviderSettings {
    const { sealedKeys, accessTokenEnd, webhookSecretEnd, formerSecretUntil: until } = payments.mercadoPago;
    return {
      provider: payments.provider,
      ...{ hasKeys: sealedKeys !== "", accessTokenEnd, webhookSecretEnd },
      formerSecretUntil: until > scope.now().toISOString() ? until : null,
      notificationUrl: notificationUrlOf(scope),
      version: versionOf(payments),
    };
  }
}

function versionOf({ provider, mercadoPago }: Settings["payments"]): string {
  return settingsVersion([provider, mercadoPago.sealedKeys]);
}
