import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import {
  buildWireProduct,
  createEquipmentStaff,
  createProductShop,
  createTestCategory,
  saveTestProducts,
  type WireProduct,
} from "#tests/factories/product.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("a product carries what it is, and what it measures, as it was sent [CATALOG-06, CATALOG-09]", async () => {
  const { owner, post, get } = await createProductShop();
  const categoryId = await createTestCategory(owner, { name: "Estruturas", type: "structure" });
  const sent = buildWireProduct("complementaryEquipment", {
    ...{ name: "Trilho", productCode: "TRI-1", model: "T1", manufacturer: "Romagnole" },
    ...{ description: "Alumínio", categoryId, ncm: "76109000", origin: "0" },
    ...{ peso_KG: 3.125, volume_M3: 0.0125, height_MM: 40, length_MM: 4200, width_MM: 42 },
  });
  const made = await post(sent);
  expect(made.status).toBe(201);
  const { id } = made.data;
  expect(id).toMatch(/^prd_/);
  await changeRows(
    owner,
    sql`update product set photo_id = 'fil_1', datasheet_id = 'fil_2' where id = ${id}`,
  );
  expect((await get(id)).data).toMatchObject({
    ...{ id, type: "complementaryEquipment", version: 1 },
    ...{ name: "Trilho", productCode: "TRI-1", model: "T1", manufacturer: "Romagnole" },
    ...{ description: "Alumínio", ncm: "76109000", origin: "0" },
    category: { id: categoryId, name: "Estruturas", type: "structure" },
    photo: "/arquivos/fil_1",
    datasheet: "/arquivos/fil_2",
    ...{ peso_KG: 3.125, volume_M3: 0.0125, height_MM: 40, length_MM: 4200, width_MM: 42 },
  });
});

test("a product carries its prices in reais and its amounts [CATALOG-07]", async () => {
  const { post, get } = await createProductShop();
  const sent = buildWireProduct("custom", { price: 1234.56, costPrice: 0.01, automaticallyAdded: true });
  const { data } = await get((await post(sent)).data.id);
  expect(data).toMatchObject({
    price: 1234.56,
    basePrice: 1234.56,
    costPrice: 0.01,
    automaticallyAdded: true,
  });
  expect(data).toMatchObject({ amount: 0, freeAmount: 0, recAmount: 0, recAutomaticAmount: 0 });
});

test("a product carries whether it is sold and featured, and what there is of it at each center [CATALOG-08]", async () => {
  const { owner, get } = await createProductShop();
  const { id } = await createTestProduct(owner, { onHand: 7, conditional: 5, futureStockOn: "2027-01-31" });
  await changeRows(
    owner,
    sql`update stock set reserved = 2 where distributor_id = ${owner.id} and product_id = ${id}`,
  );
  await changeRows(owner, sql`update product set featured = 1, featured_ecommerce = 1 where id = ${id}`);
  const { data } = await get(id);
  const center = { id: owner.centerId, name: "CD Goiânia" };
  expect(data).toMatchObject({
    ...{ isToSell: true, featured: true, featuredEcommerce: true, center },
    stock: [{ center, available: 5, conditional: 5, futureStockDate: "2027-01-31" }],
    ...{ conditional: 5, futureStockDate: "2027-01-31", data_atualizacao: "2026-11-21T12:00:00.000Z" },
  });
});

const CARRIED = [
  ...["id", "name", "productCode", "model", "type", "description", "photo", "datasheet", "category"],
  ...["manufacturer", "ncm", "origin"],
  ...["price", "costPrice", "basePrice", "amount", "freeAmount", "recAmount", "recAutomaticAmount"],
  "automaticallyAdded",
  ...["isToSell", "featured", "featuredEcommerce", "center", "stock", "conditional", "futureStockDate"],
  "data_atualizacao",
];
const MEASURES = { peso_KG: 3.125, volume_M3: 0.0125, height_MM: 40, length_MM: 4200, width_MM: 42 };

test.each(PRODUCT_TYPES)(
  "a product of the type %s carries all that products do [CATALOG-06, CATALOG-07, CATALOG-08]",
  async (type) => {
    const { owner, get, post } = await createProductShop();
    const needsCategory = type === "complementaryEquipment" || type === "custom";
    const category = needsCategory ? { categoryId: await createTestCategory(owner) } : {};
    const made = await post(buildWireProduct(type, category));
    const { data } = await get(made.data.id);
    expect(CARRIED.filter((name) => !(name in data))).toEqual([]);
  },
);

