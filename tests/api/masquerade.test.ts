import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import {
  personPath,
  readDistributorLog,
  readPlatformLog,
  startMasquerade,
  SUPPORT_REASON,
} from "#tests/factories/support-calls.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** Opens the link; returns the headers of its session. */
async function openLink(owner: TestDistributor, url: string) {
  const at = { "x-debug-distributor": owner.slug };
  const token = new URL(url).searchParams.get("token");
  const answer = await callApi<{ id: string; token: string; accessKey: string }>(
    "POST",
    "/app/loginWithToken",
    {
      headers: at,
      body: { token },
    },
  );
  const opened = answer.status === 200 ? answer.data : { token: "", accessKey: "" };
  const headers = { ...at, authorization: `Bearer ${opened.token}`, "access-key": opened.accessKey };
  return { answer, headers };
}

test("support acts as a person by a link that opens the portal once, within a minute, until the time asked for", async () => {
  const owner = await createTestDistributor({ shard: "second" });
  const operator = await createTestOperator();
  const user = await createTestUser(owner);
  const before = Date.now();
  const { status, data } = await startMasquerade(operator.headers, owner, user.id);
  expect(status).toBe(201);
  expect(data.url).toMatch(new RegExp(`^http://${owner.slug}\\.portal\\.test/entrar\\?token=[\\w-]{43}$`));
  expect(Math.round((Date.parse(data.until) - before) / 60_000)).toBe(30);
  const [token] = await readRows(
    owner,
    sql`select kind, user_id, expires_at, created_at from account_token where distributor_id = ${owner.id}`,
  );
  expect(token).toMatchObject({ kind: "signIn", user_id: user.id });
  expect(Date.parse(String(token?.["expires_at"])) - Date.parse(String(token?.["created_at"]))).toBe(60_000);

  const opened = await openLink(owner, data.url);
  expect(opened.answer.data.id).toBe(user.id);
  expect(
    await readRows(
      owner,
      sql`select expires_at from session where user_id = ${user.id} and masquerade is not null`,
    ),
  ).toEqual([{ expires_at: data.until }]);
  expect((await openLink(owner, data.url)).answer.error.type).toBe("INVALID_LINK");
});

test("a link that was not opened within its minute opens nothing", async () => {
  const owner = await createTestDistributor();
  const operator = await createTestOperator();
  const user = await createTestUser(owner);
  const { data } = await startMasquerade(operator.headers, owner, user.id);
  await changeRows(
    owner,
    sql`update account_token set expires_at = '2026-01-01T00:00:00.000Z' where distributor_id = ${owner.id}`,
  );
  expect((await openLink(owner, data.url)).answer.error.type).toBe("INVALID_LINK");
});

test("what support does in a person's name is logged with both names", async () => {
  const owner = await createTestDistributor();
  const operator = await createTestOperator();
  const user = await createTestUser(owner, { chosenCenterId: owner.centerId });
  await createTestKit(owner);
  const { data } = await startMasquerade(operator.headers, owner, user.id);
  const { headers } = await openLink(owner, data.url);
  const order = await createTestOrder(owner, { buyer: { ...user, headers } });
  await callApi("POST", "/app/user/logout", { headers });
  const both = {
    actor_id: user.id,
    actor_name: "Marina Alves",
    operator_id: operator.id,
    operator_name: "Paulo Nunes",
  };
  expect(await readDistributorLog(owner)).toMatchObject([
    { event: "masquerade.started", actor_id: operator.id, actor_name: "Paulo Nunes", operator_id: null },
    { event: "session.opened", ...both },
    { event: "order.created", ...both, entity_id: order.id },
    { event: "session.closed", ...both },
  ]);
  expect(await readPlatformLog(operator.id)).toMatchObject([
    { event: "masquerade.started", entityId: user.id, changes: { reason: { to: SUPPORT_REASON } } },
  ]);
});

test("the distributor's administrators, and nobody else, are told who acts, why and until when", async () => {
  const owner = await createTestDistributor();
  const operator = await createTestOperator();
  const admin = await createTestUser(owner, { type: "admin" });
  await createTestUser(owner, { type: "admin", blocked: true });
  const user = await createTestUser(owner);
  const { data } = await startMasquerade(operator.headers, owner, user.id);
  const emails = await readRows(
    owner,
    sql`select recipient, content from email_outbox where distributor_id = ${owner.id}`,
  );
  expect(emails.map(({ recipient }) => recipient)).toEqual([admin.email]);
  expect(JSON.parse(String(emails[0]?.["content"]))).toEqual({
    kind: "supportAccess",
    name: "Marina",
    operatorName: "Paulo Nunes",
    reason: SUPPORT_REASON,
    until: data.until,
  });
});

test("nobody acts as who is blocked or erased, and then nothing is kept", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestOperator();
  const blocked = await createTestUser(owner, { blocked: true });
  const erased = await createTestUser(owner);
  await changeRows(
    owner,
    sql`update user set erased_at = '2026-01-01T00:00:00.000Z' where id = ${erased.id}`,
  );
  for (const { id } of [blocked, erased]) {
    const answer = await startMasquerade(headers, owner, id);
    expect([answer.status, answer.error.type]).toEqual([409, "INVALID_TRANSITION"]);
  }
  expect(await readDistributorLog(owner)).toEqual([]);
  expect(await readRows(owner, sql`select * from account_token where distributor_id = ${owner.id}`)).toEqual(
    [],
  );
});

test("blocking a person ends also what support does in that person's name", async () => {
  const owner = await createTestDistributor();
  const operator = await createTestOperator();
  const user = await createTestUser(owner);
  const { data } = await startMasquerade(operator.headers, owner, user.id);
  const { headers } = await openLink(owner, data.url);
  expect((await callApi("GET", "/app/user/reload", { headers })).status).toBe(200);
  await callApi("PUT", personPath(owner, user.id, "block"), { headers: operator.headers });
  expect((await callApi("GET", "/app/user/reload", { headers })).status).toBe(401);
});

test("a portal that is closed is not entered in anybody's name", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestOperator();
  const user = await createTestUser(owner);
  await openTestDatabase("primary").writeBatch([
    { query: sql`update distributor set status = 'suspended' where id = ${owner.id}` },
  ]);
  const answer = await startMasquerade(headers, owner, user.id);
  expect(answer.error.details).toEqual({ entity: "distributor", from: "suspended", to: "masquerade" });
});

test.each([
  [{ reason: "curto", minutes: 30 }, "reason"],
  [{ reason: "   nove     ", minutes: 30 }, "reason"],
  [{ reason: "dez letras", minutes: 45 }, "minutes"],
  [{ reason: "dez letras" }, "minutes"],
])("%j is no reason or no duration", async (body, field) => {
  const owner = await createTestDistributor();
  const { headers } = await createTestOperator();
  const user = await createTestUser(owner);
  const answer = await startMasquerade(headers, owner, user.id, body);
  expect(answer.status).toBe(400);
  expect(answer.error.details["issues"]).toMatchObject([{ field }]);
});
