import { DomainError } from "#domain/shared/errors.ts";
import { MERCADO_PAGO } from "#worker/gateways/payment/call-mercado-pago.ts";
import {
  createMercadoPagoGateway,
  type MercadoPagoSettings,
} from "#worker/gateways/payment/mercado-pago-gateway.ts";
import type { PaymentGateway } from "#worker/gateways/payment/payment-gateway.ts";
import { createSandboxGateway, SANDBOX } from "#worker/gateways/payment/sandbox-gateway.ts";
import { sandboxSecretOf } from "#worker/gateways/payment/webhook-signature.ts";
import { logEvent } from "#worker/log.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { portalOrigin } from "../platform/portal-origin.ts";
import { acceptedSecrets, openKeys, type ProviderKeys } from "./provider-keys.ts";

/** A provider of the distributor's payments.
 *  @param provider - the one of a charge or of a delivery; the one for new charges by default
 *  @throws DomainError NOT_FOUND for one that nobody knows */
export function gatewayOf(scope: Scope, provider?: string): PaymentGateway {
  const { id: distributorId, settings } = tenantOf(scope).distributor;
  const { payments } = settings;
  const id = provider ?? payments.provider;
  if (id === MERCADO_PAGO) return openMercadoPago(scope);
  if (id !== SANDBOX) throw new DomainError("NOT_FOUND", { entity: "provider", id });
  return createSandboxGateway({
    settings: payments,
    secret: sandboxSecretOf(scope.env.SEALING_SECRET, distributorId),
    newId: (prefix) => scope.newId(prefix),
  });
}

/** Mercado Pago with the distributor's keys.
 *  @param keys - unsaved ones, for trying them out; the saved ones by default */
export function openMercadoPago(scope: Scope, keys: ProviderKeys = openKeys(scope)) {
  const { distributor } = tenantOf(scope);
  const settings: MercadoPagoSettings = {
    accessToken: keys.accessToken,
    secretsAt: (now) => acceptedSecrets(keys, now),
    url: scope.env.MERCADO_PAGO_URL,
    chargeTtlMinutes: distributor.settings.payments.chargeTtlMinutes,
    boletoDays: distributor.settings.payments.boletoDays,
    notificationUrl: notificationUrlOf(scope),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report: ({ problem, status }) =>
      logEvent("warn", "payment-provider-failed", {
        ...{ provider: MERCADO_PAGO, distributorId: distributor.id, problem, status },
      }),
  };
  return createMercadoPagoGateway(settings);
}

/** Where Mercado Pago tells what happens to a charge: at the distributor's own host, which names it. */
export function notificationUrlOf(scope: Scope): string {
  const { slug } = tenantOf(scope).distributor;
  return `${portalOrigin(scope, { slug, domains: [] })}/app/open/webhooks/${MERCADO_PAGO}`;
}
