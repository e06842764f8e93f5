import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestCoupon } from "#tests/factories/coupon.ts";
import { createTestCenter, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestExtraItem, createTestService } from "#tests/factories/offers.ts";
import { changeRows, readNumber } from "#tests/factories/rows.ts";
import { createTestPayment, WITH_EXTRAS } from "#tests/factories/sale.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";

/** An open checkout, of which everything may change before it is saved. */
async function openCheckout() {
  const owner = await createTestDistributor({ actions: WITH_EXTRAS });
  const buyer = await createTestUser(owner);
  const kit = await createTestKit(owner, { priceCents: 1_000_000 });
  const extra = await createTestExtraItem(owner, { basePriceCents: 18_990 });
  const service = await createTestService(owner, { basePriceCents: 25_000 });
  const payment = await createTestPayment(owner);
  await createTestCoupon(owner, { code: "SOL10" });
  const choices = {
    extraItems: [{ id: extra, amount: 1 }],
    serviceItems: [{ id: service }],
    coupon: "SOL10",
    payment,
    chosenDistributionCenter: owner.centerId,
  };
  const save = (changes: NonNullable<Parameters<typeof saveOrder>[2]> = {}) =>
    saveOrder(buyer, [{ id: kit, amount: 1 }], { ...choices, ...changes });
  return { owner, buyer, kit, extra, service, payment, save };
}

type Checkout = Awaited<ReturnType<typeof openCheckout>>;

const setting = ({ owner }: Checkout, path: string, value: unknown) =>
  sql`update distributor_profile set settings = json_set(settings, ${path}, json(${JSON.stringify(value)}))
    where distributor_id = ${owner.id}`;

test.each<[string, (open: Checkout) => SQL, number, string, (open: Checkout) => object]>([
  [
    "the kit goes off the sale",
    ({ kit }) => sql`update kit_option set is_to_sell = 0, version = version + 1 where id = ${kit}`,
    ...([404, "NOT_FOUND"] as const),
    ({ kit }) => ({ entity: "item", id: kit }),
  ],
  [
    "its price goes up",
    ({ kit }) => sql`update kit_option set price_cents = 1100000, version = version + 1 where id = ${kit}`,
    ...([409, "PRICE_CHANGED"] as const),
    // 10.000,00 + 189,90 + 250,00 = 10.439,90; − 10 % = 9.395,91; + 100,00 of freight; + 5 % = 9.970,71
    () => ({ expectedCents: 997_071 }),
  ],
  [
    "its stock goes",
    ({ owner }) => sql`update stock set on_hand = 0 where distributor_id = ${owner.id}`,
    ...([409, "OUT_OF_STOCK"] as const),
    ({ kit }) => ({ itemIds: [kit] }),
  ],
  [
    "the coupon's last day passes",
    ({ owner }) => sql`update coupon set ends_on = '2026-01-31' where distributor_id = ${owner.id}`,
    ...([422, "COUPON_NOT_VALID"] as const),
    () => ({ code: "SOL10", reason: "expired" }),
  ],
  [
    "the coupon is switched off",
    ({ owner }) => sql`update coupon set active = 0 where distributor_id = ${owner.id}`,
    ...([422, "COUPON_NOT_VALID"] as const),
    () => ({ code: "SOL10", reason: "disabled" }),
  ],
  [
    "the only center is closed",
    ({ owner }) => sql`update distribution_center set active = 0 where distributor_id = ${owner.id}`,
    ...([422, "CENTER_REQUIRED"] as const),
    () => ({}),
  ],
  [
    "the company is no longer enabled",
    ({ owner }) => sql`update integrator set status = 'inactive' where distributor_id = ${owner.id}`,
    ...([403, "integratorUserInactive"] as const),
    () => ({ status: "inactive" }),
  ],
  [
    "the right to buy closed kits is taken",
    ({ buyer }) =>
      sql`update role set permissions = '["order","requestButton.order"]' where id = ${buyer.roleId}`,
    ...([403, "accessDenied"] as const),
    () => ({}),
  ],
  [
    "the button for orders is taken",
    ({ buyer }) => sql`update role set permissions = '["order","closedKits"]' where id = ${buyer.roleId}`,
    ...([403, "accessDenied"] as const),
    () => ({ reason: "order" }),
  ],
  [
    "the way to pay is switched off",
    ({ payment }) => sql`update payment_method set active = 0 where id = ${payment.method}`,
    ...([404, "NOT_FOUND"] as const),
    ({ payment }) => ({ entity: "paymentMethod", id: payment.condition }),
  ],
  [
    "its condition is deleted",
    ({ payment }) => sql`delete from payment_condition where id = ${payment.condition}`,
    ...([404, "NOT_FOUND"] as const),
    ({ payment }) => ({ entity: "paymentMethod", id: payment.condition }),
  ],
  [
    "the extra item is no longer offered",
    ({ extra }) => sql`update extra_item set active = 0 where id = ${extra}`,
    ...([404, "NOT_FOUND"] as const),
    ({ extra }) => ({ entity: "extraItem", id: extra }),
  ],
  [
    "the service is no longer offered",
    ({ service }) => sql`update service_item set active = 0 where id = ${service}`,
    ...([404, "NOT_FOUND"] as const),
    ({ service }) => ({ entity: "serviceItem", id: service }),
  ],
  [
    "the state is no longer delivered to",
    (open) => setting(open, "$.delivery.blacklist", ["GO"]),
    ...([422, "DELIVERY_STATE_NOT_SERVED"] as const),
    () => ({ state: "GO" }),
  ],
])("while a checkout is open, %s: it is refused by name, and nothing is saved", async (...row) => {
  const [, change, status, type, details] = row;
  const open = await openCheckout();
  await changeRows(open.owner, change(open));
  const refused = await open.save(type === "PRICE_CHANGED" ? { expectedTotalCents: 997_071 } : {});
  expect({ status: refused.status, type: refused.error.type }).toEqual({ status, type });
  expect(refused.error.details).toMatchObject(details(open));
  expect(
    await readNumber(open.owner, sql`select count(*) from request where distributor_id = ${open.owner.id}`),
  ).toBe(0);
});

test("while a checkout is open, its center is closed and another one sells: it is named, and the next save goes through", async () => {
  const open = await openCheckout();
  const other = await createTestCenter(open.owner);
  await changeRows(
    open.owner,
    sql`update stock set center_id = ${other} where center_id = ${open.owner.centerId}`,
  );
  await changeRows(
    open.owner,
    sql`update distribution_center set active = 0 where id = ${open.owner.centerId}`,
  );
  const refused = await open.save();
  expect(refused.status).toBe(409);
  expect(refused.error).toMatchObject({ type: "CENTER_CHANGED", details: { centerId: other } });
  expect((await open.save({ chosenDistributionCenter: other })).status).toBe(201);
});

test("while a checkout is open, fetching is no longer offered: it is refused by name", async () => {
  const open = await openCheckout();
  const fetched = { additionalInfo: { ...CUSTOMER, shippingDistributor: "FOB" as const } };
  await changeRows(open.owner, setting(open, "$.delivery.unableDeliveryFob", true));
  const refused = await open.save(fetched);
  expect(refused.error).toMatchObject({ type: "FREIGHT_UNAVAILABLE", details: { reason: "fobUnable" } });
});

const CUSTOMER = {
  userOrCompanyName: "Marina Alves",
  cpf: "529.982.247-25",
  email: "marina@cliente.test",
  telephone: "(62) 98765-4321",
};
