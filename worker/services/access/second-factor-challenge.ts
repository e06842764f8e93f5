import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import * as z from "zod";
import { DomainError } from "#domain/shared/errors.ts";
import { platformTenant, PLATFORM_ID } from "#worker/platform.ts";
import {
  type Account,
  clearAttempts,
  createSessionRepository,
} from "#worker/repositories/access/session-repository.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { takeRecoveryCode, takeTotpStep } from "#worker/repositories/access/second-factor-statements.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { hashRecoveryCode, isTotpCode, matchTotp } from "#worker/security/second-factor.ts";
import { seal, unseal } from "#worker/security/seal.ts";
import { assertRate, attemptKey } from "./attempts.ts";
import { assertMayEnter, openSession, type SignedIn } from "./open-session.ts";

/** How long after the password the code is accepted. */
const CHALLENGE_TTL_MS = 5 * 60_000;

const ChallengeSchema = z.object({ distributorId: z.string(), userId: z.string(), until: z.number() });
const RecoveryCodesSchema = z.array(z.string()).catch([]);

export const ChallengeAnswerSchema = z.strictObject({
  challenge: z.string().min(1).max(1000),
  code: z.string().trim().min(1).max(32),
});

/** Sealed proof that the password was correct, for the second step. Its holder cannot read it. */
export function sealChallenge(scope: Scope, distributorId: string, userId: string): string {
  const until = scope.now().getTime() + CHALLENGE_TTL_MS;
  return seal(
    JSON.stringify({ distributorId, userId, until }),
    scope.env.SESSION_SECRET,
    "second factor challenge",
  );
}

/** Second step of signing in: a code of the authenticator app, or a recovery code, which is consumed.
 *  @throws DomainError INVALID_SESSION if the first step is too long ago, INVALID_SECOND_FACTOR, RATE_LIMITED, and
 *    the refusals of `assertMayEnter` */
export function createAnswerChallenge(scope: Scope) {
  return async function answerChallenge({
    challenge,
    code,
  }: z.infer<typeof ChallengeAnswerSchema>): Promise<SignedIn> {
    const { tenant, userId } = openChallenge(scope, challenge);
    const { distributor, database } = tenant;
    await assertRate(scope, tenant, "second-factor", userId);
    const account = await createSessionRepository(database, distributor.id).findAccountById(userId);
    if (account === null) throw new DomainError("INVALID_SECOND_FACTOR", {});
    assertMayEnter(account, tenant);
    const taken = takeCode(scope, distributor.id, account, code);
    const first = [...taken, clearAttempts(distributor.id, attemptKey("second-factor", userId))];
    if (!isTotpCode(code)) first.push(recoveryCodeEmail(scope, distributor.id, account));
    return openSession(scope, tenant, account, { by: "secondFactor", first });
  };
}

/** Notice to the owner that a recovery code was used, in case the list was stolen. */
function recoveryCodeEmail(scope: Scope, distributorId: string, { name, email }: Account): WriteStatement {
  const at = scope.now().toISOString();
  return emailStatement(distributorId, {
    id: scope.newId("eml"),
    recipient: email,
    content: { kind: "secondFactorChanged", name, change: "recoveryCodeUsed", at },
    createdAt: at,
  });
}

function openChallenge(scope: Scope, sealed: string): { tenant: Tenant; userId: string } {
  const text = unseal(sealed, scope.env.SESSION_SECRET, "second factor challenge");
  const challenge = text === null ? null : ChallengeSchema.parse(JSON.parse(text));
  const tenant = challenge?.distributorId === PLATFORM_ID ? platformTenant(scope) : scope.tenant;
  if (!challenge || challenge.until < scope.now().getTime()) {
    throw new DomainError("INVALID_SESSION", { reason: "unknown" });
  }
  if (tenant?.distributor.id !== challenge.distributorId) {
    throw new DomainError("INVALID_SESSION", { reason: "unknown" });
  }
  return { tenant, userId: challenge.userId };
}

/** Statements that consume a code, for the batch that needs it.
 *  @throws DomainError INVALID_SECOND_FACTOR */
export function takeCode(
  scope: Scope,
  distributorId: string,
  account: Pick<Account, "id" | "secondFactor" | "lastStep" | "recoveryCodes">,
  code: string,
): WriteStatement[] {
  const refusal = () => new DomainError("INVALID_SECOND_FACTOR", {});
  const secret = account.secondFactor === null ? null : openTotpSecret(scope, account.secondFactor);
  if (secret === null) throw refusal();
  const step = matchTotp(secret, code, { now: scope.now(), lastStep: account.lastStep ?? 0 });
  if (step !== null) return takeTotpStep(distributorId, account.id, step, refusal);
  const hash = hashRecoveryCode(code);
  if (!RecoveryCodesSchema.parse(account.recoveryCodes).includes(hash)) throw refusal();
  return takeRecoveryCode(distributorId, account.id, hash, refusal);
}

/** The authenticator's secret in its stored, sealed form. */
export function sealTotpSecret(scope: Scope, secret: Uint8Array): string {
  return seal(encodeBase64urlNoPadding(secret), scope.env.SEALING_SECRET, "second factor secret");
}

export function openTotpSecret(scope: Scope, sealed: string): Uint8Array | null {
  const text = unseal(sealed, scope.env.SEALING_SECRET, "second factor secret");
  return text === null ? null : decodeBase64urlIgnorePadding(text);
}
