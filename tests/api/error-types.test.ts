import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { SESSION_ERROR_TYPES } from "#domain/access/error-handling.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";

type ErrorType = (typeof SESSION_ERROR_TYPES)[number];
type Headers = Record<string, string>;

const PAST = "2026-01-01T00:00:00.000Z";
const PASSWORD = "Girassol#2026";

const readCenters = (headers: Headers) => callApi("GET", "/app/user/distribution-centers", { headers });

async function createSignedIn(type: "admin" | "staff" | "integrator" = "integrator") {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { type });
  return { owner, user, headers: user.headers };
}

/** Puts a distributor under maintenance; with a role, also for its staff. */
function maintenance(roleId: string | null) {
  const maintenanceStaff = { actived: roleId !== null, rolesIds: roleId === null ? [] : [roleId] };
  return sql`update distributor_profile set settings = ${JSON.stringify({ maintenance: true, maintenanceStaff })}`;
}

/** One way to produce each error type. */
const ARISES: Readonly<Record<ErrorType, { status: number; arise: () => Promise<Answer> }>> = {
  invalidToken: {
    status: 401,
    async arise() {
      const { headers } = await createSignedIn();
      return readCenters({ ...headers, authorization: "Bearer unknown" });
    },
  },
  expiredToken: {
    status: 403,
    async arise() {
      const { owner, user, headers } = await createSignedIn();
      await changeRows(
        owner,
        sql`update session_token set expires_at = ${PAST} where session_id = ${user.sessionId}`,
      );
      return readCenters(headers);
    },
  },
  invalidApiPathAccess: {
    status: 403,
    async arise() {
      const { headers } = await createSignedIn("admin");
      return callApi("GET", "/app/admin/distributors", { headers });
    },
  },
  invalidRefreshToken: {
    status: 401,
    async arise() {
      const { user, headers } = await createSignedIn();
      const body = { userId: user.id, refreshToken: "unknown" };
      return callApi("POST", "/app/refreshSession", { headers, body });
    },
  },
  legacyAuthenticationMethod: {
    status: 401,
    async arise() {
      const { headers } = await createSignedIn();
      return readCenters({ ...headers, authorization: "Basic bWFyaW5hOnNlbmhh" });
    },
  },
  maintenance: {
    status: 403,
    async arise() {
      const { owner, headers } = await createSignedIn("integrator");
      await changeRows(owner, sql`${maintenance(null)} where distributor_id = ${owner.id}`);
      return readCenters(headers);
    },
  },
  maintenanceStaff: {
    status: 403,
    async arise() {
      const { owner, user, headers } = await createSignedIn("staff");
      await changeRows(owner, sql`${maintenance(user.roleId)} where distributor_id = ${owner.id}`);
      return readCenters(headers);
    },
  },
  invalidSessionKey: {
    status: 403,
    async arise() {
      const { headers } = await createSignedIn();
      return readCenters({ ...headers, "access-key": "unknown" });
    },
  },
  accessDenied: {
    status: 403,
    async arise() {
      const { headers } = await createSignedIn("staff");
      const body = { chosenDistributionCenter: "cen_1" };
      return callApi("PUT", "/app/user/distribution-center", { headers, body });
    },
  },
  integratorUserInactive: {
    status: 403,
    async arise() {
      const { owner, headers } = await createSignedIn("integrator");
      await changeRows(
        owner,
        sql`update integrator set status = 'inactive' where id = ${owner.integratorId}`,
      );
      return readCenters(headers);
    },
  },
};

test.each(SESSION_ERROR_TYPES)(
  "the error type %s arises, with its status and a text [ERRORS-01]",
  async (type) => {
    const answer = await ARISES[type].arise();
    expect(answer.status).toBe(ARISES[type].status);
    expect(answer.error.type).toBe(type);
    expect(answer.error.title).not.toBe("");
    expect(answer.error.description).not.toBe("");
    expect(answer.error.requestId).toBe(answer.headers.get("x-request-id"));
  },
);

