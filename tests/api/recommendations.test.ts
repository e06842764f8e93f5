import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RecommendationInput } from "#domain/recommendations/recommendation-schema.ts";
import {
  createTestDistributor,
  createTestStructure,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestCategory, saveTestProducts } from "#tests/factories/product.ts";
import { buildRecommendationInput } from "#tests/factories/recommendation.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

type Headers = Record<string, string>;
type Rule = RecommendationInput & { id: string; version: number };

interface Line {
  productCode: string;
  amount: number;
  recAmount: number;
  recAutomaticAmount: number;
  freeAmount: number;
}
interface Answered {
  products: Line[];
  stable: boolean;
  swinging: string[];
}

const RULES = "/app/staff/recommendations";

/** A distributor with a module, an inverter, connectors that are added automatically, and tape that is only
 *  suggested. */
async function createSeller(): Promise<{ owner: TestDistributor; headers: Headers }> {
  const owner = await createTestDistributor();
  await saveTestProducts(owner, [
    { type: "module", values: { productCode: "MOD" } },
    { type: "inverter", values: { productCode: "INV" } },
    { type: "complementaryEquipment", values: { productCode: "MC4", automaticallyAdded: true } },
    { type: "complementaryEquipment", values: { productCode: "TAPE" } },
  ]);
  const { headers } = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.recommendations"],
  });
  return { owner, headers };
}

const make = (headers: Headers, changes: Partial<RecommendationInput> = {}) =>
  callApi<Rule>("POST", RULES, { headers, body: buildRecommendationInput(changes) });

const ask = (headers: Headers, amounts: Record<string, number>, structure: Record<string, unknown> = {}) =>
  callApi<Answered>("POST", "/app/user/recommendations", {
    headers,
    body: {
      products: Object.entries(amounts).map(([productCode, amount]) => ({ productCode, amount })),
      structure,
    },
  });

test("a call answers what is recommended for products and structure, with amounts of each kind [CALLS-34]", async () => {
  const { owner, headers } = await createSeller();
  await make(headers, { name: "MC4", amount: "strings * 2 + fileiras", freeAmount: "1" });
  await make(headers, {
    name: "Fita",
    productCode: "TAPE",
    amount: "módulos / 4",
    structureIds: [owner.structureId],
  });
  const { headers: buyer } = await createTestUser(owner);
  const answer = await ask(buyer, { MOD: 10, INV: 1 }, { id: owner.structureId, rows: 3 });
  const own = { recAmount: 0, recAutomaticAmount: 0, freeAmount: 0 };
  expect([answer.status, answer.data]).toEqual([
    200,
    {
      products: [
        { productCode: "INV", amount: 1, ...own },
        // Ten modules make one string: two connectors, and one a row.
        { productCode: "MC4", amount: 5, recAmount: 5, recAutomaticAmount: 5, freeAmount: 1 },
        { productCode: "MOD", amount: 10, ...own },
        { productCode: "TAPE", amount: 0, recAmount: 3, recAutomaticAmount: 0, freeAmount: 0 },
      ],
      stable: true,
      swinging: [],
    },
  ]);
  const elsewhere = await ask(buyer, { MOD: 10, INV: 1 });
  expect(elsewhere.data.products.map(({ productCode }) => productCode)).toEqual(["INV", "MC4", "MOD"]);
});

test("recommending costs one database round trip more than the request itself", async () => {
  const { owner, headers } = await createSeller();
  await make(headers);
  const { headers: buyer } = await createTestUser(owner);
  expect(roundTripsOf(await ask(buyer, { MOD: 10 }))).toBe(2);
});

test("of a category, what the selling center has enough of is recommended before what is cheaper", async () => {
  const { owner, headers } = await createSeller();
  const categoryId = await createTestCategory(owner);
  const [cheap = "", dear = ""] = await saveTestProducts(owner, [
    { type: "complementaryEquipment", values: { productCode: "CHEAP", categoryId, priceCents: 100 } },
    { type: "complementaryEquipment", values: { productCode: "DEAR", categoryId, priceCents: 900 } },
  ]);
  await make(headers, { productCode: null, categoryId, amount: "módulos" });
  const recommended = async () =>
    (await ask(headers, { MOD: 10 })).data.products
      .filter(({ recAmount }) => recAmount > 0)
      .map((one) => one.productCode);
  expect(await recommended()).toEqual(["CHEAP"]);
  const keep = (productId: string, onHand: number) =>
    changeRows(
      owner,
      sql`insert into stock (distributor_id, product_id, center_id, on_hand) values (${owner.id}, ${productId}, ${owner.centerId}, ${onHand})`,
    );
  await keep(dear, 10);
  expect(await recommended()).toEqual(["DEAR"]);
  await keep(cheap, 10);
  expect(await recommended()).toEqual(["CHEAP"]);
});

test("rules that do not agree are named, and a rule without a value fails the calculation", async () => {
  const { headers } = await createSeller();
  await make(headers, { name: "Um", amount: "recomendado na categoria + 1" });
  await make(headers, { name: "Outro", productCode: "TAPE", amount: "recomendado na categoria + 1" });
  expect((await ask(headers, { MOD: 1 })).data).toMatchObject({ stable: false, swinging: ["Um", "Outro"] });
  const broken = await make(headers, { name: "Parada", amount: "1 / inversores" });
  const failed = await ask(headers, { MOD: 1 });
  expect([failed.status, failed.error.type]).toEqual([422, "RECOMMENDATION_FAILED"]);
  expect(failed.error.details).toEqual({
    rules: [{ id: broken.data.id, name: "Parada", fault: "DIVISION_BY_ZERO" }],
  });
  expect((await ask(headers, { MOD: 1, INV: 1 })).status).toBe(200);
});

