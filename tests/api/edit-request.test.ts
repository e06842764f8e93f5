import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import type { RequestOrigin } from "#worker/services/requests/read-origin.ts";
import { createTestCoupon } from "#tests/factories/coupon.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import { createTestFreightRules } from "#tests/factories/freight.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  type BudgetWorld,
  callRequest,
  createBudgetWorld,
  expireBudget,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { readLedger, readStock } from "#tests/factories/stock.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

type Changes = NonNullable<Parameters<typeof buildOrderInput>[1]>;

function edit(
  { buyer, kit }: Pick<BudgetWorld, "buyer" | "kit">,
  id: string,
  {
    version = 1,
    amount = 1,
    headers = {},
    ...changes
  }: Changes & {
    version?: number;
    amount?: number;
    headers?: Record<string, string>;
  } = {},
) {
  const body = buildOrderInput([{ id: kit, amount }], {
    type: "budget",
    origin: { kind: "edit", id, version },
    ...changes,
  });
  return callRequest<CreatedRequest>(buyer, ["PUT", id], body, headers);
}

const rowOf = (world: BudgetWorld, id: string) =>
  readRows(
    world.owner,
    sql`select code, name, version, total_cents as total, total_power_w as power, expires_on as expiresOn
      from request where distributor_id = ${world.owner.id} and id = ${id}`,
  );

