import { DomainError } from "#domain/shared/errors.ts";
import type { PaymentGateway } from "#worker/gateways/payment/payment-gateway.ts";
import { createSandboxGateway, SANDBOX } from "#worker/gateways/payment/sandbox-gateway.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

/** A provider of the distributor's payments.
 *  @param provider - the one of a charge or of a delivery; the one for new charges by default
 *  @throws DomainError NOT_FOUND for one that nobody knows */
export function gatewayOf(scope: Scope, provider?: string): PaymentGateway {
  const { payments } = tenantOf(scope).distributor.settings;
  const id = provider ?? payments.provider;
  if (id !== SANDBOX) throw new DomainError("NOT_FOUND", { entity: "provider", id });
  return createSandboxGateway({ settings: payments, newId: (prefix) => scope.newId(prefix) });
}
