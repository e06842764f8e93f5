import { isDomainError, type ProviderProblem } from "#domain/shared/errors.ts";

/** Why a payment provider did not do what it was asked for; null for any other error. */
export function providerProblemOf(error: unknown): ProviderProblem | null {
  return isDomainError(error, "PAYMENT_PROVIDER_UNAVAILABLE") ||
    isDomainError(error, "PAYMENT_PROVIDER_REFUSED")
    ? error.details.problem
    : null;
}
