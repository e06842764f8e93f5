import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
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
  // The factory's modules have no power in its own column, so breaks by power do not apply.
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

test("a price that is not the one of the list says by which break, and only to who may see prices", async () => {
  const owner = await createTestDistributor({
    actions: { kitMount: true, singleProductPurchase: true, enableClosedKits: true },
    settings: {
      priceDisplay: {
        howToDisplayPricesInSeparateSale: "onSelection",
        howToDisplayPricesInClosedKits: "onSelection",
      },
    },
  });
  const { id } = await createTestProduct(owner, { priceCents: 53_990 });
  const kit = await createTestKit(owner, { priceCents: 53_990 });
  await publishTestRules(owner, { breaks: [{ id: "a", basis: "quantity", from: "10", percentage: "1" }] });
  const { headers } = await createTestUser(owner, {
    permissions: ["separateSale", "customKits", "closedKits"],
  });
  const ask = async (path: string, body: object) =>
    (await callApi<Record<string, { difference?: object }[]>>("POST", path, { headers, body })).data;
  // 539,90 − 1 % = 534,501
  const difference = { alonePriceCents: 53_990, breaks: [{ basis: "quantity", from: "10" }] };
  const products = (amount: number) => ({ products: [{ id, amount }] });

  const cart = (amount: number) =>
    ask("/app/user/products/resolve", { purchaseType: "separatedSales", ...products(amount) });
  expect((await cart(10))["lines"]).toMatchObject([{ priceCents: 53_450, difference }]);
  expect((await cart(9))["lines"]?.[0]).not.toHaveProperty("difference");

  const priced = await ask("/app/user/prices/products", { purchaseType: "separatedSales", ...products(10) });
  expect(priced["items"]).toMatchObject([{ singlePriceCents: 53_450, difference }]);
  const hidden = await ask("/app/user/prices/products", { purchaseType: "mountKits", ...products(10) });
  expect(hidden["items"]).toEqual([{ id }]);
  const kits = await ask("/app/user/prices/kits", { kits: [{ id: kit, amount: 10 }] });
  expect(kits["items"]).toMatchObject([{ singlePriceCents: 53_450, difference }]);
});
