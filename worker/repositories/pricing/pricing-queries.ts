import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { reusable } from "#worker/db/kept-answers.ts";
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
  return [
    rulesQuery(database, distributorId, knownVersion),
    companyQuery(database, distributorId, integratorId),
  ] as const;
}

/** Rules that are compiled already, and the way to compile others. */
export interface KnownPricing<Compiled> {
  /** Version whose text is not needed; null if none is known. */
  knownVersion: number | null;
  /** Compiles the rows of the published rules. */
  resolve: (rows: readonly PublishedRulesRow[]) => Compiled;
}

/** The published rules, compiled, and the buying company: reads that are reused while nothing changes. */
export function reusablePricing<Compiled>(
  database: Database,
  distributorId: string,
  { knownVersion, resolve }: KnownPricing<Compiled>,
  integratorId: string | null,
) {
  const rules = reusable({
    key: "rules",
    parts: ["selling"],
    queries: () => [rulesQuery(database, distributorId, knownVersion)] as const,
    make: ([rows]) => resolve(rows),
  });
  const company = reusable({
    key: `company ${String(integratorId)}`,
    parts: ["selling"],
    queries: () => [companyQuery(database, distributorId, integratorId)] as const,
    make: ([rows]) => rows[0],
  });
  return { rules, company };
}

function rulesQuery({ orm }: Database, distributorId: string, knownVersion: number | null) {
  return orm
    .select({
      version: pricingVersion.version,
      rules: sql<
        string | null
      >`case when ${pricingVersion.version} = ${knownVersion} then null else ${pricingVersion.rules} end`,
    })
    .from(pricingVersion)
    .where(eq(pricingVersion.distributorId, distributorId))
    .orderBy(desc(pricingVersion.version))
    .limit(1);
}

function companyQuery({ orm }: Database, distributorId: string, integratorId: string | null) {
  return orm
    .select({
      state: sql<string | null>`company.address ->> '$.state'`,
      registration: hasRegistration(sql`company.state_registration`),
      groupId: sql<string | null>`company.group_id`,
      groupName: sql<string | null>`(select name from integrator_group as one
        where one.distributor_id = ${distributorId} and one.id = company.group_id)`,
    })
    .from(sql`integrator as company`)
    .where(sql`company.distributor_id = ${distributorId} and company.id = ${integratorId}`);
}
