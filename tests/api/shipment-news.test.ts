import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ShipmentList } from "#domain/shipments/shipment-schema.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";

const SENDS = ["order", "order.details", "order.details.edit"];

/** An order of two kits with its people: who has saved it, who is responsible, its seller, who sends, and others who
 *  see it and have nothing to do with it. */
async function createWorld(settings: object = {}) {
  const owner = await createTestDistributor({ settings: { requests: settings } });
  const kit = await createTestKit(owner);
  const buyer = await createTestUser(owner);
  const staff = () => createTestUser(owner, { type: "staff", permissions: SENDS });
  const company = (options: object = {}) => createTestUser(owner, { permissions: ["order"], ...options });
  const people = {
    buyer,
    responsible: await company(),
    seller: await staff(),
    sender: await staff(),
    admin: await createTestUser(owner, { type: "admin" }),
    colleague: await company(),
    rival: await company({ integratorId: await createTestCompany(owner) }),
    stranger: await createTestUser(await createTestDistributor(), { type: "admin" }),
  };
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 2 }]);
  await changeRows(
    owner,
    sql`update request set seller_id = ${people.seller.id}, responsible_id = ${people.responsible.id}
      where distributor_id = ${owner.id} and id = ${data.id}`,
  );
  const call = (person: TestUser, rest: string, body: object, method: "POST" | "PUT" = "PUT") =>
    callRequest<ShipmentList>(person, [method, data.id, rest], body);
  const send = async () => {
    const { data: list } = await call(
      people.sender,
      "/shipments",
      { lines: [{ itemId: kit, amount: 1 }], sentOn: "2026-11-20", trackingCode: "RS1" },
      "POST",
    );
    return list.items.at(-1)?.id ?? "";
  };
  const arrive = (shipment: string, person: TestUser, problems: object[] = []) =>
    call(person, `/shipments/${shipment}/delivery`, { receivedBy: "Zé da obra", problems });
  const problem = { itemId: kit, kind: "damaged", amount: 1 };
  return { owner, people, id: data.id, code: data.code, call, send, arrive, problem };
}

type World = Awaited<ReturnType<typeof createWorld>>;

/** Names of the people who got a notification with these news, and of those who got an e-mail of a kind. */
async function toldOf({ owner, people }: World, news: string, kind: string) {
  const named = (is: (person: TestUser) => boolean) =>
    Object.entries(people)
      .filter(([, person]) => is(person))
      .map(([name]) => name);
  const rows = await readRows(
    owner,
    sql`select user_id as userId from notification where distributor_id = ${owner.id} and kind = 'shipment'
      and content ->> '$.news' = ${news}`,
  );
  const mails = await readRows(
    owner,
    sql`select recipient from email_outbox where distributor_id = ${owner.id} and kind = ${kind}`,
  );
  return {
    notified: named(({ id }) => rows.some(({ userId }) => userId === id)),
    mailed: named(({ email }) => mails.some(({ recipient }) => recipient === email)),
  };
}

const both = (names: string[]) => ({ notified: names, mailed: names });

async function contentOf(owner: TestDistributor, news: string) {
  const [row] = await readRows(
    owner,
    sql`select content from notification where distributor_id = ${owner.id} and content ->> '$.news' = ${news}`,
  );
  return JSON.parse(String(row?.["content"])) as Record<string, unknown>;
}

test("a shipment that left is told to the people of the order but the one who sent it, and to nobody else", async () => {
  const world = await createWorld();
  const { owner, id, code, send } = world;
  await send();
  expect(await toldOf(world, "sent", "shipmentSent")).toEqual(both(["buyer", "responsible", "seller"]));
  expect(await contentOf(owner, "sent")).toMatchObject({
    ...{ requestId: id, code, news: "sent", items: expect.stringMatching(/^1 × /) },
  });
  const [mail] = await readRows(
    owner,
    sql`select content from email_outbox where distributor_id = ${owner.id} and kind = 'shipmentSent'`,
  );
  expect(JSON.parse(String(mail?.["content"]))).toMatchObject({
    ...{ code, trackingCode: "RS1", carrier: null, expectedOn: null },
    link: expect.stringMatching(new RegExp(`/request/shipping/${id}$`)),
  });
  const [event] = await readRows(
    owner,
    sql`select audience from outbox where distributor_id = ${owner.id}
      and message ->> '$.notification.kind' = 'shipment'`,
  );
  const { userIds } = JSON.parse(String(event?.["audience"])) as { userIds: string[] };
  const { buyer, responsible, seller } = world.people;
  expect(userIds.sort()).toEqual([buyer.id, responsible.id, seller.id].sort());
});

