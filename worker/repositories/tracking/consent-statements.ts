import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";

export interface NewConsent {
  id: string;
  userId: string;
  documentId: string;
  acceptedAt: string;
  address: string;
  userAgent: string;
}

/** Inserts a consent to the terms in force at the moment of the save, with the version that the insertion reads.
 *  @param changed - error if the terms that were read are no longer in force */
export function insertConsent(
  distributorId: string,
  consent: NewConsent,
  changed: () => Error,
): WriteStatement[] {
  const { id, userId, documentId, acceptedAt, address, userAgent } = consent;
  return [
    {
      query: sql`insert into consent (distributor_id, id, user_id, document_id, document_version, accepted_at, address,
          user_agent)
        select ${distributorId}, ${id}, ${userId}, id, version, ${acceptedAt}, ${address}, ${userAgent}
        from terms_document where distributor_id = ${distributorId} and id = ${documentId} and kind = 'general'
          and active = 1`,
    },
    assertChanged("STALE_VERSION", 1, changed),
  ];
}

/** Asserts that no terms are in force, so that no consent is needed. */
export function assertNoTerms(distributorId: string, changed: () => Error): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`not exists (select 1 from terms_document
      where distributor_id = ${distributorId} and kind = 'general' and active = 1)`,
    changed,
  );
}
