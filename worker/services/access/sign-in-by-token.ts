import * as z from "zod";
import { MasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createAccountTokenRepository } from "#worker/repositories/access/account-token-repository.ts";
import { useAccountToken } from "#worker/repositories/access/account-token-statements.ts";
import { createSessionRepository } from "#worker/repositories/access/session-repository.ts";
import { verifyEmail } from "#worker/repositories/access/user-statements.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { assertMayEnter, openSession, type SignedIn } from "./open-session.ts";
import { sealChallenge } from "./second-factor-challenge.ts";

export const SignInTokenSchema = z.strictObject({ token: z.string().min(1).max(256) });

const PayloadSchema = z.object({ masquerade: MasqueradeSchema.nullable().default(null) });

/** Signs in with a single-use token, from the e-mail about an approval or from platform support, which then acts as the
 *  person.
 *  @throws DomainError INVALID_LINK, SECOND_FACTOR_REQUIRED, and the refusals of `assertMayEnter` */
export function createSignInByToken(scope: Scope) {
  return async function signInByToken({ token }: z.infer<typeof SignInTokenSchema>): Promise<SignedIn> {
    const invalid = () => new DomainError("INVALID_LINK", {});
    if (scope.tenant === null) throw invalid();
    const { distributor, database } = scope.tenant;
    const tokenHash = hashSecret(token);
    const at = scope.now().toISOString();
    const found = await createAccountTokenRepository(database, distributor.id).findToken(
      "signIn",
      tokenHash,
      at,
    );
    if (found === null) throw invalid();
    const account = await createSessionRepository(database, distributor.id).findAccountById(found.userId);
    if (account === null) throw invalid();
    const { masquerade } = PayloadSchema.parse(found.payload);
    const used = useAccountToken(distributor.id, { tokenHash, at, used: invalid });
    if (masquerade !== null) {
      // The account may have been blocked since the token was issued.
      if (account.blocked) throw new DomainError("ACCOUNT_BLOCKED", {});
      return openSession(scope, scope.tenant, account, { by: "support", first: used, masquerade });
    }
    assertMayEnter(account, scope.tenant);
    // The token was sent by e-mail, so its use proves access to the address.
    const first: WriteStatement[] = [...used, verifyEmail(distributor.id, account.id, at)];
    if (account.secondFactor !== null) {
      await database.writeBatch(first);
      throw new DomainError("SECOND_FACTOR_REQUIRED", {
        challenge: sealChallenge(scope, distributor.id, account.id),
      });
    }
    return openSession(scope, scope.tenant, account, { by: "link", first });
  };
}
