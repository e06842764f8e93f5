import { expect, test } from "vitest";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { createEquipmentStaff, createTestCategory, saveTestProducts } from "#tests/factories/product.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

interface Page {
  items: { id: string; name: string; productCode: string; price: number; category: { id: string } | null }[];
  totalItems: number;
  totalIsExact: boolean;
}

async function createShop(): Promise<{ owner: TestDistributor; find: (query: string) => Promise<string[]> }> {
  const owner = await createTestDistributor();
  const headers = await createEquipmentStaff(owner);
  const find = async (query: string) => {
    const answer = await callApi<Page>("GET", `/app/staff/products?${query}`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.data.totalItems).toBe(answer.data.items.length);
    return answer.data.items.map(({ name }) => name);
  };
  return { owner, find };
}

test("products are filtered by price, code, name, model, manufacturer and whether they are sold, and by what is theirs by type [CATALOG-14]", async () => {
  const { owner, find } = await createShop();
  await saveTestProducts(owner, [
    {
      type: "module",
      values: {
        name: "Módulo A",
        priceCents: 50_000,
        productCode: "MOD-A",
        model: "LR5-550",
        manufacturer: "LONGi",
        potencia_WP: 550,
        tipo_de_celula: "N-type",
        maxSystemV: 1500,
      },
    },
    {
      type: "module",
      values: {
        name: "Módulo B",
        priceCents: 60_000,
        productCode: "MOD-B",
        model: "JAM72",
        manufacturer: "JA Solar",
        potencia_WP: 560,
        isToSell: false,
        maxSystemV: 1000,
      },
    },
    {
      type: "inverter",
      values: { name: "Inversor A", productCode: "INV-A", inverterOutputPower: 5, acVoltageV: 220 },
    },
    {
      type: "inverter",
      values: {
        name: "Inversor B",
        productCode: "INV-B",
        inverterOutputPower: 10,
        tipo_inversor: "micro",
        tipo_ligacao: "trifasico",
        acVoltageV: 380,
      },
    },
    {
      type: "stringBox",
      values: { name: "Caixa A", productCode: "SB-A", n_entradas: 4, n_saidas: 1, maxDcV: 600 },
    },
    {
      type: "stringBox",
      values: { name: "Caixa B", productCode: "SB-B", n_entradas: 2, n_saidas: 2, maxDcV: 1000 },
    },
  ]);
  expect(await find("group=modules")).toEqual(["Módulo A", "Módulo B"]);
  // Both limits are inclusive, to the cent.
  expect(await find("group=modules&minPrice=500&maxPrice=600")).toEqual(["Módulo A", "Módulo B"]);
  expect(await find("group=modules&minPrice=500.01")).toEqual(["Módulo B"]);
  expect(await find("group=modules&maxPrice=599.99")).toEqual(["Módulo A"]);
  expect(await find("group=modules&productCode=mod-b")).toEqual(["Módulo B"]);
  expect(await find("group=modules&name=modulo%20a")).toEqual(["Módulo A"]);
  expect(await find("group=modules&model=lr5")).toEqual(["Módulo A"]);
  expect(await find("group=modules&manufacturer=JA%20Solar")).toEqual(["Módulo B"]);
  expect(await find("group=modules&isToSell=yes")).toEqual(["Módulo A"]);
  expect(await find("group=modules&isToSell=no")).toEqual(["Módulo B"]);
  expect(await find("group=modules&isToSell=all")).toEqual(["Módulo A", "Módulo B"]);
  // Watts of modules, kilowatts of inverters.
  expect(await find("group=modules&minPower=550&maxPower=559")).toEqual(["Módulo A"]);
  expect(await find("group=inverters&minPower=5.001&maxPower=10")).toEqual(["Inversor B"]);
  expect(await find("group=modules&tipo_de_celula=N-type")).toEqual(["Módulo A"]);
  expect(await find("group=modules&voltage=1000")).toEqual(["Módulo B"]);
  expect(await find("group=inverters&tipo_inversor=micro")).toEqual(["Inversor B"]);
  expect(await find("group=inverters&tipo_ligacao=monofasico")).toEqual(["Inversor A"]);
  expect(await find("group=inverters&voltage=380")).toEqual(["Inversor B"]);
  expect(await find("group=stringbox&n_entradas=4")).toEqual(["Caixa A"]);
  expect(await find("group=stringbox&n_saidas=2")).toEqual(["Caixa B"]);
  expect(await find("group=stringbox&voltage=600")).toEqual(["Caixa A"]);
});

