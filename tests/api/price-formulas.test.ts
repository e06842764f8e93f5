import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  type AnsweredSet,
  applyDueChanges,
  createEditor,
  postPriceChange,
  postSet,
  readPrices,
  readSetRows,
} from "#tests/factories/change-set.ts";
import type { TestDistributor } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { scheduleChangeSet } from "#worker/repositories/change-sets/change-set-statements.ts";
import { newId } from "#worker/scope.ts";

const FUTURE = "2027-01-04T11:00:00.000Z";
/** Cost and a quarter of the price. */
const MARKUP = "custo / (1 - 20%)";

interface Preview {
  items: { name: string; state: string; newPriceCents: number; problem: object | null }[];
  totalItems: number;
  changedCount: number;
  sameCount: number;
  noCostCount: number;
  noResultCount: number;
  belowCostCount: number;
}

const by = (formula: string, rounding = "cent") => ({ by: "formula", formula, rounding });

function preview(headers: Record<string, string>, formula: string, selection: object = {}) {
  return callApi<Preview>("POST", "/app/staff/price-changes/preview", {
    headers,
    body: { selection, rule: by(formula) },
  });
}

async function setFacts(
  owner: TestDistributor,
  id: string,
  { costCents, weightKg }: { costCents: number; weightKg: number | null },
) {
  await changeRows(
    owner,
    sql`update product set cost_cents = ${costCents}, peso_KG = ${weightKg} where id = ${id}`,
  );
}

async function readSet(headers: Record<string, string>, id = "") {
  return (await callApi<AnsweredSet>("GET", `/app/staff/change-sets/${id}`, { headers })).data;
}

test("a preview works a formula out for each product, and names those that it gives no price; nothing changes", async () => {
  const { owner, headers } = await createEditor();
  const heavy = await createTestProduct(owner, { name: "C pesado", priceCents: 10_000 });
  const light = await createTestProduct(owner, { name: "B sem peso", priceCents: 20_000 });
  const free = await createTestProduct(owner, { name: "A sem custo", priceCents: 30_000 });
  const weightless = await createTestProduct(owner, { name: "D leve", priceCents: 40_000 });
  await setFacts(owner, heavy.id, { costCents: 8_000, weightKg: 2.5 });
  await setFacts(owner, light.id, { costCents: 8_000, weightKg: null });
  await setFacts(owner, free.id, { costCents: 0, weightKg: 2.5 });
  await setFacts(owner, weightless.id, { costCents: 8_000, weightKg: 0 });
  const { data } = await preview(headers, "custo / peso");
  expect(data).toMatchObject({
    totalItems: 4,
    changedCount: 1,
    sameCount: 0,
    noCostCount: 1,
    noResultCount: 2,
    belowCostCount: 1,
  });
  // 80 ÷ 2,5 = 32 is below its cost, so it comes first; unchanged products follow by name.
  expect(
    data.items.map(({ name, state, newPriceCents, problem }) => [name, state, newPriceCents, problem]),
  ).toEqual([
    ["C pesado", "changed", 3_200, null],
    ["A sem custo", "NO_COST", 30_000, null],
    ["B sem peso", "NO_RESULT", 20_000, { code: "MISSING_VALUE", variable: "Peso" }],
    ["D leve", "NO_RESULT", 40_000, { code: "DIVISION_BY_ZERO", variable: null }],
  ]);
  const negative = await preview(headers, "custo - 100", { ids: [heavy.id] });
  expect(negative.data.items[0]?.problem).toEqual({ code: "NEGATIVE_PRICE", variable: null });
  expect(Object.values(await readPrices(owner)).toSorted((a, b) => a - b)).toEqual([
    10_000, 20_000, 30_000, 40_000,
  ]);
});

