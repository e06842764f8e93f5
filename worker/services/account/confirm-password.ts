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

/** The person's account, and what belongs first into the batch that the password opens the way to. */
export interface ConfirmedPerson {
  account: Account;
  first: WriteStatement[];
}

/** Makes sure that it is the person who asks: whoever found an open portal does not know the password.
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
