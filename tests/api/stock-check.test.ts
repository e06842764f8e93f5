import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestCenter,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { openTestServices } from "#tests/factories/services.ts";
import { announceArrival } from "#tests/factories/stock.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Checked {
  possible: boolean;
  products: { id: string; center: string | null; availability: string; futureStockDate: string | null }[];
}

function check(
  person: TestUser,
  products: { id: string; amount: number; center?: string }[],
  { state = "GO", budget = false } = {},
) {
  return callApi<Checked>("POST", "/app/user/stock/check", {
    headers: person.headers,
    body: { state, products, budget },
  });
}

async function putStock(owner: TestDistributor, productId: string, centerId: string, onHand: number) {
  await changeRows(
    owner,
    sql`insert into stock (distributor_id, product_id, center_id, on_hand)
      values (${owner.id}, ${productId}, ${centerId}, ${onHand})`,
  );
}

test("a check of products for a state tells of each whether it can be had, and of a budget that it takes nothing [CALLS-42]", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  const campinas = await createTestCenter(owner, { servicedStates: ["PR"] });
  const there = await createTestProduct(owner, { onHand: 10 });
  const coming = await createTestProduct(owner, { onHand: 0 });
  await putStock(owner, there.id, campinas, 3);
  await announceArrival(admin, owner, { productId: coming.id, amount: 5, expectedOn: "2099-05-01" });
  await announceArrival(admin, owner, { productId: coming.id, amount: 5, expectedOn: "2099-06-01" });

  const { data } = await check(buyer, [
    { id: there.id, amount: 10 },
    { id: coming.id, amount: 6 },
    { id: there.id, amount: 3, center: campinas },
  ]);
  expect(data).toEqual({
    possible: true,
    products: [
      { id: there.id, amount: 10, center: owner.centerId, availability: "inStock", futureStockDate: null },
      {
        id: coming.id,
        amount: 6,
        center: owner.centerId,
        availability: "arriving",
        futureStockDate: "2099-06-01",
      },
      { id: there.id, amount: 3, center: campinas, availability: "inStock", futureStockDate: null },
    ],
  });
  const inParana = await check(buyer, [{ id: there.id, amount: 4 }], { state: "PR" });
  expect(inParana.data).toMatchObject({
    possible: false,
    products: [{ center: campinas, availability: "unavailable" }],
  });
  const twice = [
    { id: there.id, amount: 6 },
    { id: there.id, amount: 6 },
  ];
  expect((await check(buyer, twice)).data.possible).toBe(false);
  expect((await check(buyer, twice, { budget: true })).data.possible).toBe(true);
  await changeRows(owner, sql`update product set active = 0 where id = ${there.id}`);
  expect((await check(buyer, twice, { budget: true })).data.possible).toBe(false);
  expect((await check(buyer, [{ id: "prd_none", amount: 1 }])).data.products).toMatchObject([
    { availability: "unavailable" },
  ]);
});

test("under exclusivity availability is that of the buyer's own center, in checks, kits and inventory [STOCK-01]", async () => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  const campinas = await createTestCenter(owner);
  const { id } = await createTestProduct(owner, { onHand: 10 });
  await putStock(owner, id, campinas, 2);
  await createTestKit(owner, { components: [{ productId: id, amount: 5 }] });
  const permissions = ["closedKits", "equipment.inventory"];
  const of = (chosenCenterId: string) => createTestUser(owner, { chosenCenterId, permissions });
  for (const [centerId, available, kit] of [
    [owner.centerId, 10, "inStock"],
    [campinas, 2, "unavailable"],
  ] as const) {
    const buyer = await of(centerId);
    const other = centerId === campinas ? owner.centerId : campinas;
    expect((await check(buyer, [{ id, amount: 5 }], { state: "SP" })).data.products).toMatchObject([
      { center: centerId, availability: kit },
    ]);
    expect((await check(buyer, [{ id, amount: 1, center: other }])).data.products).toMatchObject([
      { availability: "unavailable" },
    ]);
    const kits = await callApi<{ items: { availability: string }[] }>("GET", "/app/user/kits", {
      headers: buyer.headers,
    });
    expect(kits.data.items).toMatchObject([{ availability: kit }]);
    const { services } = await openTestServices("http://portal.test/", { headers: buyer.headers });
    const query = { group: "modules", search: "", sort: "name", page: 1 } as const;
    const { items, isKeeper } = await services.stock.list(query);
    expect(isKeeper).toBe(false);
    expect(items[0]?.stock).toMatchObject([{ centerId, available, internal: null }]);
    expect(items[0]?.stock).toHaveLength(1);
  }
  const undecided = await createTestUser(owner, { permissions });
  expect((await check(undecided, [{ id, amount: 1 }])).error.type).toBe("CENTER_REQUIRED");
});

test("what is not to be sold, or lies in a center that closes meanwhile, is not sold by the kits that hold it", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner, { permissions: ["closedKits"] });
  const { id } = await createTestProduct(owner, { onHand: 10 });
  await createTestKit(owner, { components: [{ productId: id, amount: 1 }] });
  const availability = async () =>
    (
      await callApi<{ items: { availability: string }[] }>("GET", "/app/user/kits", {
        headers: buyer.headers,
      })
    ).data.items.map((item) => item.availability);
  expect(await availability()).toEqual(["inStock"]);
  await changeRows(owner, sql`update product set is_to_sell = 0 where id = ${id}`);
  expect(await availability()).toEqual(["unavailable"]);
});