test.each(PRODUCT_TYPES)("a product of the type %s carries its measures [CATALOG-09]", async (type) => {
  const { get, post } = await createProductShop();
  const { data } = await get((await post(buildWireProduct(type, MEASURES))).data.id);
  expect(data).toMatchObject(MEASURES);
});

test("a module carries the data of its sheet [CATALOG-10]", async () => {
  const { post, get } = await createProductShop();
  const { data } = await get((await post(buildWireProduct("module"))).data.id);
  expect(data).toMatchObject({ potencia_WP: 550, eficiencia: 21.3, tipo_de_celula: "Monocristalino" });
  expect(data).toMatchObject({ vocV: 49.9, iscA: 14, vmpV: 41.96, impA: 13.11 });
});

test("an inverter carries its kind, powers, voltages and limits, and what its strings may be [CATALOG-11, CATALOG-12]", async () => {
  const { post, get } = await createProductShop();
  const first = await post(buildWireProduct("inverter"));
  const sent = buildWireProduct("inverter", { productCode: "INV-2", compatibleInverters: [first.data.id] });
  const { data } = await get((await post(sent)).data.id);
  expect(data).toMatchObject({ tipo_inversor: "string", tipo_ligacao: "monofasico" });
  const connected = (productCode: string, tipo_ligacao: string) =>
    post(buildWireProduct("inverter", { productCode, tipo_ligacao }));
  expect((await connected("INV-3", "trifasico")).data).toMatchObject({ tipo_ligacao: "trifasico" });
  expect((await connected("INV-4", "continuo")).status).toBe(400);
  expect(data).toMatchObject({
    inverterInputPower: 7.5,
    inverterOutputPower: 5,
    mpptCount: 2,
    inputsPerMppt: 1,
  });
  expect(data).toMatchObject({ acVoltageV: 220, maxDcV: 550, startV: 100, mpptLowV: 80, mpptHighV: 500 });
  expect(data).toMatchObject({ maxInputCurrentPerMpptA: 13.5, maxShortCircuitCurrentPerMpptA: 16.9 });
  expect(data).toMatchObject({ maxInputCurrentPerStringA: 13.5, maxShortCircuitCurrentPerStringA: 16.9 });
  expect(data).toMatchObject({
    compatibleInverters: [first.data.id],
    minModulesPerString: 4,
    maxModulesPerString: 12,
  });
  expect(data["powerPerStringCount"]).toEqual([
    { strings: 1, powerKw: 5.5 },
    { strings: 2, powerKw: 7.5 },
  ]);
});

test("a string box carries its inputs, its outputs and how it is protected [CATALOG-13]", async () => {
  const { post, get } = await createProductShop();
  const { data } = await get((await post(buildWireProduct("stringBox"))).data.id);
  expect(data).toMatchObject({ n_entradas: 4, n_saidas: 2, grau_protecao: "IP65" });
});

test("a product is replaced in the version that was read, and the log says field by field what changed", async () => {
  const { owner, headers, post, put } = await createProductShop();
  const { id } = (await post(buildWireProduct("module"))).data;
  const body = { ...buildWireProduct("module", { price: 999.9, name: "Módulo novo" }), version: 1 };
  const replaced = await put(id, body);
  expect(replaced.data).toMatchObject({ id, version: 2, price: 999.9, name: "Módulo novo" });
  const stale = await put(id, body);
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const history = await callApi<{
    items: { event: string; changes: unknown; sentence: string }[];
    prices: unknown[];
    nextCursor: null;
  }>("GET", `/app/staff/products/${id}/history`, { headers });
  expect(history.data.items.map(({ event }) => event)).toEqual(["product.updated", "product.created"]);
  expect(history.data.items[0]?.changes).toEqual({
    name: { from: "Produto", to: "Módulo novo" },
    priceCents: { from: 100_000, to: 99_990 },
  });
  expect(history.data.prices).toMatchObject([
    { version: 1, price: 1000, costPrice: 800 },
    { version: 2, price: 999.9, costPrice: 800 },
  ]);
  expect(history.data.nextCursor).toBeNull();
  expect(await readRows(owner, sql`select 1 from audit_log where entity_id = ${id}`)).toHaveLength(2);
});

