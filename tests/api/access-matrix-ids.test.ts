import { expect, test } from "vitest";
import { FEATURE_ACTIONS } from "#domain/access/feature-actions.ts";
import {
  callOperation,
  type Operation,
  pathParametersOf,
  readOperations,
  titled,
} from "#tests/factories/api-operations.ts";
import { allowedCaller, createCaller } from "#tests/factories/caller.ts";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { createRealIds } from "#tests/factories/real-ids.ts";
import { createTestAsking, createTestResearch } from "#tests/factories/survey.ts";

/** Of the platform, to which all distributors belong. */
const isPlatforms = ({ path }: Operation) => path.startsWith("/app/admin/");
const namesAnId = (operation: Operation) =>
  pathParametersOf(operation).some((name) => name === "id" || name.endsWith("Id"));

const WITH_ID = (await readOperations()).filter((one) => namesAnId(one) && !isPlatforms(one));

function createOwner() {
  const actions = Object.fromEntries(FEATURE_ACTIONS.map((action) => [action, true]));
  return createTestDistributor({ actions });
}

/** An id of the same form that nobody has. */
function invent(id: string): string {
  return id.replace(/.{6}$/, "zzzzzz");
}

/** Calls with one id in place of each parameter; answers status and body, with the id and the request's own taken out. */
async function ask(operation: Operation, headers: Record<string, string>, id: string): Promise<string> {
  const { status, body } = await callOperation(operation, headers, { id });
  const text = JSON.stringify(body).replaceAll(id, "ID");
  return `${String(status)} ${text.replace(/"requestId":"\w+"/, "")}`;
}

/** Somebody who may call the operation. */
async function createAsker(owner: TestDistributor, { access }: Operation) {
  const caller = typeof access === "object" ? allowedCaller(access) : null;
  if (caller !== null) return createCaller(owner, caller);
  return { headers: { "x-debug-distributor": owner.slug }, id: undefined, sessionId: undefined };
}

/** What is the caller's alone, not the distributor's. */
async function createPersonalIds(
  owner: { id: string },
  { id, sessionId }: { id?: string | undefined; sessionId?: string | undefined },
): Promise<string[]> {
  if (id === undefined || sessionId === undefined) return [];
  const { id: researchId } = await createTestResearch();
  return [sessionId, await createTestAsking(owner, { id }, { researchId })];
}

interface World {
  owner: TestDistributor;
  ids: string[];
}

async function createWorld(): Promise<World> {
  const owner = await createOwner();
  return { owner, ids: await createRealIds(owner) };
}

/** Another distributor's, whom no test of this file ever calls as its own. */
const { ids: foreign } = await createWorld();
/** The callers' own, for all that only read. */
const readWorld = await createWorld();

test.each(titled(WITH_ID))(
  "%s answers for what is another's as for what is not there",
  async (_title, operation) => {
    const { owner, ids } = operation.method === "GET" ? readWorld : await createWorld();
    const { headers, ...caller } = await createAsker(owner, operation);
    const [first = ""] = foreign;
    const invented = await ask(operation, headers, invent(first));
    expect(invented).toMatch(/^4(?!01|03)\d\d /);
    const answers = await Promise.all(foreign.map((id) => ask(operation, headers, id)));
    expect([...new Set(answers)]).toEqual([invented]);
    const own = [...ids, ...(await createPersonalIds(owner, caller))];
    let isShown = false;
    for (const id of own) isShown ||= (await ask(operation, headers, id)) !== invented;
    // Else nothing was shown: the list of real ids lacks what this operation is about.
    expect(isShown).toBe(true);
  },
);
