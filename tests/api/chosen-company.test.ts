import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PriceTotalAnswer } from "#domain/requests/price-sale-schema.ts";
import {
  createTestCenter,
  createTestCompany,
  createTestDistributor,
  createTestUser,
} from "#tests/factories/distributor.ts";
import { buildPriceFunction, createTestGroup, publishTestRules } from "#tests/factories/pricing.ts";
import { createTestCategory, saveTestProducts } from "#tests/factories/product.ts";
import { buildRule, insertRecommendation } from "#tests/factories/recommendation.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Headers = Record<string, string>;
type Recommended = { products: { productCode: string; recAmount: number }[] };

/** A module at R$ 1.000,00, at half the price for the group of a company in Paraná, which Curitiba serves; and two
 *  connectors, of which the cheap one is in stock in Goiânia, the expensive one in Curitiba. */
async function createShop() {
  const owner = await createTestDistributor({ actions: { enableClosedKits: true, kitExpress: true } });
  const curitiba = await createTestCenter(owner, {
    name: "CD Curitiba",
    state: "PR",
    servicedStates: ["PR"],
  });
  const company = await createTestCompany(owner);
  await createTestGroup(owner, { name: "Ouro", integratorId: company });
  await changeRows(owner, sql`update integrator set address = '{"state":"PR"}' where id = ${company}`);
  const categoryId = await createTestCategory(owner);
  const [module = "", cheap = "", dear = ""] = await saveTestProducts(owner, [
    { type: "module", values: { productCode: "MOD", priceCents: 100_000 } },
    { type: "complementaryEquipment", values: { productCode: "CHEAP", categoryId, priceCents: 100 } },
    { type: "complementaryEquipment", values: { productCode: "DEAR", categoryId, priceCents: 900 } },
  ]);
  for (const [product, center] of [
    [cheap, owner.centerId],
    [dear, curitiba],
  ]) {
    await changeRows(
      owner,
      sql`insert into stock (distributor_id, product_id, center_id, on_hand) values (${owner.id}, ${product}, ${center}, 100)`,
    );
  }
  await insertRecommendation(owner, buildRule("Conectores", { productId: null, categoryId }), 1);
  const half = buildPriceFunction("preço base / 2", ["integratorProfile", "igual", "Ouro"]);
  await publishTestRules(owner, { functions: [half] });
  const calls = {
    total: (headers: Headers, integratorId?: string) =>
      callApi<PriceTotalAnswer>("POST", "/app/user/prices/total", {
        headers,
        body: { purchaseType: "kitExpress", productItems: [{ id: module, amount: 10 }], integratorId },
      }),
    recommendations: (headers: Headers, integratorId?: string) =>
      callApi<Recommended>("POST", "/app/user/recommendations", {
        headers,
        body: { products: [{ productCode: "MOD", amount: 10 }], integratorId },
      }),
    design: (headers: Headers, integratorId?: string) =>
      callApi("POST", "/app/user/kits/design", {
        headers,
        body: { target: { powerKwp: 5 }, integratorId },
      }),
  };
  return { owner, company, calls };
}

test("totals and recommendations that staff asks for are those of the company that it names", async () => {
  const { owner, company, calls } = await createShop();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const totalOf = async (id?: string) => {
    const { data } = await calls.total(headers, id);
    return data.precificationSummary?.totalValue;
  };
  // 10 × 1.000,00; 10 × 500,00
  expect([await totalOf(), await totalOf(company)]).toEqual([10_000, 5_000]);
  const recommendedTo = async (id?: string) => {
    const { data } = await calls.recommendations(headers, id);
    return data.products.filter(({ recAmount }) => recAmount > 0).map(({ productCode }) => productCode);
  };
  expect([await recommendedTo(), await recommendedTo(company)]).toEqual([["CHEAP"], ["DEAR"]]);
});

test("another distributor's company is not found, and neither is any but the own for an integrator", async () => {
  const { owner, company, calls } = await createShop();
  const { integratorId: foreign } = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const integrator = await createTestUser(owner, { permissions: ["closedKits", "kitExpress"] });
  for (const [name, call] of Object.entries(calls)) {
    const statuses = [
      (await call(admin.headers, foreign)).status,
      (await call(integrator.headers, company)).status,
      (await call(integrator.headers, owner.integratorId)).status,
    ];
    expect([name, ...statuses]).toEqual([name, 404, 404, 200]);
  }
});
