import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { openFakeRoom } from "#tests/fakes/room-server.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/maintenance-status";
const PASSWORD = "Girassol#2026";
const OFF = { maintenance: false, maintenanceStaff: { actived: false, rolesIds: [] as string[] } };
const ON = { ...OFF, maintenance: true };

type Headers = Record<string, string>;
const read = (headers: Headers) => callApi("GET", PATH, { headers });
const set = (headers: Headers, body: unknown) => callApi("PUT", PATH, { headers, body });
const reload = (headers: Headers) => callApi("GET", "/app/user/reload", { headers });
const signIn = (owner: TestDistributor, login: string) =>
  callApi("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login, password: PASSWORD },
  });
const withRole = (rolesIds: (string | null)[], actived = true) => ({
  maintenance: true,
  maintenanceStaff: { actived, rolesIds },
});

function settingsOf(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select settings from distributor_profile where distributor_id = ${owner.id}`,
  ).then(([row]) => JSON.parse(String(row?.["settings"])) as Record<string, unknown>);
}

test("an administrator and staff who may configure read and set maintenance; nobody else does", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.main"] });
  expect((await read(admin.headers)).data).toEqual(OFF);
  const answer = await set(staff.headers, ON);
  expect([answer.status, answer.data]).toEqual([200, ON]);
  expect((await read(admin.headers)).data).toEqual(ON);
  const other = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  const integrator = await createTestUser(owner, { permissions: ["configuration.main"] });
  for (const { headers } of [other, integrator]) {
    expect((await set(headers, OFF)).status).toBe(403);
    expect((await read(headers)).status).toBe(403);
  }
  expect((await read(admin.headers)).data).toEqual(ON);
});

test("under maintenance an integrator gets the maintenance error at every call and at sign-in, until it is over [MAINT-01]", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner, { password: PASSWORD });
  expect((await reload(buyer.headers)).status).toBe(200);
  await set(admin.headers, ON);
  for (const answer of [
    await reload(buyer.headers),
    await callApi("GET", "/app/user/requests", { headers: buyer.headers }),
    await signIn(owner, buyer.email),
  ]) {
    expect([answer.status, answer.error.type, answer.error.title]).toEqual([
      403,
      "maintenance",
      "Plataforma em manutenção",
    ]);
  }
  await set(admin.headers, OFF);
  expect((await reload(buyer.headers)).status).toBe(200);
  expect((await signIn(owner, buyer.email)).status).toBe(200);
});

test("under maintenance staff of a listed role get the maintenance error while the list is active; others and administrators work on [MAINT-02]", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin", password: PASSWORD });
  const listed = await createTestUser(owner, { type: "staff", password: PASSWORD });
  const other = await createTestUser(owner, { type: "staff" });
  const statusOf = async () =>
    Promise.all([listed, other, admin].map(async ({ headers }) => (await reload(headers)).status));

  await set(admin.headers, withRole([listed.roleId]));
  expect(await statusOf()).toEqual([403, 200, 200]);
  expect((await reload(listed.headers)).error.type).toBe("maintenanceStaff");
  expect((await signIn(owner, listed.email)).error.type).toBe("maintenanceStaff");
  expect((await signIn(owner, admin.email)).status).toBe(200);

  await set(admin.headers, withRole([listed.roleId], false));
  expect(await statusOf()).toEqual([200, 200, 200]);
  await set(admin.headers, { ...withRole([listed.roleId]), maintenance: false });
  expect(await statusOf()).toEqual([200, 200, 200]);
});

test("setting maintenance leaves every other setting as it is", async () => {
  const settings = { timeZone: "America/Belem", delivery: { daysToDeliver: 3 }, unknownToThisVersion: [1] };
  const owner = await createTestDistributor({ settings });
  const admin = await createTestUser(owner, { type: "admin" });
  const before = await settingsOf(owner);
  await set(admin.headers, ON);
  expect(await settingsOf(owner)).toEqual({ ...before, ...ON });
});

test("a role that is none of the staff's here cannot be listed, and then nothing is saved", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const integrator = await createTestUser(owner);
  const elsewhere = await createTestUser(await createTestDistributor(), { type: "staff" });
  for (const roleId of [integrator.roleId, elsewhere.roleId, "rol_unknown"]) {
    const answer = await set(admin.headers, withRole([roleId]));
    expect(answer.status).toBe(400);
    expect(answer.error.details["issues"]).toMatchObject([
      { field: "maintenanceStaff.rolesIds", code: "UNKNOWN_ROLE" },
    ]);
  }
  expect((await read(admin.headers)).data).toEqual(OFF);
  expect(await readRows(owner, sql`select event from audit_log where distributor_id = ${owner.id}`)).toEqual(
    [],
  );
});

test("staff cannot keep themselves out, but may list their role while maintenance is off", async () => {
  const owner = await createTestDistributor();
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.main"] });
  const refused = await set(staff.headers, withRole([staff.roleId]));
  expect(refused.status).toBe(400);
  expect(refused.error.details["issues"]).toMatchObject([{ code: "OWN_ROLE" }]);
  expect((await set(staff.headers, withRole([staff.roleId], false))).status).toBe(200);
  expect((await set(staff.headers, { ...withRole([staff.roleId]), maintenance: false })).status).toBe(200);
});

test("a role that was deleted while it was listed stops nobody", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const staff = await createTestUser(owner, { type: "staff" });
  await set(admin.headers, withRole([staff.roleId]));
  await readRows(owner, sql`delete from role where id = ${staff.roleId}`);
  expect((await set(admin.headers, { ...withRole([staff.roleId]), maintenance: false })).status).toBe(200);
});

test("of two who set maintenance at the same moment one is told that it changed", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const staff = await createTestUser(owner, { type: "staff" });
  const answers = await Promise.all([set(admin.headers, ON), set(admin.headers, withRole([staff.roleId]))]);
  const statuses = answers.map(({ status }) => status).sort();
  // The second change may have read after the first was saved, and is then a change of its own.
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses);
  expect(
    await readRows(owner, sql`select count(*) n from audit_log where distributor_id = ${owner.id}`),
  ).toEqual([{ n: statuses.filter((status) => status === 200).length }]);
});

test("integrators, and the staff listed before or after, hear of it at once; the log says what changed", async () => {
  const owner = await createTestDistributor();
  const room = openFakeRoom(owner.id);
  const admin = await createTestUser(owner, { type: "admin" });
  const [first, second] = [
    await createTestUser(owner, { type: "staff" }),
    await createTestUser(owner, { type: "staff" }),
  ];
  await set(admin.headers, withRole([first.roleId]));
  await set(admin.headers, withRole([second.roleId]));
  await set(admin.headers, OFF);
  expect(room.events.map(({ audience, message }) => ({ audience, message }))).toEqual([
    {
      audience: { types: ["integrator"], roleIds: [first.roleId] },
      message: { type: "maintenance.changed", active: true },
    },
    {
      audience: { types: ["integrator"], roleIds: [first.roleId, second.roleId] },
      message: { type: "maintenance.changed", active: true },
    },
    {
      audience: { types: ["integrator"], roleIds: [second.roleId] },
      message: { type: "maintenance.changed", active: false },
    },
  ]);
  const log = await readRows(
    owner,
    sql`select event, actor_id, changes from audit_log where distributor_id = ${owner.id} order by id`,
  );
  expect(log.map(({ changes }) => JSON.parse(String(changes)) as unknown)).toEqual([
    { maintenance: { from: false, to: true }, staffRoles: { from: [], to: ["Perfil"] } },
    {},
    { maintenance: { from: true, to: false }, staffRoles: { from: ["Perfil"], to: [] } },
  ]);
  expect(log).toMatchObject(Array(3).fill({ event: "maintenance.changed", actor_id: admin.id }));
});

test("setting what already is changes nothing and tells nobody", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await set(admin.headers, OFF)).data).toEqual(OFF);
  expect(await readRows(owner, sql`select * from audit_log where distributor_id = ${owner.id}`)).toEqual([]);
  expect(await readRows(owner, sql`select * from outbox where distributor_id = ${owner.id}`)).toEqual([]);
});

test.each([
  {},
  { maintenance: true },
  { ...ON, maintenance: "yes" },
  { ...ON, since: "2026-11-21" },
  { maintenance: true, maintenanceStaff: { actived: true, rolesIds: [""] } },
])("the body %j is refused", async (body) => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await set(admin.headers, body)).status).toBe(400);
});
