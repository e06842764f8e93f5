import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ClosedKit } from "#domain/kits/closed-kit.ts";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { createKitMaker, type KitBody, type KitMaker } from "#tests/factories/closed-kit.ts";
import { createTestDistributor, createTestStructure, createTestUser } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

async function createMaker(settings: Record<string, unknown> = {}): Promise<KitMaker> {
  return createKitMaker(await createTestDistributor({ settings }));
}

const post = ({ headers }: KitMaker, body: KitBody) =>
  callApi<ClosedKit>("POST", "/app/staff/kits", { headers, body });

const put = ({ headers }: KitMaker, { id, version }: { id: string; version: number }, body: KitBody) =>
  callApi<ClosedKit>("PUT", `/app/staff/kits/${id}`, { headers, body: { ...body, version } });

async function readBuyersList({ owner }: KitMaker): Promise<KitList["items"]> {
  const { headers } = await createTestUser(owner);
  return (await callApi<KitList>("GET", "/app/user/kits", { headers })).data.items;
}

function order(headers: Record<string, string>, id: string) {
  const body = buildOrderInput([{ id, amount: 1 }]);
  return callApi("POST", "/app/user/requests", { headers, body });
}

test("a kit is made with an entry for each structure, which buyers see with its price and parts", async () => {
  const maker = await createMaker();
  const metal = await createTestStructure(maker.owner, "Metálico");
  const { id: hook } = await createTestProduct(maker.owner, {
    type: "complementaryEquipment",
    name: "Gancho",
  });
  const made = await post(
    maker,
    maker.build({
      promotional: true,
      options: [
        { structureId: maker.owner.structureId, priceCents: 1_000_000, components: [] },
        { structureId: metal, priceCents: 1_234_567, components: [{ productId: hook, amount: 20 }] },
      ],
    }),
  );
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({
    powerW: 5_500,
    version: 1,
    active: true,
    ruleId: null,
    components: [{ amount: 10 }, { amount: 1 }],
    options: [
      {
        structureName: "Metálico",
        pricePerKwpCents: 224_467,
        components: [{ part: { name: "Gancho" }, amount: 20 }],
      },
      { structureName: "Telhado cerâmico", pricePerKwpCents: 181_818, components: [] },
    ],
  });
  const entries = await readBuyersList(maker);
  expect(entries.map(({ structureName, priceCents }) => [structureName, priceCents]).sort()).toEqual([
    ["Metálico", 1_234_567],
    ["Telhado cerâmico", 1_000_000],
  ]);
  const dear = entries.find(({ structureName }) => structureName === "Metálico");
  expect(dear).toMatchObject({ isPromotional: true, productCode: "KIT-1", kitId: made.data.id, power: 5.5 });
  expect(dear?.products.map(({ amount }) => amount)).toEqual([10, 1, 20]);
});

test("an option keeps its id while its structure stays, and gets a version when what is sold changes", async () => {
  const maker = await createMaker();
  const made = (await post(maker, maker.build())).data;
  const [first] = made.options;
  const renamed = (await put(maker, made, maker.build({ description: "Novo texto" }))).data;
  expect(renamed.options[0]).toMatchObject({ id: first?.id, version: 1 });
  const option = { structureId: maker.owner.structureId, components: [] };
  const dearer = (await put(maker, renamed, maker.build({ options: [{ ...option, priceCents: 1_000_001 }] })))
    .data;
  expect(dearer.options[0]).toMatchObject({ id: first?.id, version: 2, priceCents: 1_000_001 });
  const components = [
    { productId: maker.module, amount: 11 },
    { productId: maker.inverter, amount: 1 },
  ];
  const larger = await put(
    maker,
    dearer,
    maker.build({ components, options: [{ ...option, priceCents: 1_000_001 }] }),
  );
  expect(larger.data).toMatchObject({ powerW: 6_050, version: 4, options: [{ id: first?.id, version: 3 }] });
  const metal = await createTestStructure(maker.owner, "Metálico");
  const other = await put(
    maker,
    larger.data,
    maker.build({ options: [{ ...option, structureId: metal, priceCents: 1 }] }),
  );
  expect(other.data.options).toHaveLength(1);
  expect(other.data.options[0]?.id).not.toBe(first?.id);
  expect((await readBuyersList(maker)).map(({ structureName }) => structureName)).toEqual(["Metálico"]);
});

test("an order and a change of price at the same time: the order is of the old price or is refused", async () => {
  const maker = await createMaker();
  const made = (await post(maker, maker.build())).data;
  const optionId = made.options[0]?.id ?? "";
  const buyer = await createTestUser(maker.owner);
  const dearer = maker.build({
    options: [{ structureId: maker.owner.structureId, priceCents: 2_000_000, components: [] }],
  });
  const [saved, ordered] = await Promise.all([put(maker, made, dearer), order(buyer.headers, optionId)]);
  expect(saved.status).toBe(200);
  const outcome = ordered.status === 201 ? ordered.data["totalCents"] : ordered.error.type;
  expect([1_010_000, 2_010_000, "KIT_CHANGED"]).toContain(outcome); // with R$ 100,00 of freight
});

