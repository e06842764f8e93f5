import { normalizeEmail } from "#domain/validation/email.ts";
import { platformTenant, PLATFORM_ID } from "#worker/platform.ts";
import {
  insertAccountToken,
  withdrawAccountTokens,
} from "#worker/repositories/access/account-token-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { audit } from "../audit/audit.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { assertRate } from "./attempts.ts";
import { originOfPerson } from "./portal-hosts.ts";
import { sendEmailsSoon } from "./send-emails-soon.ts";

/** Validity of a recovery link. */
const RECOVERY_TTL_MS = 60 * 60_000;

/** Starts a password recovery: sends a link if the e-mail address has an account. Answer and time do not depend on
 *  that, because all work for an account follows the response.
 *  @throws DomainError RATE_LIMITED, per typed address */
export function createStartRecovery(scope: Scope) {
  return async function startRecovery(login: string): Promise<{ started: true }> {
    return startAt(scope, tenantOf(scope), login);
  };
}

/** Starts a password recovery at the platform. */
export function createStartPlatformRecovery(scope: Scope) {
  return async function startPlatformRecovery(login: string): Promise<{ started: true }> {
    return startAt(scope, platformTenant(scope), login);
  };
}

async function startAt(scope: Scope, tenant: Tenant, login: string): Promise<{ started: true }> {
  const email = normalizeEmail(login);
  await assertRate(scope, tenant, "recovery", email);
  scope.defer(() => sendRecoveryLink(scope, tenant, email));
  return { started: true };
}

/** Earlier links become invalid. Blocked accounts get no link. */
async function sendRecoveryLink(scope: Scope, tenant: Tenant, email: string): Promise<void> {
  const { distributor, database } = tenant;
  const account = await createSessionRepository(database, distributor.id).findAccount(email);
  if (account === null || account.blocked) return;
  const token = newSecret();
  const now = scope.now();
  const createdAt = now.toISOString();
  const expiresAt = new Date(now.getTime() + RECOVERY_TTL_MS).toISOString();
  await database.writeBatch([
    withdrawAccountTokens(distributor.id, { userId: account.id, kind: "recovery", at: createdAt }),
    insertAccountToken(distributor.id, {
      tokenHash: hashSecret(token),
      kind: "recovery",
      userId: account.id,
      payload: { email },
      createdAt,
      expiresAt,
    }),
    emailStatement(distributor.id, {
      id: scope.newId("eml"),
      recipient: email,
      content: {
        kind: "passwordRecovery",
        name: account.name,
        link: `${recoveryPage(scope, distributor.id)}/${token}`,
        expiresAt,
      },
      createdAt,
    }),
    audit(scope, distributor.id, {
      event: "password.recovery-started",
      entity: "user",
      entityId: account.id,
    }),
  ]);
  sendEmailsSoon(scope, tenant);
}

/** URL of the page that starts a password recovery. */
export function recoveryPage(scope: Scope, distributorId: string): string {
  const path = distributorId === PLATFORM_ID ? "/plataforma/recover" : "/recover";
  return originOfPerson(scope, distributorId) + path;
}
