import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import {
  createTestDistributor,
  createTestStructure,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

function readKits(user: TestUser, query = "") {
  return callApi<KitList>("GET", `/app/user/kits${query}`, { headers: user.headers });
}

async function idsOf(user: TestUser, query = "") {
  return (await readKits(user, query)).data.items.map(({ id }) => id);
}

test("kits to buy come in pages of ten from the first, with the number of all and the structures [CALLS-38]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const metal = await createTestStructure(owner, "Metálico");
  const parts = [{ productId: (await createTestProduct(owner)).id, amount: 1 }];
  const ids: string[] = [];
  for (let at = 1; at <= 12; at += 1) {
    ids.push(await createTestKit(owner, { powerW: at * 1_000, components: parts }));
  }
  const grounded = await createTestKit(owner, { powerW: 12_500, components: parts, structureId: metal });
  const first = await readKits(user);
  expect(first.data).toMatchObject({ totalItems: 13, page: 1, limit: 10 });
  expect(first.data.filter.structures).toEqual([
    { id: metal, name: "Metálico" },
    { id: owner.structureId, name: "Telhado cerâmico" },
  ]);
  expect(first.data.items.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(await idsOf(user, "?page=2")).toEqual([...ids.slice(10), grounded]);
  expect(await idsOf(user, "?page=3")).toEqual([]);
  expect(await idsOf(user, "?page=2&limit=5")).toEqual(ids.slice(5, 10));
  expect(await idsOf(user, `?structure=${metal}`)).toEqual([grounded]);
  expect(await idsOf(user, "?minPower=11&maxPower=12")).toEqual(ids.slice(10));
  expect((await readKits(user, "?minPower=11&maxPower=12&fullList=true")).data.totalItems).toBe(13);
});

test.each([
  ["minPower=5.5&maxPower=5.5", true],
  ["minPower=5.49&maxPower=5.5", true],
  ["minPower=5.5&maxPower=5.51", true],
  ["minPower=5.51&maxPower=9", false],
  ["minPower=0&maxPower=5.49", false],
] as const)("a kit of 5.5 kWp asked for with %s: %s", async (range, isFound) => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await createTestKit(owner, { powerW: 5_500 });
  expect((await readKits(user, `?${range}`)).data.totalItems).toBe(isFound ? 1 : 0);
});

test("the range is 0 to 1000 kWp by default and for the full list, both ends included [KITS-10]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const parts = [{ productId: (await createTestProduct(owner)).id, amount: 1 }];
  const smallest = await createTestKit(owner, { powerW: 1, components: parts });
  const largest = await createTestKit(owner, { powerW: 1_000_000, components: parts });
  await createTestKit(owner, { powerW: 1_000_001, components: parts });
  const all = [smallest, largest];
  expect(await idsOf(user)).toEqual(all);
  expect(await idsOf(user, "?minPower=0&maxPower=1000")).toEqual(all);
  expect(await idsOf(user, "?fullList=true&minPower=500&maxPower=600")).toEqual(all);
  expect((await readKits(user)).data.filter.structures).toEqual([
    { id: owner.structureId, name: "Telhado cerâmico" },
  ]);
});

test("only kits on promotion are listed when asked for", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const parts = [{ productId: (await createTestProduct(owner)).id, amount: 1 }];
  const [one, other] = [
    await createTestKit(owner, { powerW: 5_000, components: parts }),
    await createTestKit(owner, { powerW: 6_000, components: parts }),
  ];
  await changeRows(
    owner,
    sql`update kit_option set promotional = (id = ${other}) where distributor_id = ${owner.id}`,
  );
  expect(await idsOf(user, "?promotional=true")).toEqual([other]);
  expect(await idsOf(user, "?promotional=false")).toEqual([one, other]);
  expect(await idsOf(user, "?promotional=true&maxPower=5.5")).toEqual([]);
});

