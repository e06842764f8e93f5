import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { openFakeRoom } from "#tests/fakes/room-server.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { openTestDatabase } from "#tests/factories/distributor.ts";

type Headers = Record<string, string>;
const REASON = "Chamado 4312: pedido não aparece na lista";
const MASQUERADE = { reason: REASON, minutes: 30 };

function pathOf(owner: { id: string }, userId: string, action: string): string {
  return `/app/admin/distributors/${owner.id}/users/${userId}/${action}`;
}

async function startMasquerade(
  headers: Headers,
  owner: TestDistributor,
  userId: string,
  body: unknown = MASQUERADE,
) {
  return callApi<{ url: string; until: string }>("POST", pathOf(owner, userId, "masquerade"), {
    headers,
    body,
  });
}

/** Opens the link, and gives the headers of the session that it opens. */
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

function logOf(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select event, actor_id, actor_name, operator_id, operator_name, entity_id from audit_log
      where distributor_id = ${owner.id} order by at, id`,
  );
}

async function platformLogOf(operatorId: string) {
  const [result] = await openTestDatabase("primary").writeBatch([
    {
      query: sql`select event, entity_id, changes from audit_log where distributor_id = 'platform'
        and actor_id = ${operatorId} order by at, id`,
    },
  ]);
  return (result?.rows ?? []).map((row) => ({
    event: row["event"],
    entityId: row["entity_id"],
    changes: JSON.parse(String(row["changes"])) as Record<string, unknown>,
  }));
}

test.each(["primary", "second"] as const)(
  "the platform reads a distributor on the %s shard: what it is, and its people by name",
  async (shard) => {
    const owner = await createTestDistributor({ shard });
    const operator = await createTestOperator();
    const buyer = await createTestUser(owner);
    await createTestUser(owner, { type: "admin", blocked: true });
    const { data } = await callApi("GET", `/app/admin/distributors/${owner.id}`, {
      headers: operator.headers,
    });
    expect(data).toMatchObject({
      distributor: {
        id: owner.id,
        slug: owner.slug,
        status: "accepted",
        portalUrl: `http://${owner.slug}.portal.test`,
        maintenance: false,
        admins: 1,
        staff: 0,
        integrators: 1,
        blocked: 1,
      },
      users: { totalItems: 2 },
    });
    const found = await callApi("GET", `/app/admin/distributors/${owner.id}?search=volt`, {
      headers: operator.headers,
    });
    expect(found.data["users"]).toMatchObject({
      totalItems: 1,
      items: [
        {
          id: buyer.id,
          type: "integrator",
          email: buyer.email,
          companyName: "Volt Engenharia",
          roleName: "Perfil",
          blocked: false,
          lastSeenAt: "2026-11-21T12:00:00.000Z",
        },
      ],
    });
  },
);

test("a person is blocked: every session ends at once, sockets are cut, and signing in is refused until activated [AUTH-09]", async () => {
  const password = "Girassol#2026";
  const owner = await createTestDistributor({ shard: "second" });
  const room = openFakeRoom(owner.id);
  const operator = await createTestOperator();
  const user = await createTestUser(owner, { type: "admin", password });
  const signIn = () =>
    callApi("POST", "/app/login", {
      headers: { "x-debug-distributor": owner.slug },
      body: { login: user.email, password },
    });
  const reload = () => callApi("GET", "/app/user/reload", { headers: user.headers });

  expect((await reload()).status).toBe(200);
  const blocked = await callApi("PUT", pathOf(owner, user.id, "block"), { headers: operator.headers });
  expect([blocked.status, blocked.data["blocked"]]).toEqual([200, true]);
  expect([(await reload()).status, (await reload()).error.type]).toEqual([401, "invalidToken"]);
  expect((await signIn()).error.title).toBe("Conta bloqueada");
  expect(room.events.map(({ audience, message }) => [audience, message])).toEqual([
    [{ userIds: [user.id] }, { type: "session.ended", userId: user.id, only: null, except: null }],
  ]);
  expect(await readRows(owner, sql`select revoked_reason from session where user_id = ${user.id}`)).toEqual([
    { revoked_reason: "blocked" },
  ]);

  const activated = await callApi("PUT", pathOf(owner, user.id, "activate"), { headers: operator.headers });
  expect([activated.status, activated.data["blocked"]]).toEqual([200, false]);
  expect((await signIn()).status).toBe(200);
});

