import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestStructure, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import {
  buildCategoryInput,
  buildExtraItemInput,
  buildSectionInput,
  createTestCategory,
  createTestExtraItem,
  createTestSection,
  putIntoCategory,
} from "#tests/factories/offers.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const CATEGORIES = "/app/staff/categories";
const SECTIONS = "/app/staff/separated-sections";
const EXTRA_ITEMS = "/app/staff/extra-items";

async function createAdmin() {
  const owner = await createTestDistributor({ actions: { extraItem: true, singleProductPurchase: true } });
  const { headers } = await createTestUser(owner, { type: "admin" });
  return { owner, headers };
}

async function namesOf(path: string, headers: Record<string, string>): Promise<string[]> {
  const { data } = await callApi<{ items: { name: string }[] }>("GET", path, { headers });
  return data.items.map(({ name }) => name);
}

test("a category says how many products it holds, and is not deleted while it holds one", async () => {
  const { owner, headers } = await createAdmin();
  const id = await createTestCategory(owner);
  const cable = await createTestProduct(owner, { type: "complementaryEquipment", name: "Cabo" });
  await putIntoCategory(owner, cable.id, id);
  const listed = await callApi("GET", CATEGORIES, { headers });
  expect(listed.data["items"]).toMatchObject([{ id, productCount: 1 }]);
  const refused = await callApi("DELETE", `${CATEGORIES}/${id}`, { headers });
  expect([refused.status, refused.error.type, refused.error.details]).toEqual([
    409,
    "IN_USE",
    { entity: "category", id, usedBy: "products" },
  ]);
  await changeRows(owner, sql`update product set category_id = null where distributor_id = ${owner.id}`);
  expect((await callApi("DELETE", `${CATEGORIES}/${id}`, { headers })).status).toBe(200);
});

test("a category that a section names is not deleted", async () => {
  const { owner, headers } = await createAdmin();
  const id = await createTestCategory(owner);
  await createTestSection(owner, { type: "complementaryEquipment", categories: [id] });
  const refused = await callApi("DELETE", `${CATEGORIES}/${id}`, { headers });
  expect(refused.error.details).toMatchObject({ usedBy: "sections" });
});