test("an arrival is told to the others and to who sent it; with a problem it is a claim that is told", async () => {
  const world = await createWorld();
  const { people, send, arrive, problem } = world;
  expect((await arrive(await send(), people.buyer)).status).toBe(200);
  const others = ["responsible", "seller", "sender"];
  expect(await toldOf(world, "delivered", "shipmentDelivered")).toEqual(both(others));
  expect(await toldOf(world, "claimMade", "claimMade")).toEqual(both([]));
  expect((await arrive(await send(), people.buyer, [problem])).status).toBe(200);
  expect(await toldOf(world, "claimMade", "claimMade")).toEqual(both(others));
});

test("the outcome of a claim is told to who made it, also a colleague, and the rest of the order's people", async () => {
  const world = await createWorld();
  const { people, call, send, arrive, problem } = world;
  const { data } = await arrive(await send(), people.colleague, [problem]);
  const answer = { outcome: "replaced", answer: "Sai amanhã." };
  const claim = data.items[0]?.claims[0]?.id ?? "";
  expect((await call(people.seller, `/claims/${claim}`, answer)).status).toBe(200);
  expect(await toldOf(world, "claimAnswered", "claimAnswered")).toEqual(
    both(["buyer", "responsible", "colleague"]),
  );
});

test("a save that is refused tells nobody, and a kind that is switched off is not mailed", async () => {
  const world = await createWorld({ saleEmails: { shipmentSent: false } });
  const { people, send, arrive, problem } = world;
  const shipment = await send();
  expect(await toldOf(world, "sent", "shipmentSent")).toEqual({
    notified: ["buyer", "responsible", "seller"],
    mailed: [],
  });
  expect((await arrive(shipment, people.buyer, [{ ...problem, amount: 9 }])).status).toBe(400);
  await Promise.all([arrive(shipment, people.buyer), arrive(shipment, people.responsible)]);
  const [row] = await readRows(
    world.owner,
    sql`select count(distinct notification_id) as count from notification
      where distributor_id = ${world.owner.id} and content ->> '$.news' = 'delivered'`,
  );
  expect(row?.["count"]).toBe(1);
});

test("a company's seller who no longer sees the order is told of neither", async () => {
  const world = await createWorld();
  const { owner, people, send } = world;
  await changeRows(
    owner,
    sql`update role set content = json_set(content, '$.label', 'seller')
      where distributor_id = ${owner.id} and id = ${people.buyer.roleId}`,
  );
  await send();
  expect(await toldOf(world, "sent", "shipmentSent")).toEqual(both(["responsible", "seller"]));
});

test("a confirmed payment is mailed to the buyers of the order, by a provider or by hand, once", async () => {
  const world = await createWorld();
  const { owner, id } = world;
  await createPayment(owner, id);
  const event = buildPaymentEvent(await readCharge(owner, id));
  expect((await deliverEvent(owner, event)).data).toEqual({ applied: true });
  await deliverEvent(owner, event);
  expect((await toldOf(world, "", "paymentConfirmed")).mailed).toEqual(["buyer", "responsible"]);
  const [count] = await readRows(
    owner,
    sql`select count(*) as mails from email_outbox where distributor_id = ${owner.id} and kind = 'paymentConfirmed'`,
  );
  expect(count?.["mails"]).toBe(2);
  const other = await createWorld();
  const paid = await other.call(other.people.admin, "/payment-status", {
    ...{ paymentStatus: "received", seenPaymentStatus: "notRequested", reason: "No extrato." },
  });
  expect(paid.status).toBe(200);
  expect((await toldOf(other, "", "paymentConfirmed")).mailed).toEqual(["buyer", "responsible"]);
});
