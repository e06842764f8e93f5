import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const ACTIONS = { enableClosedKits: true, customIntegratorSideBar: true };
const OWN_PATH = "/app/user/sidebar";
/** Pages that integrators may have with any features. */
const INVENTORIES = ["Modules", "Inverters", "Stringbox", "Products"].map(
  (name) => `Equipment${name}Inventory`,
);
const SETTINGS_PATH = "/app/staff/sidebar";

type Headers = Record<string, string>;
const readOwn = (headers: Headers) => callApi("GET", OWN_PATH, { headers });
const readAll = (headers: Headers) => callApi("GET", SETTINGS_PATH, { headers });
const save = (headers: Headers, customSideBar: unknown) =>
  callApi("PUT", SETTINGS_PATH, { headers, body: { customSideBar } });

function settingsOf(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select settings from distributor_profile where distributor_id = ${owner.id}`,
  ).then(([row]) => JSON.parse(String(row?.["settings"])) as Record<string, unknown>);
}

test("an integrator reads the menu in the distributor's order and words, without what is not the integrator's [CALLS-18]", async () => {
  const integratorSideBar = [
    { name: "KitsIntegrator", title: "Kits prontos" },
    { name: "Unknown", title: "Nada" },
    { name: "Requests", title: "" },
  ];
  const owner = await createTestDistributor({ actions: ACTIONS, settings: { integratorSideBar } });
  const buyer = await createTestUser(owner, { permissions: ["order", "closedKits"] });
  expect((await readOwn(buyer.headers)).data).toEqual({
    customSideBar: [
      { name: "KitsIntegrator", title: "Kits prontos" },
      { name: "Requests", title: null },
      { name: "DashboardIntegrator", title: null },
    ],
  });
  const reader = await createTestUser(owner, { permissions: ["order"] });
  expect((await readOwn(reader.headers)).data).toEqual({
    customSideBar: [
      { name: "Requests", title: null },
      { name: "DashboardIntegrator", title: null },
    ],
  });
});

test("the custom menu is for integrators, and only with its feature", async () => {
  const owner = await createTestDistributor({ actions: ACTIONS });
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await readOwn(admin.headers)).status).toBe(403);
  const plain = await createTestDistributor();
  const integrator = await createTestUser(plain);
  expect((await readOwn(integrator.headers)).status).toBe(403);
});

test("an administrator, and staff who may, set order and titles; every other setting stays, and the log names both", async () => {
  const owner = await createTestDistributor({ actions: ACTIONS, settings: { timeZone: "America/Belem" } });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.sideBar"] });
  expect((await readAll(staff.headers)).data).toEqual({
    customSideBar: [
      "DashboardIntegrator",
      "Budgets",
      "Requests",
      "Payments",
      "KitsIntegrator",
      ...INVENTORIES,
    ].map((name) => ({
      name,
      title: null,
    })),
  });
  const before = await settingsOf(owner);
  const wanted = [{ name: "KitsIntegrator", title: " Kits prontos " }, { name: "Requests" }];
  const integratorSideBar = [
    { name: "KitsIntegrator", title: "Kits prontos" },
    { name: "Requests", title: "" },
  ];
  const answer = await save(staff.headers, wanted);
  expect([answer.status, answer.data]).toEqual([200, { customSideBar: integratorSideBar }]);
  expect(await settingsOf(owner)).toEqual({ ...before, integratorSideBar });
  const rows = await readRows(
    owner,
    sql`select event, actor_id, changes from audit_log where distributor_id = ${owner.id}`,
  );
  expect(rows.map((row) => ({ ...row, changes: JSON.parse(String(row["changes"])) as unknown }))).toEqual([
    {
      event: "side-bar.changed",
      actor_id: staff.id,
      changes: { sideBar: { from: [], to: ["Kits Fechados: Kits prontos", "Pedidos"] } },
    },
  ]);
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await save(admin.headers, [])).data).toEqual({ customSideBar: [] });
  expect(await settingsOf(owner)).toEqual({ ...before, integratorSideBar: [] });
});

test("saving what stands already writes nothing", async () => {
  const owner = await createTestDistributor({ actions: ACTIONS });
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await save(admin.headers, [])).status).toBe(200);
  expect(await readRows(owner, sql`select * from audit_log where distributor_id = ${owner.id}`)).toEqual([]);
});

test.each([
  ["a page that integrators do not have", [{ name: "Dashboard" }], "UNKNOWN_PAGE"],
  ["a page of a feature that is off", [{ name: "KitsIntegrator" }], "UNKNOWN_PAGE"],
  ["a page named twice", [{ name: "Requests" }, { name: "Requests" }], "REPEATED_PAGE"],
  ["a title of 41 characters", [{ name: "Requests", title: "a".repeat(41) }], "too_big"],
])("%s is refused, and nothing is saved", async (_what, sideBar, code) => {
  const owner = await createTestDistributor({ actions: { customIntegratorSideBar: true } });
  const admin = await createTestUser(owner, { type: "admin" });
  const answer = await save(admin.headers, sideBar);
  expect(answer.status).toBe(400);
  expect(answer.error.details["issues"]).toMatchObject([{ code }]);
  expect(await settingsOf(owner)).not.toHaveProperty("integratorSideBar");
});

test("a title of 40 characters is taken", async () => {
  const owner = await createTestDistributor({ actions: ACTIONS });
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await save(admin.headers, [{ name: "Requests", title: "a".repeat(40) }])).status).toBe(200);
});

test("titles of pages that are not offered now are kept until the usual menu is brought back", async () => {
  const kept = { name: "KitsIntegrator", title: "Kits prontos" };
  const owner = await createTestDistributor({ actions: ACTIONS, settings: { integratorSideBar: [kept] } });
  const admin = await createTestUser(owner, { type: "admin" });
  await changeRows(
    owner,
    sql`update distributor_profile set actions = json_remove(actions, '$.enableClosedKits')
      where distributor_id = ${owner.id}`,
  );
  const requests = { name: "Requests", title: "Compras" };
  expect((await save(admin.headers, [requests])).data).toEqual({ customSideBar: [requests, kept] });
  expect((await save(admin.headers, [])).data).toEqual({ customSideBar: [] });
});

test("a menu that today's rules would refuse is still read, answered and kept", async () => {
  const old = { name: "Requests", title: "T".repeat(60) };
  const gone = { name: "P".repeat(80), title: "Antiga" };
  const owner = await createTestDistributor({
    actions: ACTIONS,
    settings: { integratorSideBar: [old, gone] },
  });
  const admin = await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner, { permissions: ["order"] });
  for (const read of [await readAll(admin.headers), await readOwn(buyer.headers)]) {
    expect([read.status, read.data["customSideBar"]]).toMatchObject([200, expect.arrayContaining([old])]);
  }
  const saved = await save(admin.headers, [{ name: "Requests", title: "Compras" }]);
  const after = [{ name: "Requests", title: "Compras" }, gone];
  expect([saved.status, saved.data]).toEqual([200, { customSideBar: after }]);
  expect((await settingsOf(owner))["integratorSideBar"]).toEqual(after);
});

test("without the permission or the feature nobody orders the menu", async () => {
  const owner = await createTestDistributor({ actions: ACTIONS });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.main"] });
  const integrator = await createTestUser(owner, { permissions: ["configuration.sideBar"] });
  const plain = await createTestDistributor();
  const admin = await createTestUser(plain, { type: "admin" });
  for (const { headers } of [staff, integrator, admin]) {
    expect((await save(headers, [])).status).toBe(403);
    expect((await readAll(headers)).status).toBe(403);
  }
});

test("two who order the menu at once do not overwrite each other unseen", async () => {
  const owner = await createTestDistributor({ actions: ACTIONS });
  const admin = await createTestUser(owner, { type: "admin" });
  const answers = await Promise.all(
    ["Compras", "Pedidos feitos", "Meus pedidos"].map((title) =>
      save(admin.headers, [{ name: "Requests", title }]),
    ),
  );
  const saved = answers.filter(({ status }) => status === 200).map(({ data }) => data["customSideBar"]);
  for (const { status, error } of answers.filter(({ status }) => status !== 200)) {
    expect([status, error.type]).toEqual([409, "STALE_VERSION"]);
  }
  const log = await readRows(owner, sql`select id from audit_log where distributor_id = ${owner.id}`);
  expect(log).toHaveLength(saved.length);
  expect(saved).toContainEqual((await settingsOf(owner))["integratorSideBar"]);
});
