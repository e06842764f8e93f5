import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import {
  createTestCenter,
  createTestCompany,
  createTestDistributor,
  createTestStructure,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { createTestGroup, createTestPriceList } from "#tests/factories/pricing.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

function readKits(user: TestUser, query = "") {
  return callApi<KitList>("GET", `/app/user/kits${query}`, { headers: user.headers });
}

test("a kit is listed once for each structure option, with the option's own price [KITS-07]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const metal = await createTestStructure(owner, "Metálico");
  const parts = [{ productId: (await createTestProduct(owner)).id, amount: 1 }];
  const ceramic = await createTestKit(owner, { components: parts, priceCents: 1_000_000 });
  const other = await createTestKit(owner, { components: parts, priceCents: 1_100_000, structureId: metal });
  await changeRows(
    owner,
    sql`update kit_option set kit_id = (select kit_id from kit_option where id = ${ceramic}) where id = ${other}`,
  );
  const { items, totalItems } = (await readKits(user, "?sort=price")).data;
  expect(totalItems).toBe(2);
  expect(items).toMatchObject([
    { id: ceramic, structureId: owner.structureId, structureName: "Telhado cerâmico", priceCents: 1_000_000 },
    { id: other, structureId: metal, structureName: "Metálico", priceCents: 1_100_000 },
  ]);
  expect(items[0]?.kitId).toBe(items[1]?.kitId);
});

test("the distributor's people list kits at the prices of the company that they buy for", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const company = await createTestCompany(owner);
  const groupId = await createTestGroup(owner, { integratorId: company });
  await createTestPriceList(owner, { [kit]: 900_000 }, { groupIds: [groupId] });
  const priceOf = async (user: TestUser, query = "") =>
    (await readKits(user, query)).data.items[0]?.priceCents;
  expect(await priceOf(admin)).toBe(1_000_000);
  expect(await priceOf(admin, `?integrator=${company}`)).toBe(900_000);
  const prices = await callApi<{ items: { singlePriceCents?: number }[] }>("POST", "/app/user/prices/kits", {
    headers: admin.headers,
    body: { integrator: company, kits: [{ id: kit, amount: 2 }] },
  });
  expect(prices.data.items[0]?.singlePriceCents).toBe(900_000);

  const foreign = await createTestCompany(await createTestDistributor());
  expect((await readKits(admin, `?integrator=${foreign}`)).status).toBe(404);
  const integrator = await createTestUser(owner);
  expect((await readKits(integrator, `?integrator=${company}`)).status).toBe(404);
  expect((await readKits(integrator, `?integrator=${owner.integratorId}`)).status).toBe(200);
});

test("an entry says what the kit is, costs and holds, and in which structures it is sold [KITS-06]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const [metal, ground] = [
    await createTestStructure(owner, "Metálico"),
    await createTestStructure(owner, "Solo"),
  ];
  const module = await createTestProduct(owner);
  const inverter = await createTestProduct(owner, { type: "inverter" });
  const components = [
    { productId: module.id, amount: 10 },
    { productId: inverter.id, amount: 1 },
  ];
  const kit = await createTestKit(owner, { powerW: 5_500, priceCents: 1_234_567, components });
  const priceCents = 1_300_050;
  const others = [
    await createTestKit(owner, { powerW: 9_000, priceCents, components, structureId: metal }),
    await createTestKit(owner, { powerW: 9_000, components, structureId: ground, isToSell: false }),
  ];
  for (const other of others) {
    await changeRows(
      owner,
      sql`update kit_option set kit_id = (select kit_id from kit_option where id = ${kit}) where id = ${other}`,
    );
  }
  await changeRows(
    owner,
    sql`update kit set description = 'Para telhados' where distributor_id = ${owner.id}`,
  );
  const { items } = (await readKits(user)).data;
  expect(items).toHaveLength(2);
  expect(items[0]).toEqual({
    id: kit,
    kitId: expect.stringMatching(/^kit_/),
    name: "Kit 5,50 kWp · Telhado cerâmico",
    productCode: items[0]?.kitId,
    description: "Para telhados",
    power: 5.5,
    powerW: 5_500,
    price: 12_345.67,
    basePrice: 12_345.67,
    priceCents: 1_234_567,
    pricePerKwpCents: 224_467, // 1_234_567 ÷ 5.5 = 224_466.7
    amount: 0,
    isPromotional: false,
    photoUrl: null,
    structureId: owner.structureId,
    structureName: "Telhado cerâmico",
    structures: [
      { id: metal, name: "Metálico", amount: 0, price: 13_000.5 },
      { id: owner.structureId, name: "Telhado cerâmico", amount: 0, price: 12_345.67 },
    ],
    centerName: "CD Goiânia",
    availability: "inStock",
    futureStockDate: null,
    dcAcRatio: "1.10", // 5_500 W over 5_000 W
    products: [
      { productId: module.id, name: "Módulo 550 W", manufacturer: "Fabricante", type: "module", amount: 10 },
      {
        productId: inverter.id,
        name: "Inversor 5 kW",
        manufacturer: "Fabricante",
        type: "inverter",
        amount: 1,
      },
    ],
  });
});

