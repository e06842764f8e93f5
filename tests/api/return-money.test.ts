import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { createReturnWorld, RETURN_KIT } from "#tests/factories/return.ts";
import { readRows } from "#tests/factories/rows.ts";

type World = Awaited<ReturnType<typeof createReturnWorld>>;

const KIT = RETURN_KIT.priceCents;
const TOTAL = RETURN_KIT.amount * KIT + RETURN_KIT.freightCents;

/** Pays an order through the portal, as much as is told; returns the charge. */
async function pay({ owner, id }: World, amountCents?: number) {
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  await deliverEvent(owner, buildPaymentEvent(charge, amountCents === undefined ? {} : { amountCents }));
  return charge;
}

function peopleOf({ id, call, cashier }: World) {
  return {
    readPayment: async () => (await call<RequestPayment>("GET", "/payment", cashier)).data,
    confirm: () =>
      call("PUT", "/payment-status", cashier, {
        ...{ paymentStatus: "received", seenPaymentStatus: "notRequested", reason: "TED de hoje" },
      }),
    /** Says that money was given back outside. */
    giveBack: (amountCents: number, note = "TED") =>
      call("POST", "/refunds", cashier, { amountCents, givenOn: "2026-11-20", note }),
    /** Has the provider send money back. */
    sendBack: (chargeId: string, amountCents: number, seenHeldCents = TOTAL) =>
      call<RequestPayment>("POST", `/charges/${chargeId}/refunds`, cashier, {
        ...{ seenHeldCents, amountCents, reason: `Devolução do pedido ${id}` },
      }),
  };
}

const tooMuch = { issues: [{ field: "amountCents", code: "TOO_MUCH" }] };

test("what a provider has sent back is not owed any more, stands among what went back, and settles the return", async () => {
  const world = await createReturnWorld();
  const { take, list, undoLast } = world;
  const { sendBack, giveBack } = peopleOf(world);
  const charge = await pay(world);
  await take({ cancelled: 1 });
  expect((await list()).data).toMatchObject({
    ...{ mostBackCents: KIT, refundableCents: TOTAL, refunds: [] },
    money: { paidCents: TOTAL, givenBackCents: 0, toGiveBackCents: KIT },
  });
  expect((await sendBack(charge.id, KIT)).status).toBe(201);
  const { data } = await list();
  expect(data).toMatchObject({
    ...{ mostBackCents: 0, refundableCents: TOTAL - KIT },
    money: { paidCents: TOTAL, givenBackCents: KIT, toGiveBackCents: 0, toPayCents: 0 },
    items: [{ mayUndo: false, undoEndedBy: "settled" }],
  });
  expect(data.refunds).toMatchObject([{ amountCents: KIT, isByProvider: true }]);
  expect((await giveBack(1)).error.details).toMatchObject(tooMuch);
  expect((await undoLast()).error.type).toBe("INVALID_TRANSITION");
});

test("what was given back outside is a line of the ledger, and no provider sends it back again", async () => {
  const world = await createReturnWorld();
  const { cashier, take, list } = world;
  const { readPayment, giveBack, sendBack } = peopleOf(world);
  const charge = await pay(world);
  await take({ cancelled: 2 });
  expect((await giveBack(2 * KIT, "Pix da conta da loja")).status).toBe(201);
  const payment = await readPayment();
  expect(payment.entries.at(-1)).toMatchObject({
    ...{ kind: "refunded", chargeId: null, amountCents: 2 * KIT, note: "Pix da conta da loja" },
  });
  expect(payment).toMatchObject({
    ...{ paymentStatus: "received", openCents: 0 },
    charges: [{ status: "paid", heldCents: TOTAL, refundableCents: TOTAL - 2 * KIT }],
  });
  expect((await sendBack(charge.id, TOTAL)).error.details).toMatchObject(tooMuch);
  // Out of kindness more may go back than is owed.
  expect((await sendBack(charge.id, KIT)).data).toMatchObject({
    charges: [{ status: "partlyRefunded", heldCents: TOTAL - KIT, refundableCents: TOTAL - 3 * KIT }],
  });
  expect((await list(cashier)).data.refunds).toMatchObject([
    { amountCents: 2 * KIT, givenOn: "2026-11-20", isByProvider: false },
    { amountCents: KIT, isByProvider: true },
  ]);
});

