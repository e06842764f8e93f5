import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ExtraItemPricesAnswer, PriceTotalAnswer } from "#domain/requests/price-sale-schema.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestExtraItem } from "#tests/factories/offers.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { WITH_EXTRAS } from "#tests/factories/sale.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Headers = Record<string, string>;
type Items = { items: { singlePrice?: number }[] };
interface Part {
  settings: Record<string, unknown>;
  version: string;
}

const DISPLAY = {
  howToDisplayPricesInClosedKits: "never",
  howToDisplayProductsPricesInMountKit: "never",
  howToDisplayKitPriceInMountKit: "onRequest",
  howToDisplayProductsPricesInKitExpress: "never",
  howToDisplayKitPriceInKitExpress: "onRequest",
  howToDisplayPricesInSeparateSale: "never",
  howToDisplayPricesExtraItems: "dontShowPrices",
  howToDisplayFreightValue: "never",
};
const PRICES = {
  hasDefaultDiscount: false,
  editableInvoce: "none",
  companyEditableInvoce: "none",
  driftThresholdPct: "2",
};

const pathOf = (name: string) => `/app/staff/settings/${name}`;
const read = async (name: string, headers: Headers) =>
  (await callApi<Part>("GET", pathOf(name), { headers })).data;
const save = (name: string, headers: Headers, settings: unknown, version: string) =>
  callApi<Part>("PUT", pathOf(name), { headers, body: { settings, version } });

async function createStaff(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ settings });
  const { headers } = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.precifications"],
  });
  return { owner, headers };
}

async function storedOf(owner: TestDistributor): Promise<Record<string, unknown>> {
  const [row] = await readRows(
    owner,
    sql`select settings from distributor_profile where distributor_id = ${owner.id}`,
  );
  return JSON.parse(String(row?.["settings"])) as Record<string, unknown>;
}

