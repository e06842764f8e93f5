import type { PasswordChange } from "#domain/access/profile-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { withdrawAccountTokens } from "#worker/repositories/account-token-statements.ts";
import { emailStatement } from "#worker/repositories/email-statements.ts";
import { changePassword } from "#worker/repositories/user-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { isCommonPassword } from "#worker/security/is-common-password.ts";
import { hashPassword } from "#worker/security/password.ts";
import { endSessions } from "../access/end-sessions.ts";
import { recoveryPage } from "../access/start-recovery.ts";
import { audit } from "../audit.ts";
import { authoriseSelfInPerson } from "../tenant-of.ts";
import { confirmPassword } from "./confirm-password.ts";
import { sendNewsSoon } from "./send-news.ts";

/** Changes the person's password. Every other session ends, and so does every link that could open the account.
 *  @throws DomainError INVALID_BODY with COMMON_PASSWORD, WRONG_PASSWORD, RATE_LIMITED, SUPPORT_ACCESS_LIMITED */
export function createChangePassword(scope: Scope) {
  return async function saveNewPassword({ currentPassword, newPassword }: PasswordChange): Promise<void> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const { userId, sessionId } = actor;
    if (isCommonPassword(newPassword)) throw commonPassword();
    const { account, first } = await confirmPassword(scope, own, currentPassword);
    const passwordHash = await hashPassword(newPassword, scope.env.PASSWORD_PEPPER);
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...first,
      changePassword(distributor.id, userId, passwordHash, at),
      ...(["recovery", "signIn", "emailChange"] as const).map((kind) =>
        withdrawAccountTokens(distributor.id, { userId, kind, at }),
      ),
      ...endSessions(distributor.id, { userId, except: sessionId, reason: "passwordChanged", at }),
      emailStatement(distributor.id, {
        id: scope.newId("eml"),
        recipient: account.email,
        content: {
          kind: "passwordChanged",
          name: account.name,
          at,
          recoverLink: recoveryPage(scope, distributor.id),
        },
        createdAt: at,
      }),
      audit(scope, distributor.id, { event: "user.password-changed", entity: "user", entityId: userId }),
    ]);
    sendNewsSoon(scope, own);
  };
}

function commonPassword(): DomainError {
  const issues = [{ field: "newPassword", code: "COMMON_PASSWORD", message: "COMMON_PASSWORD" }];
  return new DomainError("INVALID_BODY", { issues });
}
