import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openCarrierKey } from "#worker/services/shared/carrier-key.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { candidateRules } from "#worker/repositories/freight/freight-rule-repository.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import {
  buildFreightRule,
  createTestFreightRules,
  createTestMunicipalities,
} from "#tests/factories/freight.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const RULES = "/app/staff/freight/rules";
const TEST = "/app/staff/freight/test";

type Rule = { id: string; name: string; position: number; version: number };
type Page = { items: Rule[]; totalItems: number; tableVersion: string };

async function createKeeper() {
  await createTestMunicipalities();
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const read = async (query = "") => (await callApi<Page>("GET", `${RULES}${query}`, { headers })).data;
  const names = async () => (await read()).items.map(({ name }) => name).join(" ");
  return { owner, headers, read, names };
}

test("a line is added at the end, read, replaced, moved and taken out, each with its entry in the log", async () => {
  const { owner, headers, read, names } = await createKeeper();
  await createTestFreightRules(owner, [{ name: "a" }, { name: "b" }]);
  const body = buildFreightRule({ name: "c", state: "GO", cityIbge: "5201108", centerId: owner.centerId });
  const made = await callApi<Rule>("POST", RULES, { headers, body });
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({ ...body, position: 3, centerName: "CD Goiânia", cityName: "Anápolis" });
  const path = `${RULES}/${made.data.id}`;
  const put = (version: number) =>
    callApi<Rule>("PUT", path, { headers, body: { ...buildFreightRule({ name: "d" }), version } });
  expect((await put(1)).data).toMatchObject({ name: "d", version: 2, position: 3 });
  expect((await put(1)).error.type).toBe("STALE_VERSION");
  const move = (from: number, to: number) => callApi("PUT", `${path}/place`, { headers, body: { from, to } });
  expect((await move(3, 1)).status).toBe(200);
  expect(await names()).toBe("d a b");
  expect((await move(3, 1)).error.type).toBe("STALE_VERSION");
  expect((await move(1, 4)).error.type).toBe("STALE_VERSION");
  expect((await move(1, 2)).status).toBe(200);
  expect(await names()).toBe("a d b");
  expect((await callApi("DELETE", path, { headers })).status).toBe(200);
  expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  expect((await read()).items.map(({ name, position }) => `${name}${String(position)}`)).toEqual([
    "a1",
    "b2",
  ]);
  const log = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} order by at, rowid`,
  );
  expect(log.map(({ event }) => event)).toEqual([
    ...["freightRule.created", "freightRule.updated", "freightRule.moved", "freightRule.moved"],
    "freightRule.deleted",
  ]);
});

test("lines take one another's places, all or none", async () => {
  const { owner, headers, names } = await createKeeper();
  const [a = "", b = "", c = ""] = await createTestFreightRules(owner, [
    { name: "a" },
    { name: "b" },
    { name: "c" },
  ]);
  const order = (lines: object[]) => callApi("PUT", `${RULES}/order`, { headers, body: { lines } });
  const turned = [
    { id: a, from: 1, to: 3 },
    { id: b, from: 2, to: 1 },
    { id: c, from: 3, to: 2 },
  ];
  expect((await order(turned)).status).toBe(200);
  expect(await names()).toBe("b c a");
  expect((await order(turned)).error.type).toBe("STALE_VERSION");
  expect((await order([{ id: a, from: 3, to: 1 }])).status).toBe(400);
  expect(await names()).toBe("b c a");
});

test("pasted lines come after the others or instead of them, if the table is what was read", async () => {
  const { owner, headers, read, names } = await createKeeper();
  await createTestFreightRules(owner, [{ name: "a" }]);
  const { tableVersion } = await read();
  const paste = (mode: string, version: string, lines = [buildFreightRule({ name: "x" })]) =>
    callApi(`POST`, `${RULES}/import`, { headers, body: { mode, tableVersion: version, lines } });
  expect((await paste("append", tableVersion)).data).toEqual({ totalItems: 2 });
  expect((await paste("append", tableVersion)).error.type).toBe("STALE_VERSION");
  expect(await names()).toBe("a x");
  const lines = ["y", "z"].map((name) => buildFreightRule({ name }));
  expect((await paste("replace", (await read()).tableVersion, lines)).data).toEqual({ totalItems: 2 });
  expect(await names()).toBe("y z");
});

test.each([
  ["a city without its state", { cityIbge: "5201108" }],
  ["a city of another state", { cityIbge: "5201108", state: "SP" }],
  ["a range that ends before it begins", { cepFrom: "74000001", cepTo: "74000000" }],
  ["a range of nothing", { weightAboveG: 5, weightUpToG: 5 }],
  ["a maximum below the minimum", { minimumCents: 101, maximumCents: 100 }],
  ["an amount of five decimals", { amount: "0.00001" }],
])("a line with %s is refused", async (_title, changes) => {
  const { headers, read } = await createKeeper();
  const refused = await callApi("POST", RULES, { headers, body: buildFreightRule(changes) });
  expect(refused.status).toBe(400);
  expect((await read()).totalItems).toBe(0);
});

test("another distributor's lines and centers are as good as none", async () => {
  const { owner } = await createKeeper();
  const [id = ""] = await createTestFreightRules(owner, [{ name: "a" }]);
  const { headers, read } = await createKeeper();
  expect((await read()).items).toEqual([]);
  const path = `${RULES}/${id}`;
  expect((await callApi("GET", path, { headers })).status).toBe(404);
  const body = { ...buildFreightRule(), version: 1 };
  expect((await callApi("PUT", path, { headers, body })).status).toBe(404);
  const place = { from: 1, to: 2 };
  expect((await callApi("PUT", `${path}/place`, { headers, body: place })).status).toBe(404);
  expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  const foreign = buildFreightRule({ centerId: owner.centerId });
  expect((await callApi("POST", RULES, { headers, body: foreign })).status).toBe(404);
  const tried = { centerId: owner.centerId, state: "GO" };
  expect((await callApi("POST", TEST, { headers, body: tried })).status).toBe(404);
});

test("the test bench tells which line applies, what it costs and why", async () => {
  const { owner, headers } = await createKeeper();
  const delivery = { centerId: owner.centerId, state: "GO", city: "goiania", powerW: 5_500 };
  const run = (changes: object = {}) => callApi("POST", TEST, { headers, body: { ...delivery, ...changes } });
  expect((await run()).data).toMatchObject({
    ...{ priceCents: 10_000, position: null, cityType: "capital", isCityKnown: true },
    explanation: { source: "fallback", type: "fixed", amount: "100" },
  });
  await createTestFreightRules(owner, [
    { name: "SP", state: "SP" },
    { name: "GO", state: "GO", type: "perWp", amount: "0.0305", maximumCents: 16_000, daysToDeliver: 4 },
  ]);
  expect((await run()).data).toMatchObject({
    // 5.500 Wp × 0,0305 = 167,75, above the maximum
    ...{ priceCents: 16_000, position: 2, timeToDelivery: 4 },
    explanation: { source: "table", ruleName: "GO", units: "5500", exactCents: "16775" },
  });
  expect((await run({ city: "Nenhures" })).data).toMatchObject({ cityType: "interior", isCityKnown: false });
});

test("delivery settings are read and kept with their version, and a carrier's key is never answered [FREIGHT-13]", async () => {
  const { owner, headers } = await createKeeper();
  const path = "/app/staff/settings/delivery";
  type Answered = { settings: Record<string, unknown>; hasApiKey: boolean; version: string };
  const { data } = await callApi<Answered>("GET", path, { headers });
  expect(data.settings).toMatchObject({
    ...{ blacklist: [], isToGetDeliveryInfo: true, onlyGetCityAndState: false },
    ...{ unableDeliveryFob: false, invoiceRestriction: "sameState", intelipost: { enabled: false } },
  });
  const settings = {
    ...data.settings,
    blacklist: ["AC"],
    unableDeliveryFob: true,
    isToGetDeliveryInfo: false,
    onlyGetCityAndState: true,
    invoiceRestriction: "none",
  };
  const put = (version: string, rest: object = {}) =>
    callApi<Answered>("PUT", path, { headers, body: { settings, version, ...rest } });
  const saved = await put(data.version, { apiKey: "secret-key" });
  expect(saved.data).toMatchObject({ settings, hasApiKey: true });
  expect(JSON.stringify(saved.body)).not.toContain("secret-key");
  expect((await put(data.version)).error.type).toBe("STALE_VERSION");
  const kept = await callApi<Answered>("GET", path, { headers });
  expect(kept.data).toEqual(saved.data);
  const [row] = await readRows(
    owner,
    sql`select settings, settings ->> '$.delivery.intelipost.sealedKey' as sealed from distributor_profile
      where distributor_id = ${owner.id}`,
  );
  expect(String(row?.["settings"])).not.toContain("secret-key");
  const opened = (id: string) => openCarrierKey(apiEnv.SEALING_SECRET, id, String(row?.["sealed"]));
  expect([opened(owner.id), opened("dst_other")]).toEqual(["secret-key", ""]);
  const [logged] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'delivery.changed'`,
  );
  expect(String(logged?.["changes"])).not.toContain("secret-key");
});

