import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { KitCompositionAnswer, KitDesignAnswer, KitPartAnswer } from "#domain/design/design-answer.ts";
import { askDesign, createDesignShop, createTestIrradiation } from "#tests/factories/design-shop.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { FIXTURE_ROOFS } from "#tests/factories/fixture-roofs.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

type Headers = Record<string, string>;

const billOf = (kit: Pick<KitDesignAnswer, "products"> | undefined) =>
  Object.fromEntries((kit?.products ?? []).map(({ productCode, amount }) => [productCode, amount]));

const compose = (headers: Headers, body: Record<string, unknown>) =>
  callApi<KitCompositionAnswer>("POST", "/app/user/kits/compose", { headers, body });

test("a call answers for each of the twelve roofs the bill of materials worked by hand", async () => {
  const { headers, structureIds, ids } = await createDesignShop();
  await createTestIrradiation();
  for (const {
    name,
    targetKwp,
    structure,
    rows,
    cableMetres,
    module,
    inverterKinds,
    ...roof
  } of FIXTURE_ROOFS) {
    const answer = await askDesign(headers, {
      target: typeof targetKwp === "number" ? { powerKwp: targetKwp } : targetKwp,
      structure: { id: structureIds[structure], rows, cableMetres },
      grid: roof.grid,
      moduleId: module === null ? null : ids[module],
      inverterKind: inverterKinds[0] ?? null,
    });
    const [best] = answer.data.kits;
    const free = (best?.products ?? []).filter(({ freeAmount }) => freeAmount > 0);
    expect([
      name,
      billOf(best),
      Object.fromEntries(free.map((line) => [line.productCode, line.freeAmount])),
      best?.findings.map(({ code }) => code),
    ]).toEqual([name, roof.bill, roof.free, roof.warnings]);
  }
});

test("designing costs one database round trip more than the request itself", async () => {
  const { headers } = await createDesignShop();
  await askDesign(headers);
  expect(roundTripsOf(await askDesign(headers))).toBe(2);
});

test("a city is found however it is typed, and without irradiation of its own the nearest counts", async () => {
  const { headers } = await createDesignShop();
  await createTestIrradiation();
  const placeOf = async (city: string) =>
    (await askDesign(headers, { target: { monthlyKwh: 500, state: "GO", city } })).data.place;
  const goiania = { city: "Goiânia", state: "GO", whM2Day: 5437 };
  expect(await placeOf("goiania")).toMatchObject(goiania);
  expect(await placeOf("Anápolis")).toMatchObject(goiania);
  expect(await placeOf("")).toMatchObject(goiania);
});

test("a kit says its price, its ratio and what it gives in a month", async () => {
  const { headers, structureIds, ids } = await createDesignShop();
  await createTestIrradiation();
  const target = { monthlyKwh: 620, state: "GO", city: "Goiânia" };
  const query = {
    target,
    grid: "bifasico",
    structure: { id: structureIds.ceramico, rows: 1, cableMetres: 25 },
  };
  const ask = async () => (await askDesign(headers, { ...query, moduleId: ids["MOD-LON-550"] })).data.kits[0];
  // 5 399,10 + 3 590,00 + box 289,90 + structure 836,10 + fixing 89,70 + cable 245,00 + connectors 17,80
  expect(await ask()).toMatchObject({
    powerW: 4_950,
    moduleCount: 9,
    priceCents: 1_046_760,
    pricePerKwpCents: 211_467, // 1 046 760 ÷ 4.95
    dcAcRatio: "0.99",
    monthlyKwh: 639, // 4.95 × 365 × 5.437 × 0.78 ÷ 12 = 638.55
    availability: "inStock",
  });
});

test("prices and amounts in stock are left out for who may not see them", async () => {
  const hidden = { priceDisplay: { howToDisplayKitPriceInKitExpress: "onRequest" } };
  const { owner, headers } = await createDesignShop({ settings: hidden });
  const { kits } = (await askDesign(headers)).data;
  const [kit] = kits;
  expect(kit).not.toHaveProperty("priceCents");
  expect(kit).not.toHaveProperty("pricePerKwpCents");
  const reasons = kits.flatMap((one) => one.reasons);
  expect(reasons).toContain("closestPower");
  expect(reasons).not.toContain("bestPricePerWp");
  expect(reasons).not.toContain("lowestTotal");
  expect(kit?.products[0]).not.toHaveProperty("singlePriceCents");
  expect(kit?.products[0]).not.toHaveProperty("units");
  const { headers: informed } = await createTestUser(owner, {
    permissions: ["kitExpress", "customKits", "requestsCreation.kitExpress.showInventory"],
  });
  expect((await askDesign(informed)).data.kits[0]?.products[0]).toMatchObject({
    units: { available: 5_000, coming: [] },
  });
  const { headers: admin } = await createTestUser(owner, { type: "admin" });
  const { kits: priced } = (await askDesign(admin)).data;
  const [whole] = priced;
  expect(whole?.products[0]).toMatchObject({
    units: { available: 5_000, coming: [] },
    singlePriceCents: expect.any(Number) as number,
  });
  expect(whole?.reasons).toContain("bestPricePerWp");
  expect(priced.flatMap((one) => one.reasons)).toContain("lowestTotal");
});

