import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "../factories/distributor.ts";
import { changeRows, readRows } from "../factories/rows.ts";
import { createTestOrder } from "../factories/saved-order.ts";
import { callApi } from "../setup/call-api.ts";

const PATH = "/app/integrator/proposalSettings/permissions";
const MANAGES = "proposalSettings.defaultValuesAndPermissions";
const NOTHING = {
  authSellerComplementaryValues: false,
  authSellerProfitMagin: false,
  authSellerDiscount: false,
  authSellerMaxDiscount: "0",
  authSellerViewRequestsBudgetsPrices: false,
};
const ALL = {
  authSellerComplementaryValues: true,
  authSellerProfitMagin: true,
  authSellerDiscount: true,
  authSellerMaxDiscount: "7.5",
  authSellerViewRequestsBudgetsPrices: true,
};

function createManager(owner: TestDistributor, integratorId = owner.integratorId): Promise<TestUser> {
  return createTestUser(owner, {
    permissions: ["order", "budget", MANAGES],
    roleContent: { label: "manager" },
    integratorId,
  });
}

function createSeller(owner: TestDistributor, integratorId = owner.integratorId): Promise<TestUser> {
  return createTestUser(owner, {
    permissions: ["closedKits", "order", "budget", "requestButton.order", "requestButton.budget"],
    roleContent: { label: "seller" },
    integratorId,
  });
}

function read(person: TestUser) {
  return callApi("GET", PATH, { headers: person.headers });
}

function update(person: TestUser, body: Record<string, unknown>) {
  return callApi("PUT", PATH, { headers: person.headers, body });
}

/** Makes credentials valid again that an earlier change has outdated. */
function settle(owner: TestDistributor): Promise<void> {
  return changeRows(owner, sql`update user set reload_at = null where distributor_id = ${owner.id}`);
}

test("a company's manager reads and replaces what its sellers may do", async () => {
  const owner = await createTestDistributor();
  const manager = await createManager(owner);
  expect((await read(manager)).data).toEqual({ ...NOTHING, version: 1 });
  expect((await update(manager, { ...ALL, version: 1 })).data).toEqual({ ...ALL, version: 2 });
  await settle(owner);
  expect((await read(manager)).data).toEqual({ ...ALL, version: 2 });
  const [entry] = await readRows(
    owner,
    sql`select event, entity_id, changes from audit_log where distributor_id = ${owner.id}
      order by id desc limit 1`,
  );
  expect([entry?.["event"], entry?.["entity_id"]]).toEqual([
    "integrator.permissions-updated",
    owner.integratorId,
  ]);
  expect(JSON.parse(String(entry?.["changes"]))).toMatchObject({
    authSellerMaxDiscount: { from: "0", to: "7.5" },
  });
});