test("words are found in name, code, model and manufacturer without case and accents, the last one as it begins", async () => {
  const { owner, find } = await createShop();
  await saveTestProducts(owner, [
    {
      type: "module",
      values: { name: "Módulo Higienização", productCode: "MOD-LON-550", manufacturer: "LONGi" },
    },
    { type: "module", values: { name: "Módulo 100%", productCode: "X-2", manufacturer: "JA" } },
  ]);
  expect(await find("group=modules&q=HIGIENIZACAO")).toEqual(["Módulo Higienização"]);
  expect(await find("group=modules&q=modulo%20higi")).toEqual(["Módulo Higienização"]);
  expect(await find("group=modules&q=higi%20modulo")).toEqual([]);
  expect(await find("group=modules&q=mod-lon-5")).toEqual(["Módulo Higienização"]);
  expect(await find("group=modules&q=longi")).toEqual(["Módulo Higienização"]);
  // Operators of the index's query language are plain text.
  expect(await find(`group=modules&q=${encodeURIComponent('lon" OR "ja')}`)).toEqual([]);
  expect(await find("group=modules&q=content%3Alongi")).toEqual([]);
  expect(await find(`group=modules&q=${encodeURIComponent('"*()')}`)).toEqual([]);
  expect(await find("group=modules&q=100%25")).toEqual(["Módulo 100%"]);
});

test("a list is sorted as asked for, both ways, also over several types and states", async () => {
  const { owner, find } = await createShop();
  await saveTestProducts(owner, [
    {
      type: "complementaryEquipment",
      values: { name: "B", productCode: "3", priceCents: 1 },
      at: "2026-01-01T00:00:00.000Z",
    },
    {
      type: "custom",
      values: { name: "A", productCode: "1", priceCents: 3 },
      at: "2026-01-03T00:00:00.000Z",
    },
    {
      type: "custom",
      values: { name: "C", productCode: "2", priceCents: 2, active: false },
      at: "2026-01-02T00:00:00.000Z",
    },
  ]);
  expect(await find("group=products&active=all")).toEqual(["A", "B", "C"]);
  expect(await find("group=products&active=all&sort=-name")).toEqual(["C", "B", "A"]);
  expect(await find("group=products&active=all&sort=price")).toEqual(["B", "C", "A"]);
  expect(await find("group=products&active=all&sort=-updatedAt")).toEqual(["A", "C", "B"]);
  expect(await find("group=products&active=all&sort=productCode")).toEqual(["A", "C", "B"]);
  // Inactive products are left out unless requested.
  expect(await find("group=products")).toEqual(["A", "B"]);
  expect(await find("group=products&active=no")).toEqual(["C"]);
});

test("other products are filtered by their category and by what is featured", async () => {
  const { owner, find } = await createShop();
  const categoryId = await createTestCategory(owner);
  await saveTestProducts(owner, [
    { type: "complementaryEquipment", values: { name: "Cabo", categoryId } },
    { type: "complementaryEquipment", values: { name: "Trilho", featured: true } },
  ]);
  expect(await find(`group=products&category=${categoryId}`)).toEqual(["Cabo"]);
  expect(await find("group=products&featured=yes")).toEqual(["Trilho"]);
});

