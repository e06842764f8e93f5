import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PricingDraft, PricingVersion } from "#domain/pricing/pricing-answers.ts";
import { type PricingRules, PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";
import { pricingDraft, pricingVersion } from "#worker/db/schema/pricing.ts";

/** Versions on a page of the list. */
export const VERSION_PAGE_SIZE = 20;

/** Repository of one distributor's pricing rules: draft and published versions. */
export function createPricingRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(pricingVersion.distributorId, distributorId);
  const nameOf = (id: SQL) =>
    sql<string>`coalesce((select trim(person.name || ' ' || person.surname) from ${user} as person
      where person.distributor_id = ${distributorId} and person.id = ${id}), '')`;
  const summary = {
    version: pricingVersion.version,
    note: pricingVersion.note,
    publishedAt: pricingVersion.publishedAt,
    publishedBy: nameOf(sql`pricing_version.published_by`),
    functions: sql<number>`coalesce(json_array_length(${pricingVersion.rules}, '$.functions'), 0)`,
    breaks: sql<number>`coalesce(json_array_length(${pricingVersion.rules}, '$.breaks'), 0)`,
  };
  const newest = () =>
    orm
      .select({ version: pricingVersion.version, rules: pricingVersion.rules })
      .from(pricingVersion)
      .where(own)
      .orderBy(desc(pricingVersion.version))
      .limit(1);

  return {
    async readDraft(): Promise<PricingDraft> {
      const [[draft], [published]] = await database.readBatch([
        orm
          .select({
            rules: pricingDraft.rules,
            version: pricingDraft.version,
            basedOn: pricingDraft.basedOn,
            updatedAt: pricingDraft.updatedAt,
            updatedBy: nameOf(sql`pricing_draft.updated_by`),
          })
          .from(pricingDraft)
          .where(eq(pricingDraft.distributorId, distributorId)),
        newest(),
      ]);
      const publishedVersion = published?.version ?? 0;
      if (draft !== undefined) {
        return { ...draft, rules: PricingRulesSchema.parse(draft.rules), publishedVersion };
      }
      return {
        rules: PricingRulesSchema.parse(published?.rules ?? {}),
        version: 0,
        basedOn: publishedVersion,
        publishedVersion,
        updatedBy: null,
        updatedAt: null,
      };
    },

    /** Reads the rules in force; without a published version, no rules and version 0. */
    async readPublished(): Promise<{ version: number; rules: PricingRules }> {
      const [[row]] = await database.readBatch([newest()]);
      return { version: row?.version ?? 0, rules: PricingRulesSchema.parse(row?.rules ?? {}) };
    },

    async listVersions(page: number): Promise<{ items: PricingVersion[]; totalItems: number }> {
      const [items, [counted]] = await database.readBatch([
        orm
          .select(summary)
          .from(pricingVersion)
          .where(own)
          .orderBy(desc(pricingVersion.version))
          .limit(VERSION_PAGE_SIZE)
          .offset((page - 1) * VERSION_PAGE_SIZE),
        orm.select({ total: count() }).from(pricingVersion).where(own),
      ]);
      return { items, totalItems: counted?.total ?? 0 };
    },

    /** Reads a published version.
     *  @throws DomainError NOT_FOUND */
    async getVersion(version: number): Promise<PricingVersion & { rules: PricingRules }> {
      const [[row]] = await database.readBatch([
        orm
          .select({ ...summary, rules: pricingVersion.rules })
          .from(pricingVersion)
          .where(and(own, eq(pricingVersion.version, version))),
      ]);
      if (row === undefined)
        throw new DomainError("NOT_FOUND", { entity: "pricingVersion", id: String(version) });
      return { ...row, rules: PricingRulesSchema.parse(row.rules) };
    },
  };
}
