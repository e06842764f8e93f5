import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { Operation } from "./api-operations.ts";
import { allowedCaller, createCaller } from "./caller.ts";
import { createTestDistributor, type TestDistributor, type TestUser } from "./distributor.ts";
import { createShared } from "./shared.ts";

/** A person whom an operation allows, at a distributor of their own; for a public operation, a visitor. */
export interface Asker extends Partial<TestUser> {
  owner: TestDistributor;
  headers: Record<string, string>;
}

/** Feature flags that a rule requires, turned on. */
function actionsOf(access: Operation["access"]): FeatureActions {
  const { actions = [] } = typeof access === "object" ? access : {};
  return Object.fromEntries(actions.map((action) => [action, true]));
}

export async function createAsker({ access }: Operation): Promise<Asker> {
  const owner = await createTestDistributor({ actions: actionsOf(access) });
  if (typeof access !== "object") return { owner, headers: { "x-debug-distributor": owner.slug } };
  return { owner, ...(await createCaller(owner, allowedCaller(access))) };
}

const share = createShared<Asker>();

/** A person shared by all operations with equal rules whose calls are refused or only read. */
export function sharedAsker(operation: Operation): Promise<Asker> {
  const { access } = operation;
  const who = typeof access === "object" ? allowedCaller(access) : "nobody";
  return share([who, actionsOf(access)], () => createAsker(operation));
}
