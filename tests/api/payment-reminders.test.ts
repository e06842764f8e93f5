import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#domain/shared/calendar.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createOrderPaidBy } from "#tests/factories/charged-order.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { readMails } from "#tests/factories/mail.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { remindPayers } from "#worker/jobs/remind-payers.ts";
import { chargesToRemindOf } from "#worker/repositories/payments/reminder-statements.ts";

/** E-mail of the customer of orders of tests. */
const PAYER = "marina@cliente.test";
const LAST_DAY = "2026-12-10";
const IN_PARTS = { name: "30 % + boleto", value: "0", quantityOfInstallments: 1, downPaymentPct: "30" };
const REMINDERS = { active: true, beforeDays: [2], afterDays: [1, 5] };

/** Runs the job at noon of a day in Brasília, or at another hour. */
function remind(owner: TestDistributor, day: string, { hour = 15, limit = 100 } = {}) {
  return remindPayers({
    ...{ env: apiEnv, directory: openTestDatabase("primary"), database: owner.database, limit },
    distributor: { id: owner.id, slug: owner.slug },
    origin: `http://${owner.slug}.portal.test`,
    now: () => new Date(Date.parse(`${day}T00:00:00.000Z`) + hour * 3_600_000),
  });
}

/** A distributor that reminds payers. */
async function openShop(reminders: object = REMINDERS) {
  const owner = await createTestDistributor();
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.reminders',
      json(${JSON.stringify(reminders)})) where distributor_id = ${owner.id}`,
  );
  return owner;
}

/** An order with a charge whose last day is the given one. */
async function createCharged(owner: TestDistributor, dueOn = LAST_DAY) {
  const order = await createTestOrder(owner);
  expect((await createPayment(owner, order.id)).status).toBe(201);
  await makeDue(owner, order.id, dueOn);
  return order;
}

function makeDue(owner: TestDistributor, orderId: string, dueOn: string) {
  return changeRows(
    owner,
    sql`update charge set due_on = ${dueOn}, created_at = ${`${addDays(dueOn, -20)}T12:00:00.000Z`}
      where distributor_id = ${owner.id} and request_id = ${orderId}`,
  );
}

const countMails = async (owner: TestDistributor) => (await readMails(owner, PAYER)).length;

test("a payer is reminded two days before the last day, the day after it and five days after it, each once", async () => {
  const owner = await openShop();
  const order = await createCharged(owner);
  const counts: number[] = [];
  for (const day of [7, 8, 8, 9, 10, 11, 12, 13, 14, 15, 15, 16, 17, 18]) {
    counts.push(await remind(owner, `2026-12-${String(day).padStart(2, "0")}`));
  }
  expect(counts).toEqual([0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0]);
  const said = {
    ...{ name: "Marina Alves", code: "PED-000001", openCents: 1_010_000, dueOn: LAST_DAY },
    link: `http://${owner.slug}.portal.test/checkout/${order.id}?v=1`,
  };
  expect(await readMails(owner, PAYER)).toEqual([
    { kind: "paymentDue", ...said },
    { kind: "paymentOverdue", ...said },
    { kind: "paymentOverdue", ...said },
  ]);
  // Each is noted in the order's log once it leaves.
  const about = await readRows(
    owner,
    sql`select request_id as id from email_outbox where distributor_id = ${owner.id} and recipient = ${PAYER}`,
  );
  expect(about.map(({ id }) => id)).toEqual([order.id, order.id, order.id]);
});

test("a reminder that was missed is sent up to two days later; by night, and where nobody wants them, there are none", async () => {
  const owner = await openShop();
  await createCharged(owner);
  expect(await remind(owner, "2026-12-08", { hour: 11 })).toBe(0);
  expect(await remind(owner, "2026-12-08", { hour: 23 })).toBe(0);
  expect(await remind(owner, "2026-12-09")).toBe(1);
  expect(await remind(owner, "2026-12-14")).toBe(0);
  expect(await remind(owner, "2026-12-17")).toBe(1);
  const silent = await createTestDistributor();
  await createCharged(silent);
  expect(await remind(silent, "2026-12-08")).toBe(0);
});

