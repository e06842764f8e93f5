import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RecommendationInput } from "#domain/recommendations/recommendation-schema.ts";
import {
  buildBudgetInput,
  countOf,
  createTestShop,
  readRequest,
  saveRequest,
} from "#tests/factories/buying.ts";
import { createTestCenter, createTestUser } from "#tests/factories/distributor.ts";
import { createTestFreightRules } from "#tests/factories/freight.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { buildRecommendationInput } from "#tests/factories/recommendation.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

test("a budget of loose products is priced by the server, gets an ORC code and keeps no stock", async () => {
  const { owner, buyer, module, inverter } = await createTestShop();
  const products = [
    { id: module.id, amount: 10 },
    { id: inverter.id, amount: 1 },
  ];
  const saved = await saveRequest(buyer, buildBudgetInput({ products }));
  expect(saved.error).toBeUndefined();
  // 10 × 600,00 + 4.500,00 + 100,00 of freight
  expect(saved.data).toMatchObject({ type: "budget", code: "ORC-000001", version: 1, totalCents: 1_060_000 });
  const { row, content } = await readRequest(owner, saved.data.id);
  expect(row).toMatchObject({ type: "budget", purchase_type: "separatedSales", stock_status: null });
  expect(content.lines).toMatchObject([
    { kind: "product", itemId: module.id, type: "module", amount: 10, powerW: 550, totalCents: 600_000 },
    { kind: "product", itemId: inverter.id, type: "inverter", amount: 1, powerW: 0, totalCents: 450_000 },
  ]);
  expect(content.totals.powerW).toBe(5_500);
  expect(await countOf(owner, "stock_reservation")).toBe(0);
});

test("a new budget is told to administrators, and to staff who see budgets", async () => {
  const { owner, buyer, module } = await createTestShop();
  const admin = await createTestUser(owner, { type: "admin" });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  await createTestUser(owner, { type: "staff", permissions: ["order"] });
  const { data } = await saveRequest(buyer, buildBudgetInput({ products: [{ id: module.id, amount: 1 }] }));
  const told = await readRows(
    owner,
    sql`select user_id, kind, content ->> '$.code' as code, content ->> '$.requestId' as request_id
      from notification where distributor_id = ${owner.id} order by user_id`,
  );
  const news = { kind: "budgetCreated", code: "ORC-000001", request_id: data.id };
  expect(told).toEqual([admin.id, staff.id].sort().map((user_id) => ({ user_id, ...news })));
});

test("an order of a mounted kit keeps the units of its products, and says how it is mounted", async () => {
  const { owner, buyer, module, inverter } = await createTestShop();
  await callApi("GET", "/app/user/requests", { headers: buyer.headers });
  const mounting = {
    structureId: owner.structureId,
    targetPowerW: 5_500,
    layout: [{ orientation: "retrato" as const, rows: 2, modulesPerRow: 5 }],
  };
  const saved = await saveRequest(
    buyer,
    buildOrderInput([], {
      purchaseType: "mountKits",
      products: [
        { id: module.id, amount: 10 },
        { id: inverter.id, amount: 1 },
      ],
      mounting,
    }),
  );
  expect(saved.error).toBeUndefined();
  expect(saved.data.code).toBe("PED-000001");
  const { content } = await readRequest(owner, saved.data.id);
  expect(content.mounting).toMatchObject({ ...mounting, structureName: "Telhado cerâmico" });
  const reserved = await readRows(
    owner,
    sql`select product_id, amount, center_id from stock_reservation where distributor_id = ${owner.id} order by amount`,
  );
  expect(reserved).toEqual([
    { product_id: inverter.id, amount: 1, center_id: owner.centerId },
    { product_id: module.id, amount: 10, center_id: owner.centerId },
  ]);
  // Round trips: the actor; the items together with the rules of free units; the save.
  expect(roundTripsOf(saved)).toBe(4);
});

