import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { readRequestRow } from "#tests/factories/budget.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { readPushed, readTold } from "#tests/factories/notification.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const SELLS = ["order", "order.details.discount"];
const REASON = "Concorrente ofereceu R$ 900 a menos.";

interface Approval {
  id: string;
  status: string;
  kind: string;
  isOwn: boolean;
  mayDecide: boolean;
  decisionNote: string;
  content: Record<string, unknown>;
  request: { code: string; version: number };
}

const off = (amount: string) => ({ increase: {}, decrease: { amount } });

function ask(person: TestUser, id: string, amount: string, version = 1, reason = REASON) {
  return callApi<{ id: string }>("POST", `/app/user/requests/${id}/discount-requisitions`, {
    headers: person.headers,
    body: { valueModifier: off(amount), version, reason },
  });
}

function decide(person: TestUser, id: string, decision: "approve" | "refuse", note = "Combinado.") {
  return callApi<{ version: number; totalCents: number }>(
    "POST",
    `/app/staff/discount-requisitions/${id}/${decision}`,
    { headers: person.headers, body: { note } },
  );
}

async function list(person: TestUser, query = ""): Promise<{ items: Approval[]; totalItems: number }> {
  const { data } = await callApi<{ items: Approval[]; totalItems: number }>(
    "GET",
    `/app/staff/discount-requisitions${query}`,
    { headers: person.headers },
  );
  return data;
}

async function pricesOf(person: TestUser, id: string) {
  const path = `/app/user/requests/${id}/prices`;
  return (await callApi<{ requisitions: Approval[] }>("GET", path, { headers: person.headers })).data;
}

function createSeller(owner: TestDistributor, limitDiscountOrder = "5") {
  return createTestUser(owner, { type: "staff", permissions: SELLS, roleContent: { limitDiscountOrder } });
}

/** An administrator, a seller of up to 5 percent, and an order of R$ 10.000,00 and R$ 100,00 of freight. */
async function openShop(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ settings });
  const admin = await createTestUser(owner, { type: "admin" });
  const seller = await createSeller(owner);
  const { id, buyer } = await createTestOrder(owner);
  return { owner, admin, seller, id, buyer };
}

async function toldOf(owner: TestDistributor, kind: string) {
  return (await readTold(owner)).filter((one) => one.kind === kind).map(({ userId }) => userId);
}

test("a discount above the limit is asked for, listed, approved and counts from then on; the request shows its requisition [PRICING-20]", async () => {
  const { owner, admin, seller, id } = await openShop();
  const asked = await ask(seller, id, "12");
  expect(asked.status).toBe(201);
  expect(await readRequestRow(owner, id)).toMatchObject({ version: 1, totalCents: 1_010_000 });
  const { items, totalItems } = await list(admin);
  expect(totalItems).toBe(1);
  expect(items[0]).toMatchObject({
    id: asked.data.id,
    status: "pending",
    kind: "discount",
    isOwn: false,
    mayDecide: true,
    // Ten modules and an inverter of R$ 600,00 each cost R$ 6.600,00: from 51.52 to 33.33 percent over it.
    content: {
      limitPct: "5",
      askedPct: "12",
      beforeCents: 1_010_000,
      afterCents: 890_000,
      margin: { costCents: 660_000, beforePct: "51.52", afterPct: "33.33", minimumPct: null },
      reason: REASON,
    },
  });
  expect((await decide(admin, asked.data.id, "approve")).data).toEqual({
    id,
    version: 2,
    totalCents: 890_000,
  });
  expect(await readRequestRow(owner, id)).toEqual({ version: 2, totalCents: 890_000, versions: 2 });
  expect((await pricesOf(seller, id)).requisitions).toMatchObject([
    { id: asked.data.id, status: "approved", isOwn: true, mayDecide: false, decisionNote: "Combinado." },
  ]);
  expect((await list(admin)).totalItems).toBe(0);
  expect((await list(admin, "?status=all")).totalItems).toBe(1);
});