test("formulas know category, power and type of each product", async () => {
  const { owner, headers } = await createEditor();
  const module = await createTestProduct(owner, { priceCents: 10_000 });
  const cable = await createTestProduct(owner, { type: "complementaryEquipment", priceCents: 10_000 });
  await changeRows(
    owner,
    sql`insert into category (distributor_id, id, name, type, position, version, created_at, updated_at)
      values (${owner.id}, 'cat_cables', 'Cabos', 'others', 1, 1, '', '')`,
  );
  await changeRows(owner, sql`update product set category_id = 'cat_cables' where id = ${cable.id}`);
  await changeRows(owner, sql`update product set power_w = 550 where id = ${module.id}`);
  // 0,55 kWp × 1.000 for modules, 7,90 for cables.
  const formula =
    'se tipo do produto = "módulo" então potência do item * 1.000 senão se categoria = "cabos" então 7,90 senão 0';
  await postPriceChange(headers, { rule: by(formula) });
  expect(await readPrices(owner)).toEqual({ [module.id]: 55_000, [cable.id]: 790 });
});

test("a formula that is applied changes what it can, leaves the others alone, and is undone as one", async () => {
  const { owner, headers } = await createEditor();
  const [first, second, free] = [
    await createTestProduct(owner, { priceCents: 10_000 }),
    await createTestProduct(owner, { priceCents: 9_999 }),
    await createTestProduct(owner, { priceCents: 500 }),
  ];
  await setFacts(owner, first.id, { costCents: 8_000, weightKg: null });
  await setFacts(owner, second.id, { costCents: 8_000, weightKg: null });
  await setFacts(owner, free.id, { costCents: 0, weightKg: null });
  const before = await readPrices(owner);
  const { status, data } = await postPriceChange(headers, { rule: by(`${MARKUP} + 3,33`, "endsIn90") });
  const id = data.changeSet?.id ?? "";
  expect([status, data.changeSet?.state, data.changeSet?.changedCount]).toEqual([201, "applied", 2]);
  // 80 ÷ 0,8 + 3,33 = 103,33, nearest to 102,90.
  const after = { [first.id]: 10_290, [second.id]: 10_290, [free.id]: 500 };
  expect(await readPrices(owner)).toEqual(after);
  const { items } = await readSetRows(headers, id);
  expect(items.map(({ productId, after: values }) => [productId, values]).toSorted()).toEqual(
    [first.id, second.id].toSorted().map((one) => [one, { priceCents: 10_290 }]),
  );
  const [stored] = await readRows(
    owner,
    sql`select instruction ->> '$.rule.formula' as formula from change_set where id = ${id}`,
  );
  expect(stored?.["formula"]).toBe("custo / (1 - 20%) + 3,33");
  expect((await postSet(headers, id, "undo")).data).toMatchObject({ state: "undone", keptCount: 0 });
  expect(await readPrices(owner)).toEqual(before);
});

test("a scheduled formula is worked out with what products are by then", async () => {
  const { owner, headers } = await createEditor();
  const { id } = await createTestProduct(owner, { priceCents: 10_000 });
  const { data } = await postPriceChange(headers, { rule: by("custo * 1,5"), scheduledAt: FUTURE });
  expect(data.changeSet).toMatchObject({ state: "scheduled", scheduledAt: FUTURE });
  await setFacts(owner, id, { costCents: 3_000, weightKg: null });
  expect(await readPrices(owner)).toEqual({ [id]: 10_000 });
  await applyDueChanges(owner, FUTURE);
  expect(await readPrices(owner)).toEqual({ [id]: 4_500 });
  expect(await readSet(headers, data.changeSet?.id)).toMatchObject({ state: "applied", changedCount: 1 });
});

test("a stored formula that is none by its instant, or gives nothing a price, changes nothing and says why", async () => {
  const { owner, headers } = await createEditor();
  const { id } = await createTestProduct(owner, { priceCents: 10_000 });
  const person = await readRows(owner, sql`select id from user where distributor_id = ${owner.id} limit 1`);
  const set = {
    id: newId("chg"),
    kind: "price" as const,
    productType: null,
    // As after a variable was removed from the language.
    instruction: { selection: {}, rule: by("dólar do dia * 2") },
    actor: { id: String(person[0]?.["id"]), type: "staff", name: "Marina Alves", operator: null },
    at: "2026-11-21T12:00:00.000Z",
  };
  await owner.database.writeBatch([scheduleChangeSet(owner.id, set, FUTURE)]);
  const empty = await postPriceChange(headers, { rule: by("1 / (peso - peso)"), scheduledAt: FUTURE });
  await applyDueChanges(owner, FUTURE);
  expect(await readSet(headers, set.id)).toMatchObject({ state: "failed", failure: "FORMULA_INVALID" });
  expect(await readSet(headers, empty.data.changeSet?.id)).toMatchObject({
    state: "failed",
    failure: "NO_PRODUCTS",
  });
  expect(await readPrices(owner)).toEqual({ [id]: 10_000 });
});

