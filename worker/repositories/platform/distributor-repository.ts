import { asc, eq } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { distributor, distributorDomain, shard } from "#worker/db/schema/directory.ts";
import type { Shard } from "#worker/db/shards.ts";

/** A distributor of any status, as the platform sees it. */
export interface ListedDistributor {
  id: string;
  slug: string;
  name: string;
  status: "accepted" | "waiting" | "suspended";
  createdAt: string;
  /** Custom domains. */
  domains: string[];
  shard: Shard;
}

/** Distributors, for operators of the platform. */
export function createDistributorRepository(directory: Database) {
  const { orm } = directory;
  return {
    /** @throws DomainError NOT_FOUND */
    async getDistributor(id: string): Promise<ListedDistributor> {
      const [rows, domains] = await directory.readBatch([
        orm
          .select({
            id: distributor.id,
            slug: distributor.slug,
            name: distributor.name,
            status: distributor.status,
            createdAt: distributor.createdAt,
            url: shard.url,
            authToken: shard.authToken,
          })
          .from(distributor)
          .innerJoin(shard, eq(shard.id, distributor.shardId))
          .where(eq(distributor.id, id))
          .limit(1),
        orm
          .select({ host: distributorDomain.host })
          .from(distributorDomain)
          .where(eq(distributorDomain.distributorId, id))
          .orderBy(asc(distributorDomain.host)),
      ]);
      const [row] = rows;
      if (!row) throw new DomainError("NOT_FOUND", { entity: "distributor", id });
      const { url, authToken, ...facts } = row;
      return { ...facts, domains: domains.map(({ host }) => host), shard: { url, authToken } };
    },
  };
}
