import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { ProductListQuerySchema } from "#domain/catalog/product-list-schema.ts";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { buildProductValues } from "#tests/factories/product-values.ts";
import { readRows } from "#tests/factories/rows.ts";
import type { Query } from "#worker/db/client.ts";
import { createProductList } from "#worker/repositories/catalog/product-list.ts";
import { createProductRepository } from "#worker/repositories/catalog/product-repository.ts";
import { saveProducts } from "#worker/repositories/catalog/product-statements.ts";

const owner = await createTestDistributor();
const list = createProductList(owner.database, owner.id);

/** The query plan of a query, one line per step. */
async function planOf(query: Query): Promise<string> {
  const steps = await readRows(owner, sql`explain query plan ${query as SQL}`);
  return steps.map(({ detail }) => String(detail)).join("\n");
}

const parse = (query: object) => ProductListQuerySchema.parse({ group: "modules", ...query });

/** Matches a step that scans products instead of using an index. */
const READS_ALL = /SCAN product( |$)/m;

// Each index ends with the sort column after the fixed ones, so a page is read in order: its cost does not grow with
// the number of products. At most the rows of one page are sorted, from the arms of a union.
test.each([
  ["by name", {}, "product_name"],
  ["by name, the last first", { sort: "-name" }, "product_name"],
  ["by price", { sort: "price" }, "product_list_price"],
  ["by price in a range", { sort: "price", minPrice: 100, maxPrice: 200 }, "product_list_price"],
  ["by power", { sort: "power", minPower: 500 }, "product_power"],
  ["by the last change", { sort: "-updatedAt" }, "product_updated"],
  ["by code", { sort: "productCode" }, "product_list_code"],
  ["of a manufacturer", { manufacturer: "LONGi" }, "product_manufacturer"],
  ["that are held back", { isToSell: "no" }, "product_not_for_sale"],
  ["that are held back, by price", { isToSell: "no", sort: "-price" }, "product_not_for_sale"],
  ["that are featured", { featured: "yes" }, "product_featured"],
  ["that are sold", { isToSell: "yes" }, "product_name"],
  ["of other equipment, in every state", { group: "products", active: "all" }, "product_name"],
] as const)("a page of products %s is read from its index", async (_title, query, index) => {
  const plan = await planOf(sql`select * from ${list.pageOf(parse(query))}`);
  expect(plan).toMatch(new RegExp(`SEARCH product USING (COVERING )?INDEX ${index} `));
  expect(plan).not.toMatch(READS_ALL);
});

test.each([
  ["words", { q: "longi 55" }],
  ["a code", { productCode: "MOD" }],
  ["words in a price range", { q: "longi", minPrice: 100 }],
])("products with %s are found by the full-text index", async (_title, query) => {
  for (const read of [sql`select * from ${list.pageOf(parse(query))}`, list.countOf(parse(query))]) {
    const plan = await planOf(read);
    expect(plan).toContain("SCAN product_fts VIRTUAL TABLE INDEX");
    expect(plan).not.toMatch(READS_ALL);
  }
});

test("products that are held back or featured are counted from an index that holds no others", async () => {
  for (const [query, index] of [
    [{ isToSell: "no", active: "all" }, "product_not_for_sale"],
    [{ featured: "yes" }, "product_featured"],
  ] as const) {
    expect(await planOf(list.countOf(parse(query)))).toContain(`INDEX ${index} `);
  }
});

test("what a search or a range finds is looked up once for a page, however often it is asked", async () => {
  for (const query of [{ q: "longi 55" }, { sort: "name", minPrice: 100, maxPrice: 200 }]) {
    const plan = await planOf(sql`select * from ${list.pageOf(parse(query))}`);
    expect(plan.match(/MATERIALIZE found/g)).toHaveLength(1);
  }
});

test.each([[{}], [{ group: "products", active: "all" }], [{ minPrice: 1 }], [{ category: "cat_1" }]])(
  "products of %j are counted from an index",
  async (query) => {
    expect(await planOf(list.countOf(parse(query)))).not.toMatch(READS_ALL);
  },
);

test("names of manufacturers are found by jumps in their index", async () => {
  const plan = await planOf(createProductRepository(owner.database, owner.id).manufacturersOf("modules"));
  expect(plan).toContain("INDEX product_manufacturer");
  expect(plan).not.toMatch(READS_ALL);
});

test("products are changed through their unique index, however many there are in the list", async () => {
  const values = buildProductValues("module");
  const writes = ["prd_1", "prd_2"].map((id) => ({
    id,
    type: "module" as const,
    values: { ...values, active: false },
    before: { version: 1, values },
  }));
  const statements = saveProducts(owner.id, { writes, at: "2026-11-21T12:00:00.000Z" });
  const plans = await Promise.all(statements.map(({ query }) => planOf(query)));
  expect(plans[0]).toContain("SEARCH known USING INDEX product_id (distributor_id=? AND id=?)");
  expect(plans[0]).toContain("SEARCH product USING INTEGER PRIMARY KEY (rowid=?)");
  // Kits with a product are found by the product.
  expect(plans.at(-1)).toContain("INDEX kit_option_component_product");
  for (const plan of plans)
    expect(plan).not.toMatch(/SCAN (product|known|kit_option|kit_option_component|part)( |$)/m);
});
