import type { SQL } from "drizzle-orm";
import type { TestDistributor } from "./distributor.ts";

/** Rows of a query at the distributor's database, bypassing the API. */
export async function readRows(
  owner: Pick<TestDistributor, "id" | "database">,
  query: SQL,
): Promise<Record<string, unknown>[]> {
  const [result] = await owner.database.writeBatch([{ query }]);
  return result?.rows ?? [];
}

/** One number of a query, for counts and sums. */
export async function readNumber(
  owner: Pick<TestDistributor, "id" | "database">,
  query: SQL,
): Promise<number> {
  const [row = {}] = await readRows(owner, query);
  return Number(Object.values(row)[0]);
}

/** Changes rows, bypassing the API: changed prices, or time that has passed. */
export async function changeRows(owner: Pick<TestDistributor, "id" | "database">, query: SQL): Promise<void> {
  await owner.database.writeBatch([{ query }]);
}