test("blocking and activating stand in both logs, with the operator's name", async () => {
  const owner = await createTestDistributor();
  const operator = await createTestOperator();
  const user = await createTestUser(owner);
  await callApi("PUT", pathOf(owner, user.id, "block"), { headers: operator.headers });
  await callApi("PUT", pathOf(owner, user.id, "activate"), { headers: operator.headers });
  const by = { actor_id: operator.id, actor_name: "Paulo Nunes", operator_id: null, entity_id: user.id };
  expect(await logOf(owner)).toMatchObject([
    { event: "user.blocked", ...by },
    { event: "user.activated", ...by },
  ]);
  expect(await platformLogOf(operator.id)).toMatchObject([
    {
      event: "user.blocked",
      entityId: user.id,
      changes: { name: { to: "Marina Alves" }, distributor: { to: `Distribuidora ${owner.slug}` } },
    },
    { event: "user.activated" },
  ]);
});

test("who is blocked already, is not blocked, or was erased, is not blocked or activated again", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestOperator();
  const active = await createTestUser(owner);
  const blocked = await createTestUser(owner, { blocked: true });
  const erased = await createTestUser(owner);
  await changeRows(
    owner,
    sql`update user set erased_at = '2026-01-01T00:00:00.000Z' where id = ${erased.id}`,
  );
  const refusals = [
    [blocked.id, "block"],
    [active.id, "activate"],
    [erased.id, "block"],
  ] as const;
  for (const [userId, action] of refusals) {
    const answer = await callApi("PUT", pathOf(owner, userId, action), { headers });
    expect([answer.status, answer.error.type]).toEqual([409, "INVALID_TRANSITION"]);
  }
  expect(await logOf(owner)).toEqual([]);
});

test("a person of another distributor answers like one who does not exist", async () => {
  const owner = await createTestDistributor();
  const elsewhere = await createTestUser(await createTestDistributor());
  const { headers } = await createTestOperator();
  for (const [distributor, userId] of [
    [owner, elsewhere.id],
    [owner, "usr_unknown"],
    [{ id: "dst_unknown" }, elsewhere.id],
  ] as const) {
    for (const action of ["block", "activate"]) {
      expect((await callApi("PUT", pathOf(distributor, userId, action), { headers })).status).toBe(404);
    }
    const body = MASQUERADE;
    const answer = await callApi("POST", pathOf(distributor, userId, "masquerade"), { headers, body });
    expect(answer.status).toBe(404);
  }
});

test("nobody of a distributor blocks, activates or acts as others here", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const { headers } = await createTestUser(owner, { type: "admin" });
  for (const action of ["block", "activate"]) {
    expect((await callApi("PUT", pathOf(owner, user.id, action), { headers })).status).toBe(403);
  }
  expect((await startMasquerade(headers, owner, user.id)).status).toBe(403);
});

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
  expect(await logOf(owner)).toMatchObject([
    { event: "masquerade.started", actor_id: operator.id, actor_name: "Paulo Nunes", operator_id: null },
    { event: "session.opened", ...both },
    { event: "order.created", ...both, entity_id: order.id },
    { event: "session.closed", ...both },
  ]);
  expect(await platformLogOf(operator.id)).toMatchObject([
    { event: "masquerade.started", entityId: user.id, changes: { reason: { to: REASON } } },
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
    reason: REASON,
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
  expect(await logOf(owner)).toEqual([]);
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
  await callApi("PUT", pathOf(owner, user.id, "block"), { headers: operator.headers });
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
