import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestCenter,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";

/** Number of rows that a save leaves behind, by table. */
async function tracesOf(owner: TestDistributor) {
  const [row] = await readRows(
    owner,
    sql`select
      (select count(*) from request where distributor_id = ${owner.id}) as requests,
      (select count(*) from request_version where distributor_id = ${owner.id}) as versions,
      (select count(*) from counter where distributor_id = ${owner.id}) as counters,
      (select sum(reserved) from stock where distributor_id = ${owner.id}) as reserved,
      (select count(*) from stock_move where distributor_id = ${owner.id}) as moves,
      (select count(*) from audit_log where distributor_id = ${owner.id}) as audit,
      (select count(*) from outbox where distributor_id = ${owner.id}) as events,
      (select count(*) from notification where distributor_id = ${owner.id}) as notifications,
      (select count(*) from idempotency where distributor_id = ${owner.id}) as keys`,
  );
  return row;
}

const NO_TRACE = {
  requests: 0,
  versions: 0,
  counters: 0,
  reserved: 0,
  moves: 0,
  audit: 0,
  events: 0,
  notifications: 0,
  keys: 0,
};

function deliverTo(state: string, shippingDistributor: "CIF" | "FOB" = "CIF") {
  const { additionalInfo } = buildOrderInput([]);
  const { shippingAddress } = additionalInfo;
  if (!shippingAddress) throw new Error("The default order has an address");
  return {
    additionalInfo: {
      ...additionalInfo,
      shippingDistributor,
      shippingAddress: { ...shippingAddress, state },
    },
  };
}

test("an order at another total than the buyer saw is refused, and nothing is saved", async () => {
  const owner = await createTestDistributor();
  await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner, { priceCents: 987_420 });
  const key = { "idempotency-key": "price-changed" };
  // 9.874,20 + 100,00 of freight = 9.974,20; the buyer saw a cent less
  const refused = await saveOrder(buyer, [{ id: kit, amount: 1 }], { expectedTotalCents: 997_419 }, key);
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({
    type: "PRICE_CHANGED",
    details: { expectedCents: 997_419, totalCents: 997_420 },
  });
  expect(await tracesOf(owner)).toEqual(NO_TRACE);
  const accepted = await saveOrder(buyer, [{ id: kit, amount: 1 }], { expectedTotalCents: 997_420 }, key);
  expect(accepted.data).toMatchObject({ code: "PED-000001", totalCents: 997_420 });
});

test("a save without enough stock leaves no trace, and the next order has the next code", async () => {
  const owner = await createTestDistributor();
  await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner);
  const module = await createTestProduct(owner, { onHand: 19 });
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 10 }] });
  const refused = await saveOrder(buyer, [{ id: kit, amount: 2 }], {}, { "idempotency-key": "out-of-stock" });
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ type: "OUT_OF_STOCK", details: { itemIds: [kit] } });
  expect(await tracesOf(owner)).toEqual(NO_TRACE);
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).data.code).toBe("PED-000001");
});

test.each([
  ["20 on hand for 20", { onHand: 20 }, 201],
  ["19 on hand for 20", { onHand: 19 }, 409],
  ["12 on hand and 8 on their way for 20", { onHand: 12, conditional: 8 }, 201],
  ["12 on hand and 7 on their way for 20", { onHand: 12, conditional: 7 }, 409],
] as const)("units that may be sold, %s", async (_title, stock, status) => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const module = await createTestProduct(owner, stock);
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 10 }] });
  expect((await saveOrder(buyer, [{ id: kit, amount: 2 }])).status).toBe(status);
});

test("a kit with a product that the center does not hold is out of stock", async () => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  const other = await createTestCenter(owner, { servicedStates: ["GO"] });
  const buyer = await createTestUser(owner, { chosenCenterId: other });
  const refused = await saveOrder(buyer, [{ id: await createTestKit(owner), amount: 1 }]);
  expect(refused.error.type).toBe("OUT_OF_STOCK");
  expect(await tracesOf(owner)).toEqual(NO_TRACE);
});

