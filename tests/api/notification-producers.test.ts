import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildApplication, register } from "#tests/factories/application.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { readPushed, readTold } from "#tests/factories/notification.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";

const ORDER = ["order"];
const ALL_OFF = { portal: false, email: false };

/** People of a distributor, some of whom receive no kind of notification. */
async function createStaff(owner: TestDistributor) {
  const staff = (permissions: readonly string[]) => createTestUser(owner, { type: "staff", permissions });
  const people = {
    admin: await createTestUser(owner, { type: "admin" }),
    ofOrders: await staff(ORDER),
    ofStock: await staff(["equipment.inventory"]),
    ofIntegrators: await staff(["integrators.read"]),
  };
  await staff(["integrators.details", "equipment"]);
  await createTestUser(owner, { type: "admin", blocked: true });
  // A role of another user type gives no permissions.
  await createTestUser(owner, { type: "staff", roleType: "integrator", permissions: ORDER });
  return people;
}

async function prefer(owner: TestDistributor, userId: string, notifications: object) {
  const preferences = JSON.stringify({ notifications });
  await changeRows(owner, sql`update user set preferences = ${preferences} where id = ${userId}`);
}

function told(kind: string, ...people: { id: string }[]) {
  return people.map(({ id: userId }) => ({ kind, userId })).sort((a, b) => (a.userId < b.userId ? -1 : 1));
}

async function toldOf(owner: TestDistributor, kind: string) {
  return (await readTold(owner)).filter((one) => one.kind === kind);
}

test.each(["primary", "second"] as const)(
  "a new order is told to administrators and to staff who may see orders, and the same people hear it live, on the %s shard",
  async (shard) => {
    const owner = await createTestDistributor({ shard });
    const { admin, ofOrders } = await createStaff(owner);
    await createStaff(await createTestDistributor({ shard }));
    const { id, code } = await createTestOrder(owner);
    expect(await readTold(owner)).toEqual(told("orderCreated", admin, ofOrders));
    const [pushed, ...more] = await readPushed(owner);
    expect(more).toEqual([]);
    expect(pushed?.seq).toBe(1);
    expect([...(pushed?.audience.userIds ?? [])].sort()).toEqual([admin.id, ofOrders.id].sort());
    expect(pushed?.notification).toMatchObject({
      kind: "orderCreated",
      content: { requestId: id, code, name: "Residência Marina Alves", totalCents: 1_010_000 },
    });
  },
);

test("a payment is told to those who may see orders and to the people of the company that bought, and to no other company", async () => {
  const owner = await createTestDistributor();
  const { admin, ofOrders } = await createStaff(owner);
  const { id, buyer } = await createTestOrder(owner);
  const partner = await createTestUser(owner, { permissions: ORDER });
  await createTestUser(owner, { permissions: ["closedKits"] });
  await createTestUser(owner, { permissions: ORDER, integratorId: await createTestCompany(owner) });
  await createPayment(owner, id);
  const event = buildPaymentEvent(await readCharge(owner, id));
  await deliverEvent(owner, event);
  await deliverEvent(owner, event);
  expect(await toldOf(owner, "paymentReceived")).toEqual(
    told("paymentReceived", admin, ofOrders, buyer, partner),
  );
  expect(await toldOf(owner, "paymentMismatch")).toEqual([]);
});

test("a payment of another amount is told once to those who may see orders, with both amounts, and pays nothing", async () => {
  const owner = await createTestDistributor();
  const { admin, ofOrders } = await createStaff(owner);
  const { id, code } = await createTestOrder(owner);
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  const event = buildPaymentEvent(charge, { amountCents: charge.amountCents - 1 });
  expect((await deliverEvent(owner, event)).data).toEqual({ applied: true });
  expect((await deliverEvent(owner, event)).data).toEqual({ applied: false });
  expect(await toldOf(owner, "paymentMismatch")).toEqual(told("paymentMismatch", admin, ofOrders));
  expect(await toldOf(owner, "paymentReceived")).toEqual([]);
  expect((await readCharge(owner, id)).status).toBe("short");
  const pushed = (await readPushed(owner)).find(
    ({ notification }) => notification["kind"] === "paymentMismatch",
  );
  expect(pushed?.notification["content"]).toMatchObject({
    code,
    totalCents: 1_010_000,
    paidCents: 1_009_999,
  });
});

