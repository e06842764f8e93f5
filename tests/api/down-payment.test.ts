import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OrderDetails } from "#domain/payments/checkout-schema.ts";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { createOrderPaidBy } from "#tests/factories/charged-order.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { ledgerOf, openShop, tell } from "#tests/factories/mercado-pago-shop.ts";
import {
  buildPaymentEvent,
  createPayment,
  deliverEvent,
  readCharge,
  readPayment,
} from "#tests/factories/payment.ts";
import { buildConditionInput, buildPaymentInput } from "#tests/factories/payment-method.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestPayment } from "#tests/factories/sale.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { releaseReservations } from "#worker/jobs/release-reservations.ts";

/** R$ 10.100,00, of which 30 % are paid at once. */
const TOTAL = 1_010_000;
const DOWN = 303_000;
const REST = TOTAL - DOWN;
const IN_PARTS = { name: "30 % + boleto", value: "0", quantityOfInstallments: 1, downPaymentPct: "30" };

function readOrder(owner: TestDistributor, id: string) {
  return callApi<OrderDetails>("GET", `/app/open/order/${id}/details`, {
    headers: { "x-debug-distributor": owner.slug },
  });
}

async function createInParts() {
  const owner = await createTestDistributor();
  const { id } = await createOrderPaidBy(owner, "boleto", IN_PARTS);
  const pay = async (changes: Record<string, unknown> = {}) =>
    deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id), changes));
  return { owner, id, pay };
}

test("the down payment is charged by Pix, then the rest by the method that was agreed on, and both settle the order", async () => {
  const { owner, id, pay } = await createInParts();
  expect((await readOrder(owner, id)).data).toMatchObject({
    ...{ totalCents: TOTAL, downPaymentCents: DOWN, methods: ["boleto"] },
  });
  const down = { part: "downPayment", method: "pix", amountCents: DOWN };
  expect((await readPayment(owner, id)).data).toMatchObject({ charge: null, next: down });
  const made = await Promise.all([createPayment(owner, id), createPayment(owner, id)]);
  expect(new Set(made.map(({ data }) => data.charge?.id)).size).toBe(1);
  expect(made[0].data).toMatchObject({ charge: { method: "pix", amountCents: DOWN }, next: down });
  await pay();

  const told = async () =>
    readRows(
      owner,
      sql`select content ->> '$.partCents' as part from notification
        where distributor_id = ${owner.id} and kind = 'paymentReceived' group by part order by min(rowid)`,
    );
  expect(await told()).toEqual([{ part: DOWN }]);
  const rest = { part: "rest", method: "boleto", amountCents: REST };
  expect((await readPayment(owner, id)).data).toMatchObject({
    ...{ paymentStatus: "requested", charge: { status: "paid", amountCents: DOWN }, next: rest },
  });
  const again = await Promise.all([createPayment(owner, id), createPayment(owner, id)]);
  expect(new Set(again.map(({ data }) => data.charge?.id)).size).toBe(1);
  expect(again[0].data).toMatchObject({ charge: { method: "boleto", amountCents: REST }, next: rest });
  await pay();

  expect((await readPayment(owner, id)).data.paymentStatus).toBe("received");
  expect(await told()).toEqual([{ part: DOWN }, { part: null }]);
  expect((await createPayment(owner, id)).error).toMatchObject({ type: "CHARGE_NOT_PAYABLE" });
  expect(await ledgerOf(owner, id)).toEqual([
    ["created", DOWN],
    ["paid", DOWN],
    ["created", REST],
    ["paid", REST],
  ]);
});

test("a down payment of another amount waits for a person, and leaves what is missing of it", async () => {
  const { owner, id, pay } = await createInParts();
  await createPayment(owner, id);
  await pay({ amountCents: DOWN - 1_000 });
  expect((await readPayment(owner, id)).data).toMatchObject({
    ...{ paymentStatus: "requested", charge: { status: "short" }, next: { part: "downPayment" } },
  });
  const admin = await createTestUser(owner, { type: "admin" });
  const charge = await readCharge(owner, id);
  const settled = await callRequest(admin, ["POST", id, `/charges/${charge.id}/acceptance`], {
    ...{ seenHeldCents: DOWN - 1_000, waivesRest: false, reason: "Combinado" },
  });
  expect(settled.status).toBe(200);
  expect((await readPayment(owner, id)).data.next).toEqual({
    ...{ part: "downPayment", method: "pix", amountCents: 1_000 },
  });
});

