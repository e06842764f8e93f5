import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestBudget, readRequestRow } from "#tests/factories/budget.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const SELLS = ["order", "order.details.discount", "order.details.increase"];

function modifier(decrease: string, increase = "0", type: "percentage" | "fixed" = "percentage") {
  return { increase: { type: "percentage", amount: increase }, decrease: { type, amount: decrease } };
}

function modify(person: Pick<TestUser, "headers">, id: string, valueModifier: unknown, version = 1) {
  return callApi<{ version: number; totalCents: number }>("PUT", `/app/user/requests/${id}/value-modifier`, {
    headers: person.headers,
    body: { valueModifier, version },
  });
}

function createSeller(
  owner: TestDistributor,
  limits: object = { limitDiscountOrder: "5", limitIncreaseOrder: "3" },
) {
  return createTestUser(owner, { type: "staff", permissions: SELLS, roleContent: limits });
}

test("a discount within the limit makes a new version with the new total, and the one before stays as it was", async () => {
  const owner = await createTestDistributor();
  const seller = await createSeller(owner);
  const { id } = await createTestOrder(owner);
  const { status, data } = await modify(seller, id, modifier("5"));
  // 95 % of R$ 10.000,00 and R$ 100,00 of freight.
  expect([status, data]).toEqual([200, { id, version: 2, totalCents: 960_000 }]);
  expect(await readRequestRow(owner, id)).toEqual({ version: 2, totalCents: 960_000, versions: 2 });
  const versions = await readRows(
    owner,
    sql`select content ->> '$.totals.totalCents' as total, content ->> '$.totals.decreaseCents' as off, created_by as by
      from request_version where distributor_id = ${owner.id} and request_id = ${id} order by version`,
  );
  expect(versions.map(({ total }) => total)).toEqual([1_010_000, 960_000]);
  expect(versions[1]).toMatchObject({ off: 50_000, by: seller.id });
  const [entry] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'request.price-modified'`,
  );
  expect(JSON.parse(String(entry?.["changes"]))).toEqual({
    version: { from: 1, to: 2 },
    totalCents: { from: 1_010_000, to: 960_000 },
    decrease: { from: "0%", to: "5%" },
  });
});

test.each([
  ["5.01 percent", modifier("5.01"), "DISCOUNT_ABOVE_LIMIT", { limitPct: "5", askedPct: "5.01" }],
  [
    "R$ 500,01 of R$ 10.000,00",
    modifier("500.01", "0", "fixed"),
    "DISCOUNT_ABOVE_LIMIT",
    { limitPct: "5", askedPct: "5.0001" },
  ],
  [
    "an increase of 3.01 percent",
    modifier("0", "3.01"),
    "INCREASE_ABOVE_LIMIT",
    { limitPct: "3", askedPct: "3.01" },
  ],
])(
  "%s is beyond a limit of 5 percent off and 3 on, and nothing is saved",
  async (_what, asked, type, details) => {
    const owner = await createTestDistributor();
    const seller = await createSeller(owner);
    const { id } = await createTestOrder(owner);
    const { status, error } = await modify(seller, id, asked);
    expect([status, error.type, error.details]).toEqual([422, type, details]);
    expect(await readRequestRow(owner, id)).toMatchObject({ version: 1, versions: 1 });
  },
);

test("R$ 500,00 and 3 percent on top are exactly the limits", async () => {
  const owner = await createTestDistributor();
  const seller = await createSeller(owner);
  const { id } = await createTestOrder(owner);
  // 10,000 + 300 − 500 + 100.
  expect((await modify(seller, id, modifier("500", "3", "fixed"))).data).toMatchObject({
    totalCents: 990_000,
  });
});

test("administrators take off up to the platform's limit, integrators up to their role's, and who has none nothing", async () => {
  const owner = await createTestDistributor({ settings: { prices: { adminDiscountLimitPct: "20" } } });
  const admin = await createTestUser(owner, { type: "admin" });
  const { id, buyer } = await createTestOrder(owner);
  expect((await modify(admin, id, modifier("20.01"))).error.type).toBe("DISCOUNT_ABOVE_LIMIT");
  expect((await modify(admin, id, modifier("20"))).data.totalCents).toBe(810_000);
  expect((await modify(buyer, id, modifier("21"), 2)).error.details).toEqual({
    limitPct: "0",
    askedPct: "21",
  });
  const integrator = await createTestUser(owner, {
    permissions: ["order", "order.details.discount"],
    roleContent: { label: "manager", limitDiscountOrder: "2" },
  });
  expect((await modify(integrator, id, modifier("2"), 2)).data.totalCents).toBe(990_000);
});

test("a discount that somebody else gave stays when the increase is changed", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const seller = await createSeller(owner);
  const { id } = await createTestOrder(owner);
  await modify(admin, id, modifier("30"));
  // 10,000 + 200 − 30 % of 10,200 + 100.
  expect((await modify(seller, id, modifier("30", "2"), 2)).data.totalCents).toBe(724_000);
  expect((await modify(seller, id, modifier("29", "2"), 3)).error.type).toBe("DISCOUNT_ABOVE_LIMIT");
});

test("of two people who change the same version, one is told that it is old", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { id } = await createTestOrder(owner);
  const answers = await Promise.all(["1", "2", "3", "4"].map((pct) => modify(admin, id, modifier(pct))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await readRequestRow(owner, id)).toMatchObject({ version: 2, versions: 2 });
  expect((await modify(admin, id, modifier("1"))).error.type).toBe("STALE_VERSION");
});

test("what is paid, closed or being paid is not changed, and an open charge that has ended is in nobody's way", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { id } = await createTestOrder(owner);
  const refusal = async () => (await modify(admin, id, modifier("1"))).error.details;
  await createPayment(owner, id);
  expect(await refusal()).toMatchObject({ from: "charged" });
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z' where request_id = ${id}`,
  );
  expect((await modify(admin, id, modifier("1"))).status).toBe(200);
  await changeRows(owner, sql`update request set payment_status = 'received', version = 1 where id = ${id}`);
  expect(await refusal()).toMatchObject({ from: "paid" });
  await changeRows(owner, sql`update request set payment_status = 'notRequested' where id = ${id}`);
  await changeRows(
    owner,
    sql`update deal_status set group_name = 'finished' where distributor_id = ${owner.id}`,
  );
  expect(await refusal()).toMatchObject({ from: "Novo" });
  await changeRows(
    owner,
    sql`update deal_status set group_name = 'refused' where distributor_id = ${owner.id}`,
  );
  expect(await refusal()).toMatchObject({ from: "closed" });
});

