import { expect, test } from "vitest";
import { createTestTerms } from "#tests/factories/application.ts";
import {
  callOperation,
  type Operation,
  pathParametersOf,
  readOperations,
  titled,
} from "#tests/factories/api-operations.ts";
import { createAsker } from "#tests/factories/asker.ts";
import { createShared } from "#tests/factories/shared.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";
import { askToReload } from "#worker/repositories/access/session-statements.ts";

const OPERATIONS = await readOperations();

/** Checks that an answer is exactly `{ data }`, or `{ error }` with all its fields. */
function expectEnvelope({ status, body, error }: Answer): void {
  expect(Object.keys(body as object)).toEqual([status < 400 ? "data" : "error"]);
  if (status < 400) return;
  expect(error).toEqual({
    type: expect.stringMatching(/^\w+$/),
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    details: expect.any(Object),
    requestId: expect.stringMatching(/^rqt_/),
  });
}

/** A person whom the operation allows, and a visitor, at a distributor with the rule's features. */
async function createAskers(operation: Operation) {
  const { owner, headers } = await createAsker(operation);
  await createTestTerms(owner);
  return { nobody: { "x-debug-distributor": owner.slug }, headers };
}

const share = createShared<{ nobody: Record<string, string>; headers: Record<string, string> }>();

/** The same people for all reads with one rule. */
function askersFor(operation: Operation) {
  const { method, access = null } = operation;
  return method === "GET" ? share(access, () => createAskers(operation)) : createAskers(operation);
}

test.each(titled(OPERATIONS.filter(({ isDownload }) => !isDownload)))(
  "%s answers data or an error, and nothing beside [AUTH-13]",
  async (_title, operation) => {
    const { nobody, headers } = await askersFor(operation);
    for (const who of [nobody, headers]) expectEnvelope(await callOperation(operation, who));
  },
);

/** Downloads of a single record are tested with the record. */
const LISTS = OPERATIONS.filter((one) => one.isDownload && pathParametersOf(one).length === 0);

test.each(titled(LISTS))("%s answers a file, or an error [AUTH-13]", async (_title, operation) => {
  const { nobody, headers } = await askersFor(operation);
  expectEnvelope(await callOperation(operation, nobody));
  const file = await callOperation(operation, headers);
  expect(file.status).toBe(200);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w.-]+"$/);
  expect(file.headers.get("content-type")).not.toContain("json");
  expect(file.body).toEqual(expect.stringMatching(/./));
});

test("token and access key come with a sign-in's data, and beside an error that replaces them [AUTH-13]", async () => {
  const password = "Girassol#2026";
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password });
  const given = {
    token: expect.stringMatching(/^[\w-]{43}$/),
    accessKey: expect.stringMatching(/^[\w-]{43}$/),
  };
  const headers = { "x-debug-distributor": owner.slug };
  const signedIn = await callApi("POST", "/app/login", { headers, body: { login: user.email, password } });
  expect(signedIn.body).toEqual({ data: expect.objectContaining(given) });
  const at = new Date().toISOString();
  await owner.database.writeBatch([askToReload(owner.id, { userId: user.id }, at)]);
  const replaced = await callApi("GET", "/app/user/distribution-centers", { headers: user.headers });
  expect(replaced.body).toEqual({ error: expect.objectContaining({ type: "reloadUserData" }), ...given });
});

test("a path that does not exist answers an error as well", async () => {
  const owner = await createTestDistributor();
  const headers = { "x-debug-distributor": owner.slug };
  for (const path of ["/app/nowhere", "/app/user/nowhere", "/app/open/nowhere"]) {
    const answer = await callApi("GET", path, { headers });
    expect(answer.status).toBe(404);
    expectEnvelope(answer);
  }
});