test("kits and products are bought together, at prices that they have together", async () => {
  const { owner, buyer, module } = await createTestShop();
  const kit = await createTestKit(owner, {
    priceCents: 1_000_000,
    components: [{ productId: module.id, amount: 10 }],
  });
  const kits = [{ id: kit, amount: 1 }];
  const products = [{ id: module.id, amount: 11 }];
  const refused = await saveRequest(buyer, buildOrderInput(kits, { products }));
  expect(refused.error).toMatchObject({ type: "OUT_OF_STOCK" });
  const saved = await saveRequest(
    buyer,
    buildOrderInput(kits, { products: [{ id: module.id, amount: 10 }] }),
  );
  // 10.000,00 + 10 × 600,00 + 100,00
  expect(saved.data.totalCents).toBe(1_610_000);
});

test("units that the rules give away cost nothing, whatever the browser says", async () => {
  const { owner, buyer, module } = await createTestShop();
  const clamp = await createTestProduct(owner, { type: "complementaryEquipment", priceCents: 1_000 });
  const rule: RecommendationInput = buildRecommendationInput({
    productCode: String(
      (await readRows(owner, sql`select product_code from product where id = ${clamp.id}`))[0]?.[
        "product_code"
      ],
    ),
    amount: "módulos * 4",
    freeAmount: "6",
  });
  const staff = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.recommendations"],
  });
  await callApi("POST", "/app/staff/recommendations", { headers: staff.headers, body: rule });
  const products = [
    { id: module.id, amount: 10 },
    { id: clamp.id, amount: 40, recAutomaticAmount: 40 },
  ];
  const mounted = await saveRequest(buyer, buildBudgetInput({ purchaseType: "mountKits", products }));
  // 10 × 600,00 + 34 × 10,00 + 100,00 of freight
  expect(mounted.data.totalCents).toBe(644_000);
  const { content } = await readRequest(owner, mounted.data.id);
  expect(content.lines[1]).toMatchObject({ amount: 40, freeAmount: 6, recAutomaticAmount: 40 });
  // Loose products are never recommendations.
  const loose = await saveRequest(buyer, buildBudgetInput({ products }));
  expect(loose.data.totalCents).toBe(650_000);
});

test("a budget says no address: where that decides its freight, the total is without", async () => {
  const { owner, buyer, module } = await createTestShop();
  await createTestFreightRules(owner, [{}]);
  const products = [{ id: module.id, amount: 1 }];
  const saved = await saveRequest(buyer, buildBudgetInput({ products }));
  expect(saved.data.totalCents).toBe(60_000);
  const { content } = await readRequest(owner, saved.data.id);
  expect(content.delivery).toMatchObject({ isFreightKnown: false, address: null });
  expect(content.freight).toBeNull();
});

test("a budget whose address is only begun has no freight yet; a whole address that nobody gets to is refused", async () => {
  const { owner, buyer, module } = await createTestShop();
  await createTestFreightRules(owner, [{ type: "perKm", amount: "2" }]);
  const { shippingAddress, ...rest } = buildOrderInput([]).additionalInfo;
  const save = (city: string) =>
    saveRequest(
      buyer,
      buildBudgetInput({
        products: [{ id: module.id, amount: 1 }],
        additionalInfo: { ...rest, shippingAddress: { ...shippingAddress, city } },
      }),
    );
  const begun = await save("");
  expect(begun.status).toBe(201);
  expect((await readRequest(owner, begun.data.id)).content.freight).toBeNull();
  expect((await save("Lugar Nenhum")).error.type).toBe("FREIGHT_UNAVAILABLE");
});

test("an order says all that a delivery needs; each field that is missing is named", async () => {
  const { owner, buyer, module } = await createTestShop();
  const refused = await saveRequest(
    buyer,
    buildBudgetInput({ type: "order", payment: { type: "pix" }, products: [{ id: module.id, amount: 1 }] }),
  );
  expect(refused.status).toBe(400);
  const { issues } = refused.error.details as { issues: { field: string; code: string }[] };
  const missing = issues.map(({ field }) => field.replace("additionalInfo.", ""));
  expect(missing.sort()).toEqual(
    [
      ...["userOrCompanyName", "cpf", "email", "telephone"],
      ...["CEP", "patio", "number", "neighborhood", "city", "state"].map((part) => `shippingAddress.${part}`),
    ].sort(),
  );
  expect(await countOf(owner, "request")).toBe(0);
});

