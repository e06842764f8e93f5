import { z } from "zod";
import { DomainError } from "#domain/shared/errors.ts";
import { normalizeEmail } from "#domain/validation/email.ts";
import { createAccessRepository } from "#worker/repositories/access-repository.ts";
import { createDirectoryRepository } from "#worker/repositories/directory-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { hashPassword, verifyPassword } from "#worker/security/password.ts";
import type { SessionCookie } from "#worker/security/session-cookie.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";

/** How long a session holds. */
export const SESSION_MAX_AGE_S = 12 * 3600;
const ATTEMPT_WINDOW_MS = 15 * 60_000;
const ATTEMPTS_PER_LOGIN = 10;
const ATTEMPTS_PER_ADDRESS = 60;

export const CredentialsSchema = z
  .object({ login: z.string().trim().min(1).max(254), password: z.string().min(1).max(256) })
  .strict();
export type Credentials = z.infer<typeof CredentialsSchema>;

export type SignedIn = SessionCookie & { type: "admin" | "staff" | "integrator" | "piedAdmin" };

interface Account {
  id: string;
  type: SignedIn["type"];
  passwordHash: string;
  blocked: boolean;
}

/** Signs in a user of the distributor that the request is for, by e-mail and password.
 *  @throws DomainError INVALID_CREDENTIALS, alike in answer and time whether or not the account exists; RATE_LIMITED */
export function createSignIn(scope: Scope) {
  return async function signIn(credentials: Credentials): Promise<SignedIn> {
    if (scope.tenant === null) throw new DomainError("INVALID_CREDENTIALS", {});
    const { distributor, database } = scope.tenant;
    const access = createAccessRepository(database, distributor);
    const email = normalizeEmail(credentials.login);
    await assertRate(scope, email, access.countAttempt);
    const account = await access.findUserByEmail(email);
    const accepted = await checkPassword(scope, account, credentials.password);
    return openSession(scope, accepted, (row) => access.addSession(row, loginKey(email)));
  };
}

/** Signs in an operator of the platform.
 *  @throws DomainError INVALID_CREDENTIALS, RATE_LIMITED */
export function createSignInPlatform(scope: Scope) {
  return async function signInPlatform(credentials: Credentials): Promise<SignedIn> {
    const directory = createDirectoryRepository(scope.directory);
    const email = normalizeEmail(credentials.login);
    await assertRate(scope, email, directory.countAttempt);
    const account = await directory.findPlatformUserByEmail(email);
    const accepted = await checkPassword(
      scope,
      account && { ...account, type: "piedAdmin" },
      credentials.password,
    );
    return openSession(scope, accepted, (row) => directory.addPlatformSession(row, loginKey(email)));
  };
}

/** Ends the session of the person who asks; nothing happens when there is none. */
export function createSignOut(scope: Scope) {
  return async function signOut(): Promise<void> {
    const { actor, tenant } = scope;
    const revokedAt = scope.now().toISOString();
    if (actor.kind === "platform") {
      await createDirectoryRepository(scope.directory).revokePlatformSession(actor.sessionId, revokedAt);
    } else if (actor.kind === "user" && tenant !== null) {
      await createAccessRepository(tenant.database, tenant.distributor).revokeSession(
        actor.sessionId,
        revokedAt,
      );
    }
  };
}

/** Under which failed attempts for one account are counted; signing in clears it. */
function loginKey(email: string): string {
  return `sign-in login ${hashSecret(email)}`;
}

async function assertRate(
  scope: Scope,
  email: string,
  countAttempt: (key: string, windowStartedAt: number) => Promise<number>,
): Promise<void> {
  const now = scope.now().getTime();
  const window = now - (now % ATTEMPT_WINDOW_MS);
  const byLogin = await countAttempt(loginKey(email), window);
  const byAddress = await countAttempt(`sign-in address ${hashSecret(scope.clientAddress)}`, window);
  const addressLimit =
    scope.env.ENVIRONMENT === "production" ? ATTEMPTS_PER_ADDRESS : Number.POSITIVE_INFINITY;
  if (byLogin > ATTEMPTS_PER_LOGIN || byAddress > addressLimit) {
    throw new DomainError("RATE_LIMITED", {
      retryAfterS: Math.ceil((window + ATTEMPT_WINDOW_MS - now) / 1000),
    });
  }
}

async function checkPassword(scope: Scope, account: Account | null, password: string): Promise<Account> {
  const pepper = scope.env.PASSWORD_PEPPER;
  if (account === null) {
    await hashPassword(password, pepper);
    throw new DomainError("INVALID_CREDENTIALS", {});
  }
  const fits = await verifyPassword(password, pepper, account.passwordHash);
  if (!fits || account.blocked) throw new DomainError("INVALID_CREDENTIALS", {});
  return account;
}

async function openSession(
  scope: Scope,
  account: Account,
  save: (row: {
    id: string;
    userId: string;
    tokenHash: string;
    accessKeyHash: string;
    createdAt: string;
    expiresAt: string;
  }) => Promise<void>,
): Promise<SignedIn> {
  const token = newSecret();
  const accessKey = newSecret();
  const now = scope.now();
  await save({
    id: scope.newId("ses"),
    userId: account.id,
    tokenHash: hashSecret(token),
    accessKeyHash: hashSecret(accessKey),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + SESSION_MAX_AGE_S * 1000).toISOString(),
  });
  return { id: account.id, token, accessKey, type: account.type };
}
