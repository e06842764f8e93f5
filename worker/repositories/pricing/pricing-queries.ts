import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { hasRegistration } from "./pricing-columns.ts";
import { pricingVersion } from "#worker/db/schema/pricing.ts";

/** The latest published rules; without their text if the cache has that version. */
export interface PublishedRulesRow {
  version: number;
  /** JSON text. */
  rules: string | null;
}

/** The facts of the buying company that prices depend on. */
export interface PricedCompanyRow {
  state: string | null;
  registration: number;
  groupId: string | null;
  groupName: string | null;
}

/** Queries that add pricing to a batch: the published rules, and the buying company. */
export function pricingQueries(
  database: Database,
  distributorId: string,
  { knownVersion, integratorId }: { knownVersion: number | null; integratorId: string | null },
) {
  const { orm } = database;
  return [
    orm
      .select({
        version: pricingVersion.version,
        rules: sql<
          string | null
        >`case when ${pricingVersion.version} = ${knownVersion} then null else ${pricingVersion.rules} end`,
      })
      .from(pricingVersion)
      .where(eq(pricingVersion.distributorId, distributorId))
      .orderBy(desc(pricingVersion.version))
      .limit(1),
    orm
      .select({
        state: sql<string | null>`company.address ->> '$.state'`,
        registration: hasRegistration(sql`company.state_registration`),
        groupId: sql<string | null>`company.group_id`,
        groupName: sql<string | null>`(select name from integrator_group as one
          where one.distributor_id = ${distributorId} and one.id = company.group_id)`,
      })
      .from(sql`integrator as company`)
      .where(sql`company.distributor_id = ${distributorId} and company.id = ${integratorId}`),
  ] as const;
}
