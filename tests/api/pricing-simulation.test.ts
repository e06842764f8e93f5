import { expect, test } from "vitest";
import type { Evaluation, Simulation } from "#domain/pricing/pricing-answers.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { buildPriceFunction, createTestGroup, publishTestRules } from "#tests/factories/pricing.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/pricing";

async function createWorld() {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner);
  await createTestGroup(owner, { name: "Ouro" });
  return {
    owner,
    buyer,
    headers,
    simulate: (body: object) => callApi<Simulation>("POST", `${PATH}/simulate`, { headers, body }),
    evaluate: (body: object) => callApi<Evaluation>("POST", `${PATH}/evaluate`, { headers, body }),
  };
}

test("a simulation says who would have paid what difference, at the base prices that were frozen", async () => {
  const { owner, buyer, simulate } = await createWorld();
  await publishTestRules(owner, { functions: [buildPriceFunction("preço base * 0,9")] });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const small = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  const large = await saveOrder(buyer, [{ id: kit, amount: 3 }]);
  const rules = {
    functions: [buildPriceFunction("preço base * 0,95", ["integratorProfile", "igual", "Ouro"])],
    breaks: [{ id: "a", basis: "quantity", from: "3", percentage: "10" }],
    minimumMarginPct: "99",
  };
  const answer = await simulate({ rules });
  expect(answer.status).toBe(200);
  expect(roundTripsOf(answer)).toBeLessThanOrEqual(3);
  expect(answer.data).toMatchObject({ totalItems: 2, page: 1, isTruncated: false });
  // 3 × 9.000,00 becomes 3 × 8.550,00; 9.000,00 becomes 9.500,00.
  expect(answer.data.items).toMatchObject([
    {
      id: large.data.id,
      code: large.data.code,
      integratorName: "Volt Engenharia",
      currentCents: 2_700_000,
      simulatedCents: 2_565_000,
      differenceCents: -135_000,
    },
    { id: small.data.id, currentCents: 900_000, simulatedCents: 950_000, differenceCents: 50_000 },
  ]);
  expect(answer.data.totals).toMatchObject({
    currentCents: 3_600_000,
    simulatedCents: 3_515_000,
    differenceCents: -85_000,
    rising: 1,
    falling: 1,
    failures: 0,
  });
  expect((await simulate({ rules, page: 2 })).data.items).toEqual([]);
});

test("of the catalogue a page is simulated for an imagined buyer; another distributor's is not in it", async () => {
  const { owner, simulate } = await createWorld();
  await createTestKit(await createTestDistributor());
  const parts = [{ productId: (await createTestProduct(owner, { priceCents: 60_000 })).id, amount: 1 }];
  const kit = await createTestKit(owner, { priceCents: 1_000_000, components: parts });
  const silver = await createTestGroup(owner, { name: "Prata", integratorId: null });
  const rules = {
    functions: [buildPriceFunction("preço base - 1", ["integratorProfile", "igual", "Prata"])],
  };
  const kits = await simulate({ on: "kits", rules, buyer: { groupId: silver } });
  expect(kits.data.items).toMatchObject([
    { id: kit, currentCents: 1_000_000, simulatedCents: 999_900, differenceCents: -100 },
  ]);
  expect((await simulate({ on: "kits", rules })).data.totals.differenceCents).toBe(0);
  const products = await simulate({ on: "products", rules, amount: 2, buyer: { groupId: silver } });
  expect(products.data.items).toMatchObject([{ currentCents: 120_000, simulatedCents: 119_800 }]);
  expect((await simulate({ on: "kits", rules, buyer: { groupId: "igr_gone" } })).status).toBe(404);
});

test("a formula and rules are tried on a kit, a product and a saved request, part by part", async () => {
  const { owner, buyer, headers, evaluate } = await createWorld();
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const product = await createTestProduct(owner, { priceCents: 60_000 });
  const rules = { functions: [buildPriceFunction("custo * 1,5", ["productType", "igual", "kit"])] };
  const tried = await evaluate({
    target: { kind: "kit", id: kit },
    amount: 2,
    rules,
    formula: "preço base / 3 + quantidade",
  });
  // Ten modules and an inverter of R$ 600,00 each.
  expect(tried.data.prices).toMatchObject([
    { id: kit, amount: 2, catalogueCents: 1_000_000, priceCents: 990_000, failure: null },
  ]);
  expect(tried.data.prices[0]?.explain.at(-1)).toMatchObject({
    inputs: { cost: 660_000 },
    resultCents: 990_000,
  });
  expect(tried.data.formula).toMatchObject({
    result: { valueCents: 333_533, exact: "3335.333333333333" },
    inputs: { basePrice: 1_000_000, quantity: 2 },
    trace: {
      text: "preço base / 3 + quantidade",
      parts: [{ text: "preço base / 3" }, { text: "quantidade" }],
    },
  });
  const failing = await evaluate({
    target: { kind: "product", id: product.id },
    formula: "1 / (quantidade - 1)",
  });
  expect(failing.data.formula?.result).toEqual({ fault: "DIVISION_BY_ZERO" });
  const order = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  const saved = await evaluate({ target: { kind: "request", id: order.data.id }, rules });
  expect(saved.data).toMatchObject({ prices: [{ id: kit, priceCents: 990_000 }], formula: null });
  const invalid = await evaluate({ target: { kind: "kit", id: kit }, formula: "1 +" });
  expect([invalid.status, invalid.error.type]).toEqual([422, "FORMULA_INVALID"]);
  expect((await evaluate({ target: { kind: "kit", id: "kto_gone" } })).status).toBe(404);
  const stranger = await createTestDistributor();
  const other = await createTestUser(stranger, { type: "admin" });
  for (const target of [
    { kind: "kit", id: kit },
    { kind: "product", id: product.id },
    { kind: "request", id: order.data.id },
  ]) {
    const body = { target };
    expect((await callApi("POST", `${PATH}/evaluate`, { headers: other.headers, body })).status).toBe(404);
    expect((await callApi("POST", `${PATH}/evaluate`, { headers, body })).status).toBe(200);
  }
});
