import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PriceTotalAnswer } from "#domain/requests/price-sale-schema.ts";
import {
  ALL_WAYS,
  BUYS_ALL,
  buildBudgetInput,
  countOf,
  createTestShop,
  saveRequest,
} from "#tests/factories/buying.ts";
import { createTestCoupon } from "#tests/factories/coupon.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildPriceFunction, publishTestRules } from "#tests/factories/pricing.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

/** All permissions to buy except for loose products. */
const NOT_LOOSE = BUYS_ALL.filter((permission) => permission !== "separateSale");

/** A shop with a kit of R$ 10.000,00, modules of R$ 600,00, and inverters. */
async function createShop() {
  const shop = await createTestShop();
  const kit = await createTestKit(shop.owner, { priceCents: 1_000_000 });
  return { ...shop, kit };
}

const post = <Data>({ headers }: Pick<TestUser, "headers">, path: string, body: object) =>
  callApi<Data>("POST", `/app/user/${path}`, { headers, body });

test("loose products under another name are refused to who may not buy them so, and nothing is saved", async () => {
  const { owner, kit, module, inverter } = await createShop();
  const buyer = await createTestUser(owner, { permissions: NOT_LOOSE });
  const kits = [{ id: kit, amount: 1 }];
  const products = [{ id: module.id, amount: 60 }];
  for (const type of ["budget", "order"] as const) {
    const asked = { type, purchaseType: "closedKits", payment: { type: "pix" } } as const;
    expect((await saveRequest(buyer, buildBudgetInput({ ...asked, products }))).status).toBe(403);
    expect((await saveRequest(buyer, buildBudgetInput({ ...asked, kits, products }))).status).toBe(403);
  }
  // A product is not accepted as a kit.
  const asKit = await saveRequest(
    buyer,
    buildBudgetInput({ purchaseType: "closedKits", kits: [{ id: module.id, amount: 60 }] }),
  );
  expect([asKit.status, asKit.error.details]).toEqual([404, { entity: "item", id: module.id }]);
  // Products without modules are not accepted as a mounted kit.
  const alone = await saveRequest(
    buyer,
    buildBudgetInput({ purchaseType: "mountKits", products: [{ id: inverter.id, amount: 1 }] }),
  );
  expect([alone.status, alone.error.details]).toMatchObject([
    400,
    { issues: [{ field: "purchaseType", code: "CONTRADICTION" }] },
  ]);
  expect(await countOf(owner, "request")).toBe(0);
});

test("a distributor that sells no loose products sells none as closed kits either, whoever asks", async () => {
  const { owner, kit, module } = await createShop();
  await changeRows(
    owner,
    sql`update distributor_profile set actions = ${JSON.stringify({ ...ALL_WAYS, singleProductPurchase: false })}
      where distributor_id = ${owner.id}`,
  );
  const admin = await createTestUser(owner, { type: "admin" });
  const body = buildBudgetInput({
    ...{ purchaseType: "closedKits", integratorId: owner.integratorId },
    ...{ kits: [{ id: kit, amount: 1 }], products: [{ id: module.id, amount: 1 }] },
  });
  expect((await saveRequest(admin, body)).status).toBe(403);
  expect((await saveRequest(admin, { ...body, products: [] })).status).toBe(201);
});

test("strings of sixty modules are no closed kit: whatever a kit that is made is called, it is checked as one", async () => {
  const { owner, buyer, module, inverter, kit } = await createShop();
  const products = [
    { id: module.id, amount: 60 },
    { id: inverter.id, amount: 1 },
  ];
  const strings = [
    {
      ...{ inverterId: inverter.id, inverterCount: 1, moduleId: module.id },
      ...{ stringCount: 1, modulesPerString: 60 },
    },
  ];
  const kits = [{ id: kit, amount: 1 }];
  for (const called of [
    { purchaseType: "closedKits" as const, products },
    { purchaseType: "closedKits" as const, products, kits },
    { purchaseType: "separatedSales" as const, products },
  ]) {
    const body = buildBudgetInput({ ...called, mounting: { strings } });
    const answers = [await saveRequest(buyer, body), await post(buyer, "carts", cartOf(body))];
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(answers[0]?.error.details).toMatchObject({ issues: [{ field: "purchaseType" }] });
  }
  expect(await countOf(owner, "request")).toBe(0);
});

const cartOf = ({ purchaseType, kits, products, mounting }: ReturnType<typeof buildBudgetInput>) => ({
  ...{ purchaseType, kits, products, mounting },
});

test("a coupon for closed kits takes nothing off the loose products beside one", async () => {
  const { owner, buyer, kit, module } = await createShop();
  await createTestCoupon(owner, { code: "KITS", percent: "10", purchaseTypes: ["closedKits"] });
  const kits = [{ id: kit, amount: 1 }];
  const asked = { purchaseType: "closedKits", coupon: "KITS" } as const;
  const refused = await saveRequest(
    buyer,
    buildBudgetInput({ ...asked, kits, products: [{ id: module.id, amount: 1 }] }),
  );
  expect(refused.error).toMatchObject({ type: "COUPON_NOT_VALID", details: { reason: "purchaseType" } });
  expect((await saveRequest(buyer, buildBudgetInput({ ...asked, kits }))).status).toBe(201);
});

test("a rule for a way to buy prices what is bought so, whatever the purchase is called", async () => {
  const { owner, buyer, kit, module } = await createShop();
  await publishTestRules(owner, {
    functions: (["kit", "product"] as const).map((appliesTo) => ({
      ...buildPriceFunction("preço base * 2", ["purchaseType", "igual", "venda avulsa"]),
      appliesTo,
    })),
  });
  const kits = [{ id: kit, amount: 1 }];
  const products = [{ id: module.id, amount: 1 }];
  const totals = [];
  for (const purchaseType of ["closedKits", "separatedSales"] as const) {
    const { data } = await saveRequest(buyer, buildBudgetInput({ purchaseType, kits, products }));
    totals.push(data.totalCents);
  }
  // 10.000,00 of the kit, 2 × 600,00 of the module, 100,00 of freight.
  expect(totals).toEqual([1_130_000, 1_130_000]);
});

test("prices are told of what one may buy, and as it is shown where it is bought so", async () => {
  const { owner, kit, module } = await createShop();
  const buyer = await createTestUser(owner, { permissions: ["closedKits", "customKits"] });
  const productItems = [{ id: module.id, amount: 1 }];
  const total = (body: object) => post<PriceTotalAnswer>(buyer, "prices/total", body);
  expect((await total({ productItems })).status).toBe(403);
  expect((await total({ productItems: [...productItems, { id: kit, amount: 1 }] })).status).toBe(403);
  expect((await total({ productItems, purchaseType: "mountKits" })).status).toBe(200);
  const asKit = await post<{ items: unknown[]; missingIds: string[] }>(buyer, "prices/kits", {
    kits: [{ id: module.id }],
  });
  expect(asKit.data).toMatchObject({ items: [], missingIds: [module.id] });
  const asked = { purchaseType: "separatedSales", products: [{ id: module.id }] };
  expect((await post(buyer, "prices/products", asked)).status).toBe(403);
  const cart = { purchaseType: "closedKits", kits: [{ id: kit, amount: 1 }], products: productItems };
  expect((await post(buyer, "carts", cart)).status).toBe(403);
});
