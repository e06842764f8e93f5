import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { readNumber, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";

test("units of a product that two kits share are reserved in one sum, with a ledger row for the order", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const module = await createTestProduct(owner, { onHand: 50 });
  const inverter = await createTestProduct(owner, { type: "inverter", onHand: 5 });
  const small = await createTestKit(owner, {
    components: [
      { productId: module.id, amount: 4 },
      { productId: inverter.id, amount: 1 },
    ],
  });
  const large = await createTestKit(owner, { components: [{ productId: module.id, amount: 10 }] });
  const saved = await saveOrder(buyer, [
    { id: small, amount: 3 },
    { id: large, amount: 2 },
  ]);
  expect(saved.status).toBe(201);
  const stock = await readRows(
    owner,
    sql`select product_id, reserved from stock where distributor_id = ${owner.id} order by reserved`,
  );
  expect(stock).toEqual([
    { product_id: inverter.id, reserved: 3 }, // 3 × 1
    { product_id: module.id, reserved: 32 }, // 3 × 4 + 2 × 10
  ]);
  const moves = await readRows(
    owner,
    sql`select request_id, kind, product_id, center_id, reserved_change from stock_move
      where distributor_id = ${owner.id} order by reserved_change`,
  );
  const move = { request_id: saved.data.id, kind: "reserve", center_id: owner.centerId };
  expect(moves).toEqual([
    { ...move, product_id: inverter.id, reserved_change: 3 },
    { ...move, product_id: module.id, reserved_change: 32 },
  ]);
});

test("the same kit on two lines takes its stock twice", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const module = await createTestProduct(owner, { onHand: 30 });
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 10 }] });
  const lines = [
    { id: kit, amount: 1 },
    { id: kit, amount: 2 },
  ];
  expect((await saveOrder(buyer, lines)).status).toBe(201);
  expect(await readNumber(owner, sql`select reserved from stock where product_id = ${module.id}`)).toBe(30);
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).error.type).toBe("OUT_OF_STOCK");
});
