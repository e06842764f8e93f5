import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Dashboard } from "#domain/dashboard/dashboard-schema.ts";
import { createTestAnswers, createTestRequest, createTestStatus } from "#tests/factories/dashboard.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const NOVEMBER = "period=custom&from=2026-11-01&until=2026-11-30";

function readDashboard(person: TestUser, query = NOVEMBER) {
  return callApi<Dashboard>("GET", `/app/staff/dashboards?${query}`, { headers: person.headers });
}

/** November at a distributor in São Paulo time: three orders sold, one refused, one budget; one order in October. */
async function openNovember() {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const paid = await createTestStatus(owner);
  const refused = await createTestStatus(owner, { name: "Cancelado", groupName: "refused", groupOrder: 4 });
  const asked = await createTestStatus(owner, { type: "budget", name: "Enviado" });
  const other = await createTestCompany(owner);
  const make = (fields: Partial<Parameters<typeof createTestRequest>[1]>) =>
    createTestRequest(owner, { createdBy: admin.id, dealStatusId: paid, ...fields });
  await make({
    createdAt: "2026-11-01T03:00:00.000Z",
    totalCents: 1_000_000,
    totalPowerW: 5_000,
    paymentStatus: "received",
  });
  await make({
    createdAt: "2026-11-02T12:00:00.000Z",
    totalCents: 500_000,
    totalPowerW: 2_500,
    integratorId: other,
  });
  await make({
    createdAt: "2026-12-01T02:59:59.999Z",
    totalCents: 1_500_000,
    totalPowerW: 7_500,
    integratorId: other,
  });
  await make({
    createdAt: "2026-11-03T12:00:00.000Z",
    totalCents: 900_000,
    totalPowerW: 9_000,
    dealStatusId: refused,
    paymentStatus: "cancelled",
  });
  await make({
    createdAt: "2026-11-04T12:00:00.000Z",
    type: "budget",
    dealStatusId: asked,
    totalCents: 700_000,
  });
  await make({ createdAt: "2026-11-01T02:59:59.999Z", totalCents: 2_000_000, totalPowerW: 10_000 });
  await make({ createdAt: "2026-12-01T03:00:00.000Z", totalCents: 7_777_777 });
  return { owner, admin, paid, refused, other };
}

test("the figures of a period are those of its days in the distributor's time zone, without what was refused", async () => {
  const { admin, other, owner } = await openNovember();
  const { data } = await readDashboard(admin);
  expect(data.period).toEqual({
    name: "custom",
    from: "2026-11-01",
    until: "2026-11-30",
    before: { from: "2026-10-02", until: "2026-10-31" },
  });
  expect(data.orders?.sold).toEqual({
    now: { count: 3, totalCents: 3_000_000, powerW: 15_000 },
    before: { count: 1, totalCents: 2_000_000, powerW: 10_000 },
  });
  expect(data.orders?.averageCents).toEqual({ now: 1_000_000, before: 2_000_000 });
  expect(data.orders?.bestIntegrators).toEqual([
    { id: other, name: "Sol Forte", count: 2, totalCents: 2_000_000, powerW: 10_000, sharePct: 66.7 },
    {
      id: owner.integratorId,
      name: "Volt Engenharia",
      count: 1,
      totalCents: 1_000_000,
      powerW: 5_000,
      sharePct: 33.3,
    },
  ]);
  // Four orders, including refused ones, among five requests.
  expect(data.conversionPct).toEqual({ now: 80, before: 100 });
  expect(data.budgets?.count).toEqual({ now: 1, before: 0 });
});

test("orders are told by day, by status and by payment", async () => {
  const { admin, paid, refused } = await openNovember();
  const { orders, budgets } = (await readDashboard(admin)).data;
  expect(orders?.parts.unit).toBe("day");
  expect(orders?.parts.items).toHaveLength(30);
  expect(orders?.parts.items.filter(({ count }) => count > 0)).toEqual([
    { from: "2026-11-01", until: "2026-11-01", count: 1, totalCents: 1_000_000, powerW: 5_000 },
    { from: "2026-11-02", until: "2026-11-02", count: 1, totalCents: 500_000, powerW: 2_500 },
    { from: "2026-11-30", until: "2026-11-30", count: 1, totalCents: 1_500_000, powerW: 7_500 },
  ]);
  expect(orders?.statuses).toEqual([
    {
      id: paid,
      name: "Pago",
      color: "#65a30d",
      group: "negotiation",
      count: 3,
      totalCents: 3_000_000,
      powerW: 15_000,
    },
    {
      id: refused,
      name: "Cancelado",
      color: "#65a30d",
      group: "refused",
      count: 1,
      totalCents: 900_000,
      powerW: 9_000,
    },
  ]);
  expect(new Map(orders?.payments.map((row) => [row.paymentStatus, [row.count, row.totalCents]]))).toEqual(
    new Map([
      ["notRequested", [2, 2_000_000]],
      ["received", [1, 1_000_000]],
      ["cancelled", [1, 900_000]],
    ]),
  );
  expect(budgets?.statuses.map(({ name, count, totalCents }) => [name, count, totalCents])).toEqual([
    ["Enviado", 1, 700_000],
  ]);
  expect(orders?.newest.map(({ totalCents }) => totalCents)).toEqual([
    7_777_777, 1_500_000, 900_000, 500_000, 1_000_000,
  ]);
});

