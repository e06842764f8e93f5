import { openShard } from "#worker/db/shards.ts";
import { createDistributorRepository } from "#worker/repositories/platform/distributor-repository.ts";
import { listNames } from "#worker/repositories/survey/survey-people-repository.ts";
import type { Scope } from "#worker/scope.ts";

interface PersonKey {
  distributorId: string;
  userId: string;
}

/** Adds people's current names from their distributors; null if a distributor does not know the person. Surveys store
 *  no names, so that none is left when a person's data is erased. */
export async function withNames<Row extends PersonKey>(
  scope: Scope,
  rows: readonly Row[],
): Promise<(Row & { personName: string | null })[]> {
  const names = new Map<string, string>();
  await Promise.all(
    [...new Set(rows.map(({ distributorId }) => distributorId))].map(async (distributorId) => {
      const { shard } = await createDistributorRepository(scope.directory).getDistributor(distributorId);
      const userIds = rows.flatMap((row) => (row.distributorId === distributorId ? [row.userId] : []));
      const found = await listNames(openShard(scope.env, shard, scope.use), distributorId, userIds);
      for (const { id, name } of found) names.set(keyOf({ distributorId, userId: id }), name);
    }),
  );
  return rows.map((row) => ({ ...row, personName: names.get(keyOf(row)) ?? null }));
}

function keyOf({ distributorId, userId }: PersonKey): string {
  return `${distributorId} ${userId}`;
}
