import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestCenter, createTestDistributor } from "#tests/factories/distributor.ts";
import { createTestCategory, createTestSection, putIntoCategory } from "#tests/factories/offers.ts";
import { buildPriceFunction, publishTestRules } from "#tests/factories/pricing.ts";
import { saveTestProducts } from "#tests/factories/product.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { createLooseBuyer, createLooseSeller, stockUp } from "#tests/factories/sale-products.ts";
import { roundTripsOf } from "#tests/setup/call-api.ts";

test("a buyer finds what is on sale, with its price by the rules, data sheet, and whether each center has it", async () => {
  const owner = await createLooseSeller();
  const far = await createTestCenter(owner, { name: "CD Contagem" });
  const [module = "", inverter = ""] = await saveTestProducts(owner, [
    {
      type: "module",
      values: { productCode: "MOD-550", name: "Módulo 550 W", priceCents: 60_000, peso_KG: 28 },
    },
    { type: "inverter", values: { productCode: "INV-5", name: "Inversor 5 kW", priceCents: 300_000 } },
    { type: "module", values: { productCode: "OLD", name: "Fora de linha", active: false } },
    { type: "module", values: { productCode: "HELD", name: "Guardado", isToSell: false } },
  ]);
  await stockUp(owner, module, 3);
  await stockUp(owner, inverter, 8, far);
  await publishTestRules(owner, {
    functions: [
      { ...buildPriceFunction("preço base * 0,5", ["productType", "igual", "módulo"]), appliesTo: "product" },
    ],
  });
  const buyer = await createLooseBuyer(owner);
  const { data } = await buyer.list("?sort=-name");
  expect(data.items.map(({ productCode, priceCents }) => [productCode, priceCents])).toEqual([
    ["MOD-550", 30_000],
    ["INV-5", 300_000],
  ]);
  expect(data).toMatchObject({ totalItems: 2, totalIsExact: true, showsPrices: true });
  expect(data.items[0]).toMatchObject({
    id: module,
    manufacturer: "Fabricante",
    photoUrl: null,
    powerW: 550,
    weightKg: 28,
    sheet: { type: "module", electrical: { powerW: 550, vocV: 49.9 } },
    availability: "inStock",
    futureStockDate: null,
  });
  expect(data.items[1]?.sheet).toMatchObject({ type: "inverter", electrical: { acPowerW: 5_000 } });
  // Exact amounts are only for people who mount kits.
  expect(data.items[1]?.stocks).toEqual([
    {
      center: { id: owner.centerId, name: "CD Goiânia" },
      availability: "unavailable",
      futureStockDate: null,
    },
    { center: { id: far, name: "CD Contagem" }, availability: "inStock", futureStockDate: null },
  ]);
});

test("prices are left out for who may not see them while choosing, and then sort nothing", async () => {
  const owner = await createLooseSeller("onConfirmation");
  await saveTestProducts(owner, [
    { type: "module", values: { name: "A", priceCents: 90_000 } },
    { type: "module", values: { name: "B", priceCents: 10_000 } },
  ]);
  const buyer = await createLooseBuyer(owner);
  const { data } = await buyer.list("?sort=price");
  expect(data.items.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ["A", undefined],
    ["B", undefined],
  ]);
  expect(data.showsPrices).toBe(false);
  const staff = await createLooseBuyer(owner, {
    type: "staff",
    permissions: ["requestsCreation.separateSale"],
  });
  const seen = await staff.list(`?sort=price&integratorId=${owner.integratorId}`);
  expect(seen.data.items.map(({ priceCents }) => priceCents)).toEqual([10_000, 90_000]);
});

