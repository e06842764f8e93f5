import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createPriceShop,
  editPriced,
  LIMITS,
  modifyPriced,
  off,
  savePriced,
  turnPriced,
} from "#tests/factories/price-shop.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callRequest, expireBudget } from "#tests/factories/saved-budget.ts";
import { readStock } from "#tests/factories/stock.ts";

test("R$ 30.000,00 off sixty kits do not become a present with the fifty-seven that are taken out again", async () => {
  const world = await createPriceShop();
  const { seller, owner, module } = world;
  const { data } = await savePriced(seller, world, 60, { valueModifier: off("30000") });
  const edited = await editPriced(seller, world, data, { amount: 3, valueModifier: off("30000") });
  expect([edited.status, edited.error.type]).toEqual([422, "DISCOUNT_ABOVE_LIMIT"]);
  expect(edited.error.details).toEqual({ limitPct: "25", askedPct: "100" });
  // A quarter of twelve kits' price, which the limit allows; with another kit it is less.
  expect((await editPriced(seller, world, data, { amount: 11, valueModifier: off("30000") })).status).toBe(
    422,
  );
  const { data: second } = await editPriced(seller, world, data, { amount: 12, valueModifier: off("30000") });
  expect(second).toMatchObject({ version: 2, totalCents: 9_000_000 });
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 0 });
});

test("what was given above one's limit stands as long as it is no more of the amounts than it was", async () => {
  const world = await createPriceShop();
  const { seller, admin, buyer } = world;
  const { data } = await savePriced(buyer, world, 2);
  const given = (await modifyPriced(admin, data, off("8000"))).data;
  const valueModifier = off("8000");
  expect((await editPriced(seller, world, given, { amount: 1, valueModifier })).error.type).toBe(
    "DISCOUNT_ABOVE_LIMIT",
  );
  const { data: more } = await editPriced(seller, world, given, { amount: 3, valueModifier });
  expect(more.totalCents).toBe(2_200_000);
  // 40 percent of two kits' price is 26.7 percent of three kits'; back at two it would exceed the limit again.
  expect((await editPriced(seller, world, more, { amount: 2, valueModifier })).status).toBe(422);
});

test("a budget becomes an order with what its giver may give on orders, or with what whoever turns it may", async () => {
  const world = await createPriceShop();
  const { seller, admin, buyer } = world;
  const { data } = await savePriced(seller, world, 1, { valueModifier: off("20", "percentage") });
  const refused = await turnPriced(seller, data);
  expect([refused.status, refused.error.type, refused.error.details]).toEqual([
    422,
    "DISCOUNT_ABOVE_LIMIT",
    { limitPct: "10", askedPct: "20" },
  ]);
  expect((await turnPriced(buyer, data)).error.type).toBe("DISCOUNT_ABOVE_LIMIT");
  expect((await turnPriced(admin, data)).data.totalCents).toBe(800_000);
  // The administrator's discount stays, whoever converts the budget.
  const { data: other } = await savePriced(buyer, world, 1);
  const given = (await modifyPriced(admin, other, off("20", "percentage"))).data;
  expect((await turnPriced(buyer, given)).data.totalCents).toBe(800_000);
});

test("an order of nothing is saved by nobody, on no way", async () => {
  const world = await createPriceShop();
  const { admin, owner, buyer, module } = world;
  const all = off("100", "percentage");
  const types = [];
  const integratorId = owner.integratorId;
  types.push(
    (await savePriced(admin, world, 1, { type: "order", integratorId, valueModifier: all })).error.type,
  );
  const { data: order } = await savePriced(buyer, world, 1, { type: "order" });
  types.push((await modifyPriced(admin, order, all)).error.type);
  types.push(
    (await editPriced(admin, world, order, { type: "order", amount: 1, valueModifier: all })).error.type,
  );
  const { data: budget } = await savePriced(buyer, world, 1);
  const free = (await modifyPriced(admin, budget, all)).data;
  expect(free.totalCents).toBe(0);
  types.push((await turnPriced(admin, free)).error.type);
  expect(types).toEqual(types.map(() => "ORDER_WITHOUT_VALUE"));
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 10 });
});

test("the minimum margin is asked of new requests, edits and prices of today as well as of a changed modifier", async () => {
  // R$ 6.600,00 of cost and 48 percent are R$ 9.768,00.
  const world = await createPriceShop(LIMITS, "48");
  const { seller, admin, owner, kit } = world;
  const four = off("4", "percentage");
  for (const type of ["budget", "order"] as const) {
    const created = await savePriced(seller, world, 1, { type, valueModifier: four });
    expect([created.status, created.error.type, created.error.details]).toEqual([
      422,
      "MARGIN_TOO_LOW",
      { minimumPct: "" },
    ]);
  }
  const { data } = await savePriced(seller, world, 1, { valueModifier: off("2", "percentage") });
  expect((await modifyPriced(seller, data, four)).error.type).toBe("MARGIN_TOO_LOW");
  expect((await editPriced(seller, world, data, { amount: 2, valueModifier: four })).error.type).toBe(
    "MARGIN_TOO_LOW",
  );
  const { data: approved } = await modifyPriced(admin, data, four);
  expect((await editPriced(seller, world, approved, { amount: 2, valueModifier: four })).data.version).toBe(
    3,
  );
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 980000 where distributor_id = ${owner.id} and id = ${kit}`,
  );
  const repriced = await callRequest(seller, ["POST", data.id, "/reprice"], { version: 3 });
  expect(repriced.error.type).toBe("MARGIN_TOO_LOW");
  await expireBudget(owner, data.id);
  const renewed = await callRequest(seller, ["POST", data.id, "/update-expired"], { version: 3 });
  expect(renewed.error.type).toBe("MARGIN_TOO_LOW");
});

test("the distributor's own prices may be below its minimum margin: buying at them takes nothing off", async () => {
  const world = await createPriceShop(LIMITS, "90");
  expect((await savePriced(world.seller, world, 1, { type: "order" })).status).toBe(201);
});
