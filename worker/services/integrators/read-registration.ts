import { DomainError } from "#domain/shared/errors.ts";
import { createAccountTokenRepository } from "#worker/repositories/access/account-token-repository.ts";
import { createIntegratorRepository } from "#worker/repositories/integrators/integrator-repository.ts";
import { createTermsRepository } from "#worker/repositories/terms/terms-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { newFormToken } from "./assert-human.ts";

/** Opens the application form: a token with its time, and the terms to accept, if any.
 *  @param again - for a person whose form was too old */
export function createOpenRegistration(scope: Scope) {
  return async function openRegistration({ again = false } = {}) {
    const { distributor, database } = tenantOf(scope);
    const terms = await createTermsRepository(database, distributor.id).findActiveTerms("general");
    return {
      formToken: newFormToken(scope, distributor.id, { again }),
      terms: terms && { id: terms.id, version: terms.version, title: terms.title },
    };
  };
}

/** Reads the status of an application, by its link.
 *  @throws DomainError INVALID_LINK */
export function createReadApplication(scope: Scope) {
  return async function readApplication(token: string) {
    const { distributor, database } = tenantOf(scope);
    const found = await createAccountTokenRepository(database, distributor.id).findToken(
      "registration",
      hashSecret(token),
      scope.now().toISOString(),
    );
    const application =
      found && (await createIntegratorRepository(database, distributor.id).findApplication(found.userId));
    if (!application) throw new DomainError("INVALID_LINK", {});
    return application;
  };
}