test("kits are narrowed by manufacturer, by phase and by stock at the selling center, and the choices are those of kits", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const [sun, moon, unused] = [
    await createTestProduct(owner, { manufacturer: "Sol" }),
    await createTestProduct(owner, { manufacturer: "Lua", onHand: 9, conditional: 5 }),
    await createTestProduct(owner, { manufacturer: "Sem kit" }),
  ];
  const single = await createTestProduct(owner, { type: "inverter", manufacturer: "Lua", onHand: 1 });
  const triple = await createTestProduct(owner, { type: "inverter", manufacturer: "Rio", grid: "trifasico" });
  const cable = await createTestProduct(owner, { type: "complementaryEquipment", manufacturer: "Cabos" });
  const kitOf = (powerW: number, ...components: { productId: string; amount: number }[]) =>
    createTestKit(owner, { powerW, components });
  const small = await kitOf(1_000, { productId: sun.id, amount: 10 }, { productId: single.id, amount: 1 });
  const middle = await kitOf(2_000, { productId: moon.id, amount: 10 }, { productId: triple.id, amount: 1 });
  const large = await kitOf(3_000, { productId: sun.id, amount: 10 }, { productId: single.id, amount: 2 });
  const cabled = await kitOf(4_000, { productId: sun.id, amount: 1 }, { productId: cable.id, amount: 1 });
  expect(unused.id).toBeTruthy();
  const { filter } = (await readKits(user)).data;
  expect([filter.manufacturers, filter.phases]).toEqual([
    ["Lua", "Rio", "Sol"],
    ["monofasico", "trifasico"],
  ]);
  expect(await idsOf(user, "?manufacturer=Lua")).toEqual([small, middle, large]);
  expect(await idsOf(user, "?manufacturer=Cabos")).toEqual([]);
  expect(await idsOf(user, "?phase=trifasico")).toEqual([middle]);
  expect(await idsOf(user, "?manufacturer=Sol&phase=monofasico&sort=price")).toHaveLength(2);
  expect(await idsOf(user, "?stock=inStock")).toEqual([small, cabled]);
  expect(await idsOf(user, "?stock=available")).toEqual([small, middle, cabled]);
  expect((await readKits(user, "?stock=available&limit=1")).data.totalItems).toBe(3);
  // An empty choice of a form is none.
  expect(await idsOf(user, "?manufacturer=&phase=&stock=")).toHaveLength(4);
  for (const { availability } of (await readKits(user, "?stock=inStock")).data.items) {
    expect(availability).toBe("inStock");
  }
  await changeRows(owner, sql`update stock set reserved = on_hand where distributor_id = ${owner.id}`);
  expect(await idsOf(user, "?stock=inStock")).toEqual([]);
});

test("options are listed by id, whatever the range, and those that are not on sale are left out", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const parts = [{ productId: (await createTestProduct(owner)).id, amount: 1 }];
  const small = await createTestKit(owner, { powerW: 5_000, components: parts });
  const large = await createTestKit(owner, { powerW: 50_000, components: parts });
  const off = await createTestKit(owner, { components: parts, isToSell: false });
  const elsewhere = await createTestKit(await createTestDistributor());
  const ids = [large, small, off, elsewhere].join(",");
  expect(await idsOf(user, `?ids=${ids}&minPower=900`)).toEqual([small, large]);
  expect((await readKits(user, `?ids=${"x,".repeat(50)}x`)).status).toBe(400);
});

test("kits are sorted by power, by price or by price per kWp", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const parts = [{ productId: (await createTestProduct(owner)).id, amount: 1 }];
  // R$ per kWp: 20.000 / 10 = 2.000, 9.000 / 3 = 3.000, 12.500 / 5 = 2.500
  const large = await createTestKit(owner, { powerW: 10_000, priceCents: 2_000_000, components: parts });
  const small = await createTestKit(owner, { powerW: 3_000, priceCents: 900_000, components: parts });
  const middle = await createTestKit(owner, { powerW: 5_000, priceCents: 1_250_000, components: parts });
  expect(await idsOf(user)).toEqual([small, middle, large]);
  expect(await idsOf(user, "?sort=power")).toEqual([small, middle, large]);
  expect(await idsOf(user, "?sort=price")).toEqual([small, middle, large]);
  expect(await idsOf(user, "?sort=pricePerKwp")).toEqual([large, middle, small]);
});

test("kits that are not on sale are neither listed nor counted", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await createTestKit(owner, { isToSell: false });
  expect((await readKits(user)).data).toMatchObject({ items: [], totalItems: 0 });
});

test.each([
  ["page=0", "page"],
  ["page=1.5", "page"],
  ["page=um", "page"],
  ["limit=0", "limit"],
  ["limit=51", "limit"],
  ["minPower=-1", "minPower"],
  ["maxPower=100001", "maxPower"],
  ["fullList=talvez", "fullList"],
  ["sort=name", "sort"],
  ["phase=quadrifasico", "phase"],
  ["stock=some", "stock"],
  ["color=red", "color"],
] as const)("a list asked for with %s is refused, naming %s", async (query, field) => {
  const owner = await createTestDistributor();
  const answer = await readKits(await createTestUser(owner), `?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.error).toMatchObject({ type: "INVALID_BODY", details: { issues: [{ field }] } });
});

test("a page of kits costs at most two database round trips once the distributor's place is known, and one while nothing changes", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await createTestKit(owner);
  expect(roundTripsOf(await readKits(user))).toBeLessThanOrEqual(3);
  for (const trips of [2, 1]) {
    expect(roundTripsOf(await readKits(user, "?page=2&sort=price"))).toBe(trips);
  }
});
