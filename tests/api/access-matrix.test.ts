import { expect, test } from "vitest";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { FeatureAction, FeatureActions } from "#domain/access/feature-actions.ts";
import { callOperation, type Operation, readOperations, titled } from "#tests/factories/api-operations.ts";
import { allowedCaller, type Caller, createCaller, listCallers } from "#tests/factories/caller.ts";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { accessOf, expectedAccess, LET_IN } from "#tests/factories/expected-access.ts";
import { createShared } from "#tests/factories/shared.ts";
import { comparable } from "#tests/specification/access-rules.ts";
import { writtenAccess, WRITTEN_ENDPOINTS } from "#tests/specification/endpoint-rules.ts";
import { createApi } from "#worker/api/app.ts";

type Guarded = Operation & { access: AccessRule };

/** Registered operations that are not in the document. */
const UNDOCUMENTED = ["GET /health", "GET /health/ready", "GET /app/open/openapi.json"];

/** The second step of a sign-in: an invalid challenge is refused like an invalid session. */
const ASKS_FOR_FIRST_STEP = "POST /app/login/second-factor";

const OPERATIONS = await readOperations();
const OPEN = OPERATIONS.filter(({ access }) => access === "open");
const GUARDED = OPERATIONS.filter((one): one is Guarded => typeof one.access === "object");

function createOwner(on: readonly FeatureAction[], marketplace = false): Promise<TestDistributor> {
  const actions: FeatureActions = Object.fromEntries(on.map((action) => [action, true]));
  return createTestDistributor({ actions, marketplace });
}

const shareOwner = createShared<TestDistributor>();
const shareCaller = createShared<Record<string, string>>();

/** Makes the call and compares the answer with the rule. */
async function expectAccess(
  operation: Guarded,
  callers: readonly Caller[],
  on: readonly FeatureAction[],
): Promise<void> {
  const cells = callers.map((caller) => ({
    caller,
    expected: expectedAccess(operation, operation.access, caller, on),
  }));
  const outcomes = await Promise.all(
    cells.map(async ({ caller, expected }) => {
      const make = async (owner: Promise<TestDistributor>) =>
        (await createCaller(await owner, caller)).headers;
      // A call that is allowed may change the distributor; refused ones share theirs.
      const isChange = expected === LET_IN && operation.method !== "GET";
      const { type, roleType, permissions } = caller;
      const headers = isChange
        ? await make(createOwner(on))
        : await shareCaller([on, type, roleType, permissions], () =>
            make(shareOwner(on, () => createOwner(on))),
          );
      return [caller.title, accessOf(await callOperation(operation, headers), expected)] as const;
    }),
  );
  expect(Object.fromEntries(outcomes)).toEqual(
    Object.fromEntries(cells.map(({ caller, expected }) => [caller.title, expected])),
  );
}

test("the document names every route that is registered, and every one is written with who may call it", () => {
  const registered = createApi()
    .routes.filter(({ method, path }) => method !== "ALL" && method !== "OPTIONS" && !path.includes("*"))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const documented = OPERATIONS.map(({ title }) => title);
  expect(documented.length).toBeGreaterThan(20);
  expect([...new Set(registered)].sort()).toEqual([...documented, ...UNDOCUMENTED].sort());
  expect([...WRITTEN_ENDPOINTS].sort()).toEqual(documented.sort());
});

test.each(titled(OPERATIONS))("%s is declared as the specification has it", (title, { declared }) => {
  const written = writtenAccess(title);
  const spelled = (access: typeof written) => (typeof access === "object" ? comparable(access) : access);
  expect(spelled(declared)).toEqual(spelled(written));
});

test.each(titled(OPEN))("%s is open: nobody is refused for who they are", async (title, operation) => {
  const owner = await createTestDistributor();
  const answer = await callOperation(operation, { "x-debug-distributor": owner.slug });
  expect(accessOf(answer, LET_IN)).toBe(title === ASKS_FOR_FIRST_STEP ? "401 invalidToken" : LET_IN);
});

test.each(titled(GUARDED))("%s lets in whom its rule lets in, and nobody else", async (_title, operation) => {
  await expectAccess(operation, listCallers(operation.access), operation.access.actions ?? []);
});

test.each(titled(GUARDED.filter(({ access }) => access.actions?.length)))(
  "%s asks for the features of its rule",
  async (_title, operation) => {
    const { access } = operation;
    const actions = access.actions ?? [];
    const callers = listCallers(access).filter(({ type }) => type === "nobody" || type === "widget");
    for (const off of [...actions, null]) {
      const on = off === null ? [] : actions.filter((action) => action !== off);
      await expectAccess(operation, [allowedCaller(access), ...callers], on);
    }
  },
);

test.each(titled(GUARDED))(
  "%s is closed to people of a marketplace, or open as to others",
  async (_title, operation) => {
    const { access, method } = operation;
    const expected = access.notForBackOffice === true ? "403 accessDenied" : LET_IN;
    const caller = allowedCaller(access);
    const make = async () =>
      (await createCaller(await createOwner(access.actions ?? [], true), caller)).headers;
    const headers =
      expected === LET_IN && method !== "GET"
        ? await make()
        : await shareCaller(["marketplace", access.actions, caller], make);
    expect(accessOf(await callOperation(operation, headers), expected)).toBe(expected);
  },
);
