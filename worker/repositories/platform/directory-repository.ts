import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { distributor, distributorDomain, shard } from "#worker/db/schema/directory.ts";
import type { Shard } from "#worker/db/shards.ts";

export interface DirectoryEntry {
  id: string;
  slug: string;
  name: string;
  shard: Shard;
}

/** Distributors and their shards. */
export function createDirectoryRepository(database: Database) {
  const { orm } = database;
  const entries = () =>
    orm
      .select({
        id: distributor.id,
        slug: distributor.slug,
        name: distributor.name,
        url: shard.url,
        authToken: shard.authToken,
      })
      .from(distributor)
      .innerJoin(shard, eq(shard.id, distributor.shardId));
  const domainsQuery = () =>
    orm
      .select({ distributorId: distributorDomain.distributorId, host: distributorDomain.host })
      .from(distributorDomain);
  const toEntry = (row: {
    id: string;
    slug: string;
    name: string;
    url: string | null;
    authToken: string | null;
  }) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    shard: { url: row.url, authToken: row.authToken },
  });

  return {
    /** The accepted distributor with this custom domain, slug or id. */
    async findDistributor(by: { host?: string; slug?: string; id?: string }): Promise<DirectoryEntry | null> {
      const ids = orm
        .select({ id: distributorDomain.distributorId })
        .from(distributorDomain)
        .where(eq(distributorDomain.host, by.host ?? ""));
      const match = sql`(${distributor.slug} = ${by.slug ?? ""} or ${distributor.id} = ${by.id ?? ""} or ${distributor.id} in ${ids})`;
      const [rows] = await database.readBatch([
        entries()
          .where(and(eq(distributor.status, "accepted"), match))
          .limit(1),
      ]);
      return rows[0] ? toEntry(rows[0]) : null;
    },

    async listDistributors(): Promise<
      { id: string; slug: string; name: string; status: string; createdAt: string }[]
    > {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: distributor.id,
            slug: distributor.slug,
            name: distributor.name,
            status: distributor.status,
            createdAt: distributor.createdAt,
          })
          .from(distributor)
          .orderBy(distributor.name),
      ]);
      return rows;
    },

    /** Accepted distributors with their custom domains. */
    async listEntries(): Promise<(DirectoryEntry & { domains: string[] })[]> {
      const [rows, domains] = await database.readBatch([
        entries().where(eq(distributor.status, "accepted")),
        domainsQuery(),
      ]);
      return rows.map((row) => ({
        ...toEntry(row),
        domains: domains.flatMap(({ distributorId, host }) => (distributorId === row.id ? [host] : [])),
      }));
    },

    /** Custom domains of a distributor. */
    async listDomains(distributorId: string): Promise<string[]> {
      const [rows] = await database.readBatch([
        domainsQuery().where(eq(distributorDomain.distributorId, distributorId)),
      ]);
      return rows.map(({ host }) => host);
    },
  };
}
