import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { type BudgetWorld, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
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
