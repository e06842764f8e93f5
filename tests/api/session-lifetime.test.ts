import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { bearing, type GivenCredentials } from "#tests/factories/session.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

type Renewed = GivenCredentials & { refreshToken: string };

afterEach(() => {
  vi.useRealTimers();
});

function refresh(
  { slug }: TestDistributor,
  { id }: TestUser,
  refreshToken: string,
): Promise<Answer<Renewed>> {
  const headers = { "x-debug-distributor": slug };
  return callApi<Renewed>("POST", "/app/refreshSession", { headers, body: { userId: id, refreshToken } });
}

async function statusOf({ slug }: TestDistributor, credentials: GivenCredentials): Promise<number> {
  const headers = { "x-debug-distributor": slug, ...bearing(credentials) };
  return (await callApi("GET", "/app/user/distribution-centers", { headers })).status;
}

async function createSignedIn() {
  const owner = await createTestDistributor();
  return { owner, user: await createTestUser(owner) };
}

test("nothing that a renewal gives holds longer than the session", async () => {
  const { owner, user } = await createSignedIn();
  const end = "2026-12-01T12:05:00.000Z";
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T12:00:00.000Z") });
  await changeRows(owner, sql`update session set expires_at = ${end} where id = ${user.sessionId}`);
  const { data } = await refresh(owner, user, user.credentials.refreshToken);
  const rows = await readRows(
    owner,
    sql`select expires_at, refresh_expires_at from session_token
      where session_id = ${user.sessionId} and refreshed_at is null`,
  );
  expect(rows).toEqual([{ expires_at: end, refresh_expires_at: end }]);
  vi.setSystemTime(new Date("2026-12-01T12:04:59.999Z"));
  expect(await statusOf(owner, data)).toBe(200);
  vi.setSystemTime(new Date(end));
  expect(await statusOf(owner, data)).toBe(403);
  expect((await refresh(owner, user, data.refreshToken)).status).toBe(401);
});

test("an access token holds for a quarter of an hour, a refresh token for a week", async () => {
  const { owner, user } = await createSignedIn();
  const at = new Date("2026-12-01T12:00:00.000Z").getTime();
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  const { data } = await refresh(owner, user, user.credentials.refreshToken);
  vi.setSystemTime(at + 900_000 - 1);
  expect(await statusOf(owner, data)).toBe(200);
  vi.setSystemTime(at + 900_000);
  expect(await statusOf(owner, data)).toBe(403);
  const week = at + 604_800_000;
  vi.setSystemTime(week);
  expect((await refresh(owner, user, data.refreshToken)).status).toBe(401);
  vi.setSystemTime(week - 1);
  expect((await refresh(owner, user, data.refreshToken)).status).toBe(200);
});