test("a kit that was sold is switched off, not deleted; one that was not is deleted", async () => {
  const maker = await createMaker();
  const { headers } = maker;
  const made = (await post(maker, maker.build())).data;
  const buyer = await createTestUser(maker.owner);
  expect((await order(buyer.headers, made.options[0]?.id ?? "")).status).toBe(201);
  const kept = await callApi("DELETE", `/app/staff/kits/${made.id}`, { headers });
  expect([kept.status, kept.error.type]).toEqual([409, "IN_USE"]);
  const off = await callApi<ClosedKit>("PUT", `/app/staff/kits/${made.id}/active`, {
    headers,
    body: { active: false, version: 1 },
  });
  expect(off.data).toMatchObject({ active: false, version: 2, options: [{ isToSell: false }] });
  expect(await readBuyersList(maker)).toEqual([]);
  expect((await order(buyer.headers, made.options[0]?.id ?? "")).status).toBe(404);
  const other = (await post(maker, maker.build({ productCode: "KIT-2" }))).data;
  expect((await callApi("DELETE", `/app/staff/kits/${other.id}`, { headers })).data).toEqual({
    deleted: true,
  });
  const left = await readRows(
    maker.owner,
    sql`select count(*) as amount from kit_option join kit_option_component on kit_option_id = kit_option.id
      where kit_option.kit_id = ${other.id}`,
  );
  expect(left).toEqual([{ amount: 0 }]);
  expect((await callApi("DELETE", `/app/staff/kits/${other.id}`, { headers })).status).toBe(404);
});

test.each([
  [0, 0, true], // today alone
  [-1, 0, true],
  [0, 1, true],
  [1, 2, false], // from tomorrow
  [-2, -1, false], // until yesterday
] as const)("a kit on sale from day %d to day %d is sold today: %s", async (from, until, isSold) => {
  const maker = await createMaker();
  const today = calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
  const days = { validFrom: addDays(today, from), validUntil: addDays(today, until) };
  const { options } = (await post(maker, maker.build(days))).data;
  const optionId = options[0]?.id ?? "";
  expect((await readBuyersList(maker)).map(({ id }) => id)).toEqual(isSold ? [optionId] : []);
  const buyer = await createTestUser(maker.owner);
  expect((await order(buyer.headers, optionId)).status).toBe(isSold ? 201 : 404);
});

test("what the electrical check refuses is not sold, unless the distributor takes it for a warning", async () => {
  const tooMany = (maker: KitMaker) => [
    { productId: maker.module, amount: 24 }, // 12 × 49.9 × (1 + 0.00275 × 25) = 640 V on 550 V
    { productId: maker.inverter, amount: 1 },
  ];
  const strict = await createMaker();
  const refused = await post(strict, strict.build({ components: tooMany(strict) }));
  expect([refused.status, refused.error.type]).toEqual([422, "KIT_UNSAFE"]);
  expect(refused.error.details["findings"]).toMatchObject([
    { code: "VOLTAGE_ABOVE_LIMIT", limit: 550, unit: "V" },
  ]);
  expect((await readBuyersList(strict)).length).toBe(0);
  const draft = await post(strict, strict.build({ components: tooMany(strict), active: false }));
  expect(draft.status).toBe(201);
  const switchedOn = await callApi("PUT", `/app/staff/kits/${draft.data.id}/active`, {
    headers: strict.headers,
    body: { active: true, version: 1 },
  });
  expect(switchedOn.error.type).toBe("KIT_UNSAFE");
  const lenient = await createMaker({ electrical: { errorsAsWarnings: ["VOLTAGE_ABOVE_LIMIT"] } });
  expect((await post(lenient, lenient.build({ components: tooMany(lenient) }))).status).toBe(201);
});

test("a composition is checked without being saved", async () => {
  const maker = await createMaker();
  const components = [
    { productId: maker.module, amount: 10 },
    { productId: maker.inverter, amount: 1 },
  ];
  const check = (body: object) =>
    callApi("POST", "/app/staff/kits/check", { headers: maker.headers, body: { components, ...body } });
  expect((await check({})).data).toMatchObject({
    findings: [],
    powerW: 5_500,
    partsCents: 900_000, // 10 × 600 + 3 000 reais
    strings: [{ inverterCount: 1, strings: [{ stringCount: 1, modulesPerString: 10 }] }],
  });
  const unknown = await check({ components: [{ productId: "prd_none", amount: 1 }] });
  expect([unknown.status, unknown.error.type]).toEqual([400, "INVALID_BODY"]);
});

test("of two people who change the same version, the second is refused", async () => {
  const maker = await createMaker();
  const made = (await post(maker, maker.build())).data;
  expect((await put(maker, made, maker.build({ name: "Primeiro" }))).status).toBe(200);
  const second = await put(maker, made, maker.build({ name: "Segundo" }));
  expect([second.status, second.error.type]).toEqual([409, "STALE_VERSION"]);
  const { data } = await callApi<ClosedKit>("GET", `/app/staff/kits/${made.id}`, { headers: maker.headers });
  expect(data).toMatchObject({ name: "Primeiro", version: 2, options: [{ isToSell: true }] });
});