test("what is not there yet comes after what is, with the day on which it arrives", async () => {
  const { owner, headers, ids } = await createDesignShop();
  const modules = [ids["MOD-RIS-450"], ids["MOD-TRI-600"]];
  await changeRows(
    owner,
    sql`update stock set on_hand = 0 where distributor_id = ${owner.id}
      and product_id in (select value from json_each(${JSON.stringify(modules)}))`,
  );
  const [first, ...others] = (await askDesign(headers, { grid: "monofasico" })).data.kits;
  expect([first?.availability, billOf(first)["MOD-LON-550"]]).toEqual(["inStock", 10]);
  expect(others.at(-1)).toMatchObject({ availability: "unavailable" });
});

test.each([
  [{ moduleId: "prd_other" }, "NO_MODULE"],
  [{ manufacturer: "Ninguém" }, "NO_MODULE"],
  [{ inverterKind: "solaredge" }, "NO_INVERTER"],
  [{ target: { powerKwp: 900 }, inverterKind: "micro" }, "NO_INVERTER_FOR_POWER"],
])("where nothing fits, %j, the answer says why: %s", async (query, failure) => {
  const { headers } = await createDesignShop();
  const { data } = await askDesign(headers, query);
  expect([data.kits, data.failure]).toEqual([[], failure]);
});

test("a city that is not there and a power out of bounds are refused", async () => {
  const { headers } = await createDesignShop();
  await createTestIrradiation();
  const wrong = await askDesign(headers, { target: { monthlyKwh: 500, state: "GO", city: "Nenhures" } });
  expect([wrong.status, wrong.error.type]).toEqual([400, "INVALID_BODY"]);
  expect((await askDesign(headers, { target: { powerKwp: 1_000.1 } })).status).toBe(400);
  expect((await askDesign(headers, { target: { powerKwp: 0.29 } })).status).toBe(400);
});

test("staff designs for a company of its distributor only, at the center that serves it", async () => {
  const { owner } = await createDesignShop();
  const { headers } = await createTestUser(owner, {
    type: "staff",
    permissions: ["requestsCreation.kitExpress"],
  });
  const own = await askDesign(headers, { integratorId: owner.integratorId });
  expect([own.status, own.data.centerName]).toEqual([200, "CD Goiânia"]);
  const other = await createTestDistributor();
  expect((await askDesign(headers, { integratorId: other.integratorId })).status).toBe(404);
});

test("a kit that was changed is completed again: what follows the recommendation moves, what was taken out stays out", async () => {
  const { headers, structureIds, ids } = await createDesignShop();
  const structure = { id: structureIds.ceramico, rows: 2, cableMetres: 20 };
  const { data } = await askDesign(headers, { structure, moduleId: ids["MOD-LON-550"], grid: "monofasico" });
  const products = (data.kits[0]?.products ?? []).map(({ id, productCode, amount, recAmount }) => {
    if (productCode === "MOD-LON-550") return { id, amount: 8, recAmount };
    return { id, amount: productCode === "STB-2E-600" ? 0 : amount, recAmount };
  });
  const { data: kit } = await compose(headers, { structure, grid: "monofasico", products });
  expect(billOf(kit)).toEqual({
    ...{ "MOD-LON-550": 8, "INV-DEY-5000": 1, "EST-CERAMICO": 8, "FIX-4MOD": 2 },
    ...{ "CAB-6MM-VM": 20, "CAB-6MM-PT": 20, "CON-MC4-PAR": 2 },
  });
  expect(kit.removed).toMatchObject([{ productCode: "STB-2E-600", amount: 0, recAmount: 1 }]);
  expect([kit.powerW, kit.findings]).toEqual([4_400, []]);
});

test("a kit with an error is told and not refused; what is not on sale is named", async () => {
  const { headers, ids } = await createDesignShop();
  const { data } = await compose(headers, {
    grid: "monofasico",
    products: [
      { id: ids["MOD-LON-550"], amount: 21 },
      { id: ids["INV-DEY-5000"], amount: 1 },
      { id: "prd_gone", amount: 1 },
    ],
  });
  expect(data.findings[0]).toMatchObject({ severity: "error", code: "VOLTAGE_ABOVE_LIMIT" });
  expect(data.missingIds).toEqual(["prd_gone"]);
});

test("parts for a kit are found by their words, the cheapest first, without the list's prices", async () => {
  const { headers } = await createDesignShop();
  const find = (body: object) =>
    callApi<{ items: KitPartAnswer[] }>("POST", "/app/user/kits/parts", { headers, body });
  const { items } = (await find({ group: "inverters", search: "dey" })).data;
  expect(items.map(({ productCode }) => productCode)).toEqual([
    "MIC-DEY-2000",
    "INV-DEY-5000",
    "INV-DEY-7500",
  ]);
  expect(items[0]?.part.priceCents).toBe(0);
  expect(items[0]).not.toHaveProperty("singlePriceCents");
});

test("who mounts custom kits only asks for no express kits, and the other way round", async () => {
  const { owner } = await createDesignShop();
  const ask = async (permission: string, purchaseType: string) => {
    const { headers } = await createTestUser(owner, { permissions: [permission] });
    return (await askDesign(headers, { purchaseType })).status;
  };
  expect(await ask("customKits", "mountKits")).toBe(200);
  expect(await ask("customKits", "kitExpress")).toBe(400);
  expect(await ask("kitExpress", "kitExpress")).toBe(200);
  expect(await ask("kitExpress", "mountKits")).toBe(400);
});
