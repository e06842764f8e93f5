import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createOrderPaidBy } from "#tests/factories/charged-order.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { ledgerOf, openShop, tell } from "#tests/factories/mercado-pago-shop.ts";
import { readTold } from "#tests/factories/notification.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi } from "#tests/setup/call-api.ts";

const env = MERCADO_PAGO_SETTINGS;
const REASON = "Falei com o cliente por telefone";

/** A shop with an order that is paid by card, and its page at the provider. */
async function openCardShop() {
  const shop = await openShop({ paidBy: { type: "credito" } });
  const { data } = await shop.charge();
  const chargeId = data.charge?.id ?? "";
  /** A card that is refused on the newest page, of which the provider tells. */
  const decline = async (cardEnd?: string) => {
    const id = shop.network.payByCard(shop.network.cardPages().at(-1)?.id ?? "", {
      ...{ isApproved: false, cardEnd },
    });
    if (id === null) throw new Error("The page is closed");
    return { id, told: (await tell(shop.owner, shop.network.notificationOf(id))).data };
  };
  const release = (person: Pick<TestUser, "headers">, reason = REASON) =>
    callApi<{ charges: { id: string; status: string }[] }>(
      "POST",
      `/app/user/requests/${shop.order.id}/charges/${chargeId}/release`,
      { headers: person.headers, env, body: { reason } },
    );
  const kinds = async () => (await ledgerOf(shop.owner, shop.order.id)).map(([kind]) => kind);
  return { ...shop, chargeId, decline, release, kinds };
}

const refuseThree = async ({ decline }: Pick<Awaited<ReturnType<typeof openCardShop>>, "decline">) => {
  for (let card = 1; card <= 3; card += 1) await decline();
};

test("the third card that a bank refuses stops cards for the order: its page is closed, nobody gets another, and staff are told once", async () => {
  const shop = await openCardShop();
  const { owner, order, admin, network, calls, read, charge, decline, kinds } = shop;
  const ofOrders = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  await createTestUser(owner, { type: "staff", permissions: ["equipment.inventory"] });
  await decline();
  await decline();
  expect((await read()).data.charge?.status).toBe("pending");
  const third = await decline();
  expect(third.told).toEqual({ applied: true });
  expect(await kinds()).toEqual(["created", "declined", "declined", "declined", "stopped"]);
  expect((await read()).data).toMatchObject({ paymentStatus: "requested", charge: { status: "stopped" } });
  const page = network.cardPages()[0];
  expect(calls.at(-1)).toMatchObject({ method: "PUT", path: `/checkout/preferences/${page?.id ?? ""}` });
  expect(network.payByCard(page?.id ?? "")).toBeNull();
  expect(await charge()).toMatchObject({ status: 409, error: { type: "CARDS_STOPPED" } });
  expect(network.cardPages()).toHaveLength(1);
  const told = (await readTold(owner)).filter(({ kind }) => kind === "cardsStopped");
  expect(told.map(({ userId }) => userId).sort()).toEqual([admin.id, ofOrders.id].sort());
  const log = await readRows(
    owner,
    sql`select event, actor_type as type from audit_log where entity_id = ${order.id} and event like 'charge.%' order by rowid`,
  );
  expect(log.map(({ event, type }) => [event, type]).slice(1)).toEqual([
    ["charge.declined", "provider"],
    ["charge.declined", "provider"],
    ["charge.declined", "provider"],
    ["charge.stopped", "provider"],
  ]);
  // What a provider repeats is known.
  expect((await tell(owner, network.notificationOf(third.id))).data).toEqual({ applied: false });
  expect(await kinds()).toHaveLength(5);
});

test("who may say what a payment is lets cards be tried again, with a reason, and three more are one too many again", async () => {
  const shop = await openCardShop();
  const { owner, release, charge, read, kinds, network } = shop;
  const staff = (permissions: readonly string[]) => createTestUser(owner, { type: "staff", permissions });
  const ofPayments = await staff(["order", "order.details.payment", "order.details.payment.statusEdit"]);
  expect(await release(ofPayments)).toMatchObject({ status: 409, error: { type: "INVALID_TRANSITION" } });
  await refuseThree(shop);
  const readsAlone = await staff(["order", "order.details.payment"]);
  expect((await release(readsAlone)).error.type).toBe("accessDenied");
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect((await release(stranger)).error.type).toBe("NOT_FOUND");
  expect((await release(ofPayments, "ok")).error.type).toBe("INVALID_BODY");
  const released = await release(ofPayments);
  expect(released).toMatchObject({ status: 200, data: { charges: [{ status: "expired" }] } });
  const [line] = await readRows(
    owner,
    sql`select created_by as by, note from payment_entry where kind = 'released'`,
  );
  expect(line).toEqual({ by: ofPayments.id, note: REASON });
  expect((await release(ofPayments)).error.type).toBe("INVALID_TRANSITION");
  // The payer goes on, on a page of its own.
  expect((await charge()).status).toBe(201);
  expect(network.cardPages()).toHaveLength(2);
  await shop.decline();
  await shop.decline();
  expect((await read()).data.charge?.status).toBe("pending");
  await shop.decline();
  expect((await read()).data.charge?.status).toBe("stopped");
  expect((await kinds()).filter((kind) => kind === "stopped")).toHaveLength(2);
});

