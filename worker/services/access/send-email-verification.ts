import { DomainError } from "#domain/shared/errors.ts";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import {
  insertAccountToken,
  withdrawAccountTokens,
} from "#worker/repositories/access/account-token-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { assertRate } from "./attempts.ts";
import { sendEmailsSoon } from "./send-emails-soon.ts";

/** Validity of a link that confirms an e-mail address. */
const VERIFICATION_TTL_MS = 3 * 24 * 3_600_000;

export const SEND_EMAIL_VERIFICATION_ACCESS = SIGNED_IN;

/** Sends a confirmation link to the signed-in person's address, unless it is confirmed already.
 *  @throws DomainError RATE_LIMITED */
export function createSendEmailVerification(scope: Scope) {
  return async function sendEmailVerification(): Promise<{ sent: boolean }> {
    const tenant = authoriseUser(scope, SEND_EMAIL_VERIFICATION_ACCESS);
    const { distributor, database, actor } = tenant;
    if (actor.emailVerified) return { sent: false };
    await assertRate(scope, tenant, "verification", actor.userId);
    const account = await createSessionRepository(database, distributor.id).findAccountById(actor.userId);
    if (account === null) throw new DomainError("NOT_FOUND", { entity: "user", id: actor.userId });
    const { link, statements } = newVerificationLink(scope, distributor.id, account);
    const createdAt = scope.now().toISOString();
    await database.writeBatch([
      ...statements,
      emailStatement(distributor.id, {
        id: scope.newId("eml"),
        recipient: account.email,
        content: { kind: "verifyEmail", name: account.name, link },
        createdAt,
      }),
    ]);
    sendEmailsSoon(scope, tenant);
    return { sent: true };
  };
}

/** A link that confirms an account's current address, with its statements. Earlier links become invalid. */
export function newVerificationLink(
  scope: Scope,
  distributorId: string,
  { id, email }: { id: string; email: string },
): { link: string; statements: WriteStatement[] } {
  const token = newSecret();
  const now = scope.now();
  const createdAt = now.toISOString();
  return {
    link: `${scope.origin}/verificar-email/${token}`,
    statements: [
      withdrawAccountTokens(distributorId, { userId: id, kind: "emailVerification", at: createdAt }),
      insertAccountToken(distributorId, {
        tokenHash: hashSecret(token),
        kind: "emailVerification",
        userId: id,
        payload: { email },
        createdAt,
        expiresAt: new Date(now.getTime() + VERIFICATION_TTL_MS).toISOString(),
      }),
    ],
  };
}