test("a charge of the old total is not made once the total is another", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { id } = await createTestOrder(owner);
  const [changed] = await Promise.all([modify(admin, id, modifier("10")), createPayment(owner, id)]);
  const wrong = await readNumber(
    owner,
    sql`select count(*) from charge join request on request.distributor_id = charge.distributor_id
      and request.id = charge.request_id where charge.request_id = ${id} and charge.amount_cents <> request.total_cents`,
  );
  expect([200, 409]).toContain(changed.status);
  expect(wrong).toBe(0);
});

test("requests of another distributor or company, and budgets of who sees none, are not found", async () => {
  const owner = await createTestDistributor();
  const { id, buyer } = await createTestOrder(owner);
  const foreign = await createTestUser(await createTestDistributor(), { type: "admin" });
  const rival = await createTestUser(owner, { integratorId: await createTestCompany(owner) });
  const budget = await createTestBudget(owner, {
    itemId: await createTestKit(owner),
    createdBy: buyer.id,
  });
  expect((await modify(foreign, id, modifier("1"))).status).toBe(404);
  expect((await modify(rival, id, modifier("1"))).status).toBe(404);
  expect((await modify(buyer, budget, modifier("1"))).status).toBe(404);
});

test("a seller who may not see prices may not change them either", async () => {
  const owner = await createTestDistributor();
  await changeRows(
    owner,
    sql`update integrator set company_permissions = '{"authSellerViewRequestsBudgetsPrices":false}' where distributor_id = ${owner.id}`,
  );
  const { id } = await createTestOrder(owner);
  const seller = await createTestUser(owner, {
    permissions: [...SELLS, "seeResponsible"],
    roleContent: { label: "seller", limitDiscountOrder: "5" },
  });
  expect((await modify(seller, id, modifier("1"))).status).toBe(403);
});

test.each([
  ["less than nothing", { increase: {}, decrease: { amount: "-1" } }],
  ["more than everything", { increase: {}, decrease: { amount: "101" } }],
  ["a word", { increase: {}, decrease: { amount: "dez" } }],
])("%s is refused as a discount", async (_what, valueModifier) => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { id } = await createTestOrder(owner);
  expect((await modify(admin, id, valueModifier)).status).toBe(400);
});

test("what discounts may be given is read by administrators and staff", async () => {
  const owner = await createTestDistributor({
    settings: { prices: { adminDiscountLimitPct: "20", hasDefaultDiscount: true } },
  });
  const read = async (person: TestUser) =>
    (await callApi("GET", "/app/user/settings/discount", { headers: person.headers })).data;
  expect(await read(await createTestUser(owner, { type: "admin" }))).toMatchObject({
    adminDiscountLimitPct: "20",
    hasDefaultDiscount: true,
    order: { decreasePct: "20" },
  });
  expect(await read(await createSeller(owner))).toMatchObject({
    budget: { increasePct: null, decreasePct: null },
    order: { increasePct: "3", decreasePct: "5" },
  });
});
