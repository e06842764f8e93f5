import { DomainError } from "#domain/shared/errors.ts";

/** The refusal of whatever needs a budget that counts. */
export function expiredError({ id, expiresOn }: { id: string; expiresOn: string | null }): DomainError {
  return new DomainError("BUDGET_EXPIRED", { requestId: id, expiredOn: expiresOn ?? "" });
}
