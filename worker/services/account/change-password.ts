import type { PasswordChange } from "#domain/access/profile-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { isCommonPassword } from "#worker/security/is-common-password.ts";
import { hashPassword } from "#worker/security/password.ts";
import { replacePassword } from "../access/replace-password.ts";
import { authoriseSelfInPerson } from "#worker/services/shared/authorise.ts";
import { confirmPassword } from "./confirm-password.ts";
import { sendNewsSoon } from "../access/send-news.ts";

/** Changes the person's password. All other sessions end, and all links to the account become invalid.
 *  @throws DomainError INVALID_BODY with COMMON_PASSWORD, WRONG_PASSWORD, RATE_LIMITED, SUPPORT_ACCESS_LIMITED */
export function createChangePassword(scope: Scope) {
  return async function saveNewPassword({ currentPassword, newPassword }: PasswordChange): Promise<void> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    if (isCommonPassword(newPassword)) throw commonPassword();
    const { account, first } = await confirmPassword(scope, own, currentPassword);
    await database.writeBatch([
      ...first,
      ...replacePassword(scope, distributor.id, account, {
        passwordHash: await hashPassword(newPassword, scope.env.PASSWORD_PEPPER),
        except: actor.sessionId,
        entry: { event: "user.password-changed" },
        at: scope.now().toISOString(),
      }),
    ]);
    sendNewsSoon(scope, own);
  };
}

function commonPassword(): DomainError {
  const issues = [{ field: "newPassword", code: "COMMON_PASSWORD", message: "COMMON_PASSWORD" }];
  return new DomainError("INVALID_BODY", { issues });
}