test("the error types are the ten of the specification [ERRORS-01]", () => {
  expect([...SESSION_ERROR_TYPES].sort()).toEqual([
    "accessDenied",
    "expiredToken",
    "integratorUserInactive",
    "invalidApiPathAccess",
    "invalidRefreshToken",
    "invalidSessionKey",
    "invalidToken",
    "legacyAuthenticationMethod",
    "maintenance",
    "maintenanceStaff",
  ]);
});

test.each(["Basic bWFyaW5hOnNlbmhh", "Basic", "Digest a", "Token abc", "Bearer", ""])(
  "`Authorization: %s` is a method of before, also where nobody is asked who they are",
  async (authorization) => {
    const { headers } = await createSignedIn();
    for (const path of ["/app/user/distribution-centers", "/app/open/theme"]) {
      const { status, error } = await callApi("GET", path, { headers: { ...headers, authorization } });
      expect({ status, type: error.type }).toEqual({ status: 401, type: "legacyAuthenticationMethod" });
    }
  },
);

test("a bare token, as it was once sent, is a method of before", async () => {
  const { user, headers } = await createSignedIn();
  const answer = await readCenters({ ...headers, authorization: user.credentials.token });
  expect(answer.error.type).toBe("legacyAuthenticationMethod");
});

test("the right password of somebody who is kept out says why, and opens no session", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { password: PASSWORD });
  const signIn = (password: string) =>
    callApi("POST", "/app/login", {
      headers: { "x-debug-distributor": owner.slug },
      body: { login: user.email, password },
    });
  await changeRows(owner, sql`update integrator set status = 'wait' where id = ${owner.integratorId}`);
  const inactive = await signIn(PASSWORD);
  expect([inactive.status, inactive.error.type]).toEqual([403, "integratorUserInactive"]);
  expect(inactive.headers.get("set-cookie")).toBeNull();
  expect((await signIn("Girassol#2025")).status).toBe(401);
  await changeRows(owner, sql`update integrator set status = 'enable' where id = ${owner.integratorId}`);
  await changeRows(owner, sql`${maintenance(null)} where distributor_id = ${owner.id}`);
  const closed = await signIn(PASSWORD);
  expect([closed.status, closed.error.type]).toEqual([403, "maintenance"]);
});

test("somebody who is kept out can still leave", async () => {
  const { owner, headers } = await createSignedIn("integrator");
  await changeRows(owner, sql`${maintenance(null)} where distributor_id = ${owner.id}`);
  expect((await callApi("POST", "/app/user/logout", { headers })).status).toBe(200);
  expect((await readCenters(headers)).error.type).toBe("invalidToken");
});

test("a failure of our own is 500 and tells nothing of itself [ERRORS-02]", async () => {
  const owner = await createTestDistributor();
  const answer = await callApi("GET", "/app/open/theme", {
    headers: { "x-debug-distributor": owner.slug },
    env: { SESSION_SECRET: "short" },
  });
  expect(answer.status).toBe(500);
  expect(answer.error).toMatchObject({ type: "INTERNAL", details: {} });
  expect(JSON.stringify(answer.body)).not.toContain("SESSION_SECRET");
  expect(takeErrorLines()).toEqual([expect.stringContaining("SESSION_SECRET")]);
});

test("the known status codes say what they say elsewhere [ERRORS-02]", async () => {
  const { owner, user, headers } = await createSignedIn();
  const call = async (method: "GET" | "PUT", path: string, options = {}) =>
    (await callApi(method, path, { headers, ...options })).status;
  expect(await call("GET", "/app/user/distribution-centers")).toBe(200);
  expect(await call("PUT", "/app/user/distribution-center", { body: "{" })).toBe(400);
  expect(await call("GET", "/app/user/distribution-centers", { headers: {} })).toBe(404); // no distributor
  expect(await call("GET", "/app/user/nothing")).toBe(404);
  const here = { "x-debug-distributor": owner.slug };
  expect(await call("GET", "/app/user/distribution-centers", { headers: here })).toBe(401);
  expect(await call("GET", "/app/staff/audit")).toBe(403);
  await changeRows(owner, sql`update user set reload_at = '2099-01-01T00:00:00.000Z' where id = ${user.id}`);
  expect(await call("GET", "/app/user/distribution-centers")).toBe(409);
});
