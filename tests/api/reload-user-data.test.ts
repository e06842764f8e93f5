import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { bearing, cookieOf, type GivenCredentials, setCookieOf } from "#tests/factories/session.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { askToReload } from "#worker/repositories/access/session-statements.ts";

type Headers = Record<string, string>;

const readCenters = (headers: Headers) => callApi("GET", "/app/user/distribution-centers", { headers });

/** The new credentials in an answer that asks for a reload. */
function replacedOf({ status, error, body }: Answer): GivenCredentials {
  expect({ status, type: error.type }).toEqual({ status: 409, type: "reloadUserData" });
  const { token, accessKey } = body as GivenCredentials;
  return { token, accessKey };
}

function hereAt({ slug }: TestDistributor): Headers {
  return { "x-debug-distributor": slug };
}

async function changeRole(
  owner: TestDistributor,
  { roleId }: TestUser,
  permissions: string[],
): Promise<void> {
  await owner.database.writeBatch([
    { query: sql`update role set permissions = ${JSON.stringify(permissions)} where id = ${roleId}` },
    askToReload(owner.id, { roleId: roleId ?? "" }, new Date().toISOString()),
  ]);
}

test("after a change of the role a call answers 409 with new credentials beside the error, which then work", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { permissions: ["order"] });
  await changeRole(owner, user, ["budget"]);
  const answer = await readCenters(user.headers);
  const replaced = replacedOf(answer);
  expect(answer.body).toEqual({ error: answer.error, ...replaced });
  expect(answer.error.details).toEqual({});
  expect(answer.headers.get("set-cookie")).toBeNull();
  const headers = { ...hereAt(owner), ...bearing(replaced) };
  expect((await readCenters(headers)).status).toBe(200);
  const { data } = await callApi("GET", "/app/user/reload", { headers });
  expect(data["role"]).toMatchObject({ permissions: ["budget"] });
});

test("the credentials before go on answering 409 with the same new ones, but may leave and ask who they are", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRole(owner, user, ["order"]);
  const replaced = replacedOf(await readCenters(user.headers));
  expect((await readCenters({ ...hereAt(owner), ...bearing(replaced) })).status).toBe(200);
  expect(replacedOf(await readCenters(user.headers))).toEqual(replaced);
  expect((await callApi("GET", "/app/user/reload", { headers: user.headers })).status).toBe(200);
  expect((await callApi("POST", "/app/user/logout", { headers: user.headers })).status).toBe(200);
  expect((await readCenters({ ...hereAt(owner), ...bearing(replaced) })).status).toBe(401);
});

test("fifty calls at once get the same new credentials, which are written once", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRole(owner, user, ["order"]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => readCenters(user.headers)));
  const given = answers.map(replacedOf);
  expect(new Set(given.map(({ token, accessKey }) => `${token} ${accessKey}`)).size).toBe(1);
  const tokens = sql`select count(*) from session_token where session_id = ${user.sessionId}`;
  expect(await readNumber(owner, tokens)).toBe(2); // the factory's own and one more
});

test("a change with outdated credentials is refused before anything happens", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRole(owner, user, ["order"]);
  const put = (headers: Headers) =>
    callApi("PUT", "/app/user/distribution-center", {
      headers,
      body: { chosenDistributionCenter: owner.centerId },
    });
  const chosen = () => readRows(owner, sql`select chosen_center_id as id from user where id = ${user.id}`);
  const replaced = replacedOf(await put(user.headers));
  expect(await chosen()).toEqual([{ id: null }]);
  expect((await put({ ...hereAt(owner), ...bearing(replaced) })).status).toBe(200);
  expect(await chosen()).toEqual([{ id: owner.centerId }]);
});

test("a second change makes the new credentials outdated as well", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRole(owner, user, ["order"]);
  const first = replacedOf(await readCenters(user.headers));
  await changeRole(owner, user, []);
  const second = replacedOf(await readCenters({ ...hereAt(owner), ...bearing(first) }));
  expect(second.token).not.toBe(first.token);
  expect((await readCenters({ ...hereAt(owner), ...bearing(second) })).status).toBe(200);
});