test.each([
  ["onSelection", "integrator", true],
  ["onConfirmation", "integrator", false],
  ["onRequest", "integrator", false],
  ["never", "integrator", false],
  ["never", "admin", true],
  ["never", "staff", true],
] as const)(
  "with closed kit prices shown %s, the %s sees prices in the list: %s",
  async (closedKits, type, isShown) => {
    const owner = await createTestDistributor({
      settings: { priceDisplay: { howToDisplayPricesInClosedKits: closedKits } },
    });
    const permissions = type === "staff" ? ["requestsCreation.closedKits"] : ["closedKits"];
    const user = await createTestUser(owner, { type, permissions });
    await createTestKit(owner);
    const [kit] = (await readKits(user)).data.items;
    const fields = Object.keys(kit ?? {}).filter((name) => /price/i.test(name));
    expect(fields.sort()).toEqual(isShown ? ["basePrice", "price", "priceCents", "pricePerKwpCents"] : []);
    expect(kit?.structures).toEqual([
      { id: owner.structureId, name: "Telhado cerâmico", amount: 0, ...(isShown ? { price: 10_000 } : {}) },
    ]);
  },
);

test("under exclusivity an integrator without a center has to choose one; the distributor's people need none", async () => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  await createTestKit(owner);
  const refused = await readKits(await createTestUser(owner));
  expect(refused.status).toBe(422);
  expect(refused.error.type).toBe("CENTER_REQUIRED");
  expect((await readKits(await createTestUser(owner, { type: "admin" }))).data.totalItems).toBe(1);
});

test("under exclusivity a kit's availability is the chosen center's [STOCK-01]", async () => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  const campinas = await createTestCenter(owner);
  const module = await createTestProduct(owner, { onHand: 10 });
  await createTestKit(owner, { components: [{ productId: module.id, amount: 10 }] });
  await changeRows(
    owner,
    sql`insert into stock (distributor_id, product_id, center_id, on_hand) values (${owner.id}, ${module.id}, ${campinas}, 9)`,
  );
  const atGoiania = await readKits(await createTestUser(owner, { chosenCenterId: owner.centerId }));
  expect(atGoiania.data.items).toMatchObject([{ centerName: "CD Goiânia", availability: "inStock" }]);
  const atCampinas = await readKits(await createTestUser(owner, { chosenCenterId: campinas }));
  expect(atCampinas.data.items).toMatchObject([{ centerName: "CD Campinas", availability: "unavailable" }]);
});

test("a kit arrives with the last of the products it waits for, and reserved units are not free", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const soon = { onHand: 0, conditional: 10, futureStockOn: "2099-03-01" };
  const later = { onHand: 10, conditional: 10, futureStockOn: "2099-04-15" };
  const [one, two] = [await createTestProduct(owner, soon), await createTestProduct(owner, later)];
  await createTestKit(owner, {
    components: [
      { productId: one.id, amount: 10 },
      { productId: two.id, amount: 10 },
    ],
  });
  expect((await readKits(user)).data.items).toMatchObject([
    { availability: "arriving", futureStockDate: "2099-03-01" },
  ]);
  await changeRows(owner, sql`update stock set reserved = 1 where product_id = ${two.id}`);
  expect((await readKits(user)).data.items).toMatchObject([
    { availability: "arriving", futureStockDate: "2099-04-15" },
  ]);
  await changeRows(
    owner,
    sql`update stock_arrival set expected_on = '2020-01-01' where distributor_id = ${owner.id}`,
  );
  expect((await readKits(user)).data.items).toMatchObject([
    { availability: "arriving", futureStockDate: null },
  ]);
  await changeRows(owner, sql`update stock set reserved = 11 where product_id = ${two.id}`);
  expect((await readKits(user)).data.items).toMatchObject([
    { availability: "unavailable", futureStockDate: null },
  ]);
});
