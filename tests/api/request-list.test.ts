import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestRequest, createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestCompany, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestTag } from "#tests/factories/tag.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Listed {
  items: { name: string; totalCents: number | null }[];
  totalItems: number;
}

async function list(person: Pick<TestUser, "headers">, query: string): Promise<Listed> {
  const { data } = await callApi<Listed>("GET", `/app/user/requests?${query}`, { headers: person.headers });
  return data;
}

async function namesIn(person: Pick<TestUser, "headers">, query: string): Promise<string[]> {
  return (await list(person, query)).items.map(({ name }) => name);
}

/** Three orders that differ in everything, and a seller of the distributor who may see them. */
async function createOrders(settings = {}) {
  const world = await createBudgetWorld({
    ...{ settings, actions: { enableClosedKits: true, distributorCRM: true } },
  });
  const { owner, buyer } = world;
  const fields = { createdBy: buyer.id };
  const isNew = await createTestStatus(owner, { name: "Novo", groupName: "open", groupOrder: 1, order: 9 });
  const isPaid = await createTestStatus(owner, { name: "Pago" });
  const other = await createTestCompany(owner, "Luz do Cerrado");
  await changeRows(
    owner,
    sql`update integrator set cnpj = '44555666000199' where distributor_id = ${owner.id} and id = ${other}`,
  );
  await createTestRequest(owner, {
    ...{ ...fields, dealStatusId: isNew, code: "PED-000001", name: "Casa", customerName: "Íris Prado" },
    ...{ totalCents: 1_000_000, totalPowerW: 5_500, couponCode: "SOL10" },
    createdAt: "2026-11-10T02:30:00.000Z",
  });
  await createTestRequest(owner, {
    ...{ ...fields, dealStatusId: isPaid, code: "PED-000002", name: "Posto", integratorId: other },
    ...{ totalCents: 2_500_050, totalPowerW: 12_000, paymentStatus: "received" as const },
    createdAt: "2026-11-11T12:00:00.000Z",
  });
  const granja = await createTestRequest(owner, {
    ...{ ...fields, dealStatusId: isPaid, code: "PED-000003", name: "Granja", centerId: "cen_2" },
    ...{ totalCents: 900_000, totalPowerW: 30_000, purchaseType: "separatedSales" as const },
    createdAt: "2026-11-12T12:00:00.000Z",
  });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["order", "order.details"] });
  const [urgent, unused] = [await createTestTag(owner), await createTestTag(owner)];
  await changeRows(
    owner,
    sql`insert into tag_item (distributor_id, id, tag_id, parent_id, created_at)
      values (${owner.id}, 'tgi', ${urgent}, ${granja}, '2026-11-12T12:00:00.000Z')`,
  );
  return { ...world, staff, isNew, isPaid, other, urgent, unused };
}

test("orders are found by each filter, by several at once, and by none", async () => {
  const { staff, isNew, other, urgent, unused } = await createOrders();
  const found = async (query: string) => (await namesIn(staff, query)).sort();
  expect(await found("")).toEqual(["Casa", "Granja", "Posto"]);
  for (const [query, names] of [
    [`statusId=${isNew}`, ["Casa"]],
    ["group=negotiation", ["Granja", "Posto"]],
    ["paymentStatus=received", ["Posto"]],
    ["purchaseType=separatedSales", ["Granja"]],
    ["company=cerrado", ["Posto"]],
    ["company=44.555.666", ["Posto"]],
    [`integratorId=${other}`, ["Posto"]],
    ["centerId=cen_2", ["Granja"]],
    [`tagId=${urgent}`, ["Granja"]],
    [`tagId=${unused}`, []],
    [`tagId=${urgent}&paymentStatus=received`, []],
    ["coupon=sol10", ["Casa"]],
    ["coupon=sol", []],
    ["minTotal=10000", ["Casa", "Posto"]],
    ["maxTotal=25000.49", ["Casa", "Granja"]],
    ["minTotal=9000&maxTotal=10000", ["Casa", "Granja"]],
    ["minPower=5.5&maxPower=12", ["Casa", "Posto"]],
    // In São Paulo, the first one was made on the evening before.
    ["from=2026-11-10", ["Granja", "Posto"]],
    ["until=2026-11-09", ["Casa"]],
    ["from=2026-11-09&until=2026-11-11", ["Casa", "Posto"]],
    ["search=ped-000002", ["Posto"]],
    ["search=granj", ["Granja"]],
    ["search=iris", ["Casa"]],
    ["search=44555666", ["Posto"]],
    ["search=luz do", ["Posto"]],
    ["group=negotiation&maxPower=20", ["Posto"]],
    ["group=&minTotal=&from=", ["Casa", "Granja", "Posto"]],
  ] as const) {
    expect([query, await found(query)]).toEqual([query, names]);
  }
});

test("a list starts with ten, newest first, and is ordered as asked", async () => {
  const { staff } = await createOrders();
  expect(await namesIn(staff, "")).toEqual(["Granja", "Posto", "Casa"]);
  expect(await namesIn(staff, "sort=createdAt")).toEqual(["Casa", "Posto", "Granja"]);
  expect(await namesIn(staff, "sort=-total")).toEqual(["Posto", "Casa", "Granja"]);
  expect(await namesIn(staff, "sort=power")).toEqual(["Casa", "Posto", "Granja"]);
  expect(await namesIn(staff, "sort=name")).toEqual(["Casa", "Granja", "Posto"]);
  expect(await namesIn(staff, "sort=-code&pageSize=2&page=2")).toEqual(["Casa"]);
  expect((await list(staff, "pageSize=2")).totalItems).toBe(3);
});

