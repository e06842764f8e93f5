import { type SQL, sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import type { StoredConsent } from "./payment-consent-repository.ts";

// What an acceptance and a charge rely on is spelled out, so that both can be compared.

/** Inserts an acceptance if, at this point of the batch, its terms hold, its order is in its version and not deleted, and
 *  it is the first of both.
 *  @param changed - what to throw when one of it does not hold */
export function insertPaymentConsent(consent: StoredConsent, changed: () => Error): WriteStatement[] {
  const { distributorId, requestId, requestVersion, documentId, documentVersion } = consent;
  return [
    {
      query: sql`insert into payment_consent (distributor_id, request_id, request_version, document_id,
          document_version, sha256, user_id, accepted_at, address, user_agent)
        select ${distributorId}, ${requestId}, ${requestVersion}, ${documentId}, ${documentVersion},
          ${consent.sha256}, ${consent.userId}, ${consent.acceptedAt}, ${consent.address}, ${consent.userAgent}
        where exists (select 1 from terms_document
            where distributor_id = ${distributorId} and id = ${documentId} and kind = 'payment' and active = 1)
          and exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
            and type = 'order' and version = ${requestVersion} and deleted_at is null)
        on conflict do nothing`,
    },
    assertChanged("ALREADY_DONE", 1, changed),
  ];
}

/** Fact: the payment terms in force, if there are any, were accepted for a version of an order. */
export function arePaymentTermsAccepted(
  distributorId: string,
  { id: requestId, version }: { id: string; version: number },
): SQL {
  return sql`not exists (select 1 from terms_document where distributor_id = ${distributorId}
    and kind = 'payment' and active = 1
    and id not in (select document_id from payment_consent where distributor_id = ${distributorId}
      and request_id = ${requestId} and request_version = ${version}))`;
}

/** Asserts that the payment terms in force, if there are any, were accepted for a version of an order.
 *  @throws DomainError PAYMENT_TERMS_NOT_ACCEPTED out of the batch */
export function assertPaymentTerms(
  distributorId: string,
  order: { id: string; version: number },
): WriteStatement {
  return assertHolds("STALE_VERSION", arePaymentTermsAccepted(distributorId, order), () =>
    termsOpen(order.id),
  );
}

/** Refusal of a charge whose payment terms nobody has accepted. */
export function termsOpen(requestId: string): DomainError {
  return new DomainError("PAYMENT_TERMS_NOT_ACCEPTED", { requestId });
}