test("price display settings begin as the specification says, are saved, and who buys reads them", async () => {
  const { owner, headers } = await createStaff({ priceDisplay: {} });
  const begun = await read("priceDisplay", headers);
  expect(begun.settings).toEqual(DISPLAY);
  const changed = {
    ...DISPLAY,
    howToDisplayPricesInClosedKits: "onSelection",
    howToDisplayPricesExtraItems: "showPrices",
  };
  expect((await save("priceDisplay", headers, changed, begun.version)).status).toBe(200);
  const { headers: buyer } = await createTestUser(owner);
  const seen = await callApi("GET", "/app/user/settings/priceDisplay", { headers: buyer });
  expect(seen.data["settings"]).toEqual(changed);
  expect((await storedOf(owner))["priceDisplay"]).toEqual(changed);
  const [log] = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and event = 'price-settings.changed'`,
  );
  expect(log).toEqual({ event: "price-settings.changed" });
});

/** A shop with all purchase types, and the prices that its buyer sees, by setting. */
async function createShop() {
  const { owner, headers } = await createStaff({ priceDisplay: {} });
  const actions = { ...WITH_EXTRAS, kitMount: true, kitExpress: true, singleProductPurchase: true };
  await changeRows(
    owner,
    sql`update distributor_profile set actions = ${JSON.stringify(actions)} where distributor_id = ${owner.id}`,
  );
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const { id: product } = await createTestProduct(owner, { priceCents: 60_000 });
  const extra = await createTestExtraItem(owner, { basePriceCents: 18_990 });
  const permissions = ["closedKits", "customKits", "kitExpress", "separateSale"] as const;
  const { headers: buyer } = await createTestUser(owner, { permissions: [...permissions] });
  const ask = async <Data>(path: string, body: object) =>
    (await callApi<Data>("POST", `/app/user/${path}`, { headers: buyer, body })).data;
  const productPrice = async (purchaseType: string) =>
    (await ask<Items>("prices/products", { purchaseType, products: [{ id: product }] })).items[0]
      ?.singlePrice;
  const totalOf = async (purchaseType: string) =>
    (
      await ask<PriceTotalAnswer>("prices/total", {
        purchaseType,
        productItems: [{ id: product, amount: 1 }],
      })
    ).precificationSummary?.totalValue;
  const address = { CEP: "74000-000", city: "Goiânia", state: "GO" };
  const told = {
    howToDisplayPricesInClosedKits: async () =>
      (await ask<Items>("prices/kits", { kits: [{ id: kit }] })).items[0]?.singlePrice,
    howToDisplayProductsPricesInMountKit: () => productPrice("mountKits"),
    howToDisplayKitPriceInMountKit: () => totalOf("mountKits"),
    howToDisplayProductsPricesInKitExpress: () => productPrice("kitExpress"),
    howToDisplayKitPriceInKitExpress: () => totalOf("kitExpress"),
    howToDisplayPricesInSeparateSale: () => productPrice("separatedSales"),
    howToDisplayPricesExtraItems: async () =>
      (await ask<ExtraItemPricesAnswer>("prices/extra-items", { extraItems: [{ id: extra, amount: 1 }] }))
        .extraItems[0]?.price,
    howToDisplayFreightValue: async () =>
      (
        await ask<{ freights: { price: number | null }[] }>("freights/quote", {
          variables: { shippingType: "FOB", address, volumes: { kits: [{ id: kit, amount: 1 }] } },
        })
      ).freights[0]?.price,
  };
  const askAll = async () => {
    const answers: Record<string, number | null> = {};
    for (const [name, tell] of Object.entries(told)) answers[name] = (await tell()) ?? null;
    return answers;
  };
  return { headers, askAll };
}

test("each price shows by its own setting, and by no other [PRICING-12]", async () => {
  const { headers, askAll } = await createShop();
  const nothing = Object.fromEntries(Object.keys(DISPLAY).map((name) => [name, null]));
  expect(await askAll()).toEqual(nothing);
  const worth = {
    howToDisplayPricesInClosedKits: 10_000,
    howToDisplayProductsPricesInMountKit: 600,
    howToDisplayKitPriceInMountKit: 600,
    howToDisplayProductsPricesInKitExpress: 600,
    howToDisplayKitPriceInKitExpress: 600,
    howToDisplayPricesInSeparateSale: 600,
    howToDisplayPricesExtraItems: 189.9,
    howToDisplayFreightValue: 0,
  };
  for (const [name, price] of Object.entries(worth)) {
    const shown = name === "howToDisplayPricesExtraItems" ? "showPrices" : "onSelection";
    const { version } = await read("priceDisplay", headers);
    await save("priceDisplay", headers, { ...DISPLAY, [name]: shown }, version);
    expect(await askAll()).toEqual({ ...nothing, [name]: price });
  }
});

test("the platform's limit for administrators stays when a distributor saves its own settings", async () => {
  const { owner, headers } = await createStaff({ prices: { ...PRICES, adminDiscountLimitPct: "15" } });
  const begun = await read("prices", headers);
  expect(begun.settings).toEqual(PRICES);
  const changed = { ...PRICES, hasDefaultDiscount: true, driftThresholdPct: "3.5" };
  expect((await save("prices", headers, changed, begun.version)).data.settings).toEqual(changed);
  expect((await storedOf(owner))["prices"]).toEqual({ ...changed, adminDiscountLimitPct: "15" });
  const raised = await save("prices", headers, { ...changed, adminDiscountLimitPct: "100" }, begun.version);
  expect(raised.status).toBe(400);
});

test("a version that is not the one that stands is refused, and nothing is saved", async () => {
  const { owner, headers } = await createStaff();
  const { version } = await read("prices", headers);
  await save("prices", headers, { ...PRICES, hasDefaultDiscount: true }, version);
  const late = await save("prices", headers, { ...PRICES, driftThresholdPct: "9" }, version);
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await storedOf(owner))["prices"]).toMatchObject({ driftThresholdPct: "2" });
});

test.each([["100.1"], ["-1"], ["2,5"]])("a threshold of %s is no percentage", async (driftThresholdPct) => {
  const { headers } = await createStaff();
  const { version } = await read("prices", headers);
  expect((await save("prices", headers, { ...PRICES, driftThresholdPct }, version)).status).toBe(400);
});

test("items to try a formula with are found by part of name or code, of the own distributor alone", async () => {
  const { owner, headers } = await createStaff();
  const other = await createStaff();
  const values = { name: "Módulo Aurora 550 W", productCode: "AUR-550" };
  const [id] = await saveTestProducts(owner, [{ type: "module", values }, { type: "inverter" }]);
  await saveTestProducts(other.owner, [{ type: "module", values }]);
  const find = async (search: string) =>
    (
      await callApi<{ items: unknown[] }>("GET", `/app/staff/pricing/trial-items?search=${search}`, {
        headers,
      })
    ).data.items;
  const found = [{ kind: "product", id, code: "AUR-550", name: "Módulo Aurora 550 W" }];
  expect(await find("modulo aur")).toEqual(found);
  expect(await find("aur-5")).toEqual(found);
  expect(await find("")).toHaveLength(2);
});
