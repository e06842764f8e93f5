import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { buildPriceFunction, createTestPriceList, publishTestRules } from "#tests/factories/pricing.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("products are priced by rules and lists of their own, each way to buy by its own display", async () => {
  const owner = await createTestDistributor({
    actions: { kitMount: true, singleProductPurchase: true },
    settings: { priceDisplay: { howToDisplayPricesInSeparateSale: "onSelection" } },
  });
  const { id } = await createTestProduct(owner, { priceCents: 60_000 });
  const listed = await createTestProduct(owner, { priceCents: 60_000 });
  await createTestPriceList(owner, { [listed.id]: 50_000 }, { kind: "product" });
  await publishTestRules(owner, {
    functions: [
      { ...buildPriceFunction("preço base * 0,5", ["productType", "igual", "módulo"]), appliesTo: "product" },
    ],
    breaks: [{ id: "a", basis: "orderPower", from: "5.5", percentage: "10" }],
  });
  const { headers } = await createTestUser(owner, { permissions: ["separateSale", "customKits"] });
  const ask = (purchaseType: string, amount: number) =>
    callApi<{ items: { singlePriceCents?: number }[] }>("POST", "/app/user/prices/products", {
      headers,
      body: { purchaseType, products: [{ id, amount }, { id: listed.id }, { id: "prd_gone" }] },
    });
  // The factory's modules have no power of their own column, so breaks by power are not reached.
  const { data } = await ask("separatedSales", 10);
  expect(data).toEqual({
    items: [
      { id, singlePrice: 300, singlePriceCents: 30_000 },
      { id: listed.id, singlePrice: 250, singlePriceCents: 25_000 },
    ],
    missingIds: ["prd_gone"],
    rulesVersion: 1,
  });
  await changeRows(owner, sql`update product set power_w = 550 where distributor_id = ${owner.id}`);
  expect((await ask("separatedSales", 9)).data.items[0]?.singlePriceCents).toBe(27_000);
  expect((await ask("separatedSales", 8)).data.items[0]?.singlePriceCents).toBe(30_000);
  expect((await ask("mountKits", 1)).data.items).toEqual([{ id }, { id: listed.id }]);
  const without = await createTestUser(owner, { permissions: ["closedKits"] });
  const refused = await callApi("POST", "/app/user/prices/products", {
    headers: without.headers,
    body: { purchaseType: "separatedSales", products: [{ id }] },
  });
  expect(refused.status).toBe(403);
});