test("of two managers who began with the same version, one saves", async () => {
  const owner = await createTestDistributor();
  const managers = await Promise.all([createManager(owner), createManager(owner)]);
  const answers = await Promise.all(managers.map((person) => update(person, { ...ALL, version: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("everybody of the company loads the change at once, and nobody else", async () => {
  const owner = await createTestDistributor();
  const [manager, seller, stranger] = await Promise.all([
    createManager(owner),
    createSeller(owner),
    createSeller(owner, await createTestCompany(owner)),
  ]);
  await update(manager, { ...ALL, version: 1 });
  const statusOf = async (person: TestUser) =>
    (await callApi("GET", "/app/user/requests", { headers: person.headers })).status;
  expect([await statusOf(seller), await statusOf(stranger)]).toEqual([409, 200]);
  const events = await readRows(
    owner,
    sql`select audience, message from outbox where distributor_id = ${owner.id}`,
  );
  expect(
    events.map(({ audience, message }) => [JSON.parse(String(audience)), JSON.parse(String(message))]),
  ).toEqual([[{ integratorIds: [owner.integratorId] }, { type: "user.changed" }]]);
});

test("sellers load their company's permissions with their data; nobody else is limited by them [PERM-20]", async () => {
  const owner = await createTestDistributor();
  const [manager, seller, supervisor] = await Promise.all([
    createManager(owner),
    createSeller(owner),
    createTestUser(owner, { permissions: ["order"], roleContent: { label: "supervisor" } }),
  ]);
  const permissionsOf = async (person: TestUser) => {
    const { data } = await callApi<{ company: { permissions: unknown } }>("GET", "/app/user/reload", {
      headers: person.headers,
    });
    return data.company.permissions;
  };
  expect(await permissionsOf(seller)).toEqual(NOTHING);
  await update(manager, { ...ALL, version: 1 });
  await settle(owner);
  expect(await permissionsOf(seller)).toEqual(ALL);
  expect([await permissionsOf(manager), await permissionsOf(supervisor)]).toEqual([null, null]);
});

test("sellers see prices of requests only if their company lets them [REQUEST-48]", async () => {
  const owner = await createTestDistributor();
  const [manager, seller] = await Promise.all([createManager(owner), createSeller(owner)]);
  const order = await createTestOrder(owner, { buyer: seller });
  const budget = await createTestOrder(owner, { buyer: seller, changes: { type: "budget" } });
  const budgetOf = async ({ headers }: TestUser) =>
    (await callApi<{ totalCents: number | null }>("GET", `/app/user/requests/${budget.id}`, { headers })).data
      .totalCents;
  const look = async (person: TestUser) => {
    const { headers } = person;
    const list = await callApi<{ items: { totalCents: number | null }[] }>("GET", "/app/user/requests", {
      headers,
    });
    const detail = await callApi("GET", `/app/user/requests/${order.id}`, { headers });
    return { total: list.data.items[0]?.totalCents, detail: detail.data };
  };
  // One kit of R$ 10.000,00 and R$ 100,00 of freight.
  expect((await look(manager)).total).toBe(1_010_000);
  expect(await budgetOf(manager)).toBe(1_010_000);
  expect(await budgetOf(seller)).toBeNull();
  const hidden = await look(seller);
  expect(hidden.total).toBeNull();
  expect(hidden.detail).toMatchObject({
    totalCents: null,
    content: {
      lines: [{ amount: 1, unitPriceCents: null, totalCents: null }],
      totals: { itemsCents: null, freightCents: null, totalCents: null, powerW: 5500 },
      explain: [],
    },
  });
  expect(JSON.stringify(hidden.detail)).not.toMatch(/1010000|1000000/);

  await update(manager, { ...NOTHING, authSellerViewRequestsBudgetsPrices: true, version: 1 });
  await settle(owner);
  const shown = await look(seller);
  expect(shown.total).toBe(1_010_000);
  expect(await budgetOf(seller)).toBe(1_010_000);
  expect(shown.detail).toMatchObject({
    content: { totals: { itemsCents: 1_000_000, freightCents: 10_000 } },
  });
});

test("without the permission, or as a seller or supervisor with it, nobody decides about sellers", async () => {
  const owner = await createTestDistributor();
  const people = await Promise.all([
    createTestUser(owner, { permissions: ["order"], roleContent: { label: "manager" } }),
    createTestUser(owner, { permissions: [MANAGES], roleContent: { label: "seller" } }),
    createTestUser(owner, { permissions: [MANAGES], roleContent: { label: "supervisor" } }),
    createTestUser(owner, { type: "admin" }),
  ]);
  for (const person of people) {
    expect([(await read(person)).status, (await update(person, { ...ALL, version: 1 })).status]).toEqual([
      403, 403,
    ]);
  }
});

test("a manager reaches the own company alone", async () => {
  const owner = await createTestDistributor();
  const other = await createTestCompany(owner);
  await update(await createManager(owner), { ...ALL, version: 1 });
  expect((await read(await createManager(owner, other))).data).toEqual({ ...NOTHING, version: 1 });
});

test.each([
  [{ integratorId: "int_1" }, "integratorId", "unrecognized_keys"],
  [{ authSellerMaxDiscount: "100.5" }, "authSellerMaxDiscount", "INVALID_PCT"],
  [{ authSellerDiscount: "yes" }, "authSellerDiscount", "invalid_type"],
])("permissions with %j are refused for %s", async (fields, field, code) => {
  const owner = await createTestDistributor();
  const answer = await update(await createManager(owner), { ...ALL, version: 1, ...fields });
  expect(answer.status).toBe(400);
  expect(answer.error.details).toMatchObject({ issues: [{ field, code }] });
});
