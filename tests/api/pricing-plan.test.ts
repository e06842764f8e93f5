import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { pricedItemQueries } from "#worker/repositories/pricing/priced-item-repository.ts";
import { groupOf } from "#worker/repositories/pricing/pricing-columns.ts";
import { pricingQueries } from "#worker/repositories/pricing/pricing-queries.ts";

const owner = await createTestDistributor();

async function planOf(query: SQL): Promise<string> {
  const steps = await readRows(owner, sql`explain query plan ${query}`);
  return steps.map(({ detail }) => String(detail)).join("\n");
}

const buyer = { group: groupOf(owner.id, owner.integratorId), today: "2026-11-21" };
const { kits, products } = pricedItemQueries(owner.database, owner.id);
const [rules, company] = pricingQueries(owner.database, owner.id, {
  knownVersion: null,
  integratorId: owner.integratorId,
});

// Everything that a price depends on is read by key for each row of the page. Nothing read grows with the catalogue,
// the prices in price lists, or the published versions.
test.each([
  ["kits", kits(buyer, sql`kit_option.id in ('a', 'b')`).getSQL(), "price_list_item_of"],
  ["products", products(buyer, sql`product.id in ('a', 'b')`).getSQL(), "price_list_item_of"],
  ["the published rules", rules.getSQL(), "pricing_version"],
  ["the buying company", company.getSQL(), "integrator"],
])("what prices of %s hang on is read by key", async (_title, query, index) => {
  const plan = await planOf(query);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/^SCAN (?!one VIRTUAL)/m);
});

// A simulation reads the catalogue in parts, each from the end of the one before.
test.each([
  [
    "kits",
    kits(buyer, sql`kit_option.is_to_sell = 1 and (kit_option.power_w, kit_option.id) > (1, 'a')`)
      .limit(9)
      .getSQL(),
    "kit_option_power",
  ],
  [
    "products",
    products(buyer, sql`product.id > 'a'`, sql`product.id`)
      .limit(9)
      .getSQL(),
    "product_id",
  ],
])("a part of all %s is found by its place, without sorting", async (_title, query, index) => {
  const steps = await readRows(owner, sql`explain query plan ${query}`);
  // Sorting the price lists of one item does not count as reading all of them.
  const outermost = steps.filter(({ parent }) => parent === 0).map(({ detail }) => String(detail));
  expect(outermost[0]).toContain(index);
  expect(outermost.join("\n")).not.toMatch(/^(USE TEMP B-TREE|SCAN )/m);
});
