import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import {
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

type Renewed = GivenCredentials & { refreshToken: string; id: string; type: string; user: { email: string } };

afterEach(() => {
  vi.useRealTimers();
});

function hereAt({ slug }: TestDistributor): Record<string, string> {
  return { "x-debug-distributor": slug };
}

function refresh(
  owner: TestDistributor | null,
  body: { userId: string; refreshToken?: string },
  headers: Record<string, string> = {},
): Promise<Answer<Renewed>> {
  return callApi<Renewed>("POST", "/app/refreshSession", {
    headers: { ...(owner ? hereAt(owner) : {}), ...headers },
    body,
  });
}

/** The request by which a signed-in program renews its session. */
function askOf({ id, credentials }: TestUser) {
  return { userId: id, refreshToken: credentials.refreshToken };
}

async function statusOf(owner: TestDistributor, credentials: GivenCredentials): Promise<number> {
  const headers = { ...hereAt(owner), ...bearing(credentials) };
  return (await callApi("GET", "/app/user/distribution-centers", { headers })).status;
}

function expectRefused({ status, error, headers }: Answer<unknown>): void {
  expect({ status, type: error.type }).toEqual({ status: 401, type: "invalidRefreshToken" });
  expect(headers.get("set-cookie")).toBeNull();
}

async function createSignedIn() {
  const owner = await createTestDistributor();
  return { owner, user: await createTestUser(owner) };
}

function countTokens(owner: TestDistributor, { sessionId }: TestUser): Promise<number> {
  return readNumber(owner, sql`select count(*) from session_token where session_id = ${sessionId}`);
}

test("a session is renewed with user id and refresh token, which gives all three credentials anew [CALLS-04]", async () => {
  const { owner, user } = await createSignedIn();
  const { status, data } = await refresh(owner, askOf(user));
  expect(status).toBe(200);
  expect(data).toMatchObject({ id: user.id, type: "integrator", user: { id: user.id, email: user.email } });
  const old: string[] = Object.values(user.credentials);
  for (const secret of [data.token, data.accessKey, data.refreshToken]) {
    expect(secret).toMatch(/^[\w-]{43}$/); // 256 bits
    expect(old).not.toContain(secret);
  }
  expect(await statusOf(owner, data)).toBe(200);
  expect((await refresh(owner, { userId: user.id, refreshToken: data.refreshToken })).status).toBe(200);
});

test("calls that are on their way with the token before go on until it is over", async () => {
  const { owner, user } = await createSignedIn();
  await refresh(owner, askOf(user));
  expect(await statusOf(owner, user.credentials)).toBe(200);
});

test("fifty calls at once with one refresh token renew once and all get the same credentials", async () => {
  const { owner, user } = await createSignedIn();
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(owner, askOf(user))));
  const [first] = answers;
  for (const { status, data } of answers) {
    expect(status).toBe(200);
    expect(data).toEqual(first?.data);
  }
  expect(await countTokens(owner, user)).toBe(2); // the factory's own and one more
  expect(first && (await statusOf(owner, first.data))).toBe(200);
});

test("for ten seconds a used refresh token gives the same answer, after them it ends the session", async () => {
  const { owner, user } = await createSignedIn();
  const usedAt = new Date("2026-12-01T12:00:00.000Z");
  vi.useFakeTimers({ toFake: ["Date"], now: usedAt });
  const { data } = await refresh(owner, askOf(user));
  vi.setSystemTime(usedAt.getTime() + 10_000);
  expect((await refresh(owner, askOf(user))).data).toEqual(data);
  expect(await countTokens(owner, user)).toBe(2);
  vi.setSystemTime(usedAt.getTime() + 10_001);
  expectRefused(await refresh(owner, askOf(user)));

  expect(await statusOf(owner, data)).toBe(401);
  expect(await statusOf(owner, user.credentials)).toBe(401);
  expectRefused(await refresh(owner, { userId: user.id, refreshToken: data.refreshToken }));
  const [session] = await readRows(owner, sql`select * from session where id = ${user.sessionId}`);
  expect(session).toMatchObject({ revoked_at: "2026-12-01T12:00:10.001Z", revoked_reason: "refreshReused" });
  const log = await readRows(
    owner,
    sql`select event, entity, entity_id, actor_id from audit_log
      where distributor_id = ${owner.id} and event = 'session.reuse-detected'`,
  );
  expect(log).toEqual([
    { event: "session.reuse-detected", entity: "session", entity_id: user.sessionId, actor_id: user.id },
  ]);
});

test("the end of one session leaves the user's other sessions alone", async () => {
  const { owner, user } = await createSignedIn();
  const colleague = await createTestUser(owner);
  await changeRows(
    owner,
    sql`update session_token set refreshed_at = '2026-11-21T12:00:00.000Z' where session_id = ${user.sessionId}`,
  );
  await changeRows(owner, sql`update session set user_id = ${user.id} where id = ${colleague.sessionId}`);
  expectRefused(await refresh(owner, askOf(user)));
  expect(await statusOf(owner, colleague.credentials)).toBe(200);
});

test("somebody else's id beside a refresh token is refused, and the session goes on", async () => {
  const { owner, user } = await createSignedIn();
  const colleague = await createTestUser(owner);
  expectRefused(await refresh(owner, { ...askOf(user), userId: colleague.id }));
  expect(await countTokens(owner, user)).toBe(1);
  expect((await refresh(owner, askOf(user))).status).toBe(200);
});

