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

type Guarded = Operation & { access: AccessRule };
type Headers = Record<string, string>;

const PAST = "2026-01-01T00:00:00.000Z";
const READ_ONLY = "403 READ_ONLY_PREVIEW";
/** Calls of a preview that are no GET: it ends, and it opens the live channel, which only tells. */
const OF_PREVIEWS = ["DELETE /app/user/role-preview", "POST /app/user/live-token"];

const OPERATIONS = await readOperations();
const GUARDED = titled(OPERATIONS.filter((one): one is Guarded => typeof one.access === "object"));

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

/** A role holder with all that the rule asks for. */
function holder(type: "staff" | "integrator", { access }: Guarded): Caller {
  return { title: type, type, roleType: type, permissions: access[type] ?? [] };
}

test.each(GUARDED)("%s takes no credentials that do not hold", async (_title, operation) => {
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
  const cellAfter = async (change: (user: { id: string; sessionId: string }) => SQL, expected: string) =>
    cell(operation, await after(change), expected);
  await expectAll({
    unknown: cell(
      operation,
      { ...here, authorization: "Bearer unknown", "access-key": "unknown" },
      "401 invalidToken",
    ),
    wrongKey: cell(operation, { ...headers, "access-key": "wrong" }, "403 invalidSessionKey"),
    noKey: cell(operation, withoutKey, "403 invalidSessionKey"),
    otherDistributor: cell(operation, { ...stranger.headers, ...here }, "401 invalidToken"),
    tokenOver: cellAfter(
      ({ sessionId }) => sql`update session_token set expires_at = ${PAST} where session_id = ${sessionId}`,
      "403 expiredToken",
    ),
    sessionOver: cellAfter(
      ({ sessionId }) => sql`update session set expires_at = ${PAST} where id = ${sessionId}`,
      "403 expiredToken",
    ),
    revoked: cellAfter(
      ({ sessionId }) => sql`update session set revoked_at = ${PAST} where id = ${sessionId}`,
      "401 invalidToken",
    ),
    blocked: cellAfter(({ id }) => sql`update user set blocked = 1 where id = ${id}`, "401 invalidToken"),
  });
});

test.each(GUARDED)("%s keeps out who is kept out for now", async (_title, operation) => {
  const { access } = operation;
  const on = access.actions ?? [];
  const closed = await createOwner(operation, { maintenance: true });
  const integrator = await createCaller(closed, holder("integrator", operation));
  const staff = await createCaller(closed, holder("staff", operation));
  const expectedStaff = expectedAccess(operation, access, holder("staff", operation), on);
  const cells: Record<string, Promise<[string, string]>> = {
    maintenance: cell(operation, integrator.headers, "403 maintenance"),
    staffWhoMayStay: cell(operation, staff.headers, expectedStaff),
  };
  const closedToStaff = await createOwner(operation);
  const listed = await createCaller(closedToStaff, holder("staff", operation));
  const maintenanceStaff = { actived: true, rolesIds: [listed.roleId] };
  const settings = JSON.stringify({ maintenance: true, maintenanceStaff });
  await changeRows(
    closedToStaff,
    sql`update distributor_profile set settings = ${settings} where distributor_id = ${closedToStaff.id}`,
  );
  cells["maintenanceStaff"] = cell(operation, listed.headers, "403 maintenanceStaff");
  const open = await createOwner(operation);
  const buyer = await createCaller(open, holder("integrator", operation));
  for (const status of ["wait", "disable", "inactive"]) {
    await changeRows(
      open,
      sql`update integrator set status = ${status} where distributor_id = ${open.id} and id = ${open.integratorId}`,
    );
    const refused = cell(operation, buyer.headers, "403 integratorUserInactive");
    cells[`company ${status}`] = refused;
    await refused;
  }
  await expectAll(cells);
});

test.each(GUARDED)("%s lets a preview of a role read and not change", async (title, operation) => {
  const owner = await createOwner(operation);
  const isChange = operation.method !== "GET" && !OF_PREVIEWS.includes(title);
  for (const type of ["staff", "integrator"] as const) {
    const caller = holder(type, operation);
    const byRule = expectedAccess(operation, operation.access, caller, operation.access.actions ?? []);
    const { headers } = await createPreview(owner, type, caller.permissions);
    const [actual] = await cell(operation, headers, isChange ? READ_ONLY : byRule);
    // Whoever may not at all may hear of either.
    const allowed = isChange ? [READ_ONLY, ...(byRule === LET_IN ? [] : [byRule])] : [byRule];
    expect(allowed).toContain(actual);
  }
});
