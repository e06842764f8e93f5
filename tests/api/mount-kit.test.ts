import { expect, test } from "vitest";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestGroup, createTestPriceList } from "#tests/factories/pricing.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const PATH = "/app/user/mount-kit/products";

async function createSeller(
  settings: Record<string, unknown> = {},
  actions: Record<string, boolean> = {},
): Promise<TestDistributor> {
  const owner = await createTestDistributor({ actions: { kitMount: true, ...actions }, settings });
  await saveTestProducts(owner, [
    { type: "module", values: { productCode: "MOD-1", name: "Módulo Aurora", priceCents: 60_000 } },
    { type: "module", values: { productCode: "MOD-2", name: "Módulo Aurora antigo", isToSell: false } },
    { type: "inverter", values: { productCode: "INV-1", name: "Inversor Aurora" } },
    {
      type: "inverter",
      values: { productCode: "INV-2", name: "Inversor Aurora H", tipo_inversor: "hibrido" },
    },
    { type: "stringBox", values: { productCode: "STB-1", name: "String box Aurora" } },
    { type: "complementaryEquipment", values: { productCode: "CAB-1", name: "Cabo Aurora" } },
  ]);
  return owner;
}

async function find(owner: TestDistributor, query: string, permissions: readonly string[] = ["customKits"]) {
  const { headers } = await createTestUser(owner, { type: "integrator", permissions });
  const answer = await callApi<{ items: MountProduct[] }>("GET", `${PATH}?${query}`, { headers });
  return { ...answer, codes: answer.data.items.map(({ productCode }) => productCode) };
}

test("products of a type are found by their words, and only those on sale", async () => {
  const owner = await createSeller();
  const answer = await find(owner, "type=module&search=aurora");
  expect([answer.status, answer.codes]).toEqual([200, ["MOD-1"]]);
  expect(answer.data.items[0]?.sheet?.type).toBe("module");
  expect((await find(owner, "type=other&search=aurora")).codes).toEqual(["CAB-1", "STB-1"]);
  expect((await find(owner, "type=module&search=eclipse")).codes).toEqual([]);
});

test("products are found by their codes in one round trip, those of another distributor are not", async () => {
  const [owner, other] = [await createSeller(), await createSeller()];
  await saveTestProducts(other, [{ type: "module", values: { productCode: "MOD-9" } }]);
  const answer = await find(owner, `codes=${encodeURIComponent("MOD-1\nCAB-1\nMOD-9")}`);
  expect(answer.codes.sort()).toEqual(["CAB-1", "MOD-1"]);
  expect(roundTripsOf(answer)).toBeLessThanOrEqual(3); // two for the session, one of its own
});

test("who asks for another distributor's company finds nothing", async () => {
  const [owner, other] = [await createSeller(), await createSeller()];
  const { headers } = await createTestUser(owner, { type: "admin" });
  const ask = (id: string) =>
    callApi("GET", `${PATH}?type=module&search=aurora&integratorId=${id}`, { headers });
  expect((await ask(owner.integratorId)).status).toBe(200);
  expect((await ask(other.integratorId)).error).toMatchObject({
    type: "NOT_FOUND",
    details: { entity: "integrator" },
  });
});

test.each([
  ["onSelection", 60_000],
  ["onConfirmation", null],
  ["never", null],
])("with prices of products shown %s an integrator who chooses sees %s", async (mode, priceCents) => {
  const owner = await createSeller({ priceDisplay: { howToDisplayProductsPricesInMountKit: mode } });
  const answer = await find(owner, "codes=MOD-1");
  expect(answer.data.items.map((product) => product.priceCents)).toEqual([priceCents]);
});

test("how many units there are is told to who may see the inventory of custom kits", async () => {
  const owner = await createSeller();
  const unseen = { availability: "unavailable", futureStockDate: null, units: null };
  expect((await find(owner, "codes=MOD-1")).data.items[0]?.stock).toEqual(unseen);
  const seeing = await find(owner, "codes=MOD-1", [
    "customKits",
    "requestsCreation.customKits.showInventory",
  ]);
  expect(seeing.data.items[0]?.stock).toEqual({ ...unseen, units: { available: 0, coming: [] } });
  const express = await find(owner, "codes=MOD-1", [
    "customKits",
    "requestsCreation.kitExpress.showInventory",
  ]);
  expect(express.data.items[0]?.stock).toEqual(unseen);
});

test("hybrid inverters and string boxes are there where the distributor offers them", async () => {
  const plain = await createSeller({ kits: { showStringBox: false } });
  const codes = `codes=${encodeURIComponent("INV-1\nINV-2\nSTB-1")}`;
  expect((await find(plain, codes)).codes).toEqual(["INV-1"]);
  const hybrid = await createSeller({}, { hibridInverter: true });
  expect((await find(hybrid, codes)).codes).toEqual(["INV-1", "INV-2", "STB-1"]);
});

test("staff ask what products cost the company that they buy for; nobody else may name one", async () => {
  const owner = await createSeller({
    priceDisplay: { howToDisplayProductsPricesInMountKit: "onSelection" },
  });
  const gold = await createTestGroup(owner, { name: "Ouro" });
  const { headers: staff } = await createTestUser(owner, {
    type: "staff",
    permissions: ["requestsCreation.customKits"],
  });
  const [module] = (
    await callApi<{ items: MountProduct[] }>("GET", `${PATH}?codes=MOD-1`, { headers: staff })
  ).data.items;
  const id = module?.productId ?? "";
  await createTestPriceList(owner, { [id]: 45_000 }, { kind: "product", groupIds: [gold] });
  const ask = async (headers: Record<string, string>, integratorId?: string) => {
    const body = { purchaseType: "mountKits", products: [{ id }], ...(integratorId && { integratorId }) };
    const answer = await callApi<{ items: { singlePriceCents?: number }[] }>(
      "POST",
      "/app/user/prices/products",
      { headers, body },
    );
    return answer.status === 200 ? answer.data.items[0]?.singlePriceCents : answer.status;
  };
  expect(await ask(staff)).toBe(60_000);
  expect(await ask(staff, owner.integratorId)).toBe(45_000);
  const { headers: buyer } = await createTestUser(owner, { permissions: ["customKits"] });
  expect(await ask(buyer)).toBe(45_000);
  expect(await ask(buyer, "int_another")).toBe(404);
  expect(await ask(staff, "int_another")).toBe(404);
});