test("the portal's cookie gets the new credentials and keeps its refresh token", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRole(owner, user, ["order"]);
  const answer = await readCenters({ ...hereAt(owner), ...cookieOf(user) });
  expect(answer.error.type).toBe("reloadUserData");
  // The cookie's content must not be readable by scripts.
  expect(Object.keys(answer.body as object)).toEqual(["error"]);
  const kept = { ...hereAt(owner), ...setCookieOf(answer) };
  expect((await readCenters(kept)).status).toBe(200);
  const body = { userId: user.id };
  expect((await callApi("POST", "/app/refreshSession", { headers: kept, body })).status).toBe(200);
});

test("a renewal gives credentials that know the change", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRole(owner, user, ["order"]);
  const renewed = await callApi<GivenCredentials>("POST", "/app/refreshSession", {
    headers: hereAt(owner),
    body: { userId: user.id, refreshToken: user.credentials.refreshToken },
  });
  expect((await readCenters({ ...hereAt(owner), ...bearing(renewed.data) })).status).toBe(200);
});

test("an access key of the new credentials opens with their token only", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await changeRole(owner, user, ["order"]);
  const replaced = replacedOf(await readCenters(user.headers));
  const mixed = { ...hereAt(owner), ...bearing({ ...replaced, accessKey: user.credentials.accessKey }) };
  expect((await readCenters(mixed)).error.type).toBe("invalidSessionKey");
});

test("a change of a role, a user or a company is told to those whom it concerns, and to nobody else", async () => {
  const owner = await createTestDistributor();
  const other = await createTestDistributor();
  const users = {
    holder: await createTestUser(owner),
    colleague: await createTestUser(owner),
    ofOtherCompany: await createTestUser(owner, { integratorId: await createTestCompany(owner) }),
    staff: await createTestUser(owner, { type: "staff" }),
    admin: await createTestUser(owner, { type: "admin" }),
    elsewhere: await createTestUser(other),
  };
  async function whoMustReload(): Promise<string[]> {
    const told: string[] = [];
    for (const [name, { headers }] of Object.entries(users)) {
      if ((await readCenters(headers)).status === 409) told.push(name);
    }
    return told;
  }
  const ask = async (who: Parameters<typeof askToReload>[1]) => {
    await changeRows(owner, sql`update user set reload_at = null where distributor_id = ${owner.id}`);
    await owner.database.writeBatch([askToReload(owner.id, who, new Date().toISOString())]);
    return whoMustReload();
  };
  expect(await ask({ roleId: users.staff.roleId ?? "" })).toEqual(["staff"]);
  expect(await ask({ userId: users.admin.id })).toEqual(["admin"]);
  expect(await ask({ integratorId: owner.integratorId })).toEqual(["holder", "colleague"]);
});

test("an operator of the platform is told as well", async () => {
  const operator = await createTestOperator();
  const database = openTestDatabase("primary");
  const at = new Date().toISOString();
  await database.writeBatch([askToReload(PLATFORM_ID, { userId: operator.id }, at)]);
  const list = (headers: Headers) => callApi("GET", "/app/admin/distributors", { headers });
  const replaced = replacedOf(await list(operator.headers));
  expect(replaced.token).toMatch(/^plt_[\w-]{43}$/);
  expect((await list(bearing(replaced))).status).toBe(200);
});

test.each([
  ["1699999999999", 409],
  ["1700000000000", 200],
  ["1700000000001", 200],
  ["0", 409],
  ["-1", 200],
  ["next", 200],
  ["", 200],
])(
  "a page of build %j, with 1700000000000 as the oldest that fits, is answered %d",
  async (build, status) => {
    const owner = await createTestDistributor();
    const { headers } = await createTestUser(owner);
    const answer = await callApi("GET", "/app/user/distribution-centers", {
      headers: { ...headers, "x-build": build },
      env: { MIN_CLIENT_BUILD: "1700000000000" },
    });
    expect(answer.status).toBe(status);
    if (status === 409) {
      expect(answer.error).toMatchObject({ type: "forceReload", details: { minimumBuild: "1700000000000" } });
    }
  },
);

test("a program that names no build is never told to load again", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const env = { MIN_CLIENT_BUILD: "1700000000000" };
  expect((await callApi("GET", "/app/user/distribution-centers", { headers, env })).status).toBe(200);
});