test("two people who let cards go at once do it once", async () => {
  const shop = await openCardShop();
  await refuseThree(shop);
  const both = await Promise.all([shop.release(shop.admin), shop.release(shop.admin)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await shop.kinds()).filter((kind) => kind === "released")).toHaveLength(1);
});

test("two refusals that are told at once are both counted, and stop cards once", async () => {
  const shop = await openCardShop();
  await shop.decline();
  const page = shop.network.cardPages()[0]?.id ?? "";
  const ids = [1, 2].map(() => shop.network.payByCard(page, { isApproved: false }));
  await Promise.all(ids.map((id) => tell(shop.owner, shop.network.notificationOf(id ?? 0))));
  expect((await shop.kinds()).sort()).toEqual(["created", "declined", "declined", "declined", "stopped"]);
});

test("a card that was refused for two other orders within a day stops at the third", async () => {
  const shop = await openCardShop();
  const { owner, decline, read } = shop;
  const elsewhere = await createOrderPaidBy(owner, "credito");
  const note = (seq: number, card: string, hoursAgo: number) =>
    changeRows(
      owner,
      sql`insert into payment_entry (distributor_id, request_id, seq, kind, amount_cents, occurred_at, created_at, card)
        values (${owner.id}, ${elsewhere.id}, ${seq}, 'declined', 0, '2026-11-28T12:00:00.000Z',
          ${new Date(Date.now() - hoursAgo * 3_600_000).toISOString()}, ${card})`,
    );
  await note(1, "503143*1111", 1);
  await note(2, "503143*2222", 23);
  await note(3, "503143*2222", 25);
  await decline("1111");
  await decline("2222");
  expect((await read()).data.charge?.status).toBe("pending");
  await note(4, "503143*3333", 1);
  await note(5, "503143*3333", 2);
  const again = await createOrderPaidBy(owner, "credito");
  await callApi("POST", `/app/open/payment/${again.id}/create`, {
    ...{ headers: { "x-debug-distributor": owner.slug }, env, body: { method: "credito" } },
  });
  await decline("3333");
  const rows = await readRows(
    owner,
    sql`select kind from payment_entry where request_id = ${again.id} order by seq`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(["created", "declined", "stopped"]);
});

test("a distributor that does without goes on for as many cards as are tried", async () => {
  const shop = await openCardShop();
  await changeRows(
    shop.owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.stopsCards', json('false'))`,
  );
  await refuseThree(shop);
  await shop.decline();
  expect((await shop.read()).data.charge?.status).toBe("pending");
});

test("a card that was approved at the last moment pays an order whose cards are stopped", async () => {
  const shop = await openCardShop();
  const late = shop.network.payByCard(shop.network.cardPages()[0]?.id ?? "");
  await refuseThree(shop);
  expect((await tell(shop.owner, shop.network.notificationOf(late ?? 0))).data).toEqual({ applied: true });
  expect((await shop.read()).data).toMatchObject({ paymentStatus: "received", charge: { status: "paid" } });
});

test("stopped orders are a list for staff to go through", async () => {
  const shop = await openCardShop();
  await refuseThree(shop);
  const list = () =>
    callApi<{ items: { code: string; heldCents: number }[]; totalItems: number }>(
      "GET",
      "/app/user/payments?status=stopped",
      { headers: shop.admin.headers, env },
    );
  expect((await list()).data.items).toMatchObject([{ code: shop.order.code, heldCents: 0 }]);
  await shop.release(shop.admin);
  expect((await list()).data.items).toEqual([]);
});

test("whoever asks for charges again and again has to wait", async () => {
  const { charge } = await openShop({
    paidBy: { type: "credito" },
    before: () => {
      throw new TypeError("Network connection lost");
    },
  });
  const types: string[] = [];
  for (let turn = 0; turn < 21; turn += 1) types.push((await charge()).error.type);
  expect(new Set(types.slice(0, 20))).toEqual(new Set(["PAYMENT_PROVIDER_UNAVAILABLE"]));
  expect(types.at(-1)).toBe("RATE_LIMITED");
});