test("a filtered list has fifty products on a page by default [CATALOG-15]", async () => {
  const owner = await createTestDistributor();
  const headers = await createEquipmentStaff(owner);
  await saveTestProducts(
    owner,
    Array.from({ length: 51 }, (_, index) => ({
      type: "module" as const,
      values: { name: `Módulo ${String(index).padStart(2, "0")}` },
    })),
  );
  const read = (query: string) =>
    callApi<Page>("GET", `/app/staff/products?group=modules&minPrice=1${query}`, { headers });
  const first = await read("");
  expect([first.data.items.length, first.data.totalItems, first.data.totalIsExact]).toEqual([50, 51, true]);
  expect(roundTripsOf(first)).toBeLessThanOrEqual(3);
  expect((await read("&page=2")).data.items.map(({ name }) => name)).toEqual(["Módulo 50"]);
  expect((await read("&page=3")).data.items).toEqual([]);
  expect((await read("&page=6&pageSize=10")).data.items.map(({ name }) => name)).toEqual(["Módulo 50"]);
});

test("products are counted one by one up to a thousand, and then said to be more", async () => {
  const owner = await createTestDistributor();
  const headers = await createEquipmentStaff(owner);
  const many = (count: number, start: number) =>
    saveTestProducts(
      owner,
      Array.from({ length: count }, (_, index) => ({
        type: "module" as const,
        values: { name: `Módulo ${String(start + index)}`, productCode: `M-${String(start + index)}` },
      })),
    );
  await many(1_000, 0);
  const read = (query: string) =>
    callApi<Page>("GET", `/app/staff/products?group=modules&pageSize=2${query}`, { headers });
  expect((await read("")).data).toMatchObject({ totalItems: 1_000, totalIsExact: true });
  await many(1, 1_000);
  for (const query of ["", "&q=modulo", "&minPrice=1", "&minPower=1&sort=-name"]) {
    const { data } = await read(query);
    expect(data).toMatchObject({ totalItems: 1_000, totalIsExact: false });
    expect(data.items.map(({ name }) => name)).toEqual(
      query.includes("-name") ? ["Módulo 999", "Módulo 998"] : ["Módulo 0", "Módulo 1"],
    );
  }
  const wide = await read("&q=modulo&page=500");
  expect(wide.data.items).toHaveLength(2);
});

test("what no list can be asked for is refused by name", async () => {
  const owner = await createTestDistributor();
  const headers = await createEquipmentStaff(owner);
  for (const [query, field] of [
    ["", "group"],
    ["group=cables", "group"],
    ["group=modules&sort=cost", "sort"],
    ["group=modules&pageSize=201", "pageSize"],
    ["group=modules&color=red", "color"],
  ] as const) {
    const answer = await callApi("GET", `/app/staff/products?${query}`, { headers });
    expect([answer.status, JSON.stringify(answer.error.details["issues"])]).toEqual([
      400,
      expect.stringContaining(`"field":"${field}"`),
    ]);
  }
});

test("manufacturers are completed from the beginning of their name, without case and accents [CALLS-76]", async () => {
  const owner = await createTestDistributor();
  const headers = await createEquipmentStaff(owner);
  const other = await createTestDistributor();
  await saveTestProducts(owner, [
    { type: "module", values: { manufacturer: "LONGi" } },
    { type: "module", values: { manufacturer: "LONGi" } },
    { type: "module", values: { manufacturer: "Lúmen", active: false } },
    { type: "inverter", values: { manufacturer: "Growatt" } },
    { type: "inverter", values: { manufacturer: "Lux" } },
  ]);
  await saveTestProducts(other, [{ type: "module", values: { manufacturer: "Longe" } }]);
  const complete = async (query: string) =>
    (await callApi<{ items: string[] }>("GET", `/app/staff/products/manufacturers${query}`, { headers })).data
      .items;
  expect(await complete("?q=l")).toEqual(["LONGi", "Lúmen", "Lux"]);
  expect(await complete("?q=lu")).toEqual(["Lúmen", "Lux"]);
  expect(await complete("?q=l&group=modules")).toEqual(["LONGi", "Lúmen"]);
  expect(await complete("")).toEqual(["Growatt", "LONGi", "Lúmen", "Lux"]);
  expect(await complete("?q=zz")).toEqual([]);
});
