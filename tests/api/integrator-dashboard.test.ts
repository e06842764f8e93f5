import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { IntegratorDashboard } from "#domain/dashboard/dashboard-schema.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import {
  createTestCharge,
  createTestPopup,
  createTestRequest,
  createTestStatus,
} from "#tests/factories/dashboard.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const NOVEMBER = "period=custom&from=2026-11-01&until=2026-11-30";
const BUYER = { permissions: ["order", "budget"] };

function readOverview(person: TestUser) {
  return callApi<IntegratorDashboard>("GET", `/app/user/dashboard?${NOVEMBER}`, { headers: person.headers });
}

/** The company has an order under way, a finished and a refused one and an open budget; another has an order. */
async function openNovember() {
  const owner = await createTestDistributor({
    actions: { enableClosedKits: true, advertising: true },
    settings: { requests: { budgetExpiry: { active: true } } },
  });
  const buyer = await createTestUser(owner, BUYER);
  const paid = await createTestStatus(owner);
  const finished = await createTestStatus(owner, {
    name: "Finalizado",
    groupName: "finished",
    groupOrder: 3,
  });
  const refused = await createTestStatus(owner, { name: "Cancelado", groupName: "refused", groupOrder: 4 });
  const asked = await createTestStatus(owner, { type: "budget", name: "Enviado" });
  const make = (name: string, fields: Partial<Parameters<typeof createTestRequest>[1]> = {}) =>
    createTestRequest(owner, { createdBy: buyer.id, dealStatusId: paid, name, ...fields });
  const underWay = await make("Em andamento", {
    paymentStatus: "requested",
    totalCents: 800_000,
    totalPowerW: 4_000,
  });
  await make("Finalizado", {
    dealStatusId: finished,
    totalCents: 600_000,
    totalPowerW: 3_000,
    createdAt: "2026-11-09T12:00:00.000Z",
  });
  await make("Cancelado", { dealStatusId: refused, createdAt: "2026-11-08T12:00:00.000Z" });
  await make("Orçamento", { type: "budget", dealStatusId: asked });
  await make("De outra empresa", { integratorId: await createTestCompany(owner) });
  await createTestCharge(owner, { requestId: underWay, amountCents: 800_000 });
  return { owner, buyer, underWay };
}

test("an integrator sees what the own company has under way and bought, and nothing of another", async () => {
  const { buyer, underWay } = await openNovember();
  const { data } = await readOverview(buyer);
  const { orders, budgets } = data;
  expect(orders?.openCharges).toMatchObject([{ requestId: underWay }]);
  expect(orders?.underWay).toEqual({ count: 0, newest: [] });
  expect(orders?.closed).toMatchObject({ count: 2, newest: [{ name: "Finalizado" }, { name: "Cancelado" }] });
  expect(orders?.bought.now).toEqual({ count: 2, totalCents: 1_400_000, powerW: 7_000 });
  expect(
    orders?.parts.items.filter(({ count }) => count > 0).map(({ from, powerW }) => [from, powerW]),
  ).toEqual([
    ["2026-11-09", 3_000],
    ["2026-11-10", 4_000],
  ]);
  expect(budgets).toMatchObject({ count: 1, newest: [{ name: "Orçamento" }] });
});

test("each order stands in one list: waiting for its payment, under way, or closed", async () => {
  const { owner, buyer, underWay } = await openNovember();
  const dealStatusId = await createTestStatus(owner);
  const others: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    const id = await createTestRequest(owner, {
      createdBy: buyer.id,
      dealStatusId,
      paymentStatus: "requested",
    });
    await createTestCharge(owner, {
      requestId: id,
      expiresAt: `2098-01-0${String(count + 1)}T00:00:00.000Z`,
    });
    others.push(id);
  }
  const { orders } = (await readOverview(buyer)).data;
  // Five of the seven charges are listed, the first to expire first; the other two orders are under way.
  expect(orders?.openCharges.map(({ requestId }) => requestId)).toEqual(others.slice(0, 5));
  expect(orders?.underWay.count).toBe(2);
  expect(orders?.underWay.newest.map(({ id }) => id).sort()).toEqual([underWay, others[5]].sort());
});

test("what has left is told until it has arrived, the earliest day first, and its order stands nowhere else", async () => {
  const { owner, buyer } = await openNovember();
  const dealStatusId = await createTestStatus(owner);
  const order = (name: string) => createTestRequest(owner, { createdBy: buyer.id, dealStatusId, name });
  const late = await order("Para depois");
  const early = await order("Para logo");
  const arrived = await order("Já chegou");
  const foreign = await createTestRequest(owner, {
    ...{ createdBy: buyer.id, dealStatusId },
    integratorId: await createTestCompany(owner),
  });
  const send = (requestId: string, expectedOn: string | null, deliveredAt: string | null = null) =>
    changeRows(
      owner,
      sql`insert into shipment (distributor_id, id, request_id, lines, carrier, tracking_code, sent_on, expected_on,
        created_by, created_at, delivered_at) values (${owner.id}, ${`shp_${requestId}`}, ${requestId}, '[]', 'Rodonaves',
        'RN1', '2026-11-09', ${expectedOn}, ${buyer.id}, '2026-11-09T12:00:00.000Z', ${deliveredAt})`,
    );
  await send(late, null);
  await send(early, "2026-11-20");
  await send(arrived, "2026-11-10", "2026-11-10T12:00:00.000Z");
  await send(foreign, "2026-11-11");
  const { orders } = (await readOverview(buyer)).data;
  expect(orders?.deliveries).toEqual([
    {
      ...{ id: `shp_${early}`, requestId: early, code: early, name: "Para logo" },
      ...{ carrier: "Rodonaves", expectedOn: "2026-11-20" },
    },
    {
      ...{ id: `shp_${late}`, requestId: late, code: late, name: "Para depois" },
      ...{ carrier: "Rodonaves", expectedOn: null },
    },
  ]);
  expect(orders?.underWay.newest.map(({ name }) => name)).toEqual(["Já chegou"]);
});

