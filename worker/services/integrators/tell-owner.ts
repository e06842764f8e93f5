import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import {
  AlreadyAnswered,
  claimStatements,
  type IdempotencyClaim,
} from "#worker/repositories/sale/idempotency.ts";
import { createIntegratorRepository } from "#worker/repositories/integrators/integrator-repository.ts";
import { keepAnswer } from "#worker/repositories/shared/keep-answer.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { recoveryPage } from "../access/start-recovery.ts";
import { sendEmailsSoon } from "../access/send-emails-soon.ts";

/** Nobody is told more often than this, however often others try their address. */
const TOLD_AGAIN_AFTER_MS = 60 * 60 * 1_000;

/** Tells the owner of an account that somebody registered with its e-mail address or CNPJ, and keeps the answer of
 *  that call as one that created something would. */
export async function tellOwner(
  scope: Scope,
  { distributor, database }: Tenant,
  known: { email: string; cnpj: string; claim: IdempotencyClaim | null; answer: object },
): Promise<void> {
  const { email, cnpj, claim, answer } = known;
  const now = scope.now();
  const owner = await createIntegratorRepository(database, distributor.id).findOwner({
    email,
    cnpj,
    toldSince: new Date(now.getTime() - TOLD_AGAIN_AFTER_MS).toISOString(),
  });
  const statements = [
    ...(claim
      ? [...claimStatements(distributor.id, claim, now), keepAnswer(distributor.id, claim.key, answer)]
      : []),
    ...(owner
      ? [
          emailStatement(distributor.id, {
            id: scope.newId("eml"),
            recipient: owner.email,
            content: {
              kind: "registrationKnown",
              name: owner.name,
              signInLink: `${scope.origin}/`,
              recoverLink: recoveryPage(scope, distributor.id),
            },
            createdAt: now.toISOString(),
          }),
        ]
      : []),
  ];
  if (statements.length === 0) return;
  try {
    await database.writeBatch(statements);
  } catch (error) {
    if (!(error instanceof AlreadyAnswered)) throw error;
  }
  if (owner) sendEmailsSoon(scope, { distributor, database });
}
