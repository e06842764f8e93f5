import type { EmailChange } from "#domain/access/profile-schema.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import {
  insertAccountToken,
  withdrawAccountTokens,
} from "#worker/repositories/access/account-token-statements.ts";
import { assertEmailFree } from "#worker/repositories/account/profile-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { audit } from "../audit/audit.ts";
import { authoriseSelfInPerson } from "#worker/services/shared/authorise.ts";
import { confirmPassword } from "./confirm-password.ts";
import { originOfPerson } from "../access/portal-hosts.ts";
import { sendNewsSoon } from "../access/send-news.ts";

/** Validity of the link to the new address. */
const LINK_TTL_MS = 24 * 3_600_000;

/** Requests a change of e-mail address: a link is sent to the new address, and the old one stays until it is used.
 *  @throws DomainError WRONG_PASSWORD, RATE_LIMITED, EMAIL_TAKEN, SUPPORT_ACCESS_LIMITED */
export function createRequestEmailChange(scope: Scope) {
  return async function requestEmailChange({ email, currentPassword }: EmailChange): Promise<void> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const { account, first } = await confirmPassword(scope, own, currentPassword);
    const token = newSecret();
    const now = scope.now();
    const at = now.toISOString();
    await database.writeBatch([
      ...first,
      assertEmailFree(distributor.id, email),
      withdrawAccountTokens(distributor.id, { userId: actor.userId, kind: "emailChange", at }),
      insertAccountToken(distributor.id, {
        tokenHash: hashSecret(token),
        kind: "emailChange",
        userId: actor.userId,
        payload: { email },
        createdAt: at,
        expiresAt: new Date(now.getTime() + LINK_TTL_MS).toISOString(),
      }),
      emailStatement(distributor.id, {
        id: scope.newId("eml"),
        recipient: email,
        content: {
          kind: "verifyEmail",
          name: account.name,
          link: `${originOfPerson(scope, distributor.id)}/verificar-email/${token}`,
        },
        createdAt: at,
      }),
      audit(scope, distributor.id, {
        event: "user.email-change-requested",
        entity: "user",
        entityId: actor.userId,
        changes: { email: { from: account.email, to: email } },
      }),
    ]);
    sendNewsSoon(scope, own);
  };
}

/** Withdraws the request, which invalidates its link. */
export function createCancelEmailChange(scope: Scope) {
  return async function cancelEmailChange(): Promise<void> {
    const { distributor, database, actor } = authoriseSelfInPerson(scope);
    const at = scope.now().toISOString();
    await database.writeBatch([
      withdrawAccountTokens(distributor.id, { userId: actor.userId, kind: "emailChange", at }),
      audit(scope, distributor.id, {
        event: "user.email-change-withdrawn",
        entity: "user",
        entityId: actor.userId,
      }),
    ]);
  };
}
