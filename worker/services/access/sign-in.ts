import * as z from "zod";
import { DomainError } from "#domain/shared/errors.ts";
import { normalizeEmail } from "#domain/validation/email.ts";
import { platformTenant } from "#worker/platform.ts";
import {
  type Account,
  clearAttempts,
  createSessionRepository,
} from "#worker/repositories/access/session-repository.ts";
import { rehashPassword } from "#worker/repositories/access/user-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { hashPassword, needsRehash, verifyPassword } from "#worker/security/password.ts";
import { audit } from "../audit/audit.ts";
import { assertRate, attemptKey } from "./attempts.ts";
import { assertMayEnter, auditAccount, openSession, type SignedIn } from "./open-session.ts";
import { sealChallenge } from "./second-factor-challenge.ts";

export const CredentialsSchema = z.strictObject({
  login: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
});
export type Credentials = z.infer<typeof CredentialsSchema>;

/** Signs in a user of the request's distributor by e-mail and password.
 *  @throws DomainError INVALID_CREDENTIALS, with equal answer and time for unknown accounts; RATE_LIMITED; and, with
 *    the correct password only, SECOND_FACTOR_REQUIRED, ACCOUNT_BLOCKED, INTEGRATOR_INACTIVE, MAINTENANCE */
export function createSignIn(scope: Scope) {
  return async function signIn(credentials: Credentials): Promise<SignedIn> {
    if (scope.tenant === null) throw new DomainError("INVALID_CREDENTIALS", {});
    return signInAt(scope, scope.tenant, credentials);
  };
}

/** Signs in an operator of the platform.
 *  @throws DomainError as `createSignIn` */
export function createSignInPlatform(scope: Scope) {
  return async function signInPlatform(credentials: Credentials): Promise<SignedIn> {
    return signInAt(scope, platformTenant(scope), credentials);
  };
}

async function signInAt(scope: Scope, tenant: Tenant, { login, password }: Credentials): Promise<SignedIn> {
  const { distributor, database } = tenant;
  const email = normalizeEmail(login);
  await assertRate(scope, tenant, "sign-in", email);
  const found = await createSessionRepository(database, distributor.id).findAccount(email);
  const account = await checkPassword(scope, tenant, found, password);
  assertMayEnter(account, tenant);
  if (account.secondFactor !== null) {
    throw new DomainError("SECOND_FACTOR_REQUIRED", {
      challenge: sealChallenge(scope, distributor.id, account.id),
    });
  }
  const first = [clearAttempts(distributor.id, attemptKey("sign-in", email))];
  if (needsRehash(account.passwordHash)) {
    const passwordHash = await hashPassword(password, scope.env.PASSWORD_PEPPER);
    first.push(rehashPassword(distributor.id, account, passwordHash));
  }
  return openSession(scope, tenant, account, { by: "password", first });
}

/** Checks a password. An unknown account costs the same time, one hash.
 *  @throws DomainError INVALID_CREDENTIALS */
async function checkPassword(
  scope: Scope,
  tenant: Tenant,
  account: Account | null,
  password: string,
): Promise<Account> {
  const pepper = scope.env.PASSWORD_PEPPER;
  if (account === null) {
    await hashPassword(password, pepper);
    throw new DomainError("INVALID_CREDENTIALS", {});
  }
  if (!(await verifyPassword(password, pepper, account.passwordHash))) {
    // After the response, so that an existing account does not take longer.
    scope.defer(() => noteRefusal(scope, tenant, account));
    throw new DomainError("INVALID_CREDENTIALS", {});
  }
  return account;
}

async function noteRefusal(scope: Scope, { distributor, database }: Tenant, account: Account): Promise<void> {
  await database.writeBatch([
    audit(scope, distributor.id, {
      event: "session.refused",
      entity: "user",
      entityId: account.id,
      actor: auditAccount(account),
    }),
  ]);
}