test("a kit that changes between reading and saving refuses the order, and nothing is saved", async () => {
  const owner = await createTestDistributor();
  await createTestUser(owner, { type: "admin" });
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner, { priceCents: 987_420 });
  beforeSave("insert into request ", () =>
    changeRows(
      owner,
      sql`update kit_option set price_cents = 990000, version = version + 1 where id = ${kit}`,
    ),
  );
  const refused = await saveOrder(buyer, [{ id: kit, amount: 1 }], {}, { "idempotency-key": "kit-changed" });
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ type: "KIT_CHANGED", details: { itemIds: [kit] } });
  expect(await tracesOf(owner)).toEqual(NO_TRACE);
  // 9.900,00 + 100,00 of freight
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).data).toMatchObject({ totalCents: 1_000_000 });
});

test("a kit that leaves the sale between reading and saving refuses the order", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner);
  beforeSave("insert into request ", () =>
    changeRows(owner, sql`update kit_option set is_to_sell = 0 where id = ${kit}`),
  );
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).error.type).toBe("KIT_CHANGED");
  expect(await tracesOf(owner)).toEqual(NO_TRACE);
});

test("a kit that does not exist, is not on sale or is another distributor's is not found", async () => {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner);
  const withdrawn = await createTestKit(owner, { isToSell: false });
  const foreign = await createTestKit(await createTestDistributor());
  for (const id of ["kto_missing", withdrawn, foreign]) {
    const refused = await saveOrder(buyer, [{ id, amount: 1 }]);
    expect(refused.status).toBe(404);
    expect(refused.error).toMatchObject({ type: "NOT_FOUND", details: { entity: "item", id } });
  }
  expect(await tracesOf(owner)).toEqual(NO_TRACE);
});

test.each([
  ["GO", 201],
  ["SP", 201],
  ["MG", 422],
] as const)("with exclusivity a center that serves GO and SP delivers to %s: %i", async (state, status) => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  const buyer = await createTestUser(owner, { chosenCenterId: owner.centerId });
  const answer = await saveOrder(buyer, [{ id: await createTestKit(owner), amount: 1 }], deliverTo(state));
  expect(answer.status).toBe(status);
  if (status === 422) {
    expect(answer.error).toMatchObject({ type: "DELIVERY_STATE_NOT_SERVED", details: { state } });
    expect(
      await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`),
    ).toBe(0);
  }
});

test("without exclusivity an order goes to a state that no center serves, unless it is on the blacklist", async () => {
  const owner = await createTestDistributor({ settings: { delivery: { blacklist: ["AM"] } } });
  const buyer = await createTestUser(owner);
  const kits = [{ id: await createTestKit(owner), amount: 1 }];
  expect((await saveOrder(buyer, kits, deliverTo("AC"))).status).toBe(201);
  const refused = await saveOrder(buyer, kits, deliverTo("AM"));
  expect(refused.status).toBe(422);
  expect(refused.error).toMatchObject({ type: "DELIVERY_STATE_NOT_SERVED", details: { state: "AM" } });
  // The buyer picks it up, so the address does not matter.
  expect((await saveOrder(buyer, kits, deliverTo("AM", "FOB"))).status).toBe(201);
});

test("an integrator who has to choose a center and has not is told so", async () => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  const buyer = await createTestUser(owner);
  const refused = await saveOrder(buyer, [{ id: await createTestKit(owner), amount: 1 }]);
  expect(refused.status).toBe(422);
  expect(refused.error.type).toBe("CENTER_REQUIRED");
});

test("a chosen center that was closed since asks for another choice", async () => {
  const owner = await createTestDistributor({ settings: { distribution: { exclusivity: true } } });
  const closed = await createTestCenter(owner, { active: false });
  const buyer = await createTestUser(owner, { chosenCenterId: closed });
  const refused = await saveOrder(buyer, [{ id: await createTestKit(owner), amount: 1 }]);
  expect(refused.error.type).toBe("CENTER_REQUIRED");
});