test("a distributor sees nothing of another, and a new one sees zeros", async () => {
  await openNovember();
  const owner = await createTestDistributor();
  const { data } = await readDashboard(await createTestUser(owner, { type: "admin" }));
  const nothing = { count: 0, totalCents: 0, powerW: 0 };
  expect(data.orders).toMatchObject({
    sold: { now: nothing, before: nothing },
    averageCents: { now: null, before: null },
    ...{ statuses: [], payments: [], bestIntegrators: [], newest: [] },
  });
  expect(data.conversionPct).toEqual({ now: null, before: null });
  expect(data.budgets).toEqual({ count: { now: 0, before: 0 }, statuses: [] });
  expect(data.stock).toEqual({ count: 0, scarcest: [] });
  expect(data.survey).toEqual({ now: { score: null, answers: 0 }, before: { score: null, answers: 0 } });
});

test.each([
  [[], { orders: false, budgets: false, conversion: false, stock: false }],
  [["order"], { orders: true, budgets: false, conversion: false, stock: false }],
  [["budget"], { orders: false, budgets: true, conversion: false, stock: false }],
  [["order", "budget"], { orders: true, budgets: true, conversion: true, stock: false }],
  [["equipment.inventory"], { orders: false, budgets: false, conversion: false, stock: true }],
  [["equipment.items"], { orders: false, budgets: false, conversion: false, stock: true }],
])("staff with the permissions %j are given their figures alone", async (permissions, sees) => {
  const { owner } = await openNovember();
  const { status, data } = await readDashboard(await createTestUser(owner, { type: "staff", permissions }));
  expect(status).toBe(200);
  expect({
    orders: data.orders !== null,
    budgets: data.budgets !== null,
    conversion: data.conversionPct !== null,
    stock: data.stock !== null,
  }).toEqual(sees);
  expect(data.survey).toBeNull();
});

test("an integrator is refused the distributor's dashboard", async () => {
  const { owner } = await openNovember();
  const { status } = await readDashboard(await createTestUser(owner));
  expect(status).toBe(403);
});

async function stockOf(
  owner: TestDistributor,
  name: string,
  onHand: number,
  reserved: number,
  minimum: number,
) {
  const { id } = await createTestProduct(owner, { name, onHand });
  await changeRows(
    owner,
    sql`update stock set reserved = ${reserved}, minimum = ${minimum} where distributor_id = ${owner.id} and product_id = ${id}`,
  );
}

test("stock is scarce where less than the minimum can still be sold, the scarcest first", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  await stockOf(owner, "No mínimo", 15, 5, 10);
  await stockOf(owner, "Um abaixo", 15, 6, 10);
  await stockOf(owner, "Quase nada", 1, 0, 10);
  await stockOf(owner, "Sem mínimo", 0, 0, 0);
  const awaited = await createTestProduct(owner, {
    name: "A caminho",
    onHand: 0,
    conditional: 4,
    futureStockOn: "2026-12-05",
  });
  await changeRows(
    owner,
    sql`update stock set minimum = 8 where distributor_id = ${owner.id} and product_id = ${awaited.id}`,
  );
  const { stock } = (await readDashboard(admin)).data;
  expect(stock?.count).toBe(3);
  expect(
    stock?.scarcest.map((row) => [row.productName, row.available, row.minimum, row.futureStockOn]),
  ).toEqual([
    ["Quase nada", 1, 10, null],
    ["A caminho", 4, 8, "2026-12-05"],
    ["Um abaixo", 9, 10, null],
  ]);
  expect(stock?.scarcest[0]?.centerName).toBe("CD Goiânia");
});

test("the score is of the own people's answers in the period, compared with the period before", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const on = (answeredAt: string | null, ...scores: number[]) =>
    scores.map((scoreValue) => ({ scoreValue, answeredAt }));
  await createTestAnswers(owner, [
    ...on("2026-11-10T12:00:00.000Z", 10, 9, 8, 6),
    ...on("2026-10-10T12:00:00.000Z", 0, 7),
    ...on(null, -1),
  ]);
  await createTestAnswers(await createTestDistributor(), on("2026-11-10T12:00:00.000Z", 0, 0));
  // 2 promoters less 1 detractor of 4; 0 less 1 of 2.
  expect((await readDashboard(admin)).data.survey).toEqual({
    now: { score: 25, answers: 4 },
    before: { score: -50, answers: 2 },
  });
});

test("the dashboard takes one round trip to each database, and one for the person", async () => {
  const { admin } = await openNovember();
  await readDashboard(admin);
  expect(roundTripsOf(await readDashboard(admin))).toBe(3);
});

test.each([
  ["period=1d", "period"],
  ["period=custom&from=2026-11-01", "until"],
  ["period=custom&from=2026-11-30&until=2026-11-01", "until"],
  ["period=7d&company=int_1", "company"],
])("a period asked for as %s is refused", async (query, field) => {
  const owner = await createTestDistributor();
  const { status, error } = await readDashboard(await createTestUser(owner, { type: "admin" }), query);
  expect(status).toBe(400);
  expect(JSON.stringify(error.details)).toContain(`"field":"${field}"`);
});
