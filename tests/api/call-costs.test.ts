import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf, statementsOf } from "#tests/setup/call-api.ts";

// What the most frequent calls cost the database, while nothing changes.

async function createShop() {
  const owner = await createTestDistributor({ actions: { enableClosedKits: true } });
  const { id: productId } = await createTestProduct(owner, { onHand: 1_000 });
  const kits = [];
  for (let index = 0; index < 10; index += 1) {
    kits.push(await createTestKit(owner, { components: [{ productId, amount: 1 }] }));
  }
  return { owner, productId, kits, buyer: await createTestUser(owner) };
}

/** Round trips and statements of a repeated call. */
async function costOf(path: string, headers: Record<string, string>) {
  await callApi("GET", path, { headers });
  const answer = await callApi("GET", path, { headers });
  expect(answer.status).toBe(200);
  return [roundTripsOf(answer), statementsOf(answer)];
}

test.each(["/app/user/kits", "/app/user/profile"])("%s costs one statement", async (path) => {
  const { buyer } = await createShop();
  expect(await costOf(path, buyer.headers)).toEqual([1, 1]);
});

test("an order costs three round trips and as many statements for one kit as for ten", async () => {
  const { kits, buyer, productId, owner } = await createShop();
  await saveOrder(buyer, [{ id: kits[0] ?? "", amount: 1 }]);
  const one = await saveOrder(buyer, [{ id: kits[0] ?? "", amount: 1 }]);
  expect([roundTripsOf(one), statementsOf(one)]).toEqual([3, 21]);
  const ten = kits.map((id) => ({ id, amount: 1 }));
  await saveOrder(buyer, ten);
  const many = await saveOrder(buyer, ten);
  expect([roundTripsOf(many), statementsOf(many)]).toEqual([3, 21]);
  // A product with a minimum may be told about.
  await changeRows(owner, sql`update stock set minimum = 1 where product_id = ${productId}`);
  await saveOrder(buyer, ten);
  expect(statementsOf(await saveOrder(buyer, ten))).toBe(24);
});
