import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createEquipmentStaff, createTestCategory, saveTestProducts } from "#tests/factories/product.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { openTestServices } from "#tests/factories/services.ts";

async function openProducts(headers: Record<string, string>) {
  const { services } = await openTestServices("https://portal.test/equipments/modules/items", { headers });
  return services.products;
}

async function createShop() {
  const owner = await createTestDistributor();
  return { owner, products: await openProducts(await createEquipmentStaff(owner)) };
}

const kitWith = (owner: TestDistributor, productId: string, name: string) =>
  createTestKit(owner, { name, components: [{ productId, amount: 1 }] });

test("names are those of the own categories, and of the own inverters among ids and codes", async () => {
  const { owner, products } = await createShop();
  const other = await createTestDistributor();
  const categoryId = await createTestCategory(owner, { name: "Cabos" });
  const [first = "", second = "", module = ""] = await saveTestProducts(owner, [
    { type: "inverter", values: { productCode: "INV-1" } },
    { type: "inverter", values: { productCode: "INV-2" } },
    { type: "module", values: { productCode: "MOD-1" } },
  ]);
  const [foreign = ""] = await saveTestProducts(other, [{ type: "inverter" }]);
  const names = await products.names([first, "INV-2", module, "MOD-1", foreign, ""]);
  expect(names.inverters).toEqual([
    { id: first, productCode: "INV-1" },
    { id: second, productCode: "INV-2" },
  ]);
  expect(names.categories).toMatchObject([{ id: categoryId, name: "Cabos" }]);
});

test("the use of a product is the number of its active closed kits, three of them by name", async () => {
  const { owner, products } = await createShop();
  const other = await createTestDistributor();
  const [used = "", unused = ""] = await saveTestProducts(owner, [{ type: "module" }, { type: "module" }]);
  for (const name of ["Kit D", "Kit B", "Kit C", "Kit A", "Kit fora"]) await kitWith(owner, used, name);
  await kitWith(other, used, "Kit de outro");
  await changeRows(
    owner,
    sql`update kit set active = 0 where distributor_id = ${owner.id} and name = 'Kit fora'`,
  );
  expect(await products.use(used)).toEqual({ count: 4, names: ["Kit A", "Kit B", "Kit C"] });
  expect(await products.use(unused)).toEqual({ count: 0, names: [] });
});

test("neither is for staff without the permission", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "staff", permissions: ["equipment.inventory"] });
  const products = await openProducts(headers);
  await expect(products.names([])).rejects.toMatchObject({ code: "ACCESS_DENIED" });
  await expect(products.use("prd_1")).rejects.toMatchObject({ code: "ACCESS_DENIED" });
});
