import { freightProviders } from "#domain/freight/freight-providers.ts";
import {
  PAYMENT_TYPES,
  type PaymentMethod,
  type PaymentType,
} from "#domain/payment-methods/payment-method.ts";
import { PLAIN_PIX } from "#domain/payment-methods/payment-options.ts";
import { isCard } from "#domain/settings/charge-methods.ts";
import { receivesPix } from "#domain/settings/receives-pix.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { faviconPath, themeVersion } from "#domain/theme/theme-variables.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { createPaymentMethodRepository } from "#worker/repositories/payment-methods/payment-method-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { PAGES } from "#domain/access/pages.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

/** Reads the distributor's theme and the capabilities of its shop, for everybody. The address of the business
 *  intelligence is only in the answer for people with access to it.
 *  @throws DomainError NOT_FOUND if the host belongs to no distributor */
export function createReadPublicTheme(scope: Scope) {
  return async function readPublicTheme() {
    const { distributor, database } = tenantOf(scope);
    const { theme, settings } = distributor;
    const { dashboardBIUrl, ...open } = theme;
    const methods = await createPaymentMethodRepository(database, distributor.id).listMethods();
    return {
      version: themeVersion(theme),
      title: theme.title,
      metaDescription: theme.metaDescription,
      companyTheme: theme,
      frontendSettings: { favicon: faviconPath(theme) },
      term: theme.term,
      integrations: theme.integrations,
      deliveryIntegrations: [...freightProviders(settings.delivery)],
      ...(mayAccess(scope.actor, distributor, PAGES.DashboardBI.access) ? { dashboardBIUrl } : {}),
      ...shopOf(settings, methods),
      theme: open,
    };
  };
}

/** Whether a payment provider has fraud detection of its own. */
const HAS_ANTIFRAUD: Readonly<Record<Settings["payments"]["provider"], boolean>> = {
  sandbox: false,
  mercadopago: true,
};

/** Payment methods of the shop: the active ones of the distributor, or Pix if none is active. Pix is active only with
 *  a key that receives it, or with a provider that has its own. */
function shopOf({ payments }: Settings, methods: readonly PaymentMethod[]) {
  const active = methods.filter((one) => one.active);
  const sold = active.length === 0 ? [PLAIN_PIX] : active;
  const types = PAYMENT_TYPES.filter((type) => [...methods, ...sold].some((one) => one.type === type));
  const isActive = (type: PaymentType) =>
    (type !== "pix" || receivesPix(payments)) && sold.some((one) => one.type === type);
  return {
    paymentHub: {
      status: types.some(isActive),
      antifraud: HAS_ANTIFRAUD[payments.provider] || (payments.stopsCards && payments.methods.some(isCard)),
      methods: types.map((method) => ({ method, active: isActive(method) })),
      providers: [payments.provider],
      notIntegratedPayments: payments.notIntegrated,
    },
    saleSetting: { checkoutPayment: isActive("pix") },
  };
}