test("a structure says how many kits offer it, on sale or not, and is not deleted while one does", async () => {
  const { owner, headers } = await createAdmin();
  const other = await createTestStructure(owner, "Solo");
  await createTestKit(owner);
  await createTestKit(owner, { isToSell: false });
  const listed = await callApi("GET", "/app/staff/structures", { headers });
  expect(listed.data["items"]).toMatchObject(
    [
      { id: owner.structureId, kitCount: 2 },
      { id: other, kitCount: 0 },
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  );
  const refused = await callApi("DELETE", `/app/staff/structures/${owner.structureId}`, { headers });
  expect(refused.error.details).toMatchObject({ usedBy: "kits" });
  expect((await callApi("DELETE", `/app/staff/structures/${other}`, { headers })).status).toBe(200);
});

test("entries stand in the order that people gave them, and a new one comes last", async () => {
  const { owner, headers } = await createAdmin();
  const ids = [];
  for (const name of ["A", "B", "C"]) ids.push(await createTestCategory(owner, { name }));
  const [a = "", b = "", c = ""] = ids;
  const order = { before: [a, b, c], after: [c, a, b] };
  const answer = await callApi<{ items: { name: string; version: number }[] }>("PUT", `${CATEGORIES}/order`, {
    headers,
    body: order,
  });
  expect(answer.data.items.map(({ name, version }) => `${name}${version}`)).toEqual(["C1", "A1", "B1"]);
  await callApi("POST", CATEGORIES, { headers, body: buildCategoryInput({ name: "D" }) });
  expect(await namesOf(CATEGORIES, headers)).toEqual(["C", "A", "B", "D"]);
  const [log] = await readRows(
    owner,
    sql`select json_extract(changes, '$.order.to') as becomes from audit_log
      where distributor_id = ${owner.id} and event = 'category.reordered'`,
  );
  expect(log).toEqual({ becomes: "C, A, B" });
});

test("of two who order at once one is told, and so is who ordered what has changed since", async () => {
  const { owner, headers } = await createAdmin();
  const ids = [];
  for (const name of ["A", "B", "C"]) ids.push(await createTestSection(owner, { name }));
  const [a = "", b = "", c = ""] = ids;
  const move = (before: string[], after: string[]) =>
    callApi("PUT", `${SECTIONS}/order`, { headers, body: { before, after } });
  const answers = await Promise.all([move([a, b, c], [b, a, c]), move([a, b, c], [c, b, a])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const now = (await callApi<{ items: { id: string }[] }>("GET", SECTIONS, { headers })).data.items.map(
    ({ id }) => id,
  );
  await createTestSection(owner, { name: "D" });
  const late = await move(now, now.toReversed());
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
});

test("an order that loses or invents an entry is refused, and another distributor's is not touched", async () => {
  const { owner, headers } = await createAdmin();
  const id = await createTestCategory(owner);
  const path = `${CATEGORIES}/order`;
  for (const after of [[], [id, id], ["cat_none"]]) {
    const refused = await callApi("PUT", path, { headers, body: { before: [id], after } });
    expect([refused.status, refused.error.details]).toMatchObject([
      400,
      { issues: [{ code: "NOT_THE_SAME" }] },
    ]);
  }
  const stranger = await createAdmin();
  const body = { before: [id], after: [id] };
  expect((await callApi("PUT", path, { headers: stranger.headers, body })).status).toBe(409);
});

test("two hundred entries are the most that a list in order holds", async () => {
  const { owner, headers } = await createAdmin();
  await changeRows(
    owner,
    sql`insert into category (distributor_id, id, name, type, position, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 199)
      select ${owner.id}, 'cat_' || i, 'Categoria ' || i, 'others', i, '2026-11-21', '2026-11-21' from n`,
  );
  const make = (name: string) => callApi("POST", CATEGORIES, { headers, body: buildCategoryInput({ name }) });
  expect((await make("A 200ª")).status).toBe(201);
  const refused = await make("A 201ª");
  expect([refused.status, refused.error.details]).toMatchObject([400, { issues: [{ code: "TOO_MANY" }] }]);
});

test("a section names categories of its own distributor, and only of equipment that has any", async () => {
  const { owner, headers } = await createAdmin();
  const stranger = await createAdmin();
  const [own, foreign] = [await createTestCategory(owner), await createTestCategory(stranger.owner)];
  const save = (fields: object) =>
    callApi("POST", SECTIONS, { headers, body: { ...buildSectionInput({ type: "custom" }), ...fields } });
  const codes = [];
  for (const fields of [
    { categories: [foreign] },
    { categories: [own], type: "module" },
    { categories: [own, own] },
    { isDefault: true, active: false },
  ]) {
    const { status, error } = await save(fields);
    codes.push([status, (error.details["issues"] as { code: string }[])[0]?.code]);
  }
  expect(codes).toEqual([
    [400, "UNKNOWN_CATEGORY"],
    [400, "CATEGORIES_NOT_OF_TYPE"],
    [400, "REPEATED"],
    [400, "DEFAULT_INACTIVE"],
  ]);
  expect((await save({ categories: [own] })).status).toBe(201);
});

test("the page of loose products opens with one section: the last that was made the first", async () => {
  const { owner, headers } = await createAdmin();
  await createTestSection(owner, { name: "Módulos", isDefault: true });
  const id = await createTestSection(owner, { name: "Inversores", type: "inverter" });
  const body = {
    ...buildSectionInput({ name: "Inversores", type: "inverter", isDefault: true }),
    version: 1,
  };
  expect((await callApi("PUT", `${SECTIONS}/${id}`, { headers, body })).status).toBe(200);
  const { data } = await callApi("GET", SECTIONS, { headers });
  expect(data["items"]).toMatchObject([
    { name: "Módulos", isDefault: false, version: 2 },
    { name: "Inversores", isDefault: true, version: 2 },
  ]);
});

test("buyers read the sections on sale in their order, with all their fields [SEP-02, SEP-03, CALLS-47]", async () => {
  const { owner, headers } = await createAdmin();
  const cables = await createTestCategory(owner);
  const first = await createTestSection(owner, { name: "Módulos", isDefault: true });
  const hidden = await createTestSection(owner, { name: "Escondida", active: false });
  const second = await createTestSection(owner, {
    name: "Cabos",
    type: "complementaryEquipment",
    categories: [cables],
    isCustom: true,
    observation: "Vendidos por metro.",
  });
  const before = [first, hidden, second];
  await callApi("PUT", `${SECTIONS}/order`, { headers, body: { before, after: [second, hidden, first] } });
  const buyer = await createTestUser(owner, { permissions: ["separateSale"] });
  const staff = await createTestUser(owner, {
    type: "staff",
    permissions: ["requestsCreation.separateSale"],
  });
  for (const reader of [buyer, staff]) {
    const { data } = await callApi("GET", "/app/user/separated-sections", { headers: reader.headers });
    expect(data).toEqual({
      sections: [
        {
          id: second,
          name: "Cabos",
          type: "complementaryEquipment",
          categories: [cables],
          isDefault: false,
          observation: "Vendidos por metro.",
          isCustom: true,
        },
        {
          id: first,
          name: "Módulos",
          type: "module",
          categories: [],
          isDefault: true,
          observation: "",
          isCustom: false,
        },
      ],
    });
  }
});

test("who does not buy loose products does not read their sections", async () => {
  const { owner } = await createAdmin();
  const readers = [
    await createTestUser(owner, { permissions: ["closedKits"] }),
    await createTestUser(owner, { type: "staff", permissions: ["requestsCreation.closedKits"] }),
    await createTestUser(await createTestDistributor({ actions: {} }), { permissions: ["separateSale"] }),
  ];
  for (const { headers } of readers) {
    expect((await callApi("GET", "/app/user/separated-sections", { headers })).status).toBe(403);
  }
});

test("extra items are searched by name, code and description, filtered and sorted", async () => {
  const { owner, headers } = await createAdmin();
  await createTestExtraItem(owner);
  await createTestExtraItem(owner, {
    productCode: "GAR-10",
    name: "garantia estendida",
    description: "Dez anos no inversor.",
    basePriceCents: 9_900,
    active: false,
  });
  const find = async (query: string) => {
    const { data } = await callApi<{ items: { productCode: string }[]; totalItems: number }>(
      "GET",
      `${EXTRA_ITEMS}?${query}`,
      { headers },
    );
    return [...data.items.map(({ productCode }) => productCode), data.totalItems];
  };
  expect(await find("")).toEqual(["GAR-10", "SEG-01", 2]);
  expect(await find("sort=-basePriceCents")).toEqual(["SEG-01", "GAR-10", 2]);
  expect(await find("search=ate%20a%20ENTREGA")).toEqual(["SEG-01", 1]);
  expect(await find("search=gar-1")).toEqual(["GAR-10", 1]);
  expect(await find("active=true")).toEqual(["SEG-01", 1]);
  expect(await find("page=2")).toEqual([2]);
  expect((await callApi("GET", `${EXTRA_ITEMS}?sort=secret`, { headers })).status).toBe(400);
});

test.each([
  [{ basePriceCents: -1 }, "basePriceCents"],
  [{ basePriceCents: 1_000_000_001 }, "basePriceCents"],
  [{ basePriceCents: 1.5 }, "basePriceCents"],
  [{ isToSellOptions: [] }, "isToSellOptions"],
  [{ isToSellOptions: ["elsewhere"] }, "isToSellOptions.0"],
  [{ isToSellOptions: ["closedKits", "closedKits"] }, "isToSellOptions"],
  [{ whereToDisplay: "never" }, "whereToDisplay"],
  [{ productCode: " " }, "productCode"],
  [{ name: "n".repeat(81) }, "name"],
  [{ description: "d".repeat(501) }, "description"],
])("an extra item with %j is refused", async (fields, field) => {
  const { headers } = await createAdmin();
  const body = { ...buildExtraItemInput(), ...fields };
  const { status, error } = await callApi("POST", EXTRA_ITEMS, { headers, body });
  expect([status, error.details]).toMatchObject([400, { issues: [{ field }] }]);
});

test("an extra item may be free, and cost ten million reais", async () => {
  const { headers } = await createAdmin();
  for (const basePriceCents of [0, 1_000_000_000]) {
    const body = buildExtraItemInput({
      basePriceCents,
      productCode: String(basePriceCents),
      name: "n".repeat(80),
    });
    expect((await callApi("POST", EXTRA_ITEMS, { headers, body })).status).toBe(201);
  }
});