test.each([
  ["", [["EMPTY", 0, 0, "Escreva a fórmula."]]],
  ["custo *", [["VALUE_EXPECTED", 7, 0, "Falta um valor aqui."]]],
  [
    "custo * quantidade",
    [["ONLY_IN_REQUEST", 8, 10, "“Quantidade” só existe em um pedido. Aqui a fórmula vê apenas o produto."]],
  ],
  ["fabricante", [["TYPE_MISMATCH", 0, 10, "Aqui cabe um número, e isto é um texto."]]],
])(
  "“%s” is refused by preview, change and schedule, with the place of what is wrong",
  async (formula, problems) => {
    const { owner, headers } = await createEditor();
    await createTestProduct(owner);
    const answers = [
      await preview(headers, formula),
      await postPriceChange(headers, { rule: by(formula) }),
      await postPriceChange(headers, { rule: by(formula), scheduledAt: FUTURE }),
    ];
    for (const { status, error } of answers) {
      expect([status, error.type]).toEqual([422, "FORMULA_INVALID"]);
      const told = error.details["problems"] as Record<string, unknown>[];
      expect(told.map(({ code, position, length, message }) => [code, position, length, message])).toEqual(
        problems,
      );
    }
    expect(await readRows(owner, sql`select 1 from change_set where distributor_id = ${owner.id}`)).toEqual(
      [],
    );
  },
);

test("a formula of more than 4,000 characters is refused at its field", async () => {
  const { headers } = await createEditor();
  const { status, error } = await preview(headers, "1".repeat(4_001));
  expect(status).toBe(400);
  expect(error.details["issues"]).toMatchObject([{ field: "rule.formula" }]);
});

test("a formula that is too much work for what was chosen is refused, and fits fewer products", async () => {
  const { owner, headers } = await createEditor();
  const { id } = await createTestProduct(owner);
  await changeRows(
    owner,
    sql`insert into product (distributor_id, id, product_code, type, name, manufacturer, model, technical, price_cents,
        cost_cents, version, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 2100)
      select ${owner.id}, ${owner.id} || '_' || i, 'C' || i, 'module', 'M', 'F', 'M', '{}', 1000, 90, 1, '', '' from n`,
  );
  // 999 parts, for 2,101 products.
  const long = Array.from({ length: 500 }, () => "1").join("+");
  const { status, error } = await preview(headers, long);
  expect([status, error.type]).toEqual([422, "FORMULA_INVALID"]);
  expect(error.details["problems"]).toMatchObject([
    {
      code: "BUDGET_EXCEEDED",
      message: "A fórmula é longa demais para 2101 produtos. Encurte a fórmula ou escolha menos produtos.",
    },
  ]);
  const fewer = await preview(headers, long, { ids: [id] });
  expect(fewer.data.items[0]).toMatchObject({ state: "changed", newPriceCents: 50_000 });
});

test("another distributor's products are in no formula's reach", async () => {
  const { owner } = await createEditor();
  const { id } = await createTestProduct(owner, { priceCents: 10_000 });
  const stranger = await createEditor();
  await createTestProduct(stranger.owner, { priceCents: 7_000 });
  expect((await preview(stranger.headers, "custo * 2", { ids: [id] })).data.totalItems).toBe(0);
  const { data } = await postPriceChange(stranger.headers, { rule: by("custo * 2") });
  expect(data.changeSet?.changedCount).toBe(1);
  const { status } = await postSet((await createEditor()).headers, data.changeSet?.id ?? "", "undo");
  expect(status).toBe(404);
  expect(await readPrices(owner)).toEqual({ [id]: 10_000 });
});
