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

/** Minimum time between two such e-mails to the same owner. */
const TOLD_AGAIN_AFTER_MS = 60 * 60 * 1_000;

/** Notifies the owner of an account about a registration with its e-mail address or CNPJ, and stores the call's answer
 *  as for a new company. */
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
