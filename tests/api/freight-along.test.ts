import { expect, test } from "vitest";
import type { Freight } from "#domain/freight/freight-schema.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestFreightRules, createTestMunicipalities } from "#tests/factories/freight.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { freightsOf } from "#tests/factories/order.ts";
import { WITH_EXTRAS } from "#tests/factories/sale.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const HOME = { CEP: "74000-000", city: "Goiânia", state: "GO" };

test("an order takes the freight that was quoted with its extra items, and a new one when they change [FREIGHT-02]", async () => {
  await createTestMunicipalities();
  const owner = await createTestDistributor({ actions: WITH_EXTRAS });
  const module = await createTestProduct(owner);
  const kit = await createTestKit(owner, {
    priceCents: 1_000_000,
    components: [{ productId: module.id, amount: 10 }],
  });
  const extra = await createTestExtraItem(owner, { basePriceCents: 10_000 });
  const service = await createTestService(owner, { basePriceCents: 25_000 });
  await createTestFreightRules(owner, [{ state: "GO", amount: "350" }]);
  const buyer = await createTestUser(owner);
  const kits = [{ id: kit, amount: 1 }];
  const quoted = await callApi<{ freights: Freight[] }>("POST", "/app/user/freights/quote", {
    headers: buyer.headers,
    body: {
      variables: {
        ...{ shippingType: "CIF", address: HOME, volumes: { kits } },
        extraItems: [{ id: extra, amount: 2 }],
        serviceItems: [{ id: service, amount: 1 }],
      },
    },
  });
  const [freight] = quoted.data.freights;
  const beside = await callApi<{ freights: Freight[] }>("POST", "/app/user/freights/quote", {
    headers: buyer.headers,
    body: {
      variables: {
        ...{ shippingType: "CIF", address: HOME },
        volumes: { kits, products: [{ id: module.id, amount: 4 }] },
      },
    },
  });
  // Ten modules of the kit and four by themselves.
  expect(beside.data.freights[0]?.volumes.map(({ quantity }) => quantity)).toEqual([10, 4]);
  expect(freight?.volumes.map(({ skuId, quantity }) => [skuId, quantity])).toContainEqual([extra, 2]);
  expect(freight?.volumes.map(({ skuId, quantity }) => [skuId, quantity])).toContainEqual([service, 1]);
  const save = (amount: number) =>
    saveOrder(buyer, kits, {
      freightQuotations: freightsOf(freight?.id),
      extraItems: [{ id: extra, amount }],
      serviceItems: [{ id: service }],
    });
  // R$ 10.000,00 of the kit, 2 × R$ 100,00, R$ 250,00 of the service, and R$ 350,00
  expect((await save(2)).data).toMatchObject({ totalCents: 1_080_000, freightRequoted: false });
  expect((await save(3)).data).toMatchObject({ totalCents: 1_090_000, freightRequoted: true });
});
