import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { callOperation, type Operation, readOperations, titled } from "#tests/factories/api-operations.ts";
import { allowedCaller, type Caller, createCaller, createPreview } from "#tests/factories/caller.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { accessOf, expectedAccess, LET_IN } from "#tests/factories/expected-access.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createShared } from "#tests/factories/shared.ts";

type Guarded = Operation & { access: AccessRule };
type Headers = Record<string, string>;

const PAST = "2026-01-01T00:00:00.000Z";
const READ_ONLY = "403 READ_ONLY_PREVIEW";
/** Calls other than GET that a preview may make: ending itself, and opening the live channel, which is read-only. */
const OF_PREVIEWS = ["DELETE /app/user/role-preview", "POST /app/user/live-token"];

const OPERATIONS = await readOperations();
// What is for widgets alone knows no sessions.
const GUARDED = titled(
  OPERATIONS.filter((one): one is Guarded => typeof one.access === "object" && one.access.types.length > 0),
);

function createOwner({ access }: Guarded, settings = {}): Promise<TestDistributor> {
  const actions: FeatureActions = Object.fromEntries((access.actions ?? []).map((action) => [action, true]));
  return createTestDistributor({ actions, settings });
}

/** Expected and actual access of one call. */
async function cell(operation: Guarded, headers: Headers, expected: string): Promise<[string, string]> {
  return [accessOf(await callOperation(operation, headers), expected), expected];
}

async function expectAll(cells: Record<string, Promise<[actual: string, expected: string]>>): Promise<void> {
  const found = await Promise.all(
    Object.entries(cells).map(async ([name, pair]) => [name, await pair] as const),
  );
  const pick = (at: 0 | 1) => Object.fromEntries(found.map(([name, pair]) => [name, pair[at]]));
  expect(pick(0)).toEqual(pick(1));
}

/** A person with a role that has everything the rule requires. */
function holder(type: "staff" | "integrator", { access }: Guarded): Caller {
  return { title: type, type, roleType: type, permissions: access[type] ?? [] };
}

interface Credentials {
  headers: Headers;
  /** The expected refusal by every operation. */
  refusal: string;
}

/** Invalid credentials of people whom the rule would allow. */
async function createLapsed(operation: Guarded): Promise<Record<string, Credentials>> {
  const owner = await createOwner(operation);
  const caller = allowedCaller(operation.access);
  const database = caller.type === "piedAdmin" ? openTestDatabase("primary") : owner.database;
  async function after(change: (user: { id: string; sessionId: string }) => SQL): Promise<Headers> {
    const { id = "", sessionId = "", headers } = await createCaller(owner, caller);
    await database.writeBatch([{ query: change({ id, sessionId }) }]);
    return headers;
  }
  const { headers } = await createCaller(owner, caller);
  const { "access-key": _key, ...withoutKey } = headers;
  const stranger = await createTestUser(await createOwner(operation), { type: "admin" });
  const here = { "x-debug-distributor": owner.slug };
  const unknown = { ...here, authorization: "Bearer unknown", "access-key": "unknown" };
  const expired = "403 expiredToken";
  const invalid = "401 invalidToken";
  return {
    unknown: { headers: unknown, refusal: invalid },
    wrongKey: { headers: { ...headers, "access-key": "wrong" }, refusal: "403 invalidSessionKey" },
    noKey: { headers: withoutKey, refusal: "403 invalidSessionKey" },
    otherDistributor: { headers: { ...stranger.headers, ...here }, refusal: invalid },
    tokenOver: {
      headers: await after(
        ({ sessionId }) => sql`update session_token set expires_at = ${PAST} where session_id = ${sessionId}`,
      ),
      refusal: expired,
    },
    sessionOver: {
      headers: await after(
        ({ sessionId }) => sql`update session set expires_at = ${PAST} where id = ${sessionId}`,
      ),
      refusal: expired,
    },
    revoked: {
      headers: await after(
        ({ sessionId }) => sql`update session set revoked_at = ${PAST} where id = ${sessionId}`,
      ),
      refusal: invalid,
    },
    blocked: {
      headers: await after(({ id }) => sql`update user set blocked = 1 where id = ${id}`),
      refusal: invalid,
    },
  };
}

