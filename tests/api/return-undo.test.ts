import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestUser } from "#tests/factories/distributor.ts";
import { readTold } from "#tests/factories/notification.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { createReturnWorld, RETURN_KIT } from "#tests/factories/return.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { readLedger, readMoves, readStock } from "#tests/factories/stock.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";

const KIT = RETURN_KIT.priceCents;
const TOTAL = RETURN_KIT.amount * KIT + RETURN_KIT.freightCents;

async function createWorld() {
  const world = await createReturnWorld();
  const { owner, id, taker, call } = world;
  const undo = (returnId: string, by = taker, reason = "Digitado no pedido errado") =>
    call("POST", `/returns/${returnId}/undo`, by, { reason });
  return {
    ...world,
    undo,
    pay: async () => {
      await createPayment(owner, id);
      await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, id)));
    },
    /** What of the order and its stock a return changes. */
    state: async () => ({
      order: await readRows(
        owner,
        sql`select returned_cents, stock_status, version, total_cents from request where id = ${id}`,
      ),
      kept: await readRows(owner, sql`select * from stock_reservation where request_id = ${id}`),
      stock: await readStock(owner, world.productId),
    }),
  };
}

const endOf = ({ error }: { error: { type: string; details: unknown } }) => [error.type, error.details];
const ended = (from: string) => ["INVALID_TRANSITION", { entity: "return", from, to: "undone" }];

