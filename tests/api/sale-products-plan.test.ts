import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import type { WantedProducts } from "#worker/repositories/loose-products/sale-product-filters.ts";
import { createSaleProductRepository } from "#worker/repositories/loose-products/sale-product-repository.ts";

const owner = await createTestDistributor();
const products = createSaleProductRepository(owner.database, owner.id);

/** 20,000 products, the last hundred of them of one category; every tenth in stock. */
await changeRows(
  owner,
  sql`insert into product (distributor_id, id, product_code, type, category_id, name, manufacturer, model, technical,
      price_cents, cost_cents, power_w, created_at, updated_at)
    with recursive number(n) as (select 1 union all select n + 1 from number where n < 20000)
    select ${owner.id}, 'prd_' || ${owner.id} || n, 'COD-' || n, case n % 4 when 0 then 'module' when 1 then 'inverter'
        when 2 then 'stringBox' else 'complementaryEquipment' end, case when n > 19900 then 'cat_rare' end,
      'Produto ' || n, 'Fabricante ' || (n % 20), 'M' || n, '{}', n, n, n, '2026-11-21', '2026-11-21' from number`,
);
await changeRows(
  owner,
  sql`insert into stock (distributor_id, product_id, center_id, on_hand)
    select ${owner.id}, id, ${owner.centerId}, 5 from product
    where distributor_id = ${owner.id} and price_cents % 10 = 0`,
);

const EVERYTHING: WantedProducts = {
  types: PRODUCT_TYPES,
  categories: [],
  search: "",
  manufacturer: null,
  minPowerW: null,
  maxPowerW: null,
  inStockAt: null,
  featuredOnly: false,
  sort: "name",
  isDescending: false,
  page: 1,
  pageSize: 25,
};
const wanted = (changes: Partial<WantedProducts>): WantedProducts => ({ ...EVERYTHING, ...changes });

async function planOf(query: SQL): Promise<string> {
  const steps = await readRows(owner, sql`explain query plan ${query}`);
  return steps.map(({ detail }) => String(detail)).join("\n");
}

/** Matches a step that scans products instead of using an index. */
const READS_ALL = /SCAN product( |$)/m;

test.each([
  ["by name", {}, "product_name"],
  ["by price, the dearest first", { sort: "price", isDescending: true }, "product_list_price"],
  ["by power", { sort: "power", types: ["module"] }, "product_power"],
  ["by code", { sort: "productCode" }, "product_list_code"],
  ["of a manufacturer", { manufacturer: "Fabricante 3" }, "product_manufacturer"],
  ["in stock", { inStockAt: owner.centerId }, "product_name"],
  ["of a power", { minPowerW: 100, maxPowerW: 200 }, "product_power"],
  ["of a category", { types: ["complementaryEquipment"], categories: ["cat_rare"] }, "product_category"],
] as const)("of 20,000 products, a page %s is read from its index", async (_title, changes, index) => {
  const asked = wanted(changes);
  const plan = await planOf(sql`select * from ${products.pageOf(asked)}`);
  expect(plan).toMatch(new RegExp(`SEARCH product USING (COVERING )?INDEX ${index} `));
  for (const read of [plan, await planOf(products.countOf(asked))]) expect(read).not.toMatch(READS_ALL);
  // Stock is read by key, one product at a time.
  if (plan.includes("stock")) expect(plan).toMatch(/SEARCH stock USING (COVERING )?INDEX/);
});

test("of 20,000 products, words are found by the full-text index, once for a page", async () => {
  const asked = wanted({ search: "produto 199", types: ["module"], inStockAt: owner.centerId });
  for (const read of [sql`select * from ${products.pageOf(asked)}`, products.countOf(asked)]) {
    const plan = await planOf(read);
    expect(plan).toContain("SCAN product_fts VIRTUAL TABLE INDEX");
    expect(plan).not.toMatch(READS_ALL);
  }
  const plan = await planOf(sql`select * from ${products.pageOf(asked)}`);
  expect(plan.match(/MATERIALIZE found/g)).toHaveLength(1);
});

test("the count ends where nobody counts on, and a far category, a range and the stock give their products", async () => {
  const reading = {
    buyer: { integratorId: null, chosenCenterId: null, exclusivity: false },
    today: "2026-11-22",
  };
  const read = (changes: Partial<WantedProducts>) =>
    products.listPage(wanted(changes), { ...reading, knownVersion: null });
  expect(await read({})).toMatchObject({ totalItems: 1_000, totalIsExact: false });
  const rare = await read({ categories: ["cat_rare"], sort: "productCode", isDescending: true });
  // Every fourth of the last hundred is of another type, but here categories are not limited to a type.
  expect(rare).toMatchObject({ totalItems: 100, totalIsExact: true });
  expect(rare.rows[0]?.product.productCode).toBe("COD-20000");
  const ranged = await read({ minPowerW: 101, maxPowerW: 200, inStockAt: owner.centerId, sort: "power" });
  expect(ranged).toMatchObject({ totalItems: 10, totalIsExact: true });
  expect(ranged.rows[0]?.product.powerW).toBe(110);
});
