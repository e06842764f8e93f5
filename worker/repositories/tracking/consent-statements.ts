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

/** Evidence that somebody agreed to the terms that hold at the moment of the save, whose version the insertion reads.
 *  @param changed - what to throw when they are no longer those that were read */
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
        from terms_document where distributor_id = ${distributorId} and id = ${documentId} and active = 1`,
    },
    assertChanged("STALE_VERSION", 1, changed),
  ];
}

/** Asserts that no terms hold, so that nothing had to be agreed to. */
export function assertNoTerms(distributorId: string, changed: () => Error): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`not exists (select 1 from terms_document
      where distributor_id = ${distributorId} and kind = 'general' and active = 1)`,
    changed,
  );
}