test("a code belongs to one kit, and a copy is switched off under its own", async () => {
  const maker = await createMaker();
  const { headers } = maker;
  const made = (await post(maker, maker.build())).data;
  const taken = await post(maker, maker.build());
  expect([taken.status, taken.error.type]).toEqual([409, "CODE_TAKEN"]);
  const body = { productCode: "KIT-2", name: "Cópia" };
  const copy = await callApi<ClosedKit>("POST", `/app/staff/kits/${made.id}/duplicate`, { headers, body });
  expect(copy.data).toMatchObject({
    ...body,
    active: false,
    powerW: 5_500,
    options: [{ priceCents: 1_000_000 }],
  });
  const again = await callApi("POST", `/app/staff/kits/${made.id}/duplicate`, { headers, body });
  expect(again.error.type).toBe("CODE_TAKEN");
});

test("a kit needs a module, and structures, products and photos that are there", async () => {
  const maker = await createMaker();
  const codeOf = async (changes: Partial<KitBody>) => {
    const { status, error } = await post(maker, maker.build(changes));
    const issues = (error.details["issues"] ?? []) as { field: string; code: string }[];
    return [status, ...issues.map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await codeOf({ components: [{ productId: maker.inverter, amount: 1 }] })).toEqual([
    400,
    "components MODULE_REQUIRED",
  ]);
  expect(await codeOf({ components: [{ productId: "prd_none", amount: 1 }] })).toEqual([
    400,
    "components.0.productId UNKNOWN_PRODUCT",
  ]);
  expect(await codeOf({ options: [{ structureId: "str_none", priceCents: 1, components: [] }] })).toEqual([
    400,
    "options.0.structureId UNKNOWN_STRUCTURE",
  ]);
  expect(await codeOf({ photoId: "fil_none" })).toEqual([404]);
});

test("a kit with a product that is switched off is kept and not sold", async () => {
  const maker = await createMaker();
  await changeRows(maker.owner, sql`update product set active = 0 where id = ${maker.inverter}`);
  expect((await post(maker, maker.build())).data.options).toMatchObject([{ isToSell: false }]);
  expect(await readBuyersList(maker)).toEqual([]);
});

test("another distributor's kit, products and structures are as good as none", async () => {
  const maker = await createMaker();
  const made = (await post(maker, maker.build())).data;
  const stranger = await createMaker();
  const { headers } = stranger;
  const list = await callApi<{ items: object[] }>("GET", "/app/staff/kits", { headers });
  expect(list.data.items).toEqual([]);
  const path = `/app/staff/kits/${made.id}`;
  expect((await callApi("GET", path, { headers })).status).toBe(404);
  expect((await put(stranger, made, stranger.build())).status).toBe(404);
  expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  const active = { active: false, version: 1 };
  expect((await callApi("PUT", `${path}/active`, { headers, body: active })).status).toBe(404);
  const body = { productCode: "KIT-X", name: "Cópia" };
  expect((await callApi("POST", `${path}/duplicate`, { headers, body })).status).toBe(404);
  expect((await post(stranger, maker.build())).status).toBe(400);
  const parts = await callApi<{ items: { productId: string }[] }>(
    "GET",
    "/app/staff/kits/parts?group=modules",
    {
      headers,
    },
  );
  expect(parts.data.items.map(({ productId }) => productId)).toEqual([stranger.module]);
});

test("only people of the distributor who look after its equipment make kits, where closed kits are sold", async () => {
  const maker = await createMaker();
  const { owner } = maker;
  const read = async (headers: Record<string, string>) =>
    (await callApi("GET", "/app/staff/kits", { headers })).status;
  const without = await createTestUser(owner, { type: "staff", permissions: [] });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["equipment.items"] });
  expect(await read((await createTestUser(owner)).headers)).toBe(403);
  expect(await read(without.headers)).toBe(403);
  expect(await read(staff.headers)).toBe(200);
  const silent = await createTestDistributor({ actions: {} });
  expect(await read((await createTestUser(silent, { type: "admin" })).headers)).toBe(403);
});

test("what was done to a kit stands in the log, with parts and prices by name", async () => {
  const maker = await createMaker();
  const made = (await post(maker, maker.build())).data;
  await put(maker, made, maker.build({ promotional: true }));
  await callApi("DELETE", `/app/staff/kits/${made.id}`, { headers: maker.headers });
  expect(
    await readRows(
      maker.owner,
      sql`select event, changes ->> '$.components.to' as components, changes ->> '$.promotional.to' as promotional
        from audit_log where entity_id = ${made.id} order by at, rowid`,
    ),
  ).toEqual([
    { event: "kit.created", components: "10 × Módulo 550 W, 1 × Inversor 5 kW", promotional: 0 },
    { event: "kit.updated", components: null, promotional: 1 },
    { event: "kit.deleted", components: null, promotional: null },
  ]);
});
