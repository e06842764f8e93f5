import { appliedAt } from "./build-people.ts";
import type { PeopleDates } from "./build-people.ts";
import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { DEMO_PAYMENT_TERMS_TITLE, DEMO_TERMS_TITLE, demoPaymentTerms, demoTerms } from "./demo-terms.ts";
import type { consent, termsDocument, termsDraft } from "#worker/db/schema/access.ts";

export interface TermsRows {
  termsDocuments: (typeof termsDocument.$inferInsert)[];
  termsDrafts: (typeof termsDraft.$inferInsert)[];
  consents: (typeof consent.$inferInsert)[];
}

const VERSION = 1;

/** Terms of use of a distributor, if it has any, with a draft of payment terms that nobody has published, and the consents of its integrators. */
export function buildTerms({ slug, terms, companies, users }: DemoTenant, dates: PeopleDates): TermsRows {
  if (terms === undefined) return { termsDocuments: [], termsDrafts: [], consents: [] };
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  const documentId = demoId("trm", slug, "general", String(VERSION));
  return {
    termsDocuments: [
      {
        distributorId,
        id: documentId,
        kind: "general",
        version: VERSION,
        title: DEMO_TERMS_TITLE,
        body: demoTerms(terms),
        active: true,
        createdAt: dates.createdAt,
      },
    ],
    termsDrafts: [
      {
        distributorId,
        id: demoId("trm", slug, "payment", "draft"),
        kind: "payment",
        title: DEMO_PAYMENT_TERMS_TITLE,
        body: demoPaymentTerms(terms),
        createdAt: dates.createdAt,
        updatedAt: dates.createdAt,
      },
    ],
    consents: users
      .filter(({ type }) => type === "integrator")
      .map(({ email, company: key }) => ({
        distributorId,
        id: demoId("cst", slug, email),
        userId: demoId("usr", slug, email),
        documentId,
        documentVersion: VERSION,
        acceptedAt: appliedAt(companies.find((company) => company.key === key)?.application, dates),
        address: "203.0.113.24",
        userAgent: "Mozilla/5.0",
      })),
  };
}
