import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, openTestDatabase } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createDashboardQueries, surveyScores } from "#worker/repositories/dashboard/dashboard-repository.ts";

const PERIOD = { fromAt: "2026-11-01T03:00:00.000Z", beforeAt: "2026-12-01T03:00:00.000Z" };
const NOW = "2026-11-21T12:00:00.000Z";

type Queries = ReturnType<typeof createDashboardQueries>;

// The cost of a period depends on the period alone, not on all past sales.
/** What people of a company see; all without one. */
function reachOf(integratorId: string | null) {
  return { integratorId, responsibleId: null };
}

test.each<[string, string | null, (queries: Queries) => { getSQL(): SQL }, RegExp]>([
  [
    "sums by range",
    null,
    (one) => one.sumByRange("order", [PERIOD]),
    /SEARCH request USING INDEX request_list \(distributor_id=\? AND type=\? AND deleted_at=\? AND created_at>\? AND created_at<\?\)/,
  ],
  [
    "sums by status",
    null,
    (one) => one.sumByStatus("order", PERIOD),
    /SEARCH request USING INDEX request_list \(distributor_id=\? AND type=\? AND deleted_at=\? AND created_at>\? AND created_at<\?\)/,
  ],
  [
    "sums by payment",
    null,
    (one) => one.sumByPayment(PERIOD),
    /SEARCH request USING INDEX request_list \(distributor_id=\? AND type=\? AND deleted_at=\? AND created_at>\? AND created_at<\?\)/,
  ],
  [
    "best integrators",
    null,
    (one) => one.bestIntegrators(PERIOD, 5),
    /SEARCH request USING INDEX request_list \(distributor_id=\? AND type=\? AND deleted_at=\? AND created_at>\? AND created_at<\?\)/,
  ],
  [
    "a company's sums by range",
    "int_1",
    (one) => one.sumByRange("order", [PERIOD]),
    /SEARCH request USING INDEX request_integrator \(distributor_id=\? AND integrator_id=\? AND type=\? AND deleted_at=\? AND created_at>\? AND created_at<\?\)/,
  ],
  [
    "newest orders",
    null,
    (one) => one.newest("order", 5),
    /SEARCH request USING INDEX request_list \(distributor_id=\? AND type=\? AND deleted_at=\?\)/,
  ],
  [
    "a company's newest orders",
    "int_1",
    (one) => one.newest("order", 5),
    /SEARCH request USING INDEX request_integrator \(/,
  ],
  [
    "a company's requests under way",
    "int_1",
    (one) => one.ordersUnderWay(NOW, 5),
    /SEARCH request USING INDEX request_integrator \(/,
  ],
  [
    "a company's closed orders",
    "int_1",
    (one) => one.closedOrders(5),
    /SEARCH request USING INDEX request_integrator \(/,
  ],
  [
    "a company's open budgets",
    "int_1",
    (one) => one.openBudgets({ from: "2026-11-21", until: "2026-11-28" }, 5),
    /SEARCH request USING INDEX request_integrator \(/,
  ],
  [
    "a company's budgets that end soon",
    "int_1",
    (one) => one.expiringBudgets({ from: "2026-11-21", until: "2026-11-28" }, 5),
    /SEARCH request USING INDEX request_integrator \(/,
  ],
  [
    "a company's open charges",
    "int_1",
    (one) => one.openCharges(NOW, 5),
    /SEARCH charge USING INDEX charge_request \(distributor_id=\? AND request_id=\?\)/,
  ],
  [
    "what has left for a company",
    "int_1",
    (one) => one.deliveries(5),
    /SEARCH shipment USING INDEX shipment_request \(distributor_id=\? AND request_id=\?\)/,
  ],
  [
    "scarce stock",
    null,
    (one) => one.scarceStock(6),
    /SEARCH stock USING INDEX (?:sqlite_autoindex_stock_1|stock_center) \(distributor_id=\?/,
  ],
  [
    "running advertising",
    null,
    (one) => one.activePopups("2026-11-21", 3),
    /SEARCH popup USING INDEX popup_list \(distributor_id=\?\)/,
  ],
])("%s are read by an index, and no table is read whole", async (_name, integratorId, pick, index) => {
  const owner = await createTestDistributor();
  const query = pick(createDashboardQueries(owner.database, owner.id, reachOf(integratorId)));
  const plan = await planOf(owner, query);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/SCAN (?!part|\(subquery|CONSTANT)/);
});

test("newest orders are read in the order of their index, without sorting", async () => {
  const owner = await createTestDistributor();
  for (const integratorId of [null, "int_1"]) {
    const queries = createDashboardQueries(owner.database, owner.id, reachOf(integratorId));
    expect(await planOf(owner, queries.newest("order", 5))).not.toContain("TEMP B-TREE");
  }
});

test("survey scores of a distributor are read by an index", async () => {
  const owner = await createTestDistributor();
  const directory = openTestDatabase("primary");
  const plan = await planOf({ id: owner.id, database: directory }, surveyScores(directory, owner.id, PERIOD));
  expect(plan).toMatch(
    /SEARCH survey_answer USING INDEX survey_answer_distributor \(distributor_id=\? AND answered_at>\? AND answered_at<\?\)/,
  );
});

async function planOf(owner: Parameters<typeof readRows>[0], query: { getSQL(): SQL }): Promise<string> {
  const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
  return steps.map(({ detail }) => String(detail)).join("\n");
}
