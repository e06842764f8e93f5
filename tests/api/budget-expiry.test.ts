import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OwnRequestSettings } from "#domain/requests/own-request-settings.ts";
import { createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import {
  type BudgetWorld,
  callRequest,
  createBudgetWorld,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { tellExpiries } from "#worker/jobs/tell-expiries.ts";

/** Noon of a day in Brasília. */
const on = (day: string) => new Date(`${day}T15:00:00.000Z`);

const tell = (owner: TestDistributor, day: string) =>
  tellExpiries({
    database: owner.database,
    distributorId: owner.id,
    now: on(day),
    origin: "https://sol.test",
  });

/** What was told, in the order of time: to whom, of which day, and whether it was over. */
async function toldOf(owner: TestDistributor) {
  const rows = await readRows(
    owner,
    sql`select user_id as userId, content from notification
      where distributor_id = ${owner.id} and kind = 'budgetExpiry' order by created_at, user_id`,
  );
  return rows.map(({ userId, content }) => {
    const { expiresOn, isOver } = JSON.parse(String(content)) as { expiresOn: string; isOver: boolean };
    return { userId, expiresOn, isOver };
  });
}

async function saveUntil(world: BudgetWorld, expiresOn: string) {
  const { id } = await saveBudget(world);
  await changeRows(
    world.owner,
    sql`update request set expires_on = ${expiresOn} where distributor_id = ${world.owner.id} and id = ${id}`,
  );
  return id;
}

test("who looks after a budget is reminded three days before its last one, and told when it is over, each once", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  const seller = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  await createTestUser(owner, { type: "admin" });
  const id = await saveUntil(world, "2026-12-10");
  await changeRows(
    owner,
    sql`update request set seller_id = ${seller.id} where distributor_id = ${owner.id} and id = ${id}`,
  );
  const counts: number[] = [];
  for (const day of ["2026-12-06", "2026-12-07", "2026-12-07", "2026-12-10", "2026-12-11", "2026-12-12"]) {
    counts.push(await tell(owner, day));
  }
  expect(counts).toEqual([0, 1, 0, 0, 1, 0]);
  const people = [buyer.id, seller.id].sort();
  expect(await toldOf(owner)).toEqual([
    ...people.map((userId) => ({ userId, expiresOn: "2026-12-10", isOver: false })),
    ...people.map((userId) => ({ userId, expiresOn: "2026-12-10", isOver: true })),
  ]);
  const events = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and entity_id = ${id} order by at`,
  );
  expect(events.map(({ event }) => event)).toContain("budget.expired");
});

test("a renewed budget is told of anew; deleted, closed and turned ones, and those long over, are not", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const renewed = await saveUntil(world, "2026-12-10");
  const deleted = await saveUntil(world, "2026-12-10");
  const finished = await saveUntil(world, "2026-12-10");
  await saveUntil(world, "2026-11-20");
  await changeRows(owner, sql`update request set deleted_at = '2026-12-01' where id = ${deleted}`);
  await changeRows(
    owner,
    sql`update request set deal_status_id = ${`dls_${owner.id}_Finalizado`} where id = ${finished}`,
  );
  expect(await tell(owner, "2026-12-09")).toBe(1);
  await changeRows(owner, sql`update request set expires_on = '2026-12-24' where id = ${renewed}`);
  expect(await tell(owner, "2026-12-12")).toBe(0);
  expect(await tell(owner, "2026-12-22")).toBe(1);
});

test("without a reminder only the end is told, and nothing where budgets do not expire", async () => {
  const world = await createBudgetWorld({
    settings: { requests: { budgetExpiry: { active: true, days: 15, remindDays: 0 } } },
  });
  await saveUntil(world, "2026-12-10");
  expect(await tell(world.owner, "2026-12-10")).toBe(0);
  expect(await tell(world.owner, "2026-12-11")).toBe(1);
  const other = await createBudgetWorld({ settings: { requests: { budgetExpiry: { active: false } } } });
  await saveUntil(other, "2026-12-10");
  expect(await tell(other.owner, "2026-12-11")).toBe(0);
});

test("two runs at once tell once, and a budget that is renewed in between is not told of", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  await saveUntil(world, "2026-12-10");
  const counts = await Promise.all([tell(owner, "2026-12-09"), tell(owner, "2026-12-09")]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await toldOf(owner)).toHaveLength(1);
  const id = await saveUntil(world, "2026-12-10");
  beforeSave("expiry_told = ?", () =>
    changeRows(owner, sql`update request set expires_on = '2026-12-31' where id = ${id}`),
  );
  expect(await tell(owner, "2026-12-09")).toBe(0);
});

test("budgets whose last day is near are found by an index", async () => {
  const { owner } = await createBudgetWorld();
  const steps = await readRows(
    owner,
    sql`explain query plan select id from request where request.distributor_id = ${owner.id}
      and request.expires_on between '2026-12-01' and '2026-12-10' and request.expires_on is not null
      and request.deleted_at is null and request.type = 'budget' order by request.expires_on`,
  );
  expect(steps.map(({ detail }) => String(detail)).join("; ")).toContain(
    "request_expiry (distributor_id=? AND expires_on>",
  );
});

/** A world whose budgets get a status of a group when they are over. */
async function createMoving(group: "negotiation" | "refused") {
  const overStatusId = `dls_over_${crypto.randomUUID()}`;
  const world = await createBudgetWorld({
    settings: { requests: { budgetExpiry: { active: true, days: 15, overStatusId } } },
  });
  await changeRows(
    world.owner,
    sql`insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
      values (${world.owner.id}, ${overStatusId}, 'budget', 'Vencido', ${group}, 2, 9, '#5B677B')`,
  );
  return { ...world, overStatusId };
}

async function statusOf({ owner }: Pick<BudgetWorld, "owner">, id: string) {
  const [row] = await readRows(
    owner,
    sql`select deal_status.name from request join deal_status on deal_status.distributor_id = request.distributor_id
        and deal_status.id = request.deal_status_id
      where request.distributor_id = ${owner.id} and request.id = ${id}`,
  );
  return row?.["name"];
}

test("a budget that is over gets the distributor's status, though its own leads nowhere, told as by the system", async () => {
  const world = await createMoving("negotiation");
  const { owner } = world;
  const id = await saveUntil(world, "2026-12-10");
  await changeRows(
    owner,
    sql`update deal_status set next_status_ids = '[]' where distributor_id = ${owner.id}`,
  );
  await tell(owner, "2026-12-08");
  expect(await statusOf(world, id)).toBe("Em aberto");
  await tell(owner, "2026-12-11");
  await tell(owner, "2026-12-11");
  expect(await statusOf(world, id)).toBe("Vencido");
  const log = await readRows(
    owner,
    sql`select event, actor_type as actor, changes from audit_log where distributor_id = ${owner.id}
      and entity_id = ${id} and actor_type = 'system' order by event`,
  );
  expect(log.map(({ event, actor }) => [event, actor])).toEqual([
    ["budget.expired", "system"],
    ["budget.status-changed", "system"],
  ]);
  expect(JSON.parse(String(log[1]?.["changes"]))).toEqual({
    dealStatus: { from: "Em aberto", to: "Vencido" },
  });
  const mails = await readRows(
    owner,
    sql`select kind, content ->> '$.status' as status from email_outbox
      where distributor_id = ${owner.id} and kind in ('expiryNear', 'budgetOver', 'statusChanged') order by kind`,
  );
  expect(mails).toEqual([
    { kind: "budgetOver", status: "Vencido" },
    { kind: "expiryNear", status: "Em aberto" },
  ]);
});

test("without a choice, or with one that is gone, a budget that is over keeps its status", async () => {
  for (const world of [await createBudgetWorld(), await createMoving("refused")]) {
    const { owner } = world;
    await changeRows(
      owner,
      sql`delete from deal_status where distributor_id = ${owner.id} and name = 'Vencido'`,
    );
    const id = await saveUntil(world, "2026-12-10");
    expect(await tell(owner, "2026-12-11")).toBe(1);
    expect(await statusOf(world, id)).toBe("Em aberto");
  }
});

test("a budget whose status changes while it is moved is moved by the next run, and told once", async () => {
  const world = await createMoving("negotiation");
  const { owner } = world;
  const id = await saveUntil(world, "2026-12-10");
  const other = `dls_other_${id}`;
  await changeRows(
    owner,
    sql`insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
      values (${owner.id}, ${other}, 'budget', 'Proposta', 'negotiation', 2, 1, '#5B677B')`,
  );
  beforeSave("expiry_told = ?", async () => {
    await changeRows(owner, sql`update request set deal_status_id = ${other} where id = ${id}`);
  });
  expect(await tell(owner, "2026-12-11")).toBe(0);
  expect([await statusOf(world, id), (await toldOf(owner)).length]).toEqual(["Proposta", 0]);
  expect(await tell(owner, "2026-12-11")).toBe(1);
  expect(await statusOf(world, id)).toBe("Vencido");
});

test.each(["negotiation", "refused"] as const)(
  "a budget that was moved to a status of the group %s begins anew when it is renewed",
  async (group) => {
    const world = await createMoving(group);
    const { owner, buyer } = world;
    const id = await saveUntil(world, "2020-01-01");
    await tell(owner, "2020-01-02");
    expect(await statusOf(world, id)).toBe("Vencido");
    const renewed = await callRequest(buyer, ["POST", id, "/update-expired"], { version: 1 });
    expect(renewed.status).toBe(200);
    expect(await statusOf(world, id)).toBe("Em aberto");
  },
);

test("an edit that renews a moved budget begins it anew, too", async () => {
  const world = await createMoving("negotiation");
  const { owner, buyer, kit } = world;
  const id = await saveUntil(world, "2020-01-01");
  await tell(owner, "2020-01-02");
  const edited = await callApi("POST", "/app/user/requests", {
    headers: buyer.headers,
    body: buildOrderInput([{ id: kit, amount: 1 }], {
      ...{ type: "budget", name: "De novo", editId: id, updateExpiredBudget: true },
    }),
  });
  expect([edited.data, edited.status]).toMatchObject([{ id }, 201]);
  expect(await statusOf(world, id)).toBe("Em aberto");
});

test("the status of budgets that are over is one of budgets, not a finished one, and is not deleted while it is chosen", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { headers } = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.requests"],
  });
  const path = "/app/staff/settings/request";
  const { data: before } = await callApi<{ settings: OwnRequestSettings; version: string }>("GET", path, {
    headers,
  });
  const choose = (overStatusId: string) =>
    callApi<{ settings: OwnRequestSettings }>("PUT", path, {
      headers,
      body: {
        settings: { ...before.settings, budgetExpiry: { ...before.settings.budgetExpiry, overStatusId } },
        version: before.version,
      },
    });
  const [ofOrders] = await readRows(
    owner,
    sql`select id from deal_status where distributor_id = ${owner.id} and type = 'order'`,
  );
  const other = await createBudgetWorld();
  for (const wrong of [
    ...["dls_none", String(ofOrders?.["id"]), `dls_${owner.id}_Finalizado`],
    `dls_${other.owner.id}_Recusado`,
  ]) {
    expect((await choose(wrong)).error.details).toMatchObject({
      issues: [{ field: "budgetExpiry.overStatusId", code: "UNKNOWN_STATUS" }],
    });
  }
  const chosen = `dls_over_${owner.id}`;
  await changeRows(
    owner,
    sql`insert into deal_status (distributor_id, id, type, name, group_name, group_order, "order", color)
      values (${owner.id}, ${chosen}, 'budget', 'Vencido', 'negotiation', 2, 1, '#5B677B')`,
  );
  expect((await choose(chosen)).data.settings.budgetExpiry.overStatusId).toBe(chosen);
  const [logged] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'request-settings.changed'`,
  );
  expect(JSON.parse(String(logged?.["changes"]))).toMatchObject({ budgetExpiryStatus: { to: "Vencido" } });
  const admin = await createTestUser(owner, { type: "admin" });
  const deleted = await callApi("DELETE", `/app/staff/deal-statuses/${chosen}`, { headers: admin.headers });
  expect(deleted.error).toMatchObject({ type: "STATUS_NEEDED" });
});