test("units of an order whose down payment has come stay reserved", async () => {
  const owner = await createTestDistributor();
  const { id: productId } = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 4 }] });
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.methods',
      json('["pix","boleto"]')) where distributor_id = ${owner.id}`,
  );
  const payment = await createTestPayment(owner, { ...IN_PARTS, type: "boleto" });
  const buyer = await createTestUser(owner);
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 1 }], { payment });
  const held = async () => {
    await releaseReservations({
      ...{ database: owner.database, distributorId: owner.id, now: new Date("2098-01-01T00:00:00.000Z") },
    });
    return readRows(owner, sql`select state from stock_reservation where distributor_id = ${owner.id}`);
  };
  await createPayment(owner, data.id);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, data.id)));
  expect(await held()).toEqual([{ state: "held" }]);
});

test("an order in parts is not charged on its page while one of the two ways is not", async () => {
  const { owner, id } = await createInParts();
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.methods',
      json('["boleto"]')) where distributor_id = ${owner.id}`,
  );
  expect((await readOrder(owner, id)).data.methods).toEqual([]);
  expect((await createPayment(owner, id)).error).toMatchObject({ type: "CHARGE_NOT_PAYABLE" });
});

test("at Mercado Pago the rest is paid by card in its installments, which cost what was not paid at once", async () => {
  const inTwelve = { name: "30 % + 12x", value: "10", quantityOfInstallments: 12, downPaymentPct: "30" };
  const { owner, order, network, charge, read } = await openShop({
    paidBy: { type: "credito", condition: inTwelve },
  });
  const [total, down] = [1_111_000, 333_300];
  await charge();
  const pix = network.list()[0]?.id ?? 0;
  expect(network.list()).toMatchObject([{ payment_method_id: "pix", transaction_amount: down / 100 }]);
  network.happen(pix, "pay");
  await tell(owner, network.notificationOf(pix));
  const { data } = await readOrder(owner, order.id);
  expect(data.cardPlan).toMatchObject({ count: 12, eachCents: 64_808 });
  // All of the increase is paid for what is lent of it.
  expect(Number(data.cardPlan?.annualCostPct)).toBeGreaterThan(28);
  await charge();
  const [page] = network.cardPages();
  expect(page).toMatchObject({
    items: [{ unit_price: (total - down) / 100 }],
    payment_methods: { installments: 12 },
  });
  const card = network.payByCard(page?.id ?? "") ?? 0;
  await tell(owner, network.notificationOf(card));
  expect((await read()).data.paymentStatus).toBe("received");
});

test("a condition's down payment is a percentage below 100, as people write it", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, {
    ...{ type: "staff", permissions: ["configuration.checkoutPayment"] },
  });
  const save = (downPaymentPct: string) =>
    callApi<PaymentMethod>("POST", "/app/staff/payment-methods", {
      headers,
      body: buildPaymentInput({ conditions: [buildConditionInput({ downPaymentPct })] }),
    });
  for (const wrong of ["100", "-1", "30,5", "trinta", "30.555"]) {
    expect((await save(wrong)).status).toBe(400);
  }
  expect((await save("30.50")).data.conditions).toMatchObject([{ downPaymentPct: "30.5" }]);
  expect((await save("0.00")).data.conditions).toMatchObject([{ downPaymentPct: "0" }]);
});

test("an order without a down payment is paid in one", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  expect((await readOrder(owner, order.id)).data).toMatchObject({ downPaymentCents: 0, methods: ["pix"] });
  expect((await createPayment(owner, order.id)).data).toMatchObject({
    ...{ charge: { amountCents: TOTAL }, next: null },
  });
});