test("those whose limit is high enough are told who asks for what, and the asker is told the answer", async () => {
  const { owner, admin, seller, id } = await openShop();
  const chief = await createSeller(owner, "12");
  await createSeller(owner, "11.99");
  const { data } = await ask(seller, id, "12");
  expect((await toldOf(owner, "discountAsked")).sort()).toEqual([admin.id, chief.id].sort());
  const pushed = (await readPushed(owner)).find(
    ({ notification }) => notification["kind"] === "discountAsked",
  );
  expect([...(pushed?.audience.userIds ?? [])].sort()).toEqual([admin.id, chief.id].sort());
  expect(pushed?.notification["content"]).toMatchObject({
    requestId: id,
    code: "PED-000001",
    totalCents: 890_000,
    askedPct: "12",
    askerName: "Marina Alves",
  });
  await decide(chief, data.id, "refuse", "Margem apertada.");
  expect(await toldOf(owner, "discountDecided")).toEqual([seller.id]);
  const [row] = await readRows(
    owner,
    sql`select content from notification where distributor_id = ${owner.id} and kind = 'discountDecided'`,
  );
  expect(JSON.parse(String(row?.["content"]))).toMatchObject({ decision: "refused", totalCents: 1_010_000 });
  expect(await readRequestRow(owner, id)).toMatchObject({ version: 1, totalCents: 1_010_000 });
});

test("of people who decide at the same moment one does, whatever they decide", async () => {
  const { owner, admin, seller, id } = await openShop();
  const chief = await createSeller(owner, "50");
  const { data } = await ask(seller, id, "12");
  const answers = await Promise.all([
    decide(admin, data.id, "approve"),
    decide(chief, data.id, "approve"),
    decide(admin, data.id, "refuse"),
    decide(chief, data.id, "refuse"),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await toldOf(owner, "discountDecided")).length).toBe(1);
  const { versions } = await readRequestRow(owner, id);
  expect(versions).toBe(answers.slice(0, 2).some(({ status }) => status === 200) ? 2 : 1);
});

test("what was asked for of a version is not approved once there is another, and is over when somebody asks anew", async () => {
  const { admin, seller, id } = await openShop();
  const { data } = await ask(seller, id, "12");
  await callApi("PUT", `/app/user/requests/${id}/value-modifier`, {
    headers: admin.headers,
    body: { valueModifier: off("1"), version: 1 },
  });
  expect((await list(admin)).items[0]?.mayDecide).toBe(false);
  expect((await decide(admin, data.id, "approve")).error.type).toBe("STALE_VERSION");
  expect((await ask(seller, id, "12")).error.type).toBe("STALE_VERSION");
  expect((await ask(seller, id, "12", 2)).status).toBe(201);
  expect((await list(admin)).totalItems).toBe(1);
  expect((await decide(admin, data.id, "refuse")).error.type).toBe("INVALID_TRANSITION");
});

test("one question waits for a request at a time; who asked takes it back and asks again", async () => {
  const { owner, seller, id } = await openShop();
  const other = await createSeller(owner, "1");
  const asked = await Promise.all([ask(seller, id, "12"), ask(other, id, "15"), ask(seller, id, "20")]);
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const pending = (await pricesOf(seller, id)).requisitions.find(({ status }) => status === "pending");
  const [own, foreign] = pending?.isOwn === true ? [seller, other] : [other, seller];
  const path = `/app/user/requests/${id}/discount-requisitions/${pending?.id ?? ""}`;
  expect((await callApi("DELETE", path, { headers: foreign.headers })).status).toBe(404);
  expect((await callApi("DELETE", path, { headers: own.headers })).status).toBe(200);
  expect((await callApi("DELETE", path, { headers: own.headers })).error.type).toBe("INVALID_TRANSITION");
  expect((await ask(seller, id, "12")).status).toBe(201);
});