test("nobody is reminded of what was paid, waits for a decision, was called off, refused, deleted or taken back", async () => {
  const owner = await openShop();
  const admin = await createTestUser(owner, { type: "admin" });
  const paid = await createCharged(owner);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, paid.id)));
  const short = await createCharged(owner);
  const half = { amountCents: 505_000 };
  await deliverEvent(owner, buildPaymentEvent({ ...(await readCharge(owner, short.id)), ...half }));
  const changed = {
    calledOff: await createCharged(owner),
    refused: await createCharged(owner),
    deleted: await createCharged(owner),
    returned: await createCharged(owner),
    unwritten: await createCharged(owner),
  };
  const set = (id: string, values: ReturnType<typeof sql>) =>
    changeRows(owner, sql`update request set ${values} where distributor_id = ${owner.id} and id = ${id}`);
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-01-01T00:00:00.000Z'
    where request_id = ${changed.calledOff.id}`,
  );
  const off = { paymentStatus: "cancelled", seenPaymentStatus: "requested", reason: "Desistiu da compra" };
  const answer = await callApi("PUT", `/app/user/requests/${changed.calledOff.id}/payment-status`, {
    ...{ headers: admin.headers, body: off },
  });
  expect(answer.status).toBe(200);
  const refused = await createTestStatus(owner, { name: "Recusado", groupName: "refused", groupOrder: 4 });
  await set(changed.refused.id, sql`deal_status_id = ${refused}`);
  await set(changed.deleted.id, sql`deleted_at = '2026-12-01T12:00:00.000Z', deleted_by = 'usr_1'`);
  await set(changed.returned.id, sql`returned_cents = total_cents`);
  await changeRows(
    owner,
    sql`update request_version
    set content = json_set(content, '$.customer.email', '') where request_id = ${changed.unwritten.id}`,
  );
  const before = await countMails(owner);
  expect(await remind(owner, "2026-12-08")).toBe(0);
  expect(await countMails(owner)).toBe(before);
  await set(changed.deleted.id, sql`deleted_at = null, deleted_by = null`);
  expect(await remind(owner, "2026-12-08")).toBe(1);
});

test("customers of a company that is not active any more get none", async () => {
  const owner = await openShop();
  const order = await createCharged(owner);
  const setStatus = (status: string) =>
    changeRows(
      owner,
      sql`update integrator set status = ${status} where distributor_id = ${owner.id}
      and id = (select integrator_id from request where id = ${order.id})`,
    );
  await setStatus("inactive");
  expect(await remind(owner, "2026-12-08")).toBe(0);
  await setStatus("enable");
  expect(await remind(owner, "2026-12-08")).toBe(1);
});

test("who has paid one part is reminded of the rest after its last day, until the charge of the rest is asked for", async () => {
  const owner = await openShop();
  const order = await createOrderPaidBy(owner, "boleto", IN_PARTS);
  expect((await createPayment(owner, order.id)).status).toBe(201);
  await makeDue(owner, order.id, LAST_DAY);
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, order.id)));
  // Neither before the last day of what is paid, nor as if that were late.
  expect(await remind(owner, "2026-12-08")).toBe(0);
  expect(await remind(owner, "2026-12-11")).toBe(1);
  const mails = await readMails(owner, PAYER);
  const rests = mails.filter(({ kind }) => kind !== "paymentReceipt");
  expect(rests).toEqual([
    {
      ...{ kind: "paymentRest", name: "Marina Alves", code: "PED-000001", openCents: 707_000 },
      link: `http://${owner.slug}.portal.test/checkout/${order.id}?v=1`,
    },
  ]);
  expect((await createPayment(owner, order.id, "boleto")).status).toBe(201);
  expect(await remind(owner, "2026-12-15")).toBe(0);
});

