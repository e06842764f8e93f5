import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { Operation } from "./api-operations.ts";
import { allowedCaller, createCaller } from "./caller.ts";
import { createTestDistributor, type TestDistributor, type TestUser } from "./distributor.ts";
import { createShared } from "./shared.ts";

/** Somebody whom an operation lets in, or for one that is open nobody, at a distributor of their own. */
export interface Asker extends Partial<TestUser> {
  owner: TestDistributor;
  headers: Record<string, string>;
}

/** The features that a rule asks for, on. */
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

/** The same one for all operations that let in the same, whose calls are refused or only read. */
export function sharedAsker(operation: Operation): Promise<Asker> {
  const { access } = operation;
  const who = typeof access === "object" ? allowedCaller(access) : "nobody";
  return share([who, actionsOf(access)], () => createAsker(operation));
}
