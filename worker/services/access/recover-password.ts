import * as z from "zod";
import type { RecoverPassword } from "#domain/access/recover-password-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant } from "#worker/platform.ts";
import { createAccountTokenRepository } from "#worker/repositories/access/account-token-repository.ts";
import { useAccountToken } from "#worker/repositories/access/account-token-statements.ts";
import { assertEmail } from "#worker/repositories/account/email-address-statements.ts";
import {
  type Account,
  clearAttempts,
  createSessionRepository,
} from "#worker/repositories/access/session-repository.ts";
import { verifyEmail } from "#worker/repositories/access/user-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { isCommonPassword } from "#worker/security/is-common-password.ts";
import { hashPassword } from "#worker/security/password.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { sendNewsSoon } from "./send-news.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { attemptKey } from "./attempts.ts";
import { auditAccount } from "./open-session.ts";
import { replacePassword } from "./replace-password.ts";

const PayloadSchema = z.object({ email: z.string() });

interface NewPassword extends RecoverPassword {
  token: string;
}

/** Reads the account of a recovery link; null for an invalid link. Reading does not consume the link. */
export function createReadRecoveryLink(scope: Scope) {
  return async (token: string) => readLinkAt(scope, tenantOf(scope), token);
}

/** Reads the account of a recovery link at the platform. */
export function createReadPlatformRecoveryLink(scope: Scope) {
  return async (token: string) => readLinkAt(scope, platformTenant(scope), token);
}

/** Sets a new password by a recovery link, which works once. All sessions end; the second factor stays.
 *  @throws DomainError INVALID_LINK, COMMON_PASSWORD */
export function createRecoverPassword(scope: Scope) {
  return async (input: NewPassword) => recoverAt(scope, tenantOf(scope), input);
}

/** Sets a new password by a recovery link at the platform. */
export function createRecoverPlatformPassword(scope: Scope) {
  return async (input: NewPassword) => recoverAt(scope, platformTenant(scope), input);
}

async function readLinkAt(scope: Scope, tenant: Tenant, token: string): Promise<{ email: string } | null> {
  const account = await findAccountOfLink(scope, tenant, hashSecret(token));
  return account && { email: account.email };
}

async function recoverAt(
  scope: Scope,
  tenant: Tenant,
  { token, password }: NewPassword,
): Promise<{ changed: true }> {
  const invalid = () => new DomainError("INVALID_LINK", {});
  const { distributor, database } = tenant;
  const tokenHash = hashSecret(token);
  const account = await findAccountOfLink(scope, tenant, tokenHash);
  if (account === null) throw invalid();
  if (isCommonPassword(password)) throw new DomainError("COMMON_PASSWORD", {});
  const passwordHash = await hashPassword(password, scope.env.PASSWORD_PEPPER);
  const at = scope.now().toISOString();
  await database.writeBatch([
    ...useAccountToken(distributor.id, { tokenHash, at, used: invalid }),
    assertEmail(distributor.id, { userId: account.id, email: account.email }, invalid),
    ...replacePassword(scope, distributor.id, account, {
      passwordHash,
      entry: { event: "password.recovered", actor: auditAccount(account) },
      at,
    }),
    // The link was sent by e-mail, so its use proves access to the address.
    verifyEmail(distributor.id, account.id, at),
    clearAttempts(distributor.id, attemptKey("sign-in", account.email)),
  ]);
  sendNewsSoon(scope, tenant);
  return { changed: true };
}

/** The account that a link was sent to, if its address is still the same. */
async function findAccountOfLink(
  scope: Scope,
  { distributor, database }: Tenant,
  tokenHash: string,
): Promise<Account | null> {
  const at = scope.now().toISOString();
  const found = await createAccountTokenRepository(database, distributor.id).findToken(
    "recovery",
    tokenHash,
    at,
  );
  if (found === null) return null;
  const account = await createSessionRepository(database, distributor.id).findAccountById(found.userId);
  const { email } = PayloadSchema.parse(found.payload);
  return account === null || account.blocked || account.email !== email ? null : account;
}
