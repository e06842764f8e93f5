import * as z from "zod";
import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant, PLATFORM_ID } from "#worker/platform.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  type AccountTokenKind,
  createAccountTokenRepository,
} from "#worker/repositories/access/account-token-repository.ts";
import {
  useAccountToken,
  withdrawAccountTokens,
} from "#worker/repositories/access/account-token-statements.ts";
import { assertEmail, changeEmail } from "#worker/repositories/account/email-address-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { type Account, createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import { askToReload } from "#worker/repositories/access/session-statements.ts";
import { verifyEmail } from "#worker/repositories/access/user-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { auditAccount } from "./open-session.ts";
import { sendEmailsSoon } from "./send-emails-soon.ts";

export const VerifyEmailSchema = z.strictObject({ token: z.string().min(1).max(256) });

/** The address that the link was sent to. */
const PayloadSchema = z.object({ email: z.string() });

/** Links that a new address invalidates, because they were sent to the old one. */
const WITHDRAWN: readonly AccountTokenKind[] = ["emailChange", "emailVerification", "recovery", "signIn"];

interface EmailLink {
  tenant: Tenant;
  tokenHash: string;
  account: Account;
  /** The address to confirm: the account's own, or its new one. */
  email: string;
  isChange: boolean;
}

/** Reads what a link confirms; null for an invalid link. Reading does not consume the link. */
export function createReadEmailLink(scope: Scope) {
  return async function readEmailLink(token: string): Promise<{ email: string; isChange: boolean } | null> {
    const link = await findLink(scope, token);
    return link && { email: link.email, isChange: link.isChange };
  };
}

/** Confirms an address by the link sent to it. A new address replaces the account's.
 *  @throws DomainError INVALID_LINK, EMAIL_TAKEN */
export function createVerifyEmail(scope: Scope) {
  return async function verifyEmailOf({
    token,
  }: z.infer<typeof VerifyEmailSchema>): Promise<{ email: string }> {
    const link = await findLink(scope, token);
    if (link === null) throw invalidLink();
    const { tenant, email } = link;
    const { distributor, database } = tenant;
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...useAccountToken(distributor.id, { tokenHash: link.tokenHash, at, used: invalidLink }),
      assertEmail(distributor.id, { userId: link.account.id, email: link.account.email }, invalidLink),
      ...(link.isChange ? changeStatements(scope, link, at) : confirmStatements(scope, link, at)),
    ]);
    if (link.isChange) {
      if (distributor.id !== PLATFORM_ID) publishSoon(scope);
      sendEmailsSoon(scope, tenant);
    }
    return { email };
  };
}

function invalidLink(): DomainError {
  return new DomainError("INVALID_LINK", {});
}

/** The link at the distributor, otherwise at the platform, whose operators use the same page. */
async function findLink(scope: Scope, token: string): Promise<EmailLink | null> {
  const tokenHash = hashSecret(token);
  for (const tenant of [scope.tenant, platformTenant(scope)]) {
    const link = tenant && (await findLinkAt(scope, tenant, tokenHash));
    if (link) return link;
  }
  return null;
}

async function findLinkAt(scope: Scope, tenant: Tenant, tokenHash: string): Promise<EmailLink | null> {
  const { distributor, database } = tenant;
  const found = await createAccountTokenRepository(database, distributor.id).findToken(
    ["emailVerification", "emailChange"],
    tokenHash,
    scope.now().toISOString(),
  );
  if (found === null) return null;
  const account = await createSessionRepository(database, distributor.id).findAccountById(found.userId);
  if (account === null || account.blocked) return null;
  const { email } = PayloadSchema.parse(found.payload);
  const isChange = found.kind === "emailChange";
  return isChange || account.email === email ? { tenant, tokenHash, account, email, isChange } : null;
}

function confirmStatements(scope: Scope, { tenant, account }: EmailLink, at: string): WriteStatement[] {
  const { id } = tenant.distributor;
  return [
    verifyEmail(id, account.id, at),
    audit(scope, id, {
      event: "email.verified",
      entity: "user",
      entityId: account.id,
      actor: auditAccount(account),
    }),
  ];
}

/** The old address is notified, in case its owner did not make the change. */
function changeStatements(scope: Scope, { tenant, account, email }: EmailLink, at: string): WriteStatement[] {
  const { id } = tenant.distributor;
  const userId = account.id;
  const taken = () => new DomainError("EMAIL_TAKEN", {});
  return [
    ...changeEmail(id, { userId, email, at, taken }),
    ...WITHDRAWN.map((kind) => withdrawAccountTokens(id, { userId, kind, at })),
    askToReload(id, { userId }, at),
    ...(id === PLATFORM_ID
      ? []
      : outboxStatements(id, at, [{ audience: { userIds: [userId] }, message: { type: "user.changed" } }])),
    emailStatement(id, {
      id: scope.newId("eml"),
      recipient: account.email,
      content: { kind: "emailChanged", name: account.name, newEmail: email },
      createdAt: at,
    }),
    audit(scope, id, {
      event: "email.changed",
      entity: "user",
      entityId: userId,
      changes: { email: { from: account.email, to: email } },
      actor: auditAccount(account),
    }),
  ];
}
