import { createHash } from "node:crypto";
import { DomainError } from "#domain/shared/errors.ts";
import type { AcceptPaymentTerms, PaymentConsent } from "#domain/terms/payment-consent-schema.ts";
import type { PublishedTerms } from "#domain/terms/terms-schema.ts";
import {
  createPaymentConsentRepository,
  type StoredConsent,
} from "#worker/repositories/terms/payment-consent-repository.ts";
import { insertPaymentConsent } from "#worker/repositories/terms/payment-consent-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

/** Thrown by a batch of which something does not hold any more. */
class ChangedMeanwhile extends Error {}

/** Reads the payment terms in force for the payer of an order, and when they were accepted for it as it is; null where
 *  there are none.
 *  @throws DomainError NOT_FOUND, also for a budget and for a deleted order */
export function createReadPaymentTerms(scope: Scope) {
  return async function readPaymentTerms(
    requestId: string,
  ): Promise<(PublishedTerms & { acceptedAt: string | null }) | null> {
    const { terms, consent } = await findForPayer(scope, requestId);
    return terms && { ...terms, acceptedAt: consent?.acceptedAt ?? null };
  };
}

/** Accepts the payment terms in force for an order as it is, once: what accepted them, from where, and a digest of the
 *  text are kept. The link of the order is the only protection, as with paying it.
 *  @throws DomainError NOT_FOUND, also for a budget and for a deleted order; READ_ONLY_PREVIEW; TERMS_CHANGED for other
 *    terms than those in force; STALE_VERSION if the order is changed meanwhile */
export function createAcceptPaymentTerms(scope: Scope) {
  return async function acceptPaymentTerms(accepted: AcceptPaymentTerms): Promise<PaymentConsent> {
    const { actor } = scope;
    if (actor.kind === "user" && actor.previewOf !== null) throw new DomainError("READ_ONLY_PREVIEW", {});
    const { distributor, database } = tenantOf(scope);
    const { version, terms, consent } = await openAccepted(scope, accepted);
    if (consent !== null) return toConsent(consent);
    const { requestId, termsId } = accepted;
    const made: StoredConsent = {
      ...{ distributorId: distributor.id, requestId, requestVersion: version },
      ...{ documentId: termsId, documentVersion: terms.version, sha256: digestOf(terms) },
      userId: actor.kind === "user" ? actor.userId : null,
      ...{ acceptedAt: scope.now().toISOString(), address: scope.clientAddress, userAgent: scope.userAgent },
    };
    try {
      await database.writeBatch([
        ...insertPaymentConsent(made, () => new ChangedMeanwhile()),
        audit(scope, distributor.id, {
          ...{ event: "order.terms-accepted", entity: "request", entityId: requestId, at: made.acceptedAt },
          changes: {
            termsVersion: { from: null, to: terms.version },
            version: { from: null, to: version },
          },
        }),
      ]);
      return toConsent(made);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const current = await openAccepted(scope, accepted);
      if (current.consent !== null) return toConsent(current.consent);
      throw new DomainError("STALE_VERSION", { entity: "request", id: requestId }, { cause: error });
    }
  };
}

async function findForPayer(scope: Scope, requestId: string) {
  const { distributor, database } = tenantOf(scope);
  const { order, ...found } = await createPaymentConsentRepository(database, distributor.id).findForPayer(
    requestId,
  );
  if (order === null) throw new DomainError("NOT_FOUND", { entity: "request", id: requestId });
  return { ...found, version: order.version };
}

async function openAccepted(scope: Scope, { requestId, termsId }: AcceptPaymentTerms) {
  const { terms, ...found } = await findForPayer(scope, requestId);
  if (terms?.id !== termsId) throw new DomainError("TERMS_CHANGED", {});
  return { ...found, terms };
}

function toConsent(stored: StoredConsent): PaymentConsent {
  const { requestId, requestVersion, documentId, documentVersion, sha256, acceptedAt } = stored;
  return {
    ...{ requestId, requestVersion, termsId: documentId, termsVersion: documentVersion },
    ...{ sha256, acceptedAt },
  };
}

function digestOf({ title, body }: PublishedTerms): string {
  return createHash("sha256").update(`${title}\n\n${body}`).digest("hex");
}
