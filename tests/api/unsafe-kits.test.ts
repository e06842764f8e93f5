import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { ALL_WAYS, BUYS_ALL, countOf, saveRequest } from "#tests/factories/buying.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { stockUp } from "#tests/factories/sale-products.ts";
import { ALL_OF_REQUESTS, callRequest, expireBudget } from "#tests/factories/saved-budget.ts";
import { readStock } from "#tests/factories/stock.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

type Changes = NonNullable<Parameters<typeof buildOrderInput>[1]>;
type Mounting = NonNullable<Changes["mounting"]>;

/** A distributor of modules and an inverter that takes at most twenty of them, in two strings of ten. */
async function createMountShop(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({
    actions: { ...ALL_WAYS, updateExpiredBudget: true },
    settings: { requests: { budgetExpiry: { active: true, days: 15 } }, ...settings },
  });
  const [module = "", inverter = ""] = await saveTestProducts(owner, [
    { type: "module", values: { productCode: "MOD" } },
    { type: "inverter", values: { productCode: "INV" } },
  ]);
  await stockUp(owner, module, 100);
  await stockUp(owner, inverter, 100);
  const buyer = await createTestUser(owner, { permissions: [...BUYS_ALL, ...ALL_OF_REQUESTS] });
  const bodyOf = (modules: number, changes: Changes = {}) =>
    buildOrderInput([], {
      ...{ type: "budget", purchaseType: "mountKits" },
      products: [
        { id: module, amount: modules },
        { id: inverter, amount: 1 },
      ],
      ...changes,
    });
  const stringsOf = (...lengths: number[]): Mounting => ({
    strings: lengths.map((modulesPerString) => ({
      ...{ inverterId: inverter, inverterCount: 1, moduleId: module },
      ...{ stringCount: 1, modulesPerString },
    })),
  });
  return { owner, buyer, module, bodyOf, stringsOf };
}

/** Changes the settings of the electrical check. */
const setElectrical = (owner: TestDistributor, electrical: object) =>
  changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.electrical', json(${JSON.stringify(electrical)}))
      where distributor_id = ${owner.id}`,
  );

test.each([
  ["budget", "mountKits"],
  ["order", "mountKits"],
  ["budget", "kitExpress"],
  ["order", "kitExpress"],
] as const)(
  "a %s of %s with an electrical error is refused, and nothing is saved",
  async (type, purchaseType) => {
    const { owner, buyer, module, bodyOf } = await createMountShop();
    await callApi("GET", "/app/user/requests", { headers: buyer.headers });
    const refused = await saveRequest(buyer, bodyOf(22, { type, purchaseType }), {
      "idempotency-key": "an-unsafe-kit-on-one-key",
    });
    expect([refused.status, refused.error.type]).toEqual([422, "KIT_UNSAFE"]);
    // 11 × 49.9 V × (1 + 25 × 0.275 %) against the inverter's limit.
    expect(refused.error.details).toEqual({
      findings: [
        { code: "VOLTAGE_ABOVE_LIMIT", value: expect.closeTo(586.637, 2) as number, limit: 550, unit: "V" },
      ],
    });
    const counts = await Promise.all(
      ["request", "counter", "stock_reservation", "stock_move", "notification"].map((table) =>
        countOf(owner, table),
      ),
    );
    expect(counts).toEqual([0, 0, 0, 0, 0]);
    expect(await readStock(owner, module)).toMatchObject({ onHand: 100, reserved: 0 });
    // The corrected kit can be saved with the same key.
    const mended = await saveRequest(buyer, bodyOf(20, { type, purchaseType }), {
      "idempotency-key": "an-unsafe-kit-on-one-key",
    });
    expect([mended.status, roundTripsOf(mended)]).toEqual([201, 3]);
  },
);

test("strings that were laid out by hand are checked as they are; an express kit has none", async () => {
  const { buyer, bodyOf, stringsOf } = await createMountShop();
  const save = async (modules: number, changes: Changes) => {
    const { status, error } = await saveRequest(buyer, bodyOf(modules, changes));
    return status === 201
      ? []
      : (error.details as { findings: { code: string }[] }).findings.map(({ code }) => code);
  };
  expect(await save(16, { mounting: stringsOf(9, 7) })).toEqual([]);
  expect(await save(16, { mounting: stringsOf(11, 5) })).toEqual(["VOLTAGE_ABOVE_LIMIT"]);
  expect(await save(16, { mounting: stringsOf(9) })).toEqual(["MODULES_WITHOUT_STRING"]);
  expect(await save(16, { purchaseType: "kitExpress", mounting: stringsOf(11, 5) })).toEqual([]);
});

test("an error that the distributor takes for a warning is saved", async () => {
  const { buyer, bodyOf } = await createMountShop({
    electrical: { errorsAsWarnings: ["VOLTAGE_ABOVE_LIMIT"] },
  });
  expect((await saveRequest(buyer, bodyOf(22))).status).toBe(201);
});

test("strings that are left to the engineers are not checked, where the settings let that", async () => {
  const [lets, not] = [
    await createMountShop({ kits: { showButtonUnknownArrangement: true } }),
    await createMountShop(),
  ];
  const unknown: Changes = { mounting: { arrangement: "unknown", grid: "monofasico" } };
  expect((await saveRequest(lets.buyer, lets.bodyOf(22, unknown))).status).toBe(201);
  const refused = await saveRequest(not.buyer, not.bodyOf(22, unknown));
  expect(refused.error.type).toBe("KIT_UNSAFE");
});

test("loose products are nobody's kit", async () => {
  const { buyer, bodyOf } = await createMountShop();
  expect((await saveRequest(buyer, bodyOf(22, { purchaseType: "separatedSales" }))).status).toBe(201);
});

test("what was agreed before the limits changed becomes an order, goes elsewhere and is renewed, and is not edited", async () => {
  const { owner, buyer, bodyOf } = await createMountShop();
  const save = async () => (await saveRequest(buyer, bodyOf(20))).data.id;
  const [turned, sent, renewed, edited] = [await save(), await save(), await save(), await save()];
  await setElectrical(owner, { siteMinC: -30 });
  const { additionalInfo } = bodyOf(20);
  const order = await callRequest<CreatedRequest>(buyer, ["POST", turned, "/order"], { version: 1 });
  expect([order.status, order.data.type]).toEqual([200, "order"]);
  const freight = await callRequest(buyer, ["PUT", sent, "/freight"], { version: 1, additionalInfo });
  expect(freight.status).toBe(200);
  await expireBudget(owner, renewed);
  const renewal = await callRequest(buyer, ["POST", renewed, "/update-expired"], { version: 1 });
  expect(renewal.status).toBe(200);
  const edit = (modules: number) =>
    callRequest<CreatedRequest>(
      buyer,
      ["PUT", edited],
      bodyOf(modules, { origin: { kind: "edit", id: edited, version: 1 } }),
    );
  const refused = await edit(20);
  expect([refused.status, refused.error.type]).toEqual([422, "KIT_UNSAFE"]);
  expect(await countOf(owner, "request_version")).toBe(7);
  expect((await edit(16)).data).toMatchObject({ version: 2 });
});
