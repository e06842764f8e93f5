import type { Settings } from "#domain/settings/settings-schema.ts";
import { faviconPath, themeVersion } from "#domain/theme/theme-variables.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { SANDBOX } from "#worker/gateways/payment/sandbox-gateway.ts";
import type { Scope } from "#worker/scope.ts";
import { PAGES } from "#domain/access/pages.ts";
import { tenantOf } from "../tenant-of.ts";

/** The look of the distributor and what its shop can do, for everybody. The address of the business intelligence is
 *  only in the answer of those who may open it.
 *  @throws DomainError NOT_FOUND when the host names no distributor */
export function createReadPublicTheme(scope: Scope) {
  return function readPublicTheme() {
    const { distributor } = tenantOf(scope);
    const { theme, settings } = distributor;
    const { dashboardBIUrl, ...open } = theme;
    return {
      version: themeVersion(theme),
      title: theme.title,
      metaDescription: theme.metaDescription,
      companyTheme: theme,
      frontendSettings: { favicon: faviconPath(theme) },
      term: theme.term,
      integrations: theme.integrations,
      deliveryIntegrations: [settings.delivery.ships ? ("pied" as const) : ("none" as const)],
      ...(mayAccess(scope.actor, distributor, PAGES.DashboardBI.access) ? { dashboardBIUrl } : {}),
      ...shopOf(settings),
      theme: open,
    };
  };
}

/** Whether and how one can pay here: with Pix, once there is a key that receives it. */
function shopOf({ payments }: Settings) {
  const isOpen = payments.pixKey !== "";
  return {
    paymentHub: {
      status: isOpen,
      antifraud: false,
      methods: [{ method: "pix" as const, active: isOpen }],
      providers: [SANDBOX],
      notIntegratedPayments: payments.notIntegrated,
    },
    saleSetting: { checkoutPayment: isOpen },
  };
}
