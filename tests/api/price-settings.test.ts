import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Headers = Record<string, string>;
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