test("nobody approves beyond the own limit, nor the own question", async () => {
  const { owner, admin, seller, id } = await openShop({ prices: { adminDiscountLimitPct: "10" } });
  const chief = await createSeller(owner, "11.99");
  const { data } = await ask(seller, id, "12");
  expect((await decide(chief, data.id, "approve")).error.details).toEqual({
    limitPct: "11.99",
    askedPct: "12",
  });
  expect((await decide(admin, data.id, "approve")).error.details).toEqual({ limitPct: "10", askedPct: "12" });
  await changeRows(
    owner,
    sql`update role set content = json_set(content, '$.limitDiscountOrder', '50') where id = ${seller.roleId}`,
  );
  expect((await decide(seller, data.id, "approve")).status).toBe(403);
});

test("a discount within the limit is not asked for, nor one by who gives none, nor an increase, nor without a reason", async () => {
  const { owner, seller, id, buyer } = await openShop();
  expect((await ask(seller, id, "5")).error.type).toBe("INVALID_TRANSITION");
  expect((await ask(seller, id, "0")).error.type).toBe("INVALID_TRANSITION");
  expect((await ask(buyer, id, "12")).status).toBe(403);
  expect((await ask(seller, id, "12", 1, "barato")).status).toBe(400);
  const increase = await callApi("POST", `/app/user/requests/${id}/discount-requisitions`, {
    headers: seller.headers,
    body: {
      valueModifier: { increase: { amount: "1" }, decrease: { amount: "12" } },
      version: 1,
      reason: REASON,
    },
  });
  expect(increase.error.type).toBe("INCREASE_ABOVE_LIMIT");
  expect(await toldOf(owner, "discountAsked")).toEqual([]);
});

test("a discount that leaves less than the minimum margin is the administrator's, whatever the seller's limit", async () => {
  const { owner, admin, buyer } = await openShop();
  const chief = await createSeller(owner, "90");
  const seller = await createSeller(owner, "90");
  await changeRows(
    owner,
    sql`insert into pricing_version (distributor_id, version, rules, published_by, published_at)
      values (${owner.id}, 1, '{"minimumMarginPct":"20"}', ${admin.id}, '2026-11-21T12:00:00.000Z')`,
  );
  // R$ 6.600,00 of cost and 20 percent are R$ 7.920,00: 20.8 percent off R$ 10.000,00.
  const { id } = await createTestOrder(owner, { buyer });
  const modify = (person: TestUser, amount: string) =>
    callApi("PUT", `/app/user/requests/${id}/value-modifier`, {
      headers: person.headers,
      body: { valueModifier: off(amount), version: 1 },
    });
  expect((await modify(seller, "20.81")).error).toMatchObject({
    type: "MARGIN_TOO_LOW",
    details: { minimumPct: "20" },
  });
  const { data } = await ask(seller, id, "20.81");
  expect(await toldOf(owner, "discountAsked")).toEqual([admin.id]);
  expect((await list(admin)).items[0]).toMatchObject({ kind: "margin" });
  expect((await decide(chief, data.id, "approve")).status).toBe(403);
  expect((await decide(admin, data.id, "approve")).status).toBe(200);
  const second = await createTestOrder(owner, { buyer });
  expect(
    (
      await callApi("PUT", `/app/user/requests/${second.id}/value-modifier`, {
        headers: seller.headers,
        body: { valueModifier: off("20.8"), version: 1 },
      })
    ).status,
  ).toBe(200);
});

test("integrators see what they asked for, and never a margin", async () => {
  const { owner, id } = await openShop();
  const integrator = await createTestUser(owner, { permissions: SELLS, roleContent: { label: "manager" } });
  expect((await ask(integrator, id, "3")).status).toBe(201);
  const { requisitions } = await pricesOf(integrator, id);
  expect(requisitions).toMatchObject([
    { isOwn: true, mayDecide: false, content: { askedPct: "3", margin: null } },
  ]);
});

test("requisitions of another distributor are not found, and its list is empty", async () => {
  const { seller, id } = await openShop();
  const { data } = await ask(seller, id, "12");
  const foreign = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect((await decide(foreign, data.id, "approve")).status).toBe(404);
  expect((await ask(foreign, id, "12")).status).toBe(404);
  expect(await list(foreign, "?status=all")).toMatchObject({ totalItems: 0 });
});
