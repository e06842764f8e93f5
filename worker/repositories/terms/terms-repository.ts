import { and, desc, eq } from "drizzle-orm";
import type { PublishedTerms, TermsDraft, TermsList, TermsVersion } from "#domain/terms/terms-schema.ts";
import type { TermsKind } from "#domain/terms/terms-kinds.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { termsDocument, termsDraft } from "#worker/db/schema/access.ts";

/** The most drafts, and the most versions, that a list shows: the newest. */
const MOST_LISTED = 200;

/** Query for the version of a kind that holds now. */
export function activeTerms({ orm }: Database, distributorId: string, kind: TermsKind) {
  const { id, version, title, body, createdAt } = termsDocument;
  return orm
    .select({ id, version, title, body, createdAt })
    .from(termsDocument)
    .where(
      and(
        eq(termsDocument.distributorId, distributorId),
        eq(termsDocument.kind, kind),
        eq(termsDocument.active, true),
      ),
    )
    .limit(1);
}

/** Terms of one distributor: published versions, and drafts. */
export function createTermsRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const published = eq(termsDocument.distributorId, distributorId);
  const drafts = eq(termsDraft.distributorId, distributorId);
  return {
    /** The terms of a kind in force; null without any. */
    async findActiveTerms(kind: TermsKind): Promise<PublishedTerms | null> {
      const [rows] = await database.readBatch([activeTerms(database, distributorId, kind)]);
      return rows[0] ?? null;
    },

    /** Drafts and versions of a kind, newest first. */
    async listTerms(kind: TermsKind): Promise<TermsList> {
      const { id, version, title, active, createdAt } = termsDocument;
      const [drafted, versions] = await database.readBatch([
        orm
          .select({ id: termsDraft.id, title: termsDraft.title, updatedAt: termsDraft.updatedAt })
          .from(termsDraft)
          .where(and(drafts, eq(termsDraft.kind, kind)))
          .orderBy(desc(termsDraft.updatedAt), desc(termsDraft.id))
          .limit(MOST_LISTED),
        orm
          .select({ id, version, title, active, createdAt })
          .from(termsDocument)
          .where(and(published, eq(termsDocument.kind, kind)))
          .orderBy(desc(version))
          .limit(MOST_LISTED),
      ]);
      return { drafts: drafted, versions };
    },

    /** @throws DomainError NOT_FOUND, also for another distributor's draft and for what was published */
    async getDraft(id: string): Promise<TermsDraft> {
      const [[row]] = await database.readBatch([
        orm
          .select()
          .from(termsDraft)
          .where(and(drafts, eq(termsDraft.id, id)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "termsDraft", id });
      const { distributorId: _owner, createdAt: _at, ...draft } = row;
      return draft;
    },

    /** @throws DomainError NOT_FOUND, also for another distributor's terms */
    async getVersion(id: string): Promise<TermsVersion> {
      const [[row]] = await database.readBatch([
        orm
          .select()
          .from(termsDocument)
          .where(and(published, eq(termsDocument.id, id)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "termsDocument", id });
      const { distributorId: _owner, ...version } = row;
      return version;
    },
  };
}