test("an edit is the next version under the same code, at today's prices, and counts from today on", async () => {
  const world = await createBudgetWorld();
  const { owner, kit } = world;
  const { id } = await saveBudget(world);
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 1100000 where distributor_id = ${owner.id} and id = ${kit}`,
  );
  await changeRows(
    owner,
    sql`update request set expires_on = '2099-01-01' where distributor_id = ${owner.id} and id = ${id}`,
  );
  const { status, data } = await edit(world, id, { amount: 2, name: "Residência Marina, fase 2" });
  expect([status, data]).toEqual([
    200,
    {
      ...{ id, type: "budget", code: "ORC-000001", version: 2, totalCents: 2_210_000 },
      freightRequoted: false,
    },
  ]);
  const [row] = await rowOf(world, id);
  expect(row).toMatchObject({ name: "Residência Marina, fase 2", power: 11_000, total: 2_210_000 });
  expect(row?.["expiresOn"]).not.toBe("2099-01-01");
  expect((await edit(world, id, { version: 1 })).error.type).toBe("STALE_VERSION");
  expect(await rowOf(world, id)).toEqual([row]);
});

test("of two edits of one version at once, one is saved; a repeated click is answered as the first", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  const answers = await Promise.all([2, 3].map((amount) => edit(world, id, { amount })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const headers = { "idempotency-key": "edit-once" };
  const first = await edit(world, id, { version: 2, amount: 4, headers });
  const again = await edit(world, id, { version: 2, amount: 4, headers });
  expect([again.status, again.data]).toEqual([200, first.data]);
  expect(first.data.version).toBe(3);
});

test("an edited order gives its units back and takes those of its new lines, or none", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit, module, inverter } = world;
  const { id } = (await saveOrder(buyer, [{ id: kit, amount: 2 }])).data;
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 20 });
  expect((await edit(world, id, { type: "order", amount: 3 })).data.version).toBe(2);
  expect(await readStock(owner, module.id)).toMatchObject({ onHand: 100, reserved: 30 });
  expect(await readStock(owner, inverter.id)).toMatchObject({ onHand: 10, reserved: 3 });
  expect((await edit(world, id, { type: "order", amount: 1, version: 2 })).data.version).toBe(3);
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 10 });
  // Ten inverters exist: eleven kits are impossible, and the order keeps its units.
  const refused = await edit(world, id, { type: "order", amount: 11, version: 3 });
  expect([refused.status, refused.error.type]).toEqual([409, "OUT_OF_STOCK"]);
  expect(await readStock(owner, inverter.id)).toMatchObject({ onHand: 10, reserved: 1 });
  expect(await readLedger(owner, inverter.id)).toMatchObject({ onHand: 0, reserved: 1 });
  expect(
    await readRows(
      owner,
      sql`select stock_status as stock, version from request where distributor_id = ${owner.id} and id = ${id}`,
    ),
  ).toEqual([{ stock: "reserved", version: 3 }]);
});

test("an order whose units are out takes out those of its new lines", async () => {
  const world = await createBudgetWorld({
    settings: { restrictOptions: { statusToDiscountStock: "Novo" } },
  });
  const { owner, buyer, kit, module } = world;
  const { id } = (await saveOrder(buyer, [{ id: kit, amount: 2 }])).data;
  const seller = await createTestUser(owner, { type: "admin" });
  const [status] = await readRows(
    owner,
    sql`select id from deal_status where distributor_id = ${owner.id} and type = 'order'`,
  );
  const statusId = String(status?.["id"]);
  await callRequest(seller, ["PUT", id, "/status"], { type: "order", statusId, seenStatusId: statusId });
  expect(await readStock(owner, module.id)).toMatchObject({ onHand: 80, reserved: 0 });
  await edit(world, id, { type: "order", amount: 3 });
  expect(await readStock(owner, module.id)).toMatchObject({ onHand: 70, reserved: 0 });
  expect(await readLedger(owner, module.id)).toMatchObject({ onHand: -30, reserved: 0 });
});

test("who may not edit, what is expired and what is another's is refused", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id } = await saveBudget(world);
  const stranger = await createBudgetWorld();
  expect((await edit(stranger, id)).error.type).toBe("NOT_FOUND");
  const rival = await createTestUser(owner, { permissions: ALL_OF_REQUESTS, integratorId: "int_other" });
  expect((await edit({ ...world, buyer: rival }, id)).error.type).toBe("NOT_FOUND");
  const ofOrders = await createTestUser(owner, {
    permissions: ["closedKits", "budget", "order", "order.edit"],
  });
  expect((await edit({ ...world, buyer: ofOrders }, id)).error.type).toBe("accessDenied");
  expect((await edit(world, id, { type: "order" })).error.type).toBe("INVALID_BODY");
  await expireBudget(owner, id);
  expect((await edit(world, id)).error.type).toBe("BUDGET_EXPIRED");
  expect((await callRequest(world.buyer, ["GET", id, "/origin"])).error.type).toBe("BUDGET_EXPIRED");
  const all = await createTestUser(owner, {
    permissions: [...ALL_OF_REQUESTS, "budget.details.edit.all"],
  });
  expect((await edit({ ...world, buyer: all }, id)).data.version).toBe(2);
});

test("a request is read by id as what it has to be, and with its origin to be edited [CALLS-41]", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit } = world;
  const { id } = await saveBudget(world);
  const read = (query: string) => callRequest<{ type: string }>(buyer, ["GET", id, query]);
  expect((await read("?type=budget&budgetToOrder=true&editFreight=true")).data.type).toBe("budget");
  expect((await read("?type=order")).error.type).toBe("NOT_FOUND");
  const looker = await createTestUser(owner, { permissions: ["budget"] });
  expect((await callRequest(looker, ["GET", id, "?editFreight=true"])).error.type).toBe("accessDenied");
  const { data } = await callRequest<RequestOrigin>(buyer, ["GET", id, "/origin"]);
  expect(data).toMatchObject({
    request: { id, type: "budget", code: "ORC-000001", version: 1 },
    cart: {
      ...{ purchaseType: "closedKits", kits: [{ id: kit, amount: 1 }], products: [] },
      origin: { kind: "edit", id, version: 1 },
    },
    values: {
      name: "Residência Marina Alves",
      additionalInfo: { cpf: "52998224725", shippingAddress: { city: "Goiânia" } },
    },
    ...{ missing: [], isAboveDiscountLimit: false },
  });
  await changeRows(
    owner,
    sql`update kit_option set is_to_sell = 0 where distributor_id = ${owner.id} and id = ${kit}`,
  );
  const without = await callRequest<RequestOrigin>(buyer, ["GET", id, "/origin"]);
  expect(without.data.missing).toEqual([
    { id: kit, name: "Kit 5,50 kWp · Telhado cerâmico", kind: "kit", substitutes: [] },
  ]);
});

test("each of several products that are gone has its own replacements, read in one round trip", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, module, inverter } = world;
  const products = [
    { id: module.id, amount: 1 },
    { id: inverter.id, amount: 1 },
  ];
  const { id } = await saveBudget(world, { products });
  const own = ["GET", id, "/origin"] as const;
  const whole = await callRequest<RequestOrigin>(buyer, own);
  await changeRows(owner, sql`update product set active = 0 where distributor_id = ${owner.id}`);
  const [near, other] = [
    await createTestProduct(owner),
    await createTestProduct(owner, { type: "inverter" }),
  ];
  const { data, ...answer } = await callRequest<RequestOrigin>(buyer, own);
  expect(data.missing.map((line) => [line.id, line.substitutes.map((one) => one.id)])).toEqual([
    [module.id, [near.id]],
    [inverter.id, [other.id]],
  ]);
  expect(roundTripsOf(answer)).toBe(roundTripsOf(whole) + 1);
});

test("another freight is a new version with everything else as it was [CALLS-43]", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit } = world;
  const { id } = await saveBudget(world);
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 2000000 where distributor_id = ${owner.id} and id = ${kit}`,
  );
  await createTestFreightRules(owner, [{ state: "SP" }]);
  const { additionalInfo } = buildOrderInput([]);
  const shippingAddress = {
    ...additionalInfo.shippingAddress,
    city: "Campinas",
    state: "SP",
    CEP: "13025-000",
  };
  const send = (body: object) =>
    callRequest<{ version: number; totalCents: number }>(buyer, ["PUT", id, "/freight"], body);
  const { status, data } = await send({
    version: 1,
    additionalInfo: { ...additionalInfo, shippingAddress },
    freights: [],
  });
  expect([status, data]).toEqual([200, { id, version: 2, totalCents: 1_035_000, freightRequoted: false }]);
  const [content] = await readRows(
    owner,
    sql`select content ->> '$.totals.itemsCents' as items, content ->> '$.delivery.address.city' as city,
        content ->> '$.customer.cpf' as cpf
      from request_version where distributor_id = ${owner.id} and request_id = ${id} and version = 2`,
  );
  expect(content).toEqual({ items: 1_000_000, city: "Campinas", cpf: "52998224725" });
  expect((await send({ version: 1, additionalInfo, freights: [] })).error.type).toBe("STALE_VERSION");
  const fetched = await send({
    version: 2,
    additionalInfo: { ...additionalInfo, shippingDistributor: "FOB" },
  });
  expect(fetched.data).toMatchObject({ version: 3, totalCents: 1_000_000 });
});

test("an edit keeps the last use of its coupon, and gives it back when it takes none", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id: couponId } = await createTestCoupon(owner, { code: "UNICO", maxUses: 1 });
  const { id } = await saveBudget(world, { coupon: "UNICO" });
  const used = () =>
    readRows(
      owner,
      sql`select released_at is null as held from coupon_use where distributor_id = ${owner.id} and coupon_id = ${couponId}`,
    );
  expect((await edit(world, id, { amount: 2, coupon: "UNICO" })).data.version).toBe(2);
  expect(await used()).toEqual([{ held: 1 }]);
  expect((await edit(world, id, { version: 2 })).data.version).toBe(3);
  expect(await used()).toEqual([{ held: 0 }]);
});

test("a checkout that saves a cart of an edit makes the next version, and no second request", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit } = world;
  const { id } = await saveBudget(world);
  const { status, data } = await callApi<CreatedRequest>("POST", "/app/user/requests", {
    headers: buyer.headers,
    body: buildOrderInput([{ id: kit, amount: 3 }], {
      type: "budget",
      origin: { kind: "edit", id, version: 1 },
    }),
  });
  expect([status, data]).toMatchObject([201, { id, version: 2, totalCents: 3_010_000 }]);
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    1,
  );
});
