import { DomainError } from "#domain/shared/errors.ts";
import { assertSamePassword } from "#worker/repositories/account/profile-statements.ts";
import {
  type Account,
  clearAttempts,
  createSessionRepository,
} from "#worker/repositories/access/session-repository.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { verifyPassword } from "#worker/security/password.ts";
import { assertRate, attemptKey } from "../access/attempts.ts";

/** The person's account, and the first statements of the batch that the password authorises. */
export interface ConfirmedPerson {
  account: Account;
  first: WriteStatement[];
}

/** Checks the person's password, since another person may be using an open portal.
 *  @throws DomainError WRONG_PASSWORD, RATE_LIMITED */
export async function confirmPassword(
  scope: Scope,
  tenant: Tenant & { actor: { userId: string } },
  password: string,
): Promise<ConfirmedPerson> {
  const { distributor, database, actor } = tenant;
  await assertRate(scope, tenant, "confirm-password", actor.userId);
  const account = await createSessionRepository(database, distributor.id).findAccountById(actor.userId);
  if (account === null) throw new DomainError("WRONG_PASSWORD", {});
  if (!(await verifyPassword(password, scope.env.PASSWORD_PEPPER, account.passwordHash))) {
    throw new DomainError("WRONG_PASSWORD", {});
  }
  return {
    account,
    first: [
      assertSamePassword(distributor.id, account),
      clearAttempts(distributor.id, attemptKey("confirm-password", account.id)),
    ],
  };
}
