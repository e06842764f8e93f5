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
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { makeRealIds } from "#tests/factories/real-ids.ts";

/** Whether an operation is the platform's, which manages all distributors. */
const isPlatforms = ({ path }: Operation) => path.startsWith("/app/admin/");
const namesAnId = (operation: Operation) =>
  pathParametersOf(operation).some((name) => name === "id" || name.endsWith("Id"));

const WITH_ID = (await readOperations()).filter((one) => namesAnId(one) && !isPlatforms(one));

function createOwner() {
  const actions = Object.fromEntries(FEATURE_ACTIONS.map((action) => [action, true]));
  return createTestDistributor({ actions });
}

/** A well-formed id that does not exist. */
function invent(id: string): string {
  return id.replace(/.{6}$/, "zzzzzz");
}

/** Calls the operation with one id in place of each parameter; returns status and body, without that id and the
 *  request's own. */
async function ask(operation: Operation, headers: Record<string, string>, id: string): Promise<string> {
  const { status, body } = await callOperation(operation, headers, { id });
  const text = JSON.stringify(body).replaceAll(id, "ID");
  return `${String(status)} ${text.replace(/"requestId":"\w+"/, "")}`;
}

/** A person who may call the operation; for a public one, an integrator without credentials. */
async function createAsker(owner: TestDistributor, { access }: Operation) {
  const caller = typeof access === "object" ? allowedCaller(access) : null;
  const person = caller === null ? null : await createCaller(owner, caller);
  const { id = "", sessionId = "", roleId = null } = person ?? (await createTestUser(owner));
  const headers = person?.headers ?? { "x-debug-distributor": owner.slug };
  return { headers, person: { id, sessionId, roleId } };
}

/** The prefix of an id. */
const kindOf = (id: string) => id.slice(0, 4);

/** One id of every prefix, at a distributor that no test of this file uses as its own. */
async function createForeignIds(): Promise<string[]> {
  const owner = await createOwner();
  const ids = new Map<string, string>();
  for await (const id of makeRealIds(owner, await createTestUser(owner), "")) ids.set(kindOf(id), id);
  return [...ids.values()];
}

const foreign = await createForeignIds();

/** What of the foreign ids an operation is asked with: the one of the kind that it is about, and of the others a fourth,
 *  another one for each operation. */
function foreignFor(shown: string, place: number): string[] {
  return foreign.filter((id, at) => kindOf(id) === kindOf(shown) || at % 4 === place % 4);
}

test.each(titled(WITH_ID).map(([title, operation], place) => [title, operation, place] as const))(
  "%s answers for what is another's as for what is not there",
  async (_title, operation, place) => {
    const owner = await createOwner();
    const { headers } = await createAsker(owner, operation);
    const [first = ""] = foreign;
    const invented = await ask(operation, headers, invent(first));
    expect(invented).toMatch(/^4(?!01|03)\d\d /);
    let shown: string | null = null;
    // What is shown may be the session of who asks, which is then over.
    const other = await createAsker(owner, operation);
    for await (const id of makeRealIds(owner, other.person, operation.path)) {
      if ((await ask(operation, other.headers, id)) === invented) continue;
      shown = id;
      break;
    }
    // Otherwise the list of real ids lacks the kind that this operation is about.
    if (shown === null) throw new Error("No id of the operation's own distributor is shown");
    const answers = await Promise.all(foreignFor(shown, place).map((id) => ask(operation, headers, id)));
    expect([...new Set(answers)]).toEqual([invented]);
  },
);
