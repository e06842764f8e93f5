import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import {
  personPath,
  readDistributorLog,
  readPlatformLog,
  startMasquerade,
  SUPPORT_REASON,
} from "#tests/factories/support-calls.ts";
import { openFakeRoom } from "#tests/fakes/room-server.ts";
import { callApi } from "#tests/setup/call-api.ts";

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
  const blocked = await callApi("PUT", personPath(owner, user.id, "block"), { headers: operator.headers });
  expect([blocked.status, blocked.data["blocked"]]).toEqual([200, true]);
  expect([(await reload()).status, (await reload()).error.type]).toEqual([401, "invalidToken"]);
  expect((await signIn()).error.title).toBe("Conta bloqueada");
  expect(room.events.map(({ audience, message }) => [audience, message])).toEqual([
    [{ userIds: [user.id] }, { type: "session.ended", userId: user.id, only: null, except: null }],
  ]);
  expect(await readRows(owner, sql`select revoked_reason from session where user_id = ${user.id}`)).toEqual([
    { revoked_reason: "blocked" },
  ]);

  const activated = await callApi("PUT", personPath(owner, user.id, "activate"), {
    headers: operator.headers,
  });
  expect([activated.status, activated.data["blocked"]]).toEqual([200, false]);
  expect((await signIn()).status).toBe(200);
});

test("blocking and activating stand in both logs, with the operator's name", async () => {
  const owner = await createTestDistributor();
  const operator = await createTestOperator();
  const user = await createTestUser(owner);
  await callApi("PUT", personPath(owner, user.id, "block"), { headers: operator.headers });
  await callApi("PUT", personPath(owner, user.id, "activate"), { headers: operator.headers });
  const by = { actor_id: operator.id, actor_name: "Paulo Nunes", operator_id: null, entity_id: user.id };
  expect(await readDistributorLog(owner)).toMatchObject([
    { event: "user.blocked", ...by },
    { event: "user.activated", ...by },
  ]);
  expect(await readPlatformLog(operator.id)).toMatchObject([
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
    const answer = await callApi("PUT", personPath(owner, userId, action), { headers });
    expect([answer.status, answer.error.type]).toEqual([409, "INVALID_TRANSITION"]);
  }
  expect(await readDistributorLog(owner)).toEqual([]);
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
      expect((await callApi("PUT", personPath(distributor, userId, action), { headers })).status).toBe(404);
    }
    const body = { reason: SUPPORT_REASON, minutes: 30 };
    const answer = await callApi("POST", personPath(distributor, userId, "masquerade"), { headers, body });
    expect(answer.status).toBe(404);
  }
});

test("nobody of a distributor blocks, activates or acts as others here", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const { headers } = await createTestUser(owner, { type: "admin" });
  for (const action of ["block", "activate"]) {
    expect((await callApi("PUT", personPath(owner, user.id, action), { headers })).status).toBe(403);
  }
  expect((await startMasquerade(headers, owner, user.id)).status).toBe(403);
});
