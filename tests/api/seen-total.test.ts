import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestFreightRules } from "#tests/factories/freight.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { changeRows, readNumber } from "#tests/factories/rows.ts";
import { ALL_OF_REQUESTS, callRequest } from "#tests/factories/saved-budget.ts";
import { createTestPayment } from "#tests/factories/sale.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";

const NOWHERE = { shippingDistributor: "CIF" } as const;

/** A kit of R$ 10.000,00, and a freight of R$ 350,00 that depends on the address. */
async function createShop() {
  const owner = await createTestDistributor();
  const buyer = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  await createTestFreightRules(owner, [{}]);
  type Changes = NonNullable<Parameters<typeof saveOrder>[2]>;
  const save = (changes: Changes, headers = {}) =>
    saveOrder(buyer, [{ id: kit, amount: 1 }], changes, headers);
  const countSaved = () =>
    readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`);
  return { owner, buyer, kit, save, countSaved };
}

test.each(["order", "budget"] as const)(
  "an %s whose freight its buyer did not see is refused with the total that it has, which is accepted then",
  async (type) => {
    const { save, countSaved } = await createShop();
    const refused = await save({ type, expectedBeforeFreightCents: 1_000_000 });
    expect([refused.status, refused.error.type, refused.error.details]).toEqual([
      ...([409, "PRICE_CHANGED"] as const),
      { expectedCents: 1_000_000, totalCents: 1_035_000, isFreightNew: true },
    ]);
    expect(await countSaved()).toBe(0);
    const saved = await save({ type, expectedTotalCents: 1_035_000 });
    expect(saved.data).toMatchObject({ type, totalCents: 1_035_000 });
  },
);

test("a budget that says no place is saved at what was seen before its freight, whatever its way to pay adds, and refused at another", async () => {
  const { owner, kit, save } = await createShop();
  const payment = await createTestPayment(owner, { value: "5" });
  const nowhere = { type: "budget" as const, additionalInfo: NOWHERE, payment };
  const saved = await save({ ...nowhere, expectedBeforeFreightCents: 1_000_000 });
  expect(saved.data).toMatchObject({ type: "budget", totalCents: 1_050_000 });
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 1100000, version = version + 1 where id = ${kit}`,
  );
  const refused = await save({ ...nowhere, expectedBeforeFreightCents: 1_000_000 });
  expect([refused.error.type, refused.error.details]).toEqual([
    "PRICE_CHANGED",
    { expectedCents: 1_000_000, totalCents: 1_155_000 },
  ]);
});

test("who saw no amounts saves without, and what was seen is no part of what a repetition must say again", async () => {
  const { save, countSaved } = await createShop();
  const key = { "idempotency-key": "seen-or-not" };
  const first = await save({ type: "budget", additionalInfo: NOWHERE }, key);
  expect(first.status).toBe(201);
  const again = { type: "budget" as const, additionalInfo: NOWHERE, expectedBeforeFreightCents: 1 };
  expect((await save(again, key)).data).toEqual(first.data);
  expect(await countSaved()).toBe(1);
});

test("a budget without freight becomes an order, and is sent otherwise, only at the sum that was seen", async () => {
  const { buyer, save } = await createShop();
  const { data: budget } = await save({ type: "budget", additionalInfo: NOWHERE });
  const { additionalInfo } = buildOrderInput([]);
  const seen = { additionalInfo, expectedBeforeFreightCents: 1_000_000 };
  const changed = { expectedCents: 1_000_000, totalCents: 1_035_000, isFreightNew: true };
  const way = await callRequest<CreatedRequest>(buyer, ["PUT", budget.id, "/freight"], {
    ...{ version: 1, ...seen },
  });
  expect(way.error).toMatchObject({ type: "PRICE_CHANGED", details: changed });
  const body = { version: 1, payment: { type: "pix" }, ...seen };
  const refused = await callRequest<CreatedRequest>(buyer, ["POST", budget.id, "/order"], body);
  expect(refused.error).toMatchObject({ type: "PRICE_CHANGED", details: changed });
  const order = await callRequest<CreatedRequest>(buyer, ["POST", budget.id, "/order"], {
    ...{ version: 1, payment: { type: "pix" }, additionalInfo, expectedTotalCents: 1_035_000 },
  });
  expect(order.data).toMatchObject({ type: "order", totalCents: 1_035_000 });
});