test("the end of a charge is told to nobody, more money than was asked for to the distributor", async () => {
  const owner = await createTestDistributor();
  const { admin, ofOrders } = await createStaff(owner);
  const { id } = await createTestOrder(owner);
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  await deliverEvent(owner, buildPaymentEvent(charge));
  const before = await readTold(owner);
  await deliverEvent(owner, buildPaymentEvent(charge, { type: "charge.expired" }));
  expect(await readTold(owner)).toEqual(before);
  await deliverEvent(owner, buildPaymentEvent(charge, { amountCents: 1 }));
  expect(await toldOf(owner, "paymentMismatch")).toEqual(told("paymentMismatch", admin, ofOrders));
});

test("a company that registers is told to administrators and to staff who see integrators, and one that is known to nobody", async () => {
  const owner = await createTestDistributor();
  const { admin, ofIntegrators } = await createStaff(owner);
  const application = buildApplication(owner);
  await register(owner, application);
  await register(owner, { ...buildApplication(owner), person: application.person });
  expect(await readTold(owner)).toEqual(told("registrationReceived", admin, ofIntegrators));
  const [row] = await readRows(
    owner,
    sql`select id from integrator where company_name like 'Sol Forte%'
    and distributor_id = ${owner.id}`,
  );
  const [pushed] = await readPushed(owner);
  expect(pushed?.notification["content"]).toEqual({
    integratorId: row?.["id"],
    companyName: "Sol Forte Instalações Ltda",
  });
});

test("who switched the portal off is not told live, who switched the e-mail off is, and who wants neither is not told", async () => {
  const owner = await createTestDistributor();
  const admin = () => createTestUser(owner, { type: "admin" });
  const people = {
    usual: await admin(),
    portalOff: await admin(),
    emailOff: await admin(),
    bothOff: await admin(),
    before: await admin(),
    unreadable: await admin(),
  };
  await prefer(owner, people.portalOff.id, { orderCreated: { portal: false } });
  await prefer(owner, people.emailOff.id, { orderCreated: { email: false, portal: true } });
  await prefer(owner, people.bothOff.id, { orderCreated: ALL_OFF, paymentReceived: { portal: true } });
  await prefer(owner, people.before.id, { orderCreated: false });
  await prefer(owner, people.unreadable.id, { orderCreated: { portal: "no", email: null } });
  await createTestOrder(owner);
  const rows = await readRows(
    owner,
    sql`select user_id, in_portal, in_digest from notification where distributor_id = ${owner.id}`,
  );
  const channelsOf = ({ id }: { id: string }) => {
    const row = rows.find((one) => one["user_id"] === id);
    return row && [row["in_portal"], row["in_digest"]];
  };
  expect(channelsOf(people.usual)).toEqual([1, 1]);
  expect(channelsOf(people.portalOff)).toEqual([0, 1]);
  expect(channelsOf(people.emailOff)).toEqual([1, 0]);
  expect(channelsOf(people.bothOff)).toBeUndefined();
  expect(channelsOf(people.before)).toEqual([0, 1]);
  expect(channelsOf(people.unreadable)).toEqual([1, 1]);
  const [pushed] = await readPushed(owner);
  expect([...(pushed?.audience.userIds ?? [])].sort()).toEqual(
    [people.usual.id, people.emailOff.id, people.unreadable.id].sort(),
  );
});

test("what nobody wants to hear of takes no number on the live channel", async () => {
  const owner = await createTestDistributor();
  const { id: silent } = await createTestUser(owner, { type: "admin" });
  await prefer(owner, silent, { orderCreated: { portal: false } });
  await createTestOrder(owner);
  await prefer(owner, silent, {});
  await createTestOrder(owner);
  expect((await readPushed(owner)).map(({ seq }) => seq)).toEqual([1]);
  expect(
    await readNumber(
      owner,
      sql`select value from counter where distributor_id = ${owner.id} and name = 'outbox'`,
    ),
  ).toBe(1);
});

