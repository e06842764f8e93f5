import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type KitListQuery, KitListQuerySchema } from "#domain/kits/kit-list-schema.ts";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createKitRepository } from "#worker/repositories/kits/kit-repository.ts";

/** The query plan of a page or of the count, one line per step. */
async function planOf(query: KitListQuery, read: "pageOf" | "countOf" = "pageOf"): Promise<string> {
  const owner = await createTestDistributor();
  const statement = createKitRepository(owner.database, owner.id)[read](
    { ...query, stockAt: query.stock === undefined ? null : "cen_1" },
    "2026-11-21",
  );
  const steps = await readRows(owner, sql`explain query plan ${statement.getSQL()}`);
  return steps.map(({ detail }) => String(detail)).join("\n");
}

// Each index ends with the sort column after the fixed ones, so a page is read in order without a sort step: its cost
// does not grow with the number of kits.
test.each([
  ["by power", {}, "kit_option_power"],
  ["by power in a range", { minPower: 5, maxPower: 10 }, "kit_option_power"],
  ["by power on a late page", { page: 1_000 }, "kit_option_power"],
  ["by power for one structure", { structure: "str_1" }, "kit_option_structure"],
  ["by price", { sort: "price" }, "kit_option_price"],
  ["by price in a range", { sort: "price", minPower: 5, maxPower: 10 }, "kit_option_price"],
  ["by price per kWp", { sort: "pricePerKwp" }, "kit_option_price_per_kwp"],
  ["of one manufacturer", { manufacturer: "LONGi" }, "kit_option_power"],
  ["of one manufacturer by price", { manufacturer: "LONGi", sort: "price" }, "kit_option_price"],
  ["of one phase for one structure", { phase: "trifasico", structure: "str_1" }, "kit_option_structure"],
  ["in stock by price per kWp", { stock: "inStock", sort: "pricePerKwp" }, "kit_option_price_per_kwp"],
] as const)("a page of kits %s is read from its index in order", async (_title, query, index) => {
  const plan = await planOf(KitListQuerySchema.parse(query));
  expect(plan).toMatch(new RegExp(`USING (COVERING )?INDEX ${index} `));
  expect(plan).not.toContain("TEMP B-TREE");
});

test.each([
  ["of every power", {}, "kit_option_power"],
  ["in a range", { minPower: 5, maxPower: 10, sort: "price" }, "kit_option_power"],
  ["for one structure in a range", { structure: "str_1", minPower: 5 }, "kit_option_structure"],
] as const)("kits on sale %s are counted by an index alone", async (_title, query, index) => {
  const plan = await planOf(KitListQuerySchema.parse(query), "countOf");
  expect(plan).toContain(`USING COVERING INDEX ${index} (`);
});

test.each([
  ["a manufacturer", { manufacturer: "LONGi" }, ["product_manufacturer", "kit_option_component_product"]],
  ["a phase", { phase: "trifasico" }, ["product_", "kit_option_component_product"]],
  ["stock", { stock: "available" }, ["sqlite_autoindex_stock", "sqlite_autoindex_kit_option_component"]],
] as const)("kits of %s are found by indexes, page and count", async (_title, query, indexes) => {
  for (const read of ["pageOf", "countOf"] as const) {
    const plan = await planOf(KitListQuerySchema.parse(query), read);
    for (const index of indexes) expect(plan).toMatch(new RegExp(`USING (COVERING )?INDEX ${index}`));
    expect(plan).not.toMatch(/^SCAN/m);
  }
});

const NOBODY = { integratorId: null, chosenCenterId: null, exclusivity: false };

test("the structures of a page's kits are read from these kits", async () => {
  const owner = await createTestDistributor();
  const kits = createKitRepository(owner.database, owner.id);
  const page = kits.pageOf({ ...KitListQuerySchema.parse({}), stockAt: null }, "2026-11-21");
  const steps = await readRows(
    owner,
    sql`explain query plan ${kits.structuresOf(page, { buyer: NOBODY, today: "2026-11-21" }).getSQL()}`,
  );
  const plan = steps.map(({ detail }) => String(detail)).join("\n");
  expect(plan).toContain("SEARCH kit_option USING INDEX kit_option_kit (distributor_id=? AND kit_id=?)");
});