test("the newest charge counts, and who has just asked for one is not reminded of it", async () => {
  const owner = await openShop({ active: true, beforeDays: [0], afterDays: [1] });
  const order = await createCharged(owner);
  await changeRows(
    owner,
    sql`update charge set expires_at = '2026-12-10T23:00:00.000Z', status = 'expired' where request_id = ${order.id}`,
  );
  expect((await createPayment(owner, order.id)).status).toBe(201);
  expect(await remind(owner, "2026-12-11")).toBe(0);
  await changeRows(
    owner,
    sql`update charge set due_on = '2026-12-12', created_at = '2026-12-12T10:00:00.000Z'
      where request_id = ${order.id} and status = 'pending'`,
  );
  expect(await remind(owner, "2026-12-12")).toBe(0);
  expect(await remind(owner, "2026-12-13")).toBe(1);
  expect(await readMails(owner, PAYER)).toMatchObject([{ kind: "paymentOverdue", dueOn: "2026-12-12" }]);
});

test("a charge knows its last day: that of a Pix is the day of its end", async () => {
  const owner = await openShop();
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  const [row] = await readRows(
    owner,
    sql`select due_on as dueOn, date(expires_at, '-3 hours') as ends from charge where request_id = ${order.id}`,
  );
  expect(row?.["dueOn"]).toBe(row?.["ends"]);
});

test("a Pix that is open for days is reminded of before its end", async () => {
  const owner = await openShop();
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.chargeTtlMinutes', 4320)
      where distributor_id = ${owner.id}`,
  );
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  const [row] = await readRows(owner, sql`select due_on as dueOn from charge where request_id = ${order.id}`);
  const dueOn = String(row?.["dueOn"]);
  expect(await remind(owner, addDays(dueOn, -3))).toBe(0);
  expect(await remind(owner, addDays(dueOn, -2))).toBe(1);
  expect(await readMails(owner, PAYER)).toMatchObject([{ kind: "paymentDue", dueOn }]);
});

test("five runs at once remind once, and one who pays in between is not reminded", async () => {
  const owner = await openShop();
  await createCharged(owner);
  const counts = await Promise.all(Array.from({ length: 5 }, () => remind(owner, "2026-12-08")));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await countMails(owner)).toBe(1);
  const order = await createCharged(owner);
  beforeSave("reminded_step = ?", async () => {
    await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, order.id)));
  });
  expect(await remind(owner, "2026-12-08")).toBe(0);
  expect((await readMails(owner, PAYER)).map(({ kind }) => kind).sort()).toEqual([
    "paymentDue",
    "paymentReceipt",
  ]);
});

test("a run sends so many, and the next one the rest", async () => {
  const owner = await openShop();
  for (const _order of [1, 2, 3]) await createCharged(owner);
  expect(await remind(owner, "2026-12-08", { limit: 2 })).toBe(2);
  expect(await remind(owner, "2026-12-08", { limit: 2 })).toBe(1);
  expect(await remind(owner, "2026-12-08", { limit: 2 })).toBe(0);
  expect(
    await readNumber(
      owner,
      sql`select count(*) from charge where distributor_id = ${owner.id}
      and reminded_step = -2`,
    ),
  ).toBe(3);
});

test("what is due is found by its last day, whatever else was ever charged", async () => {
  const owner = await openShop();
  const query = chargesToRemindOf(owner.database, owner.id, {
    reminders: [{ dueOn: LAST_DAY, step: -2, madeBefore: "2026-12-08T03:00:00.000Z" }],
    limit: 10,
  });
  const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
  const plan = steps.map(({ detail }) => String(detail)).join("; ");
  expect(plan).toContain("SEARCH charge USING INDEX charge_due (distributor_id=? AND due_on=?)");
  expect(plan).toContain("SEARCH other USING INDEX charge_request (distributor_id=? AND request_id=?)");
  expect(plan).not.toMatch(/SCAN (?!due)/);
});
