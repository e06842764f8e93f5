import { expect, test } from "vitest";
import type { ProductBase } from "#domain/loose-products/product-base-schema.ts";
import { createTestRegion } from "#tests/factories/distribution.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { createLooseSeller } from "#tests/factories/sale-products.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("the base load has regions, a first page of products, kit settings, structures and steps; the shop has its own products [CALLS-36, ECOM-08]", async () => {
  const owner = await createLooseSeller();
  await createTestRegion(owner);
  await saveTestProducts(owner, [
    { type: "module", values: { name: "A", featuredEcommerce: true } },
    { type: "module", values: { name: "B" } },
    { type: "inverter", values: { name: "C", isToSell: false } },
  ]);
  const { headers } = await createTestUser(owner, { permissions: ["separateSale", "customKits"] });
  const read = (query: string) =>
    callApi<ProductBase>("GET", `/app/user/products/base?${query}`, { headers });
  const loose = await read("purchaseType=separatedSales&eventType=budget&ecommerce=false&pageSize=1");
  expect(loose.data).toMatchObject({
    regions: [{ states: ["DF", "GO"], centerPriority: [{ id: owner.centerId, order: 1 }] }],
    totalProducts: 2,
    totalIsExact: true,
    showsPrices: true,
    kitSettings: { modulesOrientation: "ambas" },
    mountKitSettings: { howIntegratorsCanMountKit: "manual" },
    structureNames: [{ id: owner.structureId, name: "Telhado cerâmico" }],
  });
  expect(loose.data.products.map(({ name, priceCents }) => [name, priceCents])).toEqual([["A", 100_000]]);
  expect(loose.data.stepsMountKit[0]).toEqual({ type: "module", show: true, required: true });
  const mounted = await read("purchaseType=mountKits&eventType=order&ecommerce=false");
  expect(mounted.data.products.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ["A", undefined],
    ["B", undefined],
  ]);
  const shop = await read("purchaseType=separatedSales&eventType=order&ecommerce=true");
  expect(shop.data).toMatchObject({ products: [{ name: "A" }], totalProducts: 1 });
  for (const eventType of ["budgetToOrder", "editFreight"]) {
    const kept = await read(`purchaseType=separatedSales&eventType=${eventType}&ecommerce=false`);
    expect(kept.data).toMatchObject({ products: [], totalProducts: 0 });
    expect(kept.data.structureNames).toHaveLength(1);
  }
});