test("a history goes on where its page ended", async () => {
  const { owner, headers, post } = await createProductShop();
  const { id } = (await post(buildWireProduct("custom"))).data;
  const numbers = JSON.stringify(Array.from({ length: 50 }, (_, index) => index));
  await changeRows(
    owner,
    sql`insert into audit_log (distributor_id, id, at, actor_id, actor_type, event, entity, entity_id, changes)
      select ${owner.id}, 'aud_old' || value, '2020-01-01T00:00:00.000Z', '', 'system', 'product.updated', 'product',
        ${id}, '{}' from json_each(${numbers})`,
  );
  const read = async (query: string) =>
    (
      await callApi<{ items: unknown[]; nextCursor: string }>(
        "GET",
        `/app/staff/products/${id}/history${query}`,
        { headers },
      )
    ).data;
  const first = await read("");
  expect(first.items).toHaveLength(50);
  const rest = await read(`?cursor=${first.nextCursor}`);
  expect([rest.items.length, rest.nextCursor]).toEqual([1, null]);
});

test.each([
  ["a price with three decimals", "module", { price: 1.005 }, "price"],
  ["a field of another type", "stringBox", { potencia_WP: 550 }, "potencia_WP"],
  ["cents", "custom", { priceCents: 100 }, "priceCents"],
  ["no name", "custom", { name: " " }, "name"],
  ["a voltage at maximum power above the open one", "module", { vmpV: 50 }, "vmpV"],
  ["an MPPT range above the highest voltage", "inverter", { mpptHighV: 551 }, "mpptHighV"],
  ["a category that is not there", "custom", { categoryId: "cat_none" }, "categoryId"],
  [
    "an inverter that is not there",
    "stringBox",
    { compatibleInverters: ["prd_none"] },
    "compatibleInverters",
  ],
  ["a hybrid inverter without the action", "inverter", { tipo_inversor: "hibrido" }, "tipo_inversor"],
] as const)("a product with %s is refused by field", async (_title, type, changes, field) => {
  const { owner, post } = await createProductShop();
  const answer = await post(buildWireProduct(type, changes));
  expect(answer.status).toBe(400);
  expect(answer.error.details["issues"]).toContainEqual(expect.objectContaining({ field }));
  expect(await readRows(owner, sql`select 1 from product where distributor_id = ${owner.id}`)).toEqual([]);
});

test("hybrid inverters are for distributors with the action, and stay what they are without it", async () => {
  const owner = await createTestDistributor({ actions: { hibridInverter: true } });
  const headers = await createEquipmentStaff(owner);
  const hybrid = buildWireProduct("inverter", { tipo_inversor: "hibrido" });
  const made = await callApi<WireProduct>("POST", "/app/staff/products", { headers, body: hybrid });
  expect(made.status).toBe(201);
  await changeRows(
    owner,
    sql`update distributor_profile set actions = '{}' where distributor_id = ${owner.id}`,
  );
  const body = { ...hybrid, name: "Outro nome", version: 1 };
  const kept = await callApi("PUT", `/app/staff/products/${made.data.id}`, { headers, body });
  expect(kept.status).toBe(200);
});

test("a code belongs to one product of a distributor; another distributor's do not matter", async () => {
  const { owner, post, put } = await createProductShop();
  const [, second = ""] = await saveTestProducts(owner, [
    { type: "module", values: { productCode: "A" } },
    { type: "custom", values: { productCode: "B" } },
  ]);
  const other = await createProductShop();
  expect((await other.post(buildWireProduct("module", { productCode: "A" }))).status).toBe(201);
  const taken = await post(buildWireProduct("module", { productCode: "A" }));
  expect([taken.status, taken.error.type, taken.error.details["codes"]]).toEqual([409, "CODE_TAKEN", ["A"]]);
  const renamed = await put(second, { ...buildWireProduct("custom", { productCode: "A" }), version: 1 });
  expect([renamed.status, renamed.error.type]).toEqual([409, "CODE_TAKEN"]);
});

test("the type of a product never changes", async () => {
  const { post, put } = await createProductShop();
  const { id } = (await post(buildWireProduct("complementaryEquipment"))).data;
  const answer = await put(id, { ...buildWireProduct("custom"), version: 1 });
  expect(answer.error.details["issues"]).toEqual([
    expect.objectContaining({ field: "type", code: "TYPE_FIXED" }),
  ]);
});
