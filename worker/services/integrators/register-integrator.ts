import type { RegisterIntegrator } from "#domain/integrators/register-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertAccountToken } from "#worker/repositories/access/account-token-statements.ts";
import { assertNoTerms, insertConsent } from "#worker/repositories/tracking/consent-statements.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import {
  AlreadyAnswered,
  claimStatements,
  type IdempotencyClaim,
  readAnswer,
} from "#worker/repositories/sale/idempotency.ts";
import { insertApplication } from "#worker/repositories/integrators/integrator-statements.ts";
import { keepAnswer } from "#worker/repositories/shared/keep-answer.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { createTermsRepository } from "#worker/repositories/terms/terms-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { isCommonPassword } from "#worker/security/is-common-password.ts";
import { hashPassword } from "#worker/security/password.ts";
import { hashBody, hashSecret, newSecret } from "#worker/security/tokens.ts";
import { assertRate } from "../access/attempts.ts";
import { newVerificationLink } from "../access/send-email-verification.ts";
import { sendEmailsSoon } from "../access/send-emails-soon.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { assertHuman, useForm } from "./assert-human.ts";
import { LINK_LIFE_MS, statusLink } from "./links.ts";
import { tellOwner } from "./tell-owner.ts";

/** The only answer to a registration, so that it does not reveal existing accounts. */
const RECEIVED = { received: true } as const;

class AlreadyKnown extends Error {}

/** Registers a company in one batch. If its e-mail address or CNPJ has an account already, answer and time are the
 *  same, and the account's owner gets an e-mail.
 *  @throws DomainError INVALID_BODY, COMMON_PASSWORD, RATE_LIMITED, TERMS_CHANGED, IDEMPOTENCY_MISMATCH */
export function createRegisterIntegrator(scope: Scope) {
  return async function registerIntegrator(
    input: RegisterIntegrator,
    idempotencyKey: string | null,
  ): Promise<typeof RECEIVED> {
    const tenant = tenantOf(scope);
    const { distributor, database } = tenant;
    const { person, company, termsDocumentId } = input;
    const form = assertHuman(scope, distributor.id, input);
    if (isCommonPassword(person.password)) throw new DomainError("COMMON_PASSWORD", {});
    await assertRate(scope, tenant, "register", person.email);
    const terms = await createTermsRepository(database, distributor.id).findActiveTerms("general");
    assertTermsRead(termsDocumentId, terms?.id ?? null);
    await useForm(scope, tenant, form, idempotencyKey);
    const claim = claimOf(input, idempotencyKey);
    const passwordHash = await hashPassword(person.password, scope.env.PASSWORD_PEPPER);
    try {
      await database.writeBatch([
        ...(claim ? claimStatements(distributor.id, claim, scope.now()) : []),
        ...applicationStatements(scope, tenant, { input, passwordHash }),
        ...(claim ? [keepAnswer(distributor.id, claim.key, RECEIVED)] : []),
      ]);
      sendEmailsSoon(scope);
      publishSoon(scope);
    } catch (error) {
      if (error instanceof AlreadyAnswered && claim) await readAnswer(database, distributor.id, claim);
      else if (error instanceof AlreadyKnown) {
        // After the response, so that an existing account does not take longer.
        scope.defer(() =>
          tellOwner(scope, tenant, { email: person.email, cnpj: company.cnpj, claim, answer: RECEIVED }),
        );
      } else throw error;
    }
    return RECEIVED;
  };
}

/** Refuses an application that did not accept the current version of the terms.
 *  @throws DomainError INVALID_BODY without an acceptance, TERMS_CHANGED for another version */
function assertTermsRead(acceptedId: string | null, activeId: string | null): void {
  if (acceptedId === activeId) return;
  if (acceptedId !== null) throw new DomainError("TERMS_CHANGED", {});
  const code = "TERMS_REQUIRED";
  throw new DomainError("INVALID_BODY", { issues: [{ field: "termsDocumentId", code, message: code }] });
}

/** Without the password, because no fast hash of it may be stored. */
function claimOf(
  {
    company,
    address,
    person: { password: _password, confirmation: _confirmation, ...person },
  }: RegisterIntegrator,
  idempotencyKey: string | null,
): IdempotencyClaim | null {
  if (idempotencyKey === null) return null;
  return { key: `register ${idempotencyKey}`, bodyHash: hashBody({ company, address, person }) };
}

function applicationStatements(
  scope: Scope,
  { distributor: { id: distributorId } }: Tenant,
  { input, passwordHash }: { input: RegisterIntegrator; passwordHash: string },
): WriteStatement[] {
  const { company, person, termsDocumentId } = input;
  const now = scope.now();
  const createdAt = now.toISOString();
  const [integratorId, userId] = [scope.newId("int"), scope.newId("usr")];
  const statusToken = newSecret();
  const verification = newVerificationLink(scope, distributorId, { id: userId, email: person.email });
  const termsChanged = () => new DomainError("TERMS_CHANGED", {});
  const consent = {
    id: scope.newId("cst"),
    userId,
    acceptedAt: createdAt,
    address: scope.clientAddress,
    userAgent: scope.userAgent,
  };
  return [
    ...insertApplication(
      distributorId,
      { integratorId, userId, passwordHash, createdAt, input },
      () => new AlreadyKnown(),
    ),
    ...(termsDocumentId === null
      ? [assertNoTerms(distributorId, termsChanged)]
      : insertConsent(distributorId, { ...consent, documentId: termsDocumentId }, termsChanged)),
    insertAccountToken(distributorId, {
      tokenHash: hashSecret(statusToken),
      kind: "registration",
      userId,
      createdAt,
      expiresAt: new Date(now.getTime() + LINK_LIFE_MS.registration).toISOString(),
    }),
    ...verification.statements,
    emailStatement(distributorId, {
      id: scope.newId("eml"),
      recipient: person.email,
      content: {
        kind: "registrationReceived",
        name: person.name,
        companyName: company.companyName,
        statusLink: statusLink(scope, statusToken),
        verifyLink: verification.link,
      },
      createdAt,
    }),
    ...notify(distributorId, {
      kind: "registrationReceived",
      notificationId: scope.newId("ntf"),
      createdAt,
      content: { integratorId, companyName: company.companyName },
    }),
    audit(scope, distributorId, {
      event: "integrator.registered",
      entity: "integrator",
      entityId: integratorId,
      changes: { status: { from: null, to: "wait" }, companyName: { from: null, to: company.companyName } },
      actor: {
        id: userId,
        type: "integrator",
        name: `${person.name} ${person.surname}`,
        operator: null,
      },
    }),
  ];
}
