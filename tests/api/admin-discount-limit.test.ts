import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

function setLimit(
  headers: Record<string, string>,
  owner: TestDistributor,
  limitPct: string,
  expectedPct = "100",
) {
  return callApi("PUT", `/app/admin/distributors/${owner.id}/discount-limit`, {
    headers,
    body: { limitPct, expectedPct },
  });
}

const EVENT = sql`event = 'distributor.discount-limit-changed'`;

test("the platform sets what administrators may take off, and both logs say who did", async () => {
  const owner = await createTestDistributor({ shard: "second" });
  const admin = await createTestUser(owner, { type: "admin" });
  const operator = await createTestOperator();
  expect((await setLimit(operator.headers, owner, "12.5")).status).toBe(200);
  const setting = await callApi("GET", "/app/user/settings/discount", { headers: admin.headers });
  expect(setting.data).toMatchObject({ adminDiscountLimitPct: "12.5", order: { decreasePct: "12.5" } });
  const log = await readRows(
    owner,
    sql`select actor_id, changes from audit_log where distributor_id = ${owner.id} and ${EVENT}`,
  );
  const [platform] = await openTestDatabase("primary").writeBatch([
    {
      query: sql`select changes from audit_log where distributor_id = 'platform' and actor_id = ${operator.id} and ${EVENT}`,
    },
  ]);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({ actor_id: operator.id });
  expect(JSON.parse(String(log[0]?.["changes"]))).toEqual({
    adminDiscountLimitPct: { from: "100", to: "12.5" },
  });
  expect(JSON.parse(String(platform?.rows[0]?.["changes"]))).toMatchObject({
    adminDiscountLimitPct: { from: "100", to: "12.5" },
    distributor: { to: `Distribuidora ${owner.slug}` },
  });
});

test("a limit that somebody else changed meanwhile is not overwritten, and the distributor's other settings stay", async () => {
  const owner = await createTestDistributor({ settings: { prices: { driftThresholdPct: "7" } } });
  const { headers } = await createTestOperator();
  await setLimit(headers, owner, "20");
  expect((await setLimit(headers, owner, "30")).error.type).toBe("STALE_VERSION");
  const [row] = await readRows(
    owner,
    sql`select settings -> '$.prices' as prices from distributor_profile where distributor_id = ${owner.id}`,
  );
  expect(JSON.parse(String(row?.["prices"]))).toMatchObject({
    adminDiscountLimitPct: "20",
    driftThresholdPct: "7",
  });
});

test.each(["100.01", "-1", "dez", "5.123", ""])("%j is no limit", async (limitPct) => {
  const owner = await createTestDistributor();
  const { headers } = await createTestOperator();
  expect((await setLimit(headers, owner, limitPct)).status).toBe(400);
});

test("a distributor's administrator does not set the own limit, and an unknown distributor is not found", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { headers } = await createTestOperator();
  expect((await setLimit(admin.headers, owner, "20")).status).toBe(403);
  expect((await setLimit(headers, { ...owner, id: "dst_nobody" }, "20")).status).toBe(404);
});
