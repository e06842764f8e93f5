import { newId } from "#worker/scope.ts";
import { insertView } from "#worker/repositories/lists/saved-view-repository.ts";
import type { TestDistributor } from "./distributor.ts";

/** Creates a personal view of the list of budgets. */
export async function createTestView(owner: TestDistributor, ownerId: string): Promise<string> {
  const id = newId("viw");
  const view = { id, list: "/budgets", holder: ownerId, ownerId, name: `Visão ${id.slice(-6)}` };
  const at = "2026-11-21T12:00:00.000Z";
  await owner.database.writeBatch(insertView(owner.id, { ...view, query: "sort=name", at }));
  return id;
}
