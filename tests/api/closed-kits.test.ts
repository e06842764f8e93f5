import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ClosedKit } from "#domain/kits/closed-kit.ts";
import {
  createTestKitMaker,
  type KitBody,
  postKit,
  putKit,
  readBuyersKits,
} from "#tests/factories/closed-kit.ts";
import { createTestDistributor, createTestStructure, createTestUser } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("a kit is made with an entry for each structure, which buyers see with its price and parts", async () => {
  const maker = await createTestKitMaker();
  const metal = await createTestStructure(maker.owner, "Metálico");
  const { id: hook } = await createTestProduct(maker.owner, {
    type: "complementaryEquipment",
    name: "Gancho",
  });
  const made = await postKit(
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
  const entries = await readBuyersKits(maker);
  expect(entries.map(({ structureName, priceCents }) => [structureName, priceCents]).sort()).toEqual([
    ["Metálico", 1_234_567],
    ["Telhado cerâmico", 1_000_000],
  ]);
  const dear = entries.find(({ structureName }) => structureName === "Metálico");
  expect(dear).toMatchObject({ isPromotional: true, productCode: "KIT-1", kitId: made.data.id, power: 5.5 });
  expect(dear?.products.map(({ amount }) => amount)).toEqual([10, 1, 20]);
});

test("an option keeps its id while its structure stays, and gets a version when what is sold changes", async () => {
  const maker = await createTestKitMaker();
  const made = (await postKit(maker, maker.build())).data;
  const [first] = made.options;
  const renamed = (await putKit(maker, made, maker.build({ description: "Novo texto" }))).data;
  expect(renamed.options[0]).toMatchObject({ id: first?.id, version: 1 });
  const option = { structureId: maker.owner.structureId, components: [] };
  const dearer = (
    await putKit(maker, renamed, maker.build({ options: [{ ...option, priceCents: 1_000_001 }] }))
  ).data;
  expect(dearer.options[0]).toMatchObject({ id: first?.id, version: 2, priceCents: 1_000_001 });
  const components = [
    { productId: maker.module, amount: 11 },
    { productId: maker.inverter, amount: 1 },
  ];
  const larger = await putKit(
    maker,
    dearer,
    maker.build({ components, options: [{ ...option, priceCents: 1_000_001 }] }),
  );
  expect(larger.data).toMatchObject({ powerW: 6_050, version: 4, options: [{ id: first?.id, version: 3 }] });
  const metal = await createTestStructure(maker.owner, "Metálico");
  const other = await putKit(
    maker,
    larger.data,
    maker.build({ options: [{ ...option, structureId: metal, priceCents: 1 }] }),
  );
  expect(other.data.options).toHaveLength(1);
  expect(other.data.options[0]?.id).not.toBe(first?.id);
  expect((await readBuyersKits(maker)).map(({ structureName }) => structureName)).toEqual(["Metálico"]);
});

test("a composition is checked without being saved", async () => {
  const maker = await createTestKitMaker();
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
  const maker = await createTestKitMaker();
  const made = (await postKit(maker, maker.build())).data;
  expect((await putKit(maker, made, maker.build({ name: "Primeiro" }))).status).toBe(200);
  const second = await putKit(maker, made, maker.build({ name: "Segundo" }));
  expect([second.status, second.error.type]).toEqual([409, "STALE_VERSION"]);
  const { data } = await callApi<ClosedKit>("GET", `/app/staff/kits/${made.id}`, { headers: maker.headers });
  expect(data).toMatchObject({ name: "Primeiro", version: 2, options: [{ isToSell: true }] });
});

test("a code belongs to one kit, and a copy is switched off under its own", async () => {
  const maker = await createTestKitMaker();
  const { headers } = maker;
  const made = (await postKit(maker, maker.build())).data;
  const taken = await postKit(maker, maker.build());
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
  const maker = await createTestKitMaker();
  const codeOf = async (changes: Partial<KitBody>) => {
    const { status, error } = await postKit(maker, maker.build(changes));
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

test("another distributor's kit, products and structures are as good as none", async () => {
  const maker = await createTestKitMaker();
  const made = (await postKit(maker, maker.build())).data;
  const stranger = await createTestKitMaker();
  const { headers } = stranger;
  const list = await callApi<{ items: object[] }>("GET", "/app/staff/kits", { headers });
  expect(list.data.items).toEqual([]);
  const path = `/app/staff/kits/${made.id}`;
  expect((await callApi("GET", path, { headers })).status).toBe(404);
  expect((await putKit(stranger, made, stranger.build())).status).toBe(404);
  expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  const active = { active: false, version: 1 };
  expect((await callApi("PUT", `${path}/active`, { headers, body: active })).status).toBe(404);
  const body = { productCode: "KIT-X", name: "Cópia" };
  expect((await callApi("POST", `${path}/duplicate`, { headers, body })).status).toBe(404);
  expect((await postKit(stranger, maker.build())).status).toBe(400);
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
  const maker = await createTestKitMaker();
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
  const maker = await createTestKitMaker();
  const made = (await postKit(maker, maker.build())).data;
  await putKit(maker, made, maker.build({ promotional: true }));
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