test("an order that came back whole, and of which all money went back, is called off", async () => {
  const world = await createReturnWorld();
  const { owner, id, take, list } = world;
  const { readPayment, giveBack, sendBack } = peopleOf(world);
  const charge = await pay(world);
  await take({ cancelled: 5 });
  await sendBack(charge.id, 3 * KIT);
  expect((await readPayment()).paymentStatus).toBe("received");
  expect((await giveBack(TOTAL - 3 * KIT)).status).toBe(201);
  expect(await readPayment()).toMatchObject({ paymentStatus: "cancelled", openCents: 0 });
  expect((await list()).data.money).toMatchObject({
    givenBackCents: TOTAL,
    toGiveBackCents: 0,
    toPayCents: 0,
  });
  const [row] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and entity_id = ${id} and event = 'order.refunded'`,
  );
  expect(JSON.parse(String(row?.["changes"]))).toMatchObject({
    paymentStatus: { from: "received", to: "cancelled" },
  });
});

test("money confirmed by mistake is said to have gone back without a return, and asked for again", async () => {
  const world = await createReturnWorld();
  const { list, cashier, call } = world;
  const { readPayment, confirm, giveBack } = peopleOf(world);
  await confirm();
  expect((await list(cashier)).data).toMatchObject({ mostBackCents: TOTAL, refundableCents: 0 });
  expect(await readPayment()).toMatchObject({ paymentStatus: "received", outsideCents: TOTAL });
  expect((await giveBack(TOTAL + 1)).error.details).toMatchObject(tooMuch);
  expect((await giveBack(TOTAL, "Confirmado no pedido errado")).status).toBe(201);
  expect(await readPayment()).toMatchObject({
    ...{ paymentStatus: "cancelled", outsideCents: 0, openCents: TOTAL },
    mayBecome: ["requested", "received"],
  });
  const asked = await call("PUT", "/payment-status", cashier, {
    ...{ paymentStatus: "requested", seenPaymentStatus: "cancelled", reason: "O cliente vai pagar" },
  });
  expect(asked.status).toBe(200);
});

test("what was paid may be enough for what is left: the order is paid by the return, and its units leave", async () => {
  const world = await createReturnWorld();
  const { owner, id, cashier, call, take, list, undoLast } = world;
  const { readPayment } = peopleOf(world);
  const charge = await pay(world, TOTAL - 2 * KIT);
  await call("POST", `/charges/${charge.id}/acceptance`, cashier, {
    ...{ seenHeldCents: TOTAL - 2 * KIT, waivesRest: false, reason: "O resto vem depois" },
  });
  await take({ cancelled: 1 });
  expect(await readPayment()).toMatchObject({ paymentStatus: "requested", openCents: KIT });
  await take({ cancelled: 1 });
  expect(await readPayment()).toMatchObject({ paymentStatus: "received", openCents: 0 });
  const [row] = await readRows(
    owner,
    sql`select stock_status as stock, payment_status as payment from request where id = ${id}`,
  );
  expect(row).toEqual({ stock: "discounted", payment: "received" });
  expect((await list()).data.items.at(-1)).toMatchObject({ mayUndo: false, undoEndedBy: "settled" });
  expect((await undoLast()).status).toBe(409);
});

test("of several who say at once that the same money went back, one is taken at their word", async () => {
  const world = await createReturnWorld();
  const { take, list } = world;
  const { giveBack, readPayment } = peopleOf(world);
  await pay(world);
  await take({ cancelled: 1 });
  const answers = await Promise.all([giveBack(KIT), giveBack(KIT), giveBack(KIT)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await list()).data.money).toMatchObject({ givenBackCents: KIT, toGiveBackCents: 0 });
  expect((await readPayment()).entries.filter(({ kind }) => kind === "refunded")).toHaveLength(1);
});
