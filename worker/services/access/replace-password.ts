import type { WriteStatement } from "#worker/db/client.ts";
import type { AccountTokenKind } from "#worker/repositories/access/account-token-repository.ts";
import { withdrawAccountTokens } from "#worker/repositories/access/account-token-statements.ts";
import type { AuditActor } from "#worker/repositories/audit/audit-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import type { Account } from "#worker/repositories/access/session-repository.ts";
import { changePassword } from "#worker/repositories/access/user-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { endSessions } from "./end-sessions.ts";
import { recoveryPage } from "./start-recovery.ts";

/** Links that a new password invalidates, because an attacker may have requested them. */
const WITHDRAWN: readonly AccountTokenKind[] = ["recovery", "emailChange", "signIn"];

export interface PasswordReplacement {
  passwordHash: string;
  /** Id of a session that stays open; without it all sessions end. */
  except?: string;
  /** Event and actor for the audit log. */
  entry: { event: string; actor?: AuditActor };
  at: string;
}

/** Sets an account's password and ends what the old one had opened: links and sessions. The owner is notified by
 *  e-mail. */
export function replacePassword(
  scope: Scope,
  distributorId: string,
  { id: userId, name, email }: Pick<Account, "id" | "name" | "email">,
  { passwordHash, except, entry, at }: PasswordReplacement,
): WriteStatement[] {
  return [
    changePassword(distributorId, userId, passwordHash, at),
    ...WITHDRAWN.map((kind) => withdrawAccountTokens(distributorId, { userId, kind, at })),
    ...endSessions(distributorId, { userId, except, reason: "passwordChanged", at }),
    emailStatement(distributorId, {
      id: scope.newId("eml"),
      recipient: email,
      content: { kind: "passwordChanged", name, at, recoverLink: recoveryPage(scope, distributorId) },
      createdAt: at,
    }),
    audit(scope, distributorId, { ...entry, entity: "user", entityId: userId }),
  ];
}