test("the list is searched, filtered and read by pages", async () => {
  const owner = await createLooseSeller();
  const cables = await createTestCategory(owner, { name: "Cabos" });
  const ids = await saveTestProducts(owner, [
    { type: "module", values: { name: "Módulo 450", potencia_WP: 450, manufacturer: "Solar A" } },
    { type: "module", values: { name: "Módulo 700", potencia_WP: 700, manufacturer: "Solar B" } },
    { type: "inverter", values: { name: "Inversor 5", inverterOutputPower: 5 } },
    { type: "complementaryEquipment", values: { name: "Cabo preto" } },
    { type: "complementaryEquipment", values: { name: "Conector" } },
  ]);
  const [first = "", , , cable = ""] = ids;
  await putIntoCategory(owner, cable, cables);
  await stockUp(owner, first, 1);
  const section = await createTestSection(owner, { type: "complementaryEquipment", categories: [cables] });
  const buyer = await createLooseBuyer(owner);
  const namesFor = async (query: string) => (await buyer.list(query)).data.items.map(({ name }) => name);
  expect(await namesFor("?type=module")).toEqual(["Módulo 450", "Módulo 700"]);
  expect(await namesFor("?q=modulo%207")).toEqual(["Módulo 700"]);
  expect(await namesFor("?type=module&minPower=450&maxPower=699")).toEqual(["Módulo 450"]);
  expect(await namesFor("?type=inverter&minPower=4.9&maxPower=5")).toEqual(["Inversor 5"]);
  expect(await namesFor("?manufacturer=Solar%20B")).toEqual(["Módulo 700"]);
  expect(await namesFor(`?category=${cables}`)).toEqual(["Cabo preto"]);
  expect(await namesFor(`?section=${section}`)).toEqual(["Cabo preto"]);
  expect(await namesFor(`?section=${section}&type=module`)).toEqual([]);
  expect(await namesFor(`?section=${section}&q=conector`)).toEqual([]);
  expect(await namesFor("?inStock=yes")).toEqual(["Módulo 450"]);
  expect(await namesFor("?pageSize=2&page=2&sort=-power")).toHaveLength(2);
  const listed = await buyer.list("?pageSize=2&page=3");
  expect(listed.data).toMatchObject({ totalItems: 5, page: 3, pageSize: 2 });
  expect(listed.data.items).toHaveLength(1);
  expect(listed.data.filter.categories).toEqual([{ id: cables, name: "Cabos" }]);
  expect(listed.data.filter.manufacturers).toEqual(["Fabricante", "Solar A", "Solar B"]);
  // The session, the center, and the page.
  expect(roundTripsOf(listed)).toBe(3);
});

test("another distributor's products, sections and companies are not there", async () => {
  const owner = await createLooseSeller();
  const other = await createLooseSeller();
  const [foreign = ""] = await saveTestProducts(other, [
    { type: "module", values: { productCode: "MOD-550" } },
  ]);
  const section = await createTestSection(other);
  const buyer = await createLooseBuyer(owner);
  expect((await buyer.list("?q=MOD")).data.items).toEqual([]);
  expect((await buyer.list(`?section=${section}`)).error.type).toBe("NOT_FOUND");
  expect((await buyer.resolve({ products: [{ id: foreign, amount: 1 }] })).data.missingIds).toEqual([
    foreign,
  ]);
  expect((await buyer.resolve({ text: "MOD-550 1" })).data.problems[0]?.fault).toBe("UNKNOWN_CODE");
  const staff = await createLooseBuyer(owner, { type: "admin" });
  for (const integratorId of [other.integratorId, "int_gone"]) {
    expect((await staff.list(`?integratorId=${integratorId}`)).error.type).toBe("NOT_FOUND");
    expect((await buyer.list(`?integratorId=${integratorId}`)).error.type).toBe("NOT_FOUND");
  }
});

test("somebody finds products in the ways to buy that are open to the person, and in no other", async () => {
  const owner = await createLooseSeller();
  const mounts = await createLooseBuyer(owner, { permissions: ["customKits"] });
  expect((await mounts.list()).status).toBe(200);
  expect((await mounts.list("?purchaseType=mountKits")).status).toBe(200);
  expect((await mounts.list("?purchaseType=separatedSales")).status).toBe(403);
  const closed = await createLooseBuyer(owner, { permissions: ["closedKits"] });
  expect((await closed.list()).status).toBe(403);
  const without = await createTestDistributor({ actions: { kitMount: true } });
  expect((await (await createLooseBuyer(without)).list()).status).toBe(403);
});

test("units at a center are told to who mounts kits with the permission for it", async () => {
  const owner = await createLooseSeller();
  const [id = ""] = await saveTestProducts(owner, [{ type: "module" }]);
  await stockUp(owner, id, 7);
  await changeRows(owner, sql`update stock set reserved = 2 where product_id = ${id}`);
  const amountsFor = async (permissions: readonly string[], way: string) => {
    const { data } = await (await createLooseBuyer(owner, { permissions })).list(`?purchaseType=${way}`);
    return data.items[0]?.stocks.map(({ units }) => units?.available);
  };
  const both = ["customKits", "requestsCreation.customKits.showInventory", "separateSale"];
  expect(await amountsFor(both, "mountKits")).toEqual([5]);
  expect(await amountsFor(both, "separatedSales")).toEqual([undefined]);
  expect(await amountsFor(["customKits"], "mountKits")).toEqual([undefined]);
});
