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
import { createTestDistributor } from "#tests/factories/distributor.ts";
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

/** A distributor with somebody who may call the operation. */
async function createAsker({ access }: Operation) {
  const owner = await createOwner();
  const caller = typeof access === "object" ? allowedCaller(access) : null;
  if (caller === null) {
    return { owner, headers: { "x-debug-distributor": owner.slug }, id: undefined, sessionId: undefined };
  }
  return { owner, ...(await createCaller(owner, caller)) };
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

test.each(titled(WITH_ID))(
  "%s answers for what is another's as for what is not there",
  async (_title, operation) => {
    const foreign = await createRealIds(await createOwner());
    const { owner, headers, ...caller } = await createAsker(operation);
    for (const id of foreign) {
      const invented = await ask(operation, headers, invent(id));
      expect(invented).toMatch(/^4(?!01|03)\d\d /);
      expect(await ask(operation, headers, id)).toBe(invented);
    }
    const own = [...(await createRealIds(owner)), ...(await createPersonalIds(owner, caller))];
    const known: string[] = [];
    for (const id of own) {
      const isKnown = (await ask(operation, headers, id)) !== (await ask(operation, headers, invent(id)));
      if (isKnown) known.push(id);
    }
    // Else nothing was shown: the list of real ids lacks what this operation is about.
    expect(known).not.toEqual([]);
  },
);