/** People whom the rule would allow, and who are kept out at the moment. */
async function createKeptOut(operation: Guarded): Promise<Record<string, Credentials>> {
  const closed = await createOwner(operation, { maintenance: true });
  const integrator = await createCaller(closed, holder("integrator", operation));
  const closedToStaff = await createOwner(operation);
  const listed = await createCaller(closedToStaff, holder("staff", operation));
  const maintenanceStaff = { actived: true, rolesIds: [listed.roleId] };
  const settings = JSON.stringify({ maintenance: true, maintenanceStaff });
  await changeRows(
    closedToStaff,
    sql`update distributor_profile set settings = ${settings} where distributor_id = ${closedToStaff.id}`,
  );
  const ofCompany = async (status: string): Promise<Credentials> => {
    const open = await createOwner(operation);
    const buyer = await createCaller(open, holder("integrator", operation));
    await changeRows(
      open,
      sql`update integrator set status = ${status} where distributor_id = ${open.id} and id = ${open.integratorId}`,
    );
    return { headers: buyer.headers, refusal: "403 integratorUserInactive" };
  };
  return {
    maintenance: { headers: integrator.headers, refusal: "403 maintenance" },
    maintenanceStaff: { headers: listed.headers, refusal: "403 maintenanceStaff" },
    "company wait": await ofCompany("wait"),
    "company disable": await ofCompany("disable"),
    "company inactive": await ofCompany("inactive"),
  };
}

// A refused call changes nobody, so these people are made once for all operations with the same rule and type.
const shareRefused = createShared<Record<string, Credentials>>();
const sharePerson = createShared<Headers>();

/** The person, shared by all rules with equal requirements; for an operation that allows them to change something,
 *  one of its own. */
function personFor(
  { access: { staff, integrator, actions }, method }: Guarded,
  { expected, ...who }: { expected: string; kind: string; type: string },
  make: () => Promise<Headers>,
): Promise<Headers> {
  const asked = [who.type === "staff" ? staff : integrator, actions];
  return expected === LET_IN && method !== "GET" ? make() : sharePerson([who, asked], make);
}

function cellsOf(operation: Guarded, refused: Record<string, Credentials>) {
  return Object.fromEntries(
    Object.entries(refused).map(([name, { headers, refusal }]) => [name, cell(operation, headers, refusal)]),
  );
}

test.each(GUARDED)("%s takes no credentials that do not hold", async (_title, operation) => {
  const { access } = operation;
  const asked = ["lapsed", allowedCaller(access), access.actions];
  const lapsed = await shareRefused(asked, () => createLapsed(operation));
  await expectAll(cellsOf(operation, lapsed));
});

test.each(GUARDED)("%s keeps out who is kept out for now", async (_title, operation) => {
  const { access } = operation;
  const asked = ["kept out", access.staff, access.integrator, access.actions];
  const keptOut = await shareRefused(asked, () => createKeptOut(operation));
  const caller = holder("staff", operation);
  const expected = expectedAccess(operation, access, caller, access.actions ?? []);
  const staff = await personFor(operation, { expected, kind: "may stay", type: "staff" }, async () => {
    const closed = await createOwner(operation, { maintenance: true });
    return (await createCaller(closed, caller)).headers;
  });
  await expectAll({ ...cellsOf(operation, keptOut), staffWhoMayStay: cell(operation, staff, expected) });
});

test.each(GUARDED)("%s lets a preview of a role read and not change", async (title, operation) => {
  const isChange = operation.method !== "GET" && !OF_PREVIEWS.includes(title);
  for (const type of ["staff", "integrator"] as const) {
    const caller = holder(type, operation);
    const byRule = expectedAccess(operation, operation.access, caller, operation.access.actions ?? []);
    const expected = isChange ? READ_ONLY : byRule;
    const headers = await personFor(operation, { expected, kind: "preview", type }, async () => {
      const preview = await createPreview(await createOwner(operation), type, caller.permissions);
      return preview.headers;
    });
    const [actual] = await cell(operation, headers, expected);
    // For people without access, either refusal is right.
    const allowed = isChange ? [READ_ONLY, ...(byRule === LET_IN ? [] : [byRule])] : [byRule];
    expect(allowed).toContain(actual);
  }
});