test("budgets expire so many calendar days after the day of the save, where the distributor says so", async () => {
  const { owner, buyer, module } = await createTestShop({
    requests: { budgetExpiry: { active: true, days: 10 } },
  });
  const products = [{ id: module.id, amount: 1 }];
  const { data } = await saveRequest(buyer, buildBudgetInput({ products }));
  const [row = {}] = await readRows(
    owner,
    sql`select expires_on, date(created_at, '-3 hours', '+10 days') as expected from request where id = ${data.id}`,
  );
  expect(row["expires_on"]).toBe(row["expected"]);
});

test("another center than the one that the buyer saw is told, and nothing is saved", async () => {
  const { owner, buyer, module } = await createTestShop();
  const other = await createTestCenter(owner);
  const products = [{ id: module.id, amount: 1 }];
  const refused = await saveRequest(buyer, buildBudgetInput({ products, chosenDistributionCenter: other }));
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ type: "CENTER_CHANGED", details: { centerId: owner.centerId } });
  expect(await countOf(owner, "request")).toBe(0);
});

test.each([
  ["withdrawn before it was read", false, 404, "NOT_FOUND"],
  ["withdrawn between reading and saving", true, 409, "KIT_CHANGED"],
])("a product that is %s is refused, and nothing is saved", async (_when, atSave, status, type) => {
  const { owner, buyer, module } = await createTestShop();
  const withdraw = () =>
    changeRows(owner, sql`update product set active = 0, version = version + 1 where id = ${module.id}`);
  if (atSave) beforeSave("insert into request ", withdraw);
  else await withdraw();
  const products = [{ id: module.id, amount: 1 }];
  const refused = await saveRequest(buyer, buildBudgetInput({ products }));
  expect(refused.status).toBe(status);
  expect(refused.error.type).toBe(type);
  expect(await countOf(owner, "request")).toBe(0);
});

test("twenty budgets at once get codes without gaps or repeats", async () => {
  const { owner, buyer, module } = await createTestShop();
  const products = [{ id: module.id, amount: 1 }];
  const saved = await Promise.all(
    Array.from({ length: 20 }, () => saveRequest(buyer, buildBudgetInput({ products }))),
  );
  const codes = saved.map(({ data }) => data.code).sort();
  expect(codes).toEqual(Array.from({ length: 20 }, (_, at) => `ORC-${String(at + 1).padStart(6, "0")}`));
  expect(await countOf(owner, "request")).toBe(20);
});

test("five clicks on save with one key are one budget", async () => {
  const { owner, buyer, module } = await createTestShop();
  const body = buildBudgetInput({ products: [{ id: module.id, amount: 1 }] });
  const clicks = await Promise.all(
    Array.from({ length: 5 }, () =>
      saveRequest(buyer, body, { "idempotency-key": "five-clicks-on-one-save" }),
    ),
  );
  expect(new Set(clicks.map(({ data }) => data.id)).size).toBe(1);
  expect(await countOf(owner, "request")).toBe(1);
});

test.each([
  ["amount", { amount: 0 }],
  ["amount", { amount: -1 }],
  ["amount", { amount: 1.5 }],
  ["amount", { amount: 10_000 }],
  ["amount", { amount: "dez" }],
])("an absurd %s is refused by its field: %j", async (field, wrong) => {
  const { buyer, module } = await createTestShop();
  const products = [{ id: module.id, ...wrong }] as never;
  const refused = await saveRequest(buyer, buildBudgetInput({ products }));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.error.details)).toContain(`products.0.${field}`);
});

test("ten thousand lines are refused", async () => {
  const { buyer, module } = await createTestShop();
  const products = Array.from({ length: 10_000 }, () => ({ id: module.id, amount: 1 }));
  const refused = await saveRequest(buyer, buildBudgetInput({ products }));
  expect([400, 413]).toContain(refused.status);
});
