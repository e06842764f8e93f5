import type { UserType } from "#domain/access/actor.ts";
import { deviceText } from "#copy/access/device.ts";
import { barOf } from "#domain/access/bar.ts";
import { describeDevice } from "#domain/access/describe-device.ts";
import { barError } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import type { Masquerade } from "#domain/access/masquerade-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import type { AuditActor } from "#worker/repositories/audit/audit-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import type { Account } from "#worker/repositories/access/session-repository.ts";
import {
  insertSession,
  insertSessionToken,
  isNewDevice,
} from "#worker/repositories/access/session-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { originOfPerson } from "./portal-hosts.ts";
import { sendEmailsSoon } from "./send-emails-soon.ts";
import {
  firstCredentials,
  SESSION_TTL_MS,
  type SessionCredentials,
  tokenRow,
} from "./session-credentials.ts";

/** Result of signing in: credentials, and the id of their user. */
export interface SignedIn extends SessionCredentials {
  /** Id of the user. */
  id: string;
  type: UserType;
}

/** An account as an actor of the audit log. */
export function auditAccount(
  account: Pick<Account, "id" | "type" | "name" | "surname">,
  masquerade: Masquerade | null = null,
): AuditActor {
  return {
    id: account.id,
    type: account.type,
    name: `${account.name} ${account.surname}`,
    operator: masquerade && { id: masquerade.operatorId, name: masquerade.operatorName },
  };
}

/** Opens a session with new credentials (never with ones from the client), together with other statements of the same
 *  batch. A masquerade session ends when its permission does. */
export async function openSession(
  scope: Scope,
  tenant: Tenant,
  account: Pick<Account, "id" | "type" | "name" | "surname" | "email">,
  { by, first, masquerade = null }: { by: string; first: WriteStatement[]; masquerade?: Masquerade | null },
): Promise<SignedIn> {
  const { distributor, database } = tenant;
  const now = scope.now();
  const credentials = firstCredentials(distributor.id === PLATFORM_ID);
  const sessionId = scope.newId("ses");
  const expiresAt = masquerade?.until ?? new Date(now.getTime() + SESSION_TTL_MS).toISOString();
  const news = masquerade === null ? [newDeviceEmail(scope, distributor.id, account)] : [];
  await database.writeBatch([
    ...first,
    ...news,
    insertSession(distributor.id, {
      id: sessionId,
      userId: account.id,
      createdAt: now.toISOString(),
      expiresAt,
      userAgent: scope.userAgent,
      address: scope.clientAddress,
      masquerade,
    }),
    insertSessionToken(
      distributor.id,
      tokenRow(credentials, { sessionId, sessionExpiresAt: expiresAt, now }),
    ),
    audit(scope, distributor.id, {
      event: "session.opened",
      entity: "session",
      entityId: sessionId,
      changes: { by: { from: null, to: by } },
      actor: auditAccount(account, masquerade),
    }),
  ]);
  sendEmailsSoon(scope, tenant);
  return { id: account.id, type: account.type, ...credentials };
}

/** Notice of a sign-in from an unknown device. The first sign-in of an account sends none. */
function newDeviceEmail(
  scope: Scope,
  distributorId: string,
  { id: userId, name, email }: Pick<Account, "id" | "name" | "email">,
): WriteStatement {
  const at = scope.now().toISOString();
  const device = deviceText(describeDevice(scope.userAgent));
  const sessionsLink = `${originOfPerson(scope, distributorId)}${accountPage(distributorId)}#dispositivos`;
  return emailStatement(distributorId, {
    id: scope.newId("eml"),
    recipient: email,
    content: { kind: "newDevice", name, device, at, sessionsLink },
    createdAt: at,
    onlyIf: isNewDevice(distributorId, userId, scope.userAgent),
  });
}

function accountPage(distributorId: string): string {
  return pageEntry(distributorId === PLATFORM_ID ? "PlatformUserInfo" : "UserInfo").path;
}

/** Refuses an authenticated account that may not enter now.
 *  @throws DomainError ACCOUNT_BLOCKED, INTEGRATOR_INACTIVE, MAINTENANCE */
export function assertMayEnter(account: Account, { distributor }: Tenant): void {
  if (account.blocked) throw new DomainError("ACCOUNT_BLOCKED", {});
  const reason = barOf(account, distributor);
  if (reason !== null) throw barError(reason, account.integratorStatus);
}
