import { DomainError } from "#domain/shared/errors.ts";

/** The refusal of an expired budget. */
export function expiredError({ id, expiresOn }: { id: string; expiresOn: string | null }): DomainError {
  return new DomainError("BUDGET_EXPIRED", { requestId: id, expiredOn: expiresOn ?? "" });
}
