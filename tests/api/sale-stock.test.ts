import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type CartInput, CartSchema } from "#domain/requests/cart-schema.ts";
import { buildCart } from "#tests/factories/cart.ts";
import {
  createTestCenter,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { stockUp } from "#tests/factories/sale-products.ts";
import { openTestServices } from "#tests/factories/services.ts";
import { announceArrival, moveArrival } from "#tests/factories/stock.ts";

const ACTIONS = { singleProductPurchase: true, kitMount: true, enableClosedKits: true };

/** Stock of each line in a checkout. */
async function quotedStock(
  owner: TestDistributor,
  cart: Partial<CartInput>,
  permissions = ["separateSale", "customKits", "closedKits"],
) {
  const { headers } = await createTestUser(owner, { permissions });
  const { services, finish } = await openTestServices("http://any.localhost/", { headers });
  const { lines } = await services.sale.quote({ cart: CartSchema.parse(buildCart({ kits: [], ...cart })) });
  await finish();
  return lines.map(({ stock }) => stock);
}

/** A product with 10 units at the center, and 200 more in May of a distant year. */
async function createShop() {
  const owner = await createTestDistributor({ actions: ACTIONS });
  const admin = await createTestUser(owner, { type: "admin" });
  const { id } = await createTestProduct(owner, { onHand: 10 });
  await announceArrival(admin, owner, { productId: id, amount: 200, expectedOn: "2099-05-01" });
  return { owner, id };
}

const loose = (id: string, amount: number) => ({
  purchaseType: "separatedSales" as const,
  products: [{ id, amount }],
});

test.each([
  [10, { availability: "inStock", futureStockDate: null }],
  [11, { availability: "arriving", futureStockDate: "2099-05-01" }],
  [2_000, { availability: "unavailable", futureStockDate: null }],
])("a checkout of %i units says of them what the cart says", async (amount, stock) => {
  const { owner, id } = await createShop();
  expect(await quotedStock(owner, loose(id, amount))).toEqual([{ ...stock, elsewhere: null }]);
});

test("units that came are on hand, and do not come once more", async () => {
  const { owner, id } = await createShop();
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: arrival } = await announceArrival(admin, owner, { productId: id, amount: 30 });
  await moveArrival(admin, arrival.id, "receive", { amount: 30, version: 1 });
  // 10 + 30, and the 200 of May.
  expect(await quotedStock(owner, loose(id, 40))).toMatchObject([{ availability: "inStock" }]);
  expect(await quotedStock(owner, loose(id, 240))).toMatchObject([{ availability: "arriving" }]);
  expect(await quotedStock(owner, loose(id, 241))).toMatchObject([{ availability: "unavailable" }]);
});

test("another center that has all of it is named", async () => {
  const { owner, id } = await createShop();
  const campinas = await createTestCenter(owner, { servicedStates: ["GO"] });
  await stockUp(owner, id, 2_000, campinas);
  expect(await quotedStock(owner, loose(id, 2_000))).toMatchObject([{ elsewhere: "CD Campinas" }]);
});

test("units are told of mounted kits to who may see the inventory, and never of closed kits", async () => {
  const { owner, id } = await createShop();
  const mounted = { ...loose(id, 20), purchaseType: "mountKits" as const };
  const [unseen] = await quotedStock(owner, mounted);
  expect(unseen).not.toHaveProperty("units");
  const seeing = ["customKits", "closedKits", "requestsCreation.customKits.showInventory"];
  expect(await quotedStock(owner, mounted, seeing)).toMatchObject([
    {
      availability: "arriving",
      units: { available: 10, coming: [{ amount: 200, expectedOn: "2099-05-01" }] },
    },
  ]);
  const kit = await createTestKit(owner, {});
  const [closed] = await quotedStock(owner, { kits: [{ id: kit, amount: 1 }] }, seeing);
  expect(closed).not.toHaveProperty("units");
});

test("lines that take the same product share what there is of it", async () => {
  const { owner, id } = await createShop();
  const options = {
    components: [{ productId: id, amount: 6 }],
  };
  const kits = [await createTestKit(owner, options), await createTestKit(owner, options)];
  const stocks = await quotedStock(owner, { kits: kits.map((kit) => ({ id: kit, amount: 1 })) });
  expect(stocks.map((stock) => stock?.availability)).toEqual(["arriving", "arriving"]);
});

test("a kit of which a product is no longer to be sold is not to be had", async () => {
  const { owner, id } = await createShop();
  const kit = await createTestKit(owner, { components: [{ productId: id, amount: 6 }] });
  const cart = { kits: [{ id: kit, amount: 1 }] };
  expect(await quotedStock(owner, cart)).toMatchObject([{ availability: "inStock" }]);
  await changeRows(owner, sql`update product set is_to_sell = 0 where id = ${id}`);
  expect(await quotedStock(owner, cart)).toMatchObject([{ availability: "unavailable" }]);
});