test("budgets that end within seven days are told apart, the first to end first, and those that are over are not", async () => {
  const { owner, buyer } = await openNovember();
  const dealStatusId = await createTestStatus(owner, { type: "budget", name: "Novo" });
  const refused = await createTestStatus(owner, { type: "budget", name: "Recusado", groupName: "refused" });
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  const budget = (name: string, days: number, status = dealStatusId) =>
    createTestRequest(owner, {
      ...{ type: "budget", createdBy: buyer.id, dealStatusId: status, name },
      expiresOn: addDays(today, days),
    });
  await budget("Em sete dias", 7);
  await budget("Em dois dias", 2);
  await budget("Hoje", 0);
  await budget("Em oito dias", 8);
  await budget("Vencido ontem", -1);
  await budget("Recusado", 2, refused);
  const { budgets } = (await readOverview(buyer)).data;
  expect(budgets?.expiring.count).toBe(3);
  expect(budgets?.expiring.newest.map(({ name, expiresOn }) => [name, expiresOn])).toEqual([
    ["Hoje", today],
    ["Em dois dias", addDays(today, 2)],
    ["Em sete dias", addDays(today, 7)],
  ]);
  expect(budgets?.newest.map(({ name }) => name).sort()).toEqual([
    "Em oito dias",
    "Orçamento",
    "Vencido ontem",
  ]);
  const unlimited = { requests: { budgetExpiry: { active: false } } };
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_patch(settings, ${JSON.stringify(unlimited)})
      where distributor_id = ${owner.id}`,
  );
  const without = (await readOverview(buyer)).data.budgets;
  expect([without?.expiring.count, without?.count]).toEqual([0, 6]);
});

test("a charge is told while it can be paid", async () => {
  const { owner, buyer, underWay } = await openNovember();
  const other = await createTestRequest(owner, {
    createdBy: buyer.id,
    dealStatusId: await createTestStatus(owner),
    paymentStatus: "requested",
  });
  await createTestCharge(owner, { requestId: other, expiresAt: "2026-11-10T12:30:00.000Z" });
  const { orders } = (await readOverview(buyer)).data;
  expect(orders?.openCharges).toEqual([
    {
      requestId: underWay,
      code: underWay,
      name: "Em andamento",
      totalCents: 800_000,
      expiresAt: "2099-01-01T00:00:00.000Z",
    },
  ]);
});

test("a seller who may not see prices is given no amount of money", async () => {
  const { owner } = await openNovember();
  const roleContent = { label: "seller" };
  const permissions = [...BUYER.permissions, "seeResponsible"];
  const seller = await createTestUser(owner, { permissions, roleContent });
  const { data } = await readOverview(seller);
  expect(data.showsPrices).toBe(false);
  const amounts = [...JSON.stringify(data).matchAll(/"totalCents":([^,}]+)/g)].map(([, amount]) => amount);
  expect(amounts.length).toBeGreaterThan(30);
  expect(new Set(amounts)).toEqual(new Set(["null"]));
  expect(data.orders?.bought.now).toEqual({ count: 2, totalCents: null, powerW: 7_000 });
  // Who sees only what is theirs counts only that.
  const alone = await createTestUser(owner, { ...BUYER, roleContent });
  expect((await readOverview(alone)).data.orders?.bought.now).toMatchObject({ count: 0 });
});

test.each([
  [[], false, false],
  [["order"], true, false],
  [["budget"], false, true],
])(
  "an integrator with the permissions %j is given these figures alone",
  async (permissions, orders, budgets) => {
    const { owner } = await openNovember();
    const { status, data } = await readOverview(await createTestUser(owner, { permissions }));
    expect(status).toBe(200);
    expect([data.orders !== null, data.budgets !== null]).toEqual([orders, budgets]);
  },
);

test("news are the distributor's advertising that runs today", async () => {
  const { owner, buyer } = await openNovember();
  await createTestPopup(owner, { title: "Sem prazo", link: "/kitsIntegrator" });
  await createTestPopup(owner, {
    title: "No prazo",
    startsOn: "2020-01-01",
    endsOn: "2099-12-31",
    createdAt: "2026-11-11T12:00:00.000Z",
  });
  await createTestPopup(owner, { title: "Acabou", endsOn: "2020-01-01" });
  await createTestPopup(owner, { title: "Ainda não", startsOn: "2099-01-01" });
  await createTestPopup(owner, { title: "Desligado", active: false });
  await createTestPopup(await createTestDistributor(), { title: "De outro" });
  const { news } = (await readOverview(buyer)).data;
  expect(news.map(({ title, link }) => [title, link])).toEqual([
    ["No prazo", null],
    ["Sem prazo", "/kitsIntegrator"],
  ]);
});

test("without the feature there is no news", async () => {
  const owner = await createTestDistributor();
  await createTestPopup(owner);
  expect((await readOverview(await createTestUser(owner))).data.news).toEqual([]);
});

test("the overview takes one round trip, and one for the person", async () => {
  const { buyer } = await openNovember();
  await readOverview(buyer);
  expect(roundTripsOf(await readOverview(buyer))).toBe(2);
});

test.each(["admin", "staff"] as const)("the overview is not for %s", async (type) => {
  const owner = await createTestDistributor();
  expect((await readOverview(await createTestUser(owner, { type }))).status).toBe(403);
});