test.each([
  ["of a session that was ended", sql`update session set revoked_at = '2026-11-21T12:00:00.000Z'`],
  ["of a session that is over", sql`update session set expires_at = '2026-11-21T12:00:00.000Z'`],
  ["that is over", sql`update session_token set refresh_expires_at = '2026-11-21T12:00:00.000Z'`],
  ["of a blocked user", sql`update user set blocked = 1`],
])("a refresh token %s is refused", async (_title, change) => {
  const { owner, user } = await createSignedIn();
  await changeRows(owner, sql`${change} where distributor_id = ${owner.id}`);
  expectRefused(await refresh(owner, askOf(user)));
  expect(await countTokens(owner, user)).toBe(1);
});

test("an unknown refresh token and none at all are refused", async () => {
  const { owner, user } = await createSignedIn();
  expectRefused(await refresh(owner, { userId: user.id, refreshToken: "unknown" }));
  expectRefused(await refresh(owner, { userId: user.id, refreshToken: user.credentials.token }));
  expectRefused(await refresh(owner, { userId: user.id }));
});

test("a refresh token holds at its own distributor only", async () => {
  const { owner, user } = await createSignedIn();
  const other = await createTestDistributor();
  expectRefused(await refresh(other, askOf(user)));
  expectRefused(await refresh(null, askOf(user)));
  const asPlatforms = `plt_${user.credentials.refreshToken}`;
  expectRefused(await refresh(owner, { userId: user.id, refreshToken: asPlatforms }));
  expect((await refresh(owner, askOf(user))).status).toBe(200);
});

test("an operator renews the platform's session wherever the call arrives, and it stays the platform's", async () => {
  const operator = await createTestOperator();
  const owner = await createTestDistributor();
  const first = await refresh(null, askOf(operator));
  expect(first.data).toMatchObject({ id: operator.id, type: "piedAdmin", user: { distribuitor: null } });
  const { refreshToken } = first.data;
  const second = await refresh(owner, { userId: operator.id, refreshToken });
  expect(second.status).toBe(200);
  expect([second.data.token, second.data.refreshToken]).toEqual([
    expect.stringMatching(/^plt_[\w-]{43}$/),
    expect.stringMatching(/^plt_[\w-]{43}$/),
  ]);
  const headers = bearing(second.data);
  expect((await callApi("GET", "/app/admin/distributors", { headers })).status).toBe(200);
  expect(await statusOf(owner, second.data)).toBe(403);
  const withoutPrefix = second.data.refreshToken.slice("plt_".length);
  expectRefused(await refresh(owner, { userId: operator.id, refreshToken: withoutPrefix }));
});

test("a stolen refresh token of an operator ends the platform's session", async () => {
  const operator = await createTestOperator();
  await openTestDatabase("primary").writeBatch([
    {
      query: sql`update session_token set refreshed_at = '2026-11-21T12:00:00.000Z'
        where session_id = ${operator.sessionId}`,
    },
  ]);
  expectRefused(await refresh(null, askOf(operator)));
  const answer = await callApi("GET", "/app/admin/distributors", { headers: operator.headers });
  expect(answer.error.type).toBe("invalidToken");
});

test("an access key opens with the token that it was given with, and no other", async () => {
  const { owner, user } = await createSignedIn();
  const { data } = await refresh(owner, askOf(user));
  expect(await statusOf(owner, { token: data.token, accessKey: user.credentials.accessKey })).toBe(403);
  expect(await statusOf(owner, { token: user.credentials.token, accessKey: data.accessKey })).toBe(403);
});

test("the portal's cookie renews its session with the user's id alone, and keeps what it got [CALLS-04]", async () => {
  const { owner, user } = await createSignedIn();
  const answer = await refresh(owner, { userId: user.id }, cookieOf(user));
  expect(answer.status).toBe(200);
  const kept = { ...hereAt(owner), ...setCookieOf(answer) };
  expect((await callApi("GET", "/app/user/distribution-centers", { headers: kept })).status).toBe(200);
  await changeRows(
    owner,
    sql`update session_token set expires_at = '2026-11-21T12:00:00.000Z' where session_id = ${user.sessionId}`,
  );
  const again = await refresh(owner, { userId: user.id }, kept);
  expect(again.status).toBe(200);
  // The cookie's content must not be readable by scripts.
  for (const { data } of [answer, again])
    expect(Object.keys(data).toSorted()).toEqual(["id", "type", "user"]);
  expect(await countTokens(owner, user)).toBe(3); // the factory's own and two more
});

test("a cookie that was renewed while a call was on its way is not renewed again for ten seconds", async () => {
  const { owner, user } = await createSignedIn();
  const renewedAt = new Date("2026-12-01T12:00:00.000Z").getTime();
  vi.useFakeTimers({ toFake: ["Date"], now: renewedAt });
  const first = await refresh(owner, { userId: user.id }, cookieOf(user));
  const kept = setCookieOf(first);
  vi.setSystemTime(renewedAt + 10_000);
  const beside = await refresh(owner, { userId: user.id }, kept);
  expect(beside.data).toEqual(first.data);
  expect(await countTokens(owner, user)).toBe(2); // the factory's own and one more
  const headers = { ...hereAt(owner), ...setCookieOf(beside) };
  expect((await callApi("GET", "/app/user/distribution-centers", { headers })).status).toBe(200);
  vi.setSystemTime(renewedAt + 10_001);
  expect((await refresh(owner, { userId: user.id }, kept)).status).toBe(200);
  expect(await countTokens(owner, user)).toBe(3);
});

test("the cookie of one user renews nothing for another", async () => {
  const { owner, user } = await createSignedIn();
  const colleague = await createTestUser(owner);
  expectRefused(await refresh(owner, { userId: colleague.id }, cookieOf(user)));
});
