import { encodeBase32UpperCaseNoPadding } from "@oslojs/encoding";
import type { EmailContentOf } from "#domain/access/email-schema.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { assertMay } from "#domain/access/may-access.ts";
import type { Confirmation, SecondFactorConfirmation } from "#domain/access/profile-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { createProfileRepository } from "#worker/repositories/account/profile-repository.ts";
import { replaceRecoveryCodes } from "#worker/repositories/account/profile-statements.ts";
import {
  confirmSecondFactor,
  proposeSecondFactor,
  removeSecondFactor,
} from "#worker/repositories/access/second-factor-statements.ts";
import { clearAttempts } from "#worker/repositories/access/session-repository.ts";
import type { Scope } from "#worker/scope.ts";
import {
  hashRecoveryCode,
  matchTotp,
  newRecoveryCodes,
  newTotpSecret,
  totpUri,
} from "#worker/security/second-factor.ts";
import { assertRate, attemptKey } from "../access/attempts.ts";
import { endSessions } from "../access/end-sessions.ts";
import { openTotpSecret, sealTotpSecret, takeCode } from "../access/second-factor-challenge.ts";
import { audit } from "../audit/audit.ts";
import { authoriseSelfInPerson } from "#worker/services/shared/authorise.ts";
import { confirmPassword } from "./confirm-password.ts";
import { sendNewsSoon } from "../access/send-news.ts";

/** Permission to enable a second factor. A person who has one may always disable it, whatever their role is then. */
export const secondFactorAccess: AccessRule = { types: ["admin", "piedAdmin"] };

type Own = ReturnType<typeof authoriseSelfInPerson>;
type Change = EmailContentOf<"secondFactorChanged">["change"];

/** First step: creates a secret for the authenticator app, which takes effect with its first code.
 *  @throws DomainError ACCESS_DENIED, WRONG_PASSWORD, RATE_LIMITED, SUPPORT_ACCESS_LIMITED, INVALID_TRANSITION if a
 *    second factor is enabled */
export function createProposeSecondFactor(scope: Scope) {
  return async function propose({ currentPassword }: Confirmation): Promise<{ uri: string; secret: string }> {
    const own = authoriseSelfInPerson(scope);
    assertMay(own.actor, own.distributor, secondFactorAccess);
    const { distributor, database } = own;
    const { account, first } = await confirmPassword(scope, own, currentPassword);
    const secret = newTotpSecret();
    const at = scope.now().toISOString();
    const present = () =>
      new DomainError("INVALID_TRANSITION", { entity: "secondFactor", from: "on", to: "on" });
    await database.writeBatch([
      ...first,
      ...proposeSecondFactor(distributor.id, account.id, sealTotpSecret(scope, secret), at, present),
    ]);
    const issuer = own.actor.kind === "platform" ? "Girassol" : distributor.theme.title;
    return { uri: totpUri(secret, issuer, account.email), secret: encodeBase32UpperCaseNoPadding(secret) };
  };
}

/** Second step: enables it with a code of the app. The recovery codes are shown only here.
 *  @throws DomainError INVALID_SECOND_FACTOR, RATE_LIMITED, NOT_FOUND without a first step */
export function createConfirmSecondFactor(scope: Scope) {
  return async function confirm({ code }: { code: string }): Promise<{ recoveryCodes: string[] }> {
    const own = authoriseSelfInPerson(scope);
    assertMay(own.actor, own.distributor, secondFactorAccess);
    const { distributor, database, actor } = own;
    const { userId } = actor;
    await assertRate(scope, own, "second-factor", userId);
    const sealed = await createProfileRepository(database, distributor.id).findProposedSecret(userId);
    const gone = () => new DomainError("NOT_FOUND", { entity: "secondFactor", id: userId });
    const secret = sealed === null ? null : openTotpSecret(scope, sealed);
    if (sealed === null || secret === null) throw gone();
    const now = scope.now();
    const step = matchTotp(secret, code.replaceAll(/\s/g, ""), { now, lastStep: 0 });
    if (step === null) throw new DomainError("INVALID_SECOND_FACTOR", {});
    const recoveryCodes = newRecoveryCodes();
    await database.writeBatch([
      ...confirmSecondFactor(
        distributor.id,
        userId,
        {
          step,
          recoveryCodes: recoveryCodes.map(hashRecoveryCode),
          at: now.toISOString(),
        },
        gone,
      ),
      clearAttempts(distributor.id, attemptKey("second-factor", userId)),
      ...announce(scope, own, "enabled"),
    ]);
    sendNewsSoon(scope, own);
    return { recoveryCodes };
  };
}

/** Disables the second factor.
 *  @throws DomainError WRONG_PASSWORD, INVALID_SECOND_FACTOR, RATE_LIMITED, SUPPORT_ACCESS_LIMITED */
export function createRemoveSecondFactor(scope: Scope) {
  return async function remove(confirmation: SecondFactorConfirmation): Promise<void> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const opened = await confirmWithCode(scope, own, confirmation);
    await database.writeBatch([
      ...opened,
      removeSecondFactor(distributor.id, actor.userId),
      ...announce(scope, own, "disabled"),
    ]);
    sendNewsSoon(scope, own);
  };
}

/** Replaces the recovery codes, which are shown only here.
 *  @throws DomainError as disabling it */
export function createReplaceRecoveryCodes(scope: Scope) {
  return async function replace(
    confirmation: SecondFactorConfirmation,
  ): Promise<{ recoveryCodes: string[] }> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const opened = await confirmWithCode(scope, own, confirmation);
    const recoveryCodes = newRecoveryCodes();
    await database.writeBatch([
      ...opened,
      replaceRecoveryCodes(distributor.id, actor.userId, recoveryCodes.map(hashRecoveryCode)),
      audit(scope, distributor.id, {
        event: "second-factor.codes-replaced",
        entity: "user",
        entityId: actor.userId,
      }),
    ]);
    return { recoveryCodes };
  };
}

/** Checks password and code; the returned statements come first in the batch that they authorise. */
async function confirmWithCode(
  scope: Scope,
  own: Own,
  { currentPassword, code }: SecondFactorConfirmation,
): Promise<WriteStatement[]> {
  const { distributor, actor } = own;
  const { account, first } = await confirmPassword(scope, own, currentPassword);
  await assertRate(scope, own, "second-factor", actor.userId);
  return [
    ...first,
    ...takeCode(scope, distributor.id, account, code),
    clearAttempts(distributor.id, attemptKey("second-factor", actor.userId)),
  ];
}

/** Ends the other sessions, notifies the person by e-mail, and writes the log. */
function announce(scope: Scope, { distributor, actor }: Own, change: Change): WriteStatement[] {
  const { userId, sessionId, name, email } = actor;
  const at = scope.now().toISOString();
  return [
    ...endSessions(distributor.id, { userId, except: sessionId, reason: "secondFactorChanged", at }),
    emailStatement(distributor.id, {
      id: scope.newId("eml"),
      recipient: email,
      content: { kind: "secondFactorChanged", name, change, at },
      createdAt: at,
    }),
    audit(scope, distributor.id, { event: `second-factor.${change}`, entity: "user", entityId: userId }),
  ];
}