test("a mistaken cancellation is undone: units are reserved again, the total is as agreed, and it stays with who and why", async () => {
  const world = await createWorld();
  const { owner, id, productId, taker, buyer, cashier, take, undoLast, state, list } = world;
  const before = await state();
  await take({ cancelled: 2 });
  expect(await state()).not.toEqual(before);
  const undone = await undoLast();
  expect(undone.status).toBe(200);
  expect(await state()).toEqual(before);
  expect(before.order[0]).toMatchObject({ returned_cents: null, stock_status: "reserved" });
  expect((await readMoves(owner, productId)).map(({ kind, reserved }) => [kind, reserved])).toEqual([
    ["reserve", 20],
    ["release", -8],
    ["reserve", 8],
  ]);
  const seen = (await list(buyer)).data;
  expect(seen).toMatchObject({
    items: [{ undone: { reason: "Digitado no pedido errado" }, mayUndo: false, undoEndedBy: null }],
    units: [{ cancelled: 0, toShip: 5 }],
    money: { takenOffCents: 0, dueCents: TOTAL },
  });
  expect(seen.items[0]?.undone?.byName).not.toBe("");
  const contents = await readRows(
    owner,
    sql`select distinct content ->> '$.news' as news from notification where distributor_id = ${owner.id}
      and kind = 'unitsTakenBack' and user_id in (${buyer.id}, ${cashier.id}) order by 1`,
  );
  expect(contents.map(({ news }) => news)).toEqual(["taken", "undone"]);
  expect((await readTold(owner)).filter(({ userId }) => userId === taker.id)).not.toContainEqual(
    expect.objectContaining({ kind: "unitsTakenBack" }),
  );
  const [log] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and entity_id = ${id}
      and event = 'order.return-undone'`,
  );
  expect(JSON.parse(String(log?.["changes"]))).toEqual({
    returnedCents: { from: 2 * KIT, to: 0 },
    reason: { from: null, to: "Digitado no pedido errado" },
  });
  const mails = await readRows(
    owner,
    sql`select content ->> '$.beforeCents' as old, content ->> '$.totalCents' as new from email_outbox
      where distributor_id = ${owner.id} and content ->> '$.kind' = 'agreementChanged' and recipient = ${buyer.email}
      order by created_at, id`,
  );
  expect(mails).toContainEqual({ old: TOTAL - 2 * KIT, new: TOTAL });
});

test("of a paid order units leave the stock again, written off ones too, and the ledger adds up", async () => {
  const world = await createWorld();
  const { owner, productId, pay, ship, take, undoLast, state } = world;
  await pay();
  await ship(3);
  const before = await state();
  await take({ cancelled: 1, returned: 2, restocked: false });
  expect((await undoLast()).status).toBe(200);
  expect(await state()).toEqual(before);
  const { onHand = 0, reserved = 0 } = (await readLedger(owner, productId)) ?? {};
  // The ledger begins after the 30 units of the test.
  expect([Number(onHand) + 30, Number(reserved)]).toEqual([10, 0]);
});

test.each([
  ["reserved", false],
  ["sent", true],
])("an order of which all was taken back, %s before, is as it was", async (_, isPaid) => {
  const { pay, take, undoLast, state, preview } = await createWorld();
  if (isPaid) await pay();
  const before = await state();
  await take({ cancelled: 3 });
  const between = await state();
  await take({ cancelled: 2 });
  expect((await state()).order[0]).toMatchObject({ returned_cents: TOTAL, stock_status: null });
  expect((await undoLast()).status).toBe(200);
  expect(await state()).toEqual(between);
  // The one before is the last that holds now.
  const { data } = await preview({ cancelled: 1 });
  expect(data.money.takenOffCents).toBe(4 * KIT);
  expect(endOf(await undoLast())).toEqual(ended("undone"));
  expect(await state()).toEqual(between);
  expect(between).not.toEqual(before);
});

test("only the last one that holds is undone, once, also when two people do it", async () => {
  const { take, undo, list, state } = await createWorld();
  const before = await state();
  const first = (await take({ cancelled: 1 })).data.items[0]?.id ?? "";
  const second = (await take({ cancelled: 1 })).data.items[1]?.id ?? "";
  expect(endOf(await undo(first))).toEqual(ended("newer"));
  const all = await Promise.all([undo(second), undo(second)]);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await undo(first)).status).toBe(200);
  expect(await state()).toEqual(before);
  expect((await list()).data.items.map(({ undone }) => undone !== null)).toEqual([true, true]);
  // Undone ones count nowhere, but in the number that a save has seen.
  expect((await take({ cancelled: 5 })).data.money).toMatchObject({ dueCents: 0 });
});

test.each([
  ["settled", "refund"],
  ["settled", "charge"],
  ["settled", "payment by hand"],
  ["moved", "release"],
] as const)("a return is kept (%s) after a %s", async (end, step) => {
  const world = await createWorld();
  const { owner, id, pay, take, undoLast, call, cashier, list, state } = world;
  if (step === "refund") await pay();
  await take({ cancelled: 1 });
  if (step === "refund") {
    await call("POST", "/refunds", cashier, { amountCents: KIT, givenOn: "2026-11-20" });
  } else if (step === "charge") {
    await createPayment(owner, id);
    await changeRows(owner, sql`update charge set expires_at = '2026-01-01' where request_id = ${id}`);
  } else if (step === "payment by hand") {
    await call("PUT", "/payment-status", cashier, {
      ...{ paymentStatus: "received", seenPaymentStatus: "notRequested", reason: "TED" },
    });
  } else {
    await changeRows(owner, sql`update stock_reservation set state = 'released' where request_id = ${id}`);
    await changeRows(owner, sql`update request set stock_status = 'released' where id = ${id}`);
  }
  const before = await state();
  expect((await list()).data.items).toMatchObject([{ mayUndo: false, undoEndedBy: end }]);
  expect(endOf(await undoLast())).toEqual(ended(end));
  expect(await state()).toEqual(before);
});

test.each([["refunded"], ["taken back once more"]] as const)(
  "an order that is %s at the same moment keeps its return",
  async (what) => {
    const { owner, id, take, undoLast } = await createWorld();
    await take({ cancelled: 1 });
    beforeSave("update request_return ", () =>
      changeRows(
        owner,
        what === "refunded"
          ? sql`insert into payment_entry (distributor_id, request_id, seq, kind, amount_cents, occurred_at, created_at)
            values (${owner.id}, ${id}, 1, 'refunded', 1, '2026-11-20', '9999-01-01')`
          : sql`update request set returned_cents = ${2 * KIT} where id = ${id}`,
      ),
    );
    expect((await undoLast()).error.type).toBe("STALE_VERSION");
    expect(
      await readNumber(
        owner,
        sql`select count(*) from request_return where request_id = ${id} and undone_at is null`,
      ),
    ).toBe(1);
  },
);

test("units that were sold since do not come back into the order", async () => {
  const { owner, productId, take, undoLast, state } = await createWorld();
  await take({ cancelled: 2 });
  await changeRows(owner, sql`update stock set reserved = 25 where product_id = ${productId}`);
  const before = await state();
  expect((await undoLast()).error.type).toBe("STOCK_TOO_LOW");
  expect(await state()).toEqual(before);
});

test("who may not save returns undoes none, and others do not find them", async () => {
  const { owner, buyer, cashier, take, undo, call } = await createWorld();
  const { data } = await take({ cancelled: 1 });
  const id = data.items[0]?.id ?? "";
  expect([(await undo(id, buyer)).status, (await undo(id, cashier)).status]).toEqual([403, 403]);
  const admin = await createTestUser(owner, { type: "admin" });
  expect((await undo("rtn_outra", admin)).error.type).toBe("NOT_FOUND");
  expect((await undo(id, admin, "x")).error.type).toBe("INVALID_BODY");
  expect((await call("GET", "/returns", admin)).data.items).toMatchObject([{ mayUndo: true }]);
});
