import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { KitRuleContent } from "#domain/kits/kit-rule-schema.ts";
import { refreshKitFamilies } from "#worker/jobs/refresh-kit-families.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestProduct } from "#tests/factories/kit.ts";
import { buildKitRule } from "#tests/factories/kit-rule.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Maker {
  owner: TestDistributor;
  headers: Record<string, string>;
  rule: KitRuleContent;
  module: string;
  inverter: string;
}

interface Rule {
  id: string;
  version: number;
  kitCount: number;
  lastRunAt: string | null;
}

type Run = Record<"created" | "changed" | "same" | "ended" | "failed", number>;

/** A distributor with a module of 600 reais, an inverter of 5 kW at 600 reais, and a rule over both. */
async function createMaker(changes: Partial<KitRuleContent> = {}): Promise<Maker> {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const module = (await createTestProduct(owner, { priceCents: 60_000 })).id;
  const inverter = (await createTestProduct(owner, { type: "inverter", priceCents: 60_000 })).id;
  const rule = buildKitRule({
    moduleId: module,
    inverterIds: [inverter],
    structureIds: [owner.structureId],
    powersKwp: [5.5, 6.05],
    marginPct: "20",
    ...changes,
  });
  return { owner, headers, rule, module, inverter };
}

async function keepRule({ headers, rule }: Maker, name = "Família"): Promise<Rule> {
  const body = { name, active: true, rule };
  return (await callApi<Rule>("POST", "/app/staff/kit-rules", { headers, body })).data;
}

function run({ headers }: Maker, { id, version }: Rule) {
  return callApi<Run>("POST", `/app/staff/kit-rules/${id}/run`, { headers, body: { version } });
}

