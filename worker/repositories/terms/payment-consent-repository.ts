import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PublishedTerms } from "#domain/terms/terms-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { termsDocument, user } from "#worker/db/schema/access.ts";
import { request } from "#worker/db/schema/requests.ts";
import { paymentConsent } from "#worker/db/schema/terms.ts";
import { activeTerms } from "./terms-repository.ts";

/** The most acceptances of an order that are read: the newest. */
const MOST_CONSENTS = 50;

export type StoredConsent = typeof paymentConsent.$inferSelect;

/** Acceptances of payment terms at one distributor. */
export function createPaymentConsentRepository(database: Database, distributorId: string) {
  return {
    /** Reads an order that is not deleted, the payment terms in force, and their acceptance for the order as it is, in one
     *  state of the database; null for each that there is not. */
    async findForPayer(requestId: string): Promise<{
      order: { version: number } | null;
      terms: PublishedTerms | null;
      consent: StoredConsent | null;
    }> {
      const [[order], [terms], [consent]] = await database.readBatch([
        database.orm
          .select({ version: request.version })
          .from(request)
          .where(
            and(
              eq(request.distributorId, distributorId),
              eq(request.id, requestId),
              sql`${request.type} = 'order' and ${request.deletedAt} is null`,
            ),
          )
          .limit(1),
        activeTerms(database, distributorId, "payment"),
        database.orm
          .select()
          .from(paymentConsent)
          .where(
            and(
              ...ofRequest(distributorId, requestId),
              sql`${paymentConsent.requestVersion} = (select version from request
                where distributor_id = ${distributorId} and id = ${requestId})`,
              sql`${paymentConsent.documentId} = (select id from terms_document
                where distributor_id = ${distributorId} and kind = 'payment' and active = 1)`,
            ),
          )
          .limit(1),
      ]);
      return { order: order ?? null, terms: terms ?? null, consent: consent ?? null };
    },
  };
}

/** Query for the acceptances of an order's payment terms, newest first, with what was accepted and by whom. */
export function consentsOf({ orm }: Database, distributorId: string, requestId: string) {
  return orm
    .select({
      requestVersion: paymentConsent.requestVersion,
      termsId: paymentConsent.documentId,
      termsVersion: paymentConsent.documentVersion,
      termsTitle: termsDocument.title,
      sha256: paymentConsent.sha256,
      name: sql<string | null>`trim(${user.name} || ' ' || ${user.surname})`,
      acceptedAt: paymentConsent.acceptedAt,
      address: paymentConsent.address,
      userAgent: paymentConsent.userAgent,
    })
    .from(paymentConsent)
    .innerJoin(
      termsDocument,
      and(eq(termsDocument.distributorId, distributorId), eq(termsDocument.id, paymentConsent.documentId)),
    )
    .leftJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, paymentConsent.userId)))
    .where(and(...ofRequest(distributorId, requestId)))
    .orderBy(desc(paymentConsent.acceptedAt), desc(paymentConsent.documentVersion))
    .limit(MOST_CONSENTS);
}

function ofRequest(distributorId: string, requestId: string): SQL[] {
  return [eq(paymentConsent.distributorId, distributorId), eq(paymentConsent.requestId, requestId)];
}