test("whoever is signed in reads whether requests hide their freight, in reais [CALLS-48]", async () => {
  const owner = await createTestDistributor({
    settings: { delivery: { enableHideFreightPriceValue: true, hideFreightPriceValueCents: 1_234_567 } },
  });
  const { headers } = await createTestUser(owner);
  expect((await callApi("GET", "/app/user/settings/delivery", { headers })).data).toEqual({
    enableHideFreightPriceValue: true,
    hideFreightPriceValue: 12_345.67,
  });
});

test("of five thousand lines those of a delivery's state are read by their index", async () => {
  const { owner } = await createKeeper();
  const states = ["GO", "SP", "MG", "BA", "PR"];
  await createTestFreightRules(
    owner,
    Array.from({ length: 5_000 }, (_, index) => ({ state: states[index % states.length] ?? null })),
  );
  const query = candidateRules(owner.database, owner.id, {
    ...({ shippingType: "CIF", state: "GO", zoneType: "urbana", cep: "74000000" } as const),
  });
  const steps = await readRows(owner, sql`explain query plan ${query.getSQL()}`);
  const plan = steps.map(({ detail }) => String(detail)).join("\n");
  expect(plan).toContain("INDEX freight_rule_state (distributor_id=? AND state=?)");
  expect(plan).toContain("SEARCH freight_rule USING INTEGER PRIMARY KEY");
  const [rows] = await owner.database.readBatch([query]);
  expect(rows).toHaveLength(1_000);
});
