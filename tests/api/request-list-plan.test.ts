import { type SQLWrapper, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import type { Database } from "#worker/db/client.ts";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import type { RequestConditions } from "#worker/repositories/requests/request-conditions.ts";
import { createRequestRepository } from "#worker/repositories/requests/request-repository.ts";

const ALL: RequestConditions = {
  ...{ type: "budget", search: null, company: null, statusId: null, group: null, paymentStatus: null },
  ...{
    purchaseType: null,
    integratorId: null,
    centerId: null,
    tagId: null,
    coupon: null,
    minTotalCents: null,
  },
  ...{ maxTotalCents: null, minPowerW: null, maxPowerW: null, createdFrom: null, createdBefore: null },
  ...{ found: null, seller: null, responsible: null, deletedSince: null, pricedTypes: ["closedKits"] },
};
const NEWEST = { sort: { key: "createdAt", isDescending: true }, page: 1, pageSize: 10 } as const;

test.each([
  [
    "all",
    {},
    "request_list (distributor_id=? AND type=? AND deleted_at=?)",
    "request_count USING INDEX sqlite_autoindex_request_count_1 (distributor_id=? AND type=? AND integrator_id=?)",
  ],
  [
    "a company's",
    { integratorId: "int_1" },
    "request_integrator (distributor_id=? AND integrator_id=? AND type=? AND deleted_at=?)",
    "request_count USING INDEX sqlite_autoindex_request_count_1 (distributor_id=? AND type=? AND integrator_id=?)",
  ],
  [
    "a seller's",
    { seller: { id: "usr_1" } },
    "request_seller (distributor_id=? AND seller_id=? AND type=? AND deleted_at=?)",
    "request USING COVERING INDEX request_seller (distributor_id=? AND seller_id=? AND type=? AND deleted_at=?)",
  ],
] as const)(
  "%s requests that are there are listed in order of an index, and their number is kept or counted from it alone",
  async (_whose, conditions, index, counted) => {
    const owner = await createTestDistributor();
    const queries = createRequestRepository(owner.database, owner.id).listQueries(
      { ...ALL, ...conditions },
      NEWEST,
    );
    const [page, count] = await Promise.all(
      queries.map(async (query) => {
        const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
        return steps.map(({ detail }) => String(detail)).join("; ");
      }),
    );
    expect(page).toContain(`SEARCH request USING INDEX ${index}`);
    expect(page).not.toContain("TEMP B-TREE");
    expect(count).toBe(`SEARCH ${counted}`);
  },
);

test("requests with a tag are listed in order of an index, and a row's tags are found from the row", async () => {
  const owner = await createTestDistributor();
  const queries = createRequestRepository(owner.database, owner.id).listQueries(
    { ...ALL, tagId: "tag_1" },
    NEWEST,
  );
  const [page = "", count] = await Promise.all(
    queries.map(async (query) => {
      const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
      return steps.map(({ detail }) => String(detail)).join("; ");
    }),
  );
  const byTag = "SEARCH tag_item USING COVERING INDEX tag_item_tag (distributor_id=? AND tag_id=?)";
  expect(page).toContain(byTag);
  expect(page).not.toContain("TEMP B-TREE");
  expect(page).toContain(
    "SEARCH tag_item USING INDEX sqlite_autoindex_tag_item_1 (distributor_id=? AND parent_id=?); SEARCH tag USING INDEX sqlite_autoindex_tag_1 (distributor_id=? AND id=?)",
  );
  expect(count).toContain(byTag);
  expect(count).toContain("SEARCH request USING COVERING INDEX");
});

test.each([
  [
    "of a status",
    { statusId: "dls_1" },
    "createdAt",
    "request_status (distributor_id=? AND type=? AND deal_status_id=? AND deleted_at=?)",
  ],
  ["by their totals", {}, "total", "request_total (distributor_id=? AND type=? AND deleted_at=?)"],
  [
    "of a range of totals",
    { minTotalCents: 1, maxTotalCents: 2 },
    "total",
    "request_total (distributor_id=? AND type=? AND deleted_at=? AND total_cents>? AND total_cents<?)",
  ],
] as const)("requests %s are read in order of an index", async (_which, conditions, key, index) => {
  const owner = await createTestDistributor();
  const [page] = createRequestRepository(owner.database, owner.id).listQueries(
    { ...ALL, ...conditions, pricedTypes: PURCHASE_TYPES },
    { ...NEWEST, sort: { key, isDescending: true } },
  );
  const steps = await readRows(owner, sql`explain query plan ${page.getSQL()}`);
  const plan = steps.map(({ detail }) => String(detail)).join("; ");
  expect(plan).toContain(`SEARCH request USING INDEX ${index}`);
  expect(plan).not.toContain("TEMP B-TREE");
});

test("what a text finds is read one by one where it is little, and told apart along an index alone where it is much", async () => {
  const owner = await createTestDistributor();
  const search = toSearchText("silva");
  const plansOf = async (found: readonly number[] | null) => {
    const queries = createRequestRepository(owner.database, owner.id).listQueries(
      { ...ALL, search, found },
      NEWEST,
    );
    return Promise.all(
      queries.map(async (query) => {
        const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
        return steps.map(({ detail }) => String(detail)).join("; ");
      }),
    );
  };
  const [page = "", count = ""] = await plansOf([1, 2]);
  const oneByOne = "SEARCH request USING INDEX request_search (search_key=?)";
  expect(count).toBe(`SCAN json_each VIRTUAL TABLE INDEX 1:; ${oneByOne}`);
  expect(page).toContain(oneByOne);
  expect(page).toContain(
    "SEARCH request USING INDEX sqlite_autoindex_request_1 (distributor_id=? AND id=?); LIST SUBQUERY",
  );
  expect(page).not.toContain("request_list");
  expect(page).not.toContain("request_fts");

  const [manyPage = "", manyCount = ""] = await plansOf(null);
  const along = "request_list (distributor_id=? AND type=? AND deleted_at=?)";
  expect(manyPage).toContain(`SEARCH request USING INDEX ${along}`);
  expect(manyPage).not.toContain("TEMP B-TREE");
  // Its number is what the index of words has, with what companies of that name bought besides.
  expect(manyCount).toMatch(/^SCAN request_fts VIRTUAL TABLE/);
  expect(manyCount).not.toContain("request_list");
});

test("a board of what a text finds in thousands is summed along an index alone, without sorting", async () => {
  const owner = await createTestDistributor();
  const plans: string[] = [];
  const database: Database = {
    ...owner.database,
    async readBatch(queries) {
      for (const query of queries) {
        const steps = await readRows(
          owner,
          sql`explain query plan ${(query as unknown as SQLWrapper).getSQL()}`,
        );
        plans.push(steps.map(({ detail }) => String(detail)).join("; "));
      }
      return owner.database.readBatch(queries);
    },
  };
  const conditions = { ...ALL, search: toSearchText("silva"), pricedTypes: PURCHASE_TYPES };
  await createRequestRepository(database, owner.id).listByStatus(conditions, 10);
  const [cards = "", sums = ""] = plans;
  expect(cards).toContain(
    "SEARCH request USING COVERING INDEX request_status (distributor_id=? AND type=? AND deal_status_id=? AND deleted_at=?)",
  );
  expect(sums).toContain("SEARCH request USING COVERING INDEX request_status (distributor_id=? AND type=?)");
  expect(sums).not.toContain("TEMP B-TREE");
});

test("the words of a request are read from its row alone", async () => {
  const owner = await createTestDistributor();
  const steps = await readRows(
    owner,
    sql`explain query plan select words from request_words where search_key = 1`,
  );
  expect(steps.map(({ detail }) => detail)).toEqual([
    "SEARCH request USING INDEX request_search (search_key=?)",
  ]);
});