test("the people whom a notification is for are found by their indexes", async () => {
  const owner = await createTestDistributor();
  const statements = notify(
    owner.id,
    {
      kind: "paymentReceived",
      notificationId: "ntf_plan",
      createdAt: "2026-11-21T12:00:00.000Z",
      content: { requestId: "req", code: "", name: "", totalCents: 1 },
    },
    { integratorId: owner.integratorId },
  );
  // The last one only counts what the others have inserted.
  for (const { query } of statements.slice(0, 2)) {
    if (!("getSQL" in query)) throw new Error("The statement is no SQL");
    const plan = (await readRows(owner, sql`explain query plan ${query}`)).map(({ detail }) =>
      String(detail),
    );
    expect(plan.filter((step) => /SCAN (person|told|role|notification)\b/.test(step))).toEqual([]);
    expect(plan.join("\n")).toContain("user_integrator");
  }
});

/** A kit of modules of which the center has the given amounts. */
async function createScarce(
  owner: TestDistributor,
  stock: { onHand: number; minimum: number; conditional?: number },
) {
  const { minimum, ...units } = stock;
  const module = await createTestProduct(owner, units);
  const inverter = await createTestProduct(owner, { type: "inverter", onHand: 100 });
  await changeRows(owner, sql`update stock set minimum = ${minimum} where product_id = ${module.id}`);
  const kit = await createTestKit(owner, {
    components: [
      { productId: module.id, amount: 2 },
      { productId: inverter.id, amount: 1 },
    ],
  });
  return { kit, module, inverter };
}

test("stock that an order takes below its minimum is told once, when it falls, to those who see the inventory", async () => {
  const owner = await createTestDistributor();
  const { admin, ofStock } = await createStaff(owner);
  const { kit } = await createScarce(owner, { onHand: 7, conditional: 3, minimum: 6 }); // 10 available
  const buyer = await createTestUser(owner);
  const buy = () => saveOrder(buyer, [{ id: kit, amount: 1 }]);
  await buy(); // 8
  await buy(); // 6: as much as the minimum
  expect(await toldOf(owner, "lowStock")).toEqual([]);
  await buy(); // 4
  expect(await toldOf(owner, "lowStock")).toEqual(told("lowStock", admin, ofStock));
  await buy(); // 2
  expect(await toldOf(owner, "lowStock")).toEqual(told("lowStock", admin, ofStock));
  const pushed = await readPushed(owner);
  expect(pushed.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(pushed[3]?.notification).toMatchObject({
    kind: "lowStock",
    content: { centerName: "CD Goiânia", products: [{ name: "Módulo 550 W", available: 4, minimum: 6 }] },
  });
});

test("stock without a minimum is told of by nobody, down to the last unit", async () => {
  const owner = await createTestDistributor();
  await createStaff(owner);
  const { kit } = await createScarce(owner, { onHand: 2, minimum: 0 });
  expect((await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }])).status).toBe(201);
  expect(await toldOf(owner, "lowStock")).toEqual([]);
});

test("an order tells of all products that it takes below their minimum in one notification", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { kit, inverter } = await createScarce(owner, { onHand: 10, minimum: 10 });
  await changeRows(owner, sql`update stock set minimum = 100 where product_id = ${inverter.id}`);
  await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }]);
  expect(await toldOf(owner, "lowStock")).toEqual(told("lowStock", admin));
  const [, low] = await readPushed(owner);
  expect(low?.notification["content"]).toEqual({
    centerName: "CD Goiânia",
    products: expect.arrayContaining([
      expect.objectContaining({ name: "Módulo 550 W", available: 8, minimum: 10, group: "modules" }),
      expect.objectContaining({ name: "Inversor 5 kW", available: 99, minimum: 100, group: "inverters" }),
    ]) as unknown,
  });
});

test("of orders that race, exactly one tells that the stock has fallen, and no number is left out", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { kit } = await createScarce(owner, { onHand: 40, minimum: 21 });
  const buyer = await createTestUser(owner);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => saveOrder(buyer, [{ id: kit, amount: 1 }])),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
  expect(await toldOf(owner, "lowStock")).toEqual(told("lowStock", admin));
  const seqs = (await readPushed(owner)).map(({ seq }) => seq);
  expect(seqs).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
});

test("an order that is refused tells nobody anything", async () => {
  const owner = await createTestDistributor();
  await createTestUser(owner, { type: "admin" });
  const { kit } = await createScarce(owner, { onHand: 1, minimum: 1 });
  expect((await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }])).status).toBe(409);
  expect(await readTold(owner)).toEqual([]);
  expect(await readPushed(owner)).toEqual([]);
});