function readKits(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select kit.product_code as code, kit.power_w as power, kit.active, kit_option.price_cents as price,
        kit_option.is_to_sell as sold, kit_option.version as version
      from kit join kit_option on kit_option.distributor_id = kit.distributor_id and kit_option.kit_id = kit.id
      where kit.distributor_id = ${owner.id} order by kit.power_w`,
  );
}

async function setCost(owner: TestDistributor, productId: string, costCents: number): Promise<void> {
  const at = new Date(Date.now() + 1_000).toISOString();
  await owner.database.writeBatch([
    {
      query: sql`update product set cost_cents = ${costCents}, version = version + 1, updated_at = ${at}
        where distributor_id = ${owner.id} and id = ${productId}`,
    },
  ]);
}

test("a rule makes a kit for each power, at cost and margin, and integrators can buy it", async () => {
  const maker = await createMaker();
  const rule = await keepRule(maker);
  expect((await run(maker, rule)).data).toEqual({ created: 2, changed: 0, same: 0, ended: 0, failed: 0 });
  const { data: kept } = await callApi<Rule>("GET", `/app/staff/kit-rules/${rule.id}`, {
    headers: maker.headers,
  });
  expect(kept).toMatchObject({ kitCount: 2, lastRunAt: expect.any(String) as string });
  // ten modules and an inverter: 6 600 ÷ 0.8 = 8 250; eleven: 7 200 ÷ 0.8 = 9 000
  expect(await readKits(maker.owner)).toEqual([
    { code: "FAM-5500", power: 5_500, active: 1, price: 825_000, sold: 1, version: 1 },
    { code: "FAM-6050", power: 6_050, active: 1, price: 900_000, sold: 1, version: 1 },
  ]);
  const buyer = await createTestUser(maker.owner);
  const list = await callApi<{ items: { name: string }[] }>("GET", "/app/user/kits", {
    headers: buyer.headers,
  });
  expect(list.data.items.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Kit família 5,50 kWp/),
    expect.stringMatching(/^Kit família 6,05 kWp/),
  ]);
});

test("the preview makes nothing, and says what running would", async () => {
  const maker = await createMaker({ powersKwp: [1.1, 5.5] });
  const body = { rule: maker.rule };
  const { data } = await callApi("POST", "/app/staff/kit-rules/preview", { headers: maker.headers, body });
  expect(data).toEqual({
    kits: [
      {
        productCode: "FAM-5500",
        powerW: 5_500,
        moduleCount: 10,
        inverterName: "Inversor 5 kW",
        inverterCount: 1,
        ratio: "1.10",
        warnings: 0,
        options: [{ structureId: maker.owner.structureId, priceCents: 825_000, costCents: 660_000 }],
        change: "new",
      },
    ],
    failures: [{ targetW: 1_100, reason: "NO_INVERTER_FITS" }],
    ended: [],
  });
  expect(await readKits(maker.owner)).toEqual([]);
});

test("made again, only what changed gets a new version, and what left the family goes off sale", async () => {
  const maker = await createMaker();
  const rule = await keepRule(maker);
  await run(maker, rule);
  const body = { name: "Família", active: true, rule: { ...maker.rule, powersKwp: [5.5] }, version: 1 };
  const path = `/app/staff/kit-rules/${rule.id}`;
  const { data: changed } = await callApi<Rule>("PUT", path, { headers: maker.headers, body });
  expect(await run(maker, changed)).toMatchObject({ data: { created: 0, changed: 0, same: 1, ended: 1 } });
  expect(await readKits(maker.owner)).toMatchObject([
    { code: "FAM-5500", active: 1, sold: 1, version: 1 },
    { code: "FAM-6050", active: 0, sold: 0 },
  ]);
  await setCost(maker.owner, maker.inverter, 100_000);
  expect(await run(maker, changed)).toMatchObject({ data: { changed: 1, same: 0 } });
  // ten modules 6 000 + 1 000 = 7 000 ÷ 0.8 = 8 750
  expect(await readKits(maker.owner)).toMatchObject([{ price: 875_000, version: 2 }, { active: 0 }]);
});

test("a rule that refreshes by itself follows prices, once, and one that does not waits", async () => {
  const maker = await createMaker();
  const waiting = { ...maker, rule: { ...maker.rule, codePrefix: "WAIT", autoRefresh: false } };
  for (const one of [maker, waiting]) await run(one, await keepRule(one));
  const { database, id: distributorId } = maker.owner;
  const refresh = (now: Date) => refreshKitFamilies({ database, distributorId, now });
  expect(await refresh(new Date())).toBe(false);
  await setCost(maker.owner, maker.module, 40_000);
  const later = new Date(Date.now() + 5_000);
  expect(await refresh(later)).toBe(true);
  expect(await refresh(later)).toBe(false);
  // ten modules at 400 and an inverter at 600: 4 600 ÷ 0.8 = 5 750
  const prices = (await readKits(maker.owner)).map(({ code, price }) => [code, price]);
  expect(prices).toContainEqual(["FAM-5500", 575_000]);
  expect(prices).toContainEqual(["WAIT-5500", 825_000]);
  const actors = await readRows(
    maker.owner,
    sql`select distinct actor_type from audit_log where distributor_id = ${distributorId} and entity = 'kit' order by 1`,
  );
  expect(actors).toEqual([{ actor_type: "admin" }, { actor_type: "rule" }]);
});

test("with stock asked for, an inverter that runs out gives way to the next one by itself", async () => {
  const first = await createMaker();
  const other = (
    await createTestProduct(first.owner, { type: "inverter", priceCents: 90_000, name: "Reserva" })
  ).id;
  const rule = { ...first.rule, inverterIds: [first.inverter, other], powersKwp: [5.5], inStockOnly: true };
  const maker = { ...first, rule };
  await run(maker, await keepRule(maker));
  const at = new Date(Date.now() + 1_000).toISOString();
  await maker.owner.database.writeBatch([
    {
      query: sql`update stock set on_hand = 0 where distributor_id = ${maker.owner.id}
        and product_id = ${maker.inverter}`,
    },
    {
      query: sql`insert into stock_move (distributor_id, id, product_id, center_id, kind, on_hand_change, at)
        values (${maker.owner.id}, 'stm_out', ${maker.inverter}, ${maker.owner.centerId}, 'count', -1000, ${at})`,
    },
  ]);
  const { database, id: distributorId } = maker.owner;
  expect(await refreshKitFamilies({ database, distributorId, now: new Date(Date.now() + 5_000) })).toBe(true);
  const used = await readRows(
    maker.owner,
    sql`select product_id from kit_option_component where distributor_id = ${distributorId} and product_id in
      (${maker.inverter}, ${other})`,
  );
  expect(used).toEqual([{ product_id: other }]);
});

test("two people who run a rule at once make the family once", async () => {
  const maker = await createMaker();
  const rule = await keepRule(maker);
  const answers = await Promise.all([run(maker, rule), run(maker, rule)]);
  // The other run is refused, or runs later and finds the kits unchanged.
  expect(answers.filter(({ data }) => (data as Run | undefined)?.created === 2)).toHaveLength(1);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(
    await readNumber(maker.owner, sql`select count(*) from kit where distributor_id = ${maker.owner.id}`),
  ).toBe(2);
});

test("a code that another kit has refuses the whole family", async () => {
  const maker = await createMaker();
  await run(maker, await keepRule(maker));
  const again = await run(maker, await keepRule(maker, "Outra"));
  expect(again).toMatchObject({ status: 409, error: { type: "CODE_TAKEN" } });
});

test("a rule that changed since is neither saved nor run", async () => {
  const maker = await createMaker();
  const rule = await keepRule(maker);
  const path = `/app/staff/kit-rules/${rule.id}`;
  const body = { name: "Nova", active: true, rule: maker.rule, version: 1 };
  expect((await callApi("PUT", path, { headers: maker.headers, body })).status).toBe(200);
  expect(await callApi("PUT", path, { headers: maker.headers, body })).toMatchObject({
    status: 409,
    error: { type: "STALE_VERSION" },
  });
  expect(await run(maker, rule)).toMatchObject({ status: 409, error: { type: "STALE_VERSION" } });
});

test("a rule that is changed while its family is made makes none", async () => {
  const maker = await createMaker();
  const rule = await keepRule(maker);
  beforeSave("set last_run_at", () =>
    changeRows(maker.owner, sql`update kit_rule set version = version + 1 where id = ${rule.id}`),
  );
  expect(await run(maker, rule)).toMatchObject({ status: 409, error: { type: "STALE_VERSION" } });
  expect(await readKits(maker.owner)).toEqual([]);
});

test("a deleted rule leaves its kits on sale", async () => {
  const maker = await createMaker();
  const rule = await keepRule(maker);
  await run(maker, rule);
  const path = `/app/staff/kit-rules/${rule.id}`;
  expect((await callApi("DELETE", path, { headers: maker.headers })).data).toEqual({ deleted: true });
  expect((await callApi("DELETE", path, { headers: maker.headers })).status).toBe(404);
  expect(await readKits(maker.owner)).toMatchObject([{ sold: 1 }, { sold: 1 }]);
});

test("another distributor's rule is not there, and its products make no kit", async () => {
  const maker = await createMaker();
  const rule = await keepRule(maker);
  const stranger = await createMaker();
  const path = `/app/staff/kit-rules/${rule.id}`;
  const body = { rule: { ...stranger.rule, moduleId: maker.module } };
  expect((await callApi("GET", path, { headers: stranger.headers })).status).toBe(404);
  expect((await run(stranger, rule)).status).toBe(404);
  const preview = await callApi<{ failures: { reason: string }[] }>("POST", "/app/staff/kit-rules/preview", {
    headers: stranger.headers,
    body,
  });
  expect(preview.data.failures.map(({ reason }) => reason)).toEqual([
    "MODULE_NOT_ON_SALE",
    "MODULE_NOT_ON_SALE",
  ]);
});
