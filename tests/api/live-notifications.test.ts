import { sql } from "drizzle-orm";
import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

const FILTER = { limit: 25, page: 1, status: "all", merged: false };

interface Signing {
  audience?: string;
  secret?: string;
  expiresAt?: string | null;
  claims?: Record<string, unknown>;
}

/** Asks as a room does in the name of the person. */
async function ask(
  owner: Pick<TestDistributor, "id">,
  user: Pick<TestUser, "id" | "sessionId">,
  { audience = "room", secret = apiEnv.LIVE_SECRET, expiresAt = "30s", claims = {} }: Signing = {},
): Promise<Answer> {
  const facts = { distributorId: owner.id, userId: user.id, sessionId: user.sessionId, ...claims };
  const token = new SignJWT(facts).setProtectedHeader({ alg: "HS256" }).setAudience(audience);
  if (expiresAt !== null) token.setExpirationTime(expiresAt);
  const signed = await token.sign(new TextEncoder().encode(secret));
  return callApi("POST", "/app/live/notifications", {
    headers: { authorization: `Bearer ${signed}` },
    body: FILTER,
  });
}

const outcome = ({ status, error }: Answer) => `${String(status)} ${error.type}`;

async function createAdmin(shard: "primary" | "second" = "primary") {
  const owner = await createTestDistributor({ shard });
  return { owner, admin: await createTestUser(owner, { type: "admin" }) };
}

test.each(["primary", "second"] as const)(
  "a room gets the same notifications that the person gets, of a distributor on the %s shard",
  async (shard) => {
    const { owner, admin } = await createAdmin(shard);
    const { id } = await createTestOrder(owner);
    const own = await callApi("GET", "/app/user/notifications", { headers: admin.headers });
    const asked = await ask(owner, admin);
    expect(asked.status).toBe(200);
    const { totalItems: _total, ...page } = own.data;
    expect(asked.data).toEqual(page);
    expect(asked.data).toMatchObject({
      unread: 1,
      read: 0,
      merged: false,
      notifications: [{ kind: "orderCreated", content: { requestId: id }, lookedAt: null }],
    });
  },
);

test("the distributor is the token's, whatever host the question came by", async () => {
  const { owner, admin } = await createAdmin();
  await createTestOrder(owner);
  const other = await createTestDistributor();
  const signed = await new SignJWT({ distributorId: owner.id, userId: admin.id, sessionId: admin.sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setAudience("room")
    .setExpirationTime("30s")
    .sign(new TextEncoder().encode(apiEnv.LIVE_SECRET));
  const answer = await callApi("POST", "/app/live/notifications", {
    headers: { authorization: `Bearer ${signed}`, "x-debug-distributor": other.slug },
    body: FILTER,
  });
  expect(answer.data).toMatchObject({ unread: 1 });
});

test("a question without a room's signature is refused", async () => {
  const answer = await callApi("POST", "/app/live/notifications", { body: FILTER });
  expect(outcome(answer)).toBe("401 SIGNATURE_INVALID");
  const { admin } = await createAdmin();
  const ownToken = await callApi("POST", "/app/live/notifications", { headers: admin.headers, body: FILTER });
  expect(outcome(ownToken)).toBe("401 SIGNATURE_INVALID");
});

test.each<[string, Signing]>([
  ["another secret", { secret: "another-secret-of-at-least-32-characters" }],
  ["a socket's ticket", { audience: "socket" }],
  ["a publication's proof", { audience: "publish" }],
  ["a token that is over", { expiresAt: "-1s" }],
  ["a token that is never over", { expiresAt: null }],
  ["a token without a session", { claims: { sessionId: undefined } }],
])("a question with %s is refused", async (_what, signing) => {
  const { owner, admin } = await createAdmin();
  expect(outcome(await ask(owner, admin, signing))).toBe("401 SIGNATURE_INVALID");
});

test("a person of another distributor, or of none, has no notifications here", async () => {
  const { admin } = await createAdmin();
  const other = await createTestDistributor();
  expect(outcome(await ask(other, admin))).toBe("401 invalidToken");
  expect(outcome(await ask({ id: "dst_none" }, admin))).toBe("404 NOT_FOUND");
});

test("another person's session is no session", async () => {
  const { owner, admin } = await createAdmin();
  const other = await createTestUser(owner, { type: "admin" });
  expect(outcome(await ask(owner, { id: admin.id, sessionId: other.sessionId }))).toBe("401 invalidToken");
});

test.each([
  [
    "was ended",
    (user: TestUser) => sql`update session set revoked_at = '2026-01-01' where id = ${user.sessionId}`,
  ],
  [
    "is over",
    (user: TestUser) => sql`update session set expires_at = '2026-01-01' where id = ${user.sessionId}`,
  ],
  ["is a blocked person's", (user: TestUser) => sql`update user set blocked = 1 where id = ${user.id}`],
])("a session that %s gets nothing any more", async (_what, end) => {
  const { owner, admin } = await createAdmin();
  expect((await ask(owner, admin)).status).toBe(200);
  await changeRows(owner, end(admin));
  expect(outcome(await ask(owner, admin))).toBe("401 invalidToken");
});

test("an access token that ran out does not keep a live session's socket from asking", async () => {
  const { owner, admin } = await createAdmin();
  await changeRows(
    owner,
    sql`update session_token set expires_at = '2026-01-01' where session_id = ${admin.sessionId}`,
  );
  expect((await ask(owner, admin)).status).toBe(200);
});

test("who is kept out by maintenance is refused over the room too", async () => {
  const owner = await createTestDistributor({ settings: { maintenance: true } });
  const buyer = await createTestUser(owner);
  expect(outcome(await ask(owner, buyer))).toBe("403 maintenance");
});

test("integrators, and people of a distributor without the bell, get over the room what the list itself gives them", async () => {
  const owner = await createTestDistributor({ actions: {} });
  for (const type of ["integrator", "admin"] as const) {
    const user = await createTestUser(owner, { type });
    const own = await callApi("GET", "/app/user/notifications", { headers: user.headers });
    expect((await ask(owner, user)).status).toBe(own.status);
  }
});