test("a rule is made, read, replaced, ordered and deleted, each with its entry in the log", async () => {
  const { owner, headers } = await createSeller();
  const { data: first } = await make(headers, { productCodes: ["MOD", "INV"] });
  expect(first).toMatchObject({ productCodes: ["MOD", "INV"], productCode: "MC4", version: 1 });
  const { data: second } = await make(headers, { name: "Fita", productCode: "TAPE" });
  const body = { ...buildRecommendationInput({ amount: "módulos * 3" }), version: 1 };
  const put = () => callApi<Rule>("PUT", `${RULES}/${first.id}`, { headers, body });
  expect((await put()).data).toMatchObject({ amount: "módulos * 3", productCodes: [], version: 2 });
  const stale = await put();
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const order = { before: [first.id, second.id], after: [second.id, first.id] };
  expect((await callApi("PUT", `${RULES}/order`, { headers, body: order })).status).toBe(200);
  expect((await callApi("PUT", `${RULES}/order`, { headers, body: order })).status).toBe(409);
  const listed = await callApi<{ items: Rule[] }>("GET", RULES, { headers });
  expect(listed.data.items.map(({ name }) => name)).toEqual(["Fita", "Conectores"]);
  expect((await callApi("DELETE", `${RULES}/${second.id}`, { headers })).status).toBe(200);
  const events = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and entity = 'recommendation' order by rowid`,
  );
  expect(events.map(({ event }) => event)).toEqual([
    "recommendation.created",
    "recommendation.created",
    "recommendation.updated",
    "recommendation.reordered",
    "recommendation.deleted",
  ]);
});

test("a formula with errors is refused with their places, and what a rule names must exist", async () => {
  const { headers } = await createSeller();
  const wrong = await make(headers, { amount: "módulos + parafusos", freeAmount: "recomendado )" });
  expect([wrong.status, wrong.error.type]).toEqual([422, "FORMULA_INVALID"]);
  expect(wrong.error.details["problems"]).toMatchObject([
    { field: "amount", code: "UNKNOWN_NAME", position: 10, length: 9 },
    { field: "freeAmount", code: "BRACKET_NOT_OPENED", position: 12, length: 1 },
  ]);
  expect((await make(headers, { amount: "recomendado" })).status).toBe(422);
  const unknown = await make(headers, {
    productCodes: ["MOD", "X-1"],
    productCode: null,
    categoryId: "cat_none",
    structureIds: ["str_none"],
  });
  const issues = unknown.error.details["issues"] as { field: string; code: string }[];
  expect(issues.map(({ field, code }) => [field, code])).toEqual([
    ["productCodes", "UNKNOWN"],
    ["categoryId", "UNKNOWN"],
    ["structureIds", "UNKNOWN"],
  ]);
  const twice = [await make(headers), await make(headers)];
  expect(twice.map(({ status }) => status)).toEqual([201, 409]);
  expect((await ask(headers, { NONE: 1 })).status).toBe(400);
});

test("a category or structure that a rule names is not deleted", async () => {
  const { owner, headers } = await createSeller();
  const categoryId = await createTestCategory(owner);
  const structureId = await createTestStructure(owner, "Carport");
  const { data: rule } = await make(headers, { categoryIds: [categoryId], structureIds: [structureId] });
  const { headers: admin } = await createTestUser(owner, { type: "admin" });
  const remove = (path: string) => callApi("DELETE", path, { headers: admin });
  const paths = [`/app/staff/categories/${categoryId}`, `/app/staff/structures/${structureId}`];
  for (const path of paths) expect((await remove(path)).error.details["usedBy"]).toBe("recommendations");
  await remove(`${RULES}/${rule.id}`);
  for (const path of paths) expect((await remove(path)).status).toBe(200);
});

test("another distributor's rules and products are as good as none", async () => {
  const { headers } = await createSeller();
  const { data: rule } = await make(headers);
  const other = await createTestDistributor();
  const stranger = (await createTestUser(other, { type: "admin" })).headers;
  expect((await callApi<{ items: Rule[] }>("GET", RULES, { headers: stranger })).data.items).toEqual([]);
  const body = { ...buildRecommendationInput({ productCode: null, categoryId: "c" }), version: 1 };
  expect((await callApi("DELETE", `${RULES}/${rule.id}`, { headers: stranger })).status).toBe(404);
  expect([400, 404]).toContain(
    (await callApi("PUT", `${RULES}/${rule.id}`, { headers: stranger, body })).status,
  );
  expect((await ask(stranger, { MOD: 1 })).status).toBe(400);
});

test("rules are for administrators and staff who look after recommendations", async () => {
  const { owner, headers } = await createSeller();
  const status = async (who: Parameters<typeof createTestUser>[1]) =>
    (await callApi("GET", RULES, { headers: (await createTestUser(owner, who)).headers })).status;
  expect((await callApi("GET", RULES, { headers })).status).toBe(200);
  expect(await status({ type: "admin" })).toBe(200);
  expect(await status({ type: "staff", permissions: [] })).toBe(403);
  expect(await status({ type: "integrator" })).toBe(403);
});