test("a total that a person may not see is neither found nor ordered by", async () => {
  const { buyer, staff } = await createOrders({
    priceDisplay: { howToDisplayPricesInClosedKits: "onRequest", howToDisplayPricesInSeparateSale: "never" },
  });
  const { items } = await list(buyer, "sort=-total");
  expect(items).toMatchObject([
    { name: "Casa", totalCents: 1_000_000 },
    { name: "Granja", totalCents: null },
  ]);
  expect(await namesIn(buyer, "sort=total")).toEqual(["Granja", "Casa"]);
  expect(await namesIn(buyer, "minTotal=8000")).toEqual(["Casa"]);
  expect(await namesIn(buyer, "maxTotal=9500")).toEqual([]);
  expect(await namesIn(staff, "maxTotal=9500")).toEqual(["Granja"]);
});

test("a company's people see their own orders, whatever they ask for, and another distributor's none", async () => {
  const { owner, buyer, other } = await createOrders();
  expect((await namesIn(buyer, `integratorId=${other}`)).sort()).toEqual(["Casa", "Granja"]);
  expect(await namesIn(buyer, "company=cerrado")).toEqual([]);
  expect(await namesIn(buyer, "search=posto")).toEqual([]);
  const stranger = await createTestUser((await createBudgetWorld()).owner, {
    ...{ type: "staff", permissions: ["order"] },
  });
  expect(await namesIn(stranger, `integratorId=${owner.integratorId}`)).toEqual([]);
});

test("a budget is found by the customer of its newest version, and a save keeps it", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  const saved = await readRows(
    world.owner,
    sql`select customer_name as customer, content ->> '$.customer.userOrCompanyName' as inContent
      from request join request_version as version on version.request_id = request.id
      where request.distributor_id = ${world.owner.id} and version.distributor_id = ${world.owner.id}
        and request.id = ${id}`,
  );
  expect(saved).toEqual([{ customer: expect.stringMatching(/./), inContent: saved[0]?.["customer"] }]);
  const saveFor = (version: number, customer: string) =>
    changeRows(
      world.owner,
      sql`insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
        select distributor_id, request_id, ${version},
          json_set(content, '$.customer.userOrCompanyName', ${customer}), created_by, created_at
        from request_version where distributor_id = ${world.owner.id} and request_id = ${id} and version = 1`,
    );
  const found = async () => (await list(world.buyer, "type=budget&search=ninguem")).totalItems;
  await saveFor(2, "Ninguém Ainda");
  expect(await found()).toBe(1);
  await saveFor(3, "Outra Pessoa");
  expect(await found()).toBe(0);
});

interface Board {
  columns: {
    name: string;
    count: number;
    totalCents: number | null;
    powerW: number;
    changeStatusTo: string[];
    cards: { name: string }[];
  }[];
}

async function boardOf(person: Pick<TestUser, "headers">, query: string) {
  const { status, data, error } = await callApi<Board>("GET", `/app/user/request-board?${query}`, {
    headers: person.headers,
  });
  const columns = status === 200 ? data.columns : [];
  return { error, columns, filled: columns.filter(({ count }) => count > 0) };
}

test("a board has a column for each status, with its newest orders and the count and sums of all", async () => {
  const { owner, staff, isPaid, buyer } = await createOrders();
  await createTestRequest(owner, {
    ...{ createdBy: buyer.id, dealStatusId: isPaid, code: "PED-000004", name: "Moinho" },
    ...{ totalCents: 100, totalPowerW: 1_000, createdAt: "2026-11-11T13:00:00.000Z" },
  });
  const { columns, filled } = await boardOf(staff, "type=order&cards=2");
  expect(columns.length).toBeGreaterThan(filled.length);
  expect(filled).toMatchObject([
    { name: "Novo", count: 1, totalCents: 1_000_000, powerW: 5_500, cards: [{ name: "Casa" }] },
    {
      ...{ name: "Pago", count: 3, totalCents: 3_400_150, powerW: 43_000 },
      cards: [{ name: "Granja" }, { name: "Moinho" }],
    },
  ]);
  expect(columns.flatMap(({ changeStatusTo }) => changeStatusTo)).toEqual([]);
  const seller = await createTestUser(owner, { type: "staff", permissions: ["order", "order.details.edit"] });
  const [isNew] = (await boardOf(seller, "type=order&search=casa")).filled;
  expect(isNew?.changeStatusTo).toContain(isPaid);
  expect((await boardOf(staff, "type=order&maxPower=2&group=negotiation")).filled).toMatchObject([
    { count: 1, cards: [{ name: "Moinho" }] },
  ]);
});

test("a board is for the distributor's people, of what they may see; of budgets at pro distributors", async () => {
  const { owner, staff, buyer } = await createOrders();
  expect((await boardOf(buyer, "type=order")).error.type).toBe("accessDenied");
  expect((await boardOf(staff, "type=budget")).error.type).toBe("accessDenied");
  expect((await boardOf(staff, "")).filled).toHaveLength(2);
  const ofBudgets = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  expect((await boardOf(ofBudgets, "type=order")).error.type).toBe("accessDenied");
  expect((await boardOf(ofBudgets, "")).error.type).toBe("NOT_FOUND");
  const pro = await createBudgetWorld({
    actions: { enableClosedKits: true, extraItem: true, importRequestFile: true },
  });
  await saveBudget(pro);
  const admin = await createTestUser(pro.owner, { type: "admin" });
  expect((await boardOf(admin, "type=budget")).filled).toMatchObject([{ count: 1 }]);
  expect((await boardOf(admin, "type=order")).filled).toEqual([]);
});
