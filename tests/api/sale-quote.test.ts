import { expect, test } from "vitest";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { SaleChoicesSchema } from "#domain/requests/sale-choices-schema.ts";
import { buildCart } from "#tests/factories/cart.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { WITH_EXTRAS } from "#tests/factories/sale.ts";
import { openTestServices } from "#tests/factories/services.ts";

/** A kit of R$ 10.000,00, an extra item of R$ 189,90, a service of R$ 250,00, and a quote of them. */
async function createQuote(priceDisplay: Record<string, string>) {
  const owner = await createTestDistributor({ actions: WITH_EXTRAS, settings: { priceDisplay } });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const extra = await createTestExtraItem(owner, { basePriceCents: 18_990 });
  const service = await createTestService(owner, { basePriceCents: 25_000 });
  const quoteFor = async ({ headers }: Pick<TestUser, "headers">) => {
    const { services, finish } = await openTestServices("http://any.localhost/", { headers });
    const quote = await services.sale.quote({
      cart: CartSchema.parse(buildCart({ kits: [{ id: kit, amount: 1 }], integratorId: owner.integratorId })),
      choices: SaleChoicesSchema.parse({ extraItems: [{ id: extra }], serviceItems: [{ id: service }] }),
    });
    await finish();
    const { lines, extraItems, services: offered, sales } = quote;
    return {
      line: lines.map(({ unitPriceCents, totalCents }) => [unitPriceCents, totalCents]),
      extra: extraItems.map(({ priceCents }) => priceCents),
      service: offered.map(({ priceCents }) => priceCents),
      totals: sales.CIF.totals,
      payments: sales.CIF.payments.map(({ totalCents, installmentCents }) => [totalCents, installmentCents]),
    };
  };
  const integrator = await createTestUser(owner, { permissions: ["closedKits"] });
  const admin = await createTestUser(owner, { type: "admin" });
  return { asIntegrator: () => quoteFor(integrator), asAdmin: () => quoteFor(admin) };
}

test("a checkout tells what extra items and services cost to who may see it alone", async () => {
  const { asIntegrator, asAdmin } = await createQuote({
    howToDisplayPricesInClosedKits: "onSelection",
    howToDisplayPricesExtraItems: "dontShowPrices",
  });
  const hidden = await asIntegrator();
  expect([hidden.extra, hidden.service]).toEqual([[null], [null]]);
  expect(hidden.totals).toMatchObject({
    ...{ extraItemsCents: null, servicesCents: null, freightCents: null },
    ...{ itemsCents: 1_000_000, totalCents: 1_053_990 },
  });
  const shown = await asAdmin();
  expect([shown.extra, shown.service]).toEqual([[18_990], [25_000]]);
  expect(shown.totals).toMatchObject({
    extraItemsCents: 18_990,
    servicesCents: 25_000,
    freightCents: 10_000,
  });
});

test("before prices are shown a checkout tells none: of lines, of the whole, or of what is paid", async () => {
  const { asIntegrator, asAdmin } = await createQuote({ howToDisplayPricesInClosedKits: "onRequest" });
  const hidden = await asIntegrator();
  expect(hidden.line).toEqual([[null, null]]);
  expect(hidden.payments).toEqual([[null, null]]);
  const { powerW: _power, installmentsCents, ...amounts } = hidden.totals;
  expect(
    [installmentsCents, ...Object.values(amounts)].every((one) => one === null || String(one) === ""),
  ).toBe(true);
  expect((await asAdmin()).line).toEqual([[1_000_000, 1_000_000]]);
});

test.each([
  [{ howToDisplayPricesInClosedKits: "onSelection", howToDisplayPricesInSeparateSale: "never" }, null, null],
  [{ howToDisplayPricesInClosedKits: "never", howToDisplayPricesInSeparateSale: "onSelection" }, null, null],
  [
    { howToDisplayPricesInClosedKits: "onSelection", howToDisplayPricesInSeparateSale: "onSelection" },
    1_000_000,
    1_060_000,
  ],
])("with %j a kit and a loose product in one cart cost %j and %j", async (priceDisplay, line, items) => {
  const owner = await createTestDistributor({
    actions: { enableClosedKits: true, singleProductPurchase: true },
    settings: { priceDisplay },
  });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const product = await createTestProduct(owner, { priceCents: 60_000 });
  const { headers } = await createTestUser(owner, { permissions: ["closedKits", "separateSale"] });
  const { services, finish } = await openTestServices("http://any.localhost/", { headers });
  const cart = buildCart({
    kits: [{ id: kit, amount: 1 }],
    products: [{ id: product.id, amount: 1 }],
    integratorId: owner.integratorId,
  });
  const { lines, sales } = await services.sale.quote({ cart: CartSchema.parse(cart) });
  await finish();
  // Either price would reveal the other one, by the total.
  expect(lines[0]?.totalCents).toBe(line);
  expect(lines[1]?.totalCents).toBe(line && 60_000);
  expect(sales.CIF.totals.itemsCents).toBe(items);
});
