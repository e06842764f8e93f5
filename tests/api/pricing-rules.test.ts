import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PricingDraft, PricingVersion } from "#domain/pricing/pricing-answers.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import {
  buildPriceFunction,
  buildRules,
  publishTestRules,
  type WrittenRules,
} from "#tests/factories/pricing.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/pricing";

async function createKeeper(owner?: TestDistributor) {
  const mine = owner ?? (await createTestDistributor());
  const { headers } = await createTestUser(mine, { type: "admin" });
  return {
    owner: mine,
    headers,
    read: async () => (await callApi<PricingDraft>("GET", `${PATH}/draft`, { headers })).data,
    save: (rules: WrittenRules, version = 0, basedOn = 0) =>
      callApi<PricingDraft>("PUT", `${PATH}/draft`, { headers, body: { version, basedOn, rules } }),
    publish: (version: number, note = "") =>
      callApi<PricingVersion>("POST", `${PATH}/publish`, { headers, body: { version, note } }),
    versions: async () =>
      (await callApi<{ items: PricingVersion[] }>("GET", `${PATH}/versions`, { headers })).data.items,
  };
}

const RULES = { functions: [buildPriceFunction("preço base * 0,9")], minimumMarginPct: "12.5" };

test("rules are kept as a draft, published as the next version, and brought back from an earlier one", async () => {
  const keeper = await createKeeper();
  const { owner, headers } = keeper;
  expect(await keeper.read()).toMatchObject({ version: 0, basedOn: 0, publishedVersion: 0, updatedBy: null });
  const { data: draft } = await keeper.save(RULES);
  expect(draft).toMatchObject({ version: 1, basedOn: 0, publishedVersion: 0, updatedBy: "Marina Alves" });
  expect(draft.rules).toEqual(buildRules(RULES));
  const published = await keeper.publish(1, "Tabela de novembro");
  expect(published.status).toBe(201);
  expect(published.data).toMatchObject({
    version: 1,
    note: "Tabela de novembro",
    publishedBy: "Marina Alves",
    functions: 1,
    breaks: 0,
  });
  expect(await keeper.read()).toMatchObject({
    version: 0,
    basedOn: 1,
    publishedVersion: 1,
    rules: draft.rules,
  });
  const next = await keeper.save({ functions: [] }, 0, 1);
  expect((await keeper.publish(next.data.version)).data).toMatchObject({ version: 2, functions: 0 });
  expect((await keeper.versions()).map(({ version }) => version)).toEqual([2, 1]);
  const restored = await callApi<PricingDraft>("POST", `${PATH}/versions/1/restore`, {
    headers,
    body: { version: 0 },
  });
  expect(restored.data).toMatchObject({ basedOn: 2, publishedVersion: 2, rules: draft.rules });
  expect((await keeper.publish(restored.data.version)).data).toMatchObject({ version: 3, functions: 1 });
  expect(
    await readRows(
      owner,
      sql`select event from audit_log where distributor_id = ${owner.id} and event like 'pricing.%' order by at, rowid`,
    ),
  ).toEqual(
    [
      "pricing.draft-saved",
      "pricing.published",
      "pricing.draft-saved",
      "pricing.published",
      "pricing.version-restored",
      "pricing.published",
    ].map((event) => ({ event })),
  );
  expect(
    await readRows(owner, sql`select cursor from price_drift_check where distributor_id = ${owner.id}`),
  ).toEqual([{ cursor: "" }]);
});

test("whoever saves over another's draft, or publishes one that moved, is refused and changes nothing", async () => {
  const keeper = await createKeeper();
  expect((await keeper.save(RULES)).status).toBe(200);
  for (const version of [0, 2]) {
    const second = await keeper.save({ functions: [] }, version);
    expect([second.status, second.error.type]).toEqual([409, "STALE_VERSION"]);
  }
  expect((await keeper.publish(2)).status).toBe(409);
  expect((await keeper.save({ ...RULES, minimumMarginPct: "1" }, 1)).data.version).toBe(2);
  expect((await keeper.publish(1)).status).toBe(409);
  expect(await keeper.versions()).toEqual([]);
  expect((await keeper.read()).rules.minimumMarginPct).toBe("1");
});

test("a draft that was begun before another version was published is not published over it", async () => {
  const keeper = await createKeeper();
  await keeper.save(RULES);
  await publishTestRules(keeper.owner, {}, 1);
  const late = await keeper.publish(1);
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await keeper.read()).publishedVersion).toBe(1);
  const { headers } = keeper;
  expect((await callApi("DELETE", `${PATH}/draft?version=7`, { headers })).status).toBe(409);
  const discarded = await callApi<PricingDraft>("DELETE", `${PATH}/draft?version=1`, { headers });
  expect(discarded.data).toMatchObject({ version: 0, basedOn: 1 });
  expect((await keeper.save(RULES, 0, 0)).status).toBe(409);
  expect((await keeper.save(RULES, 0, 1)).data).toMatchObject({ version: 2, basedOn: 1 });
});

test("of two people who publish the same draft at once, one does", async () => {
  const keeper = await createKeeper();
  const other = await createKeeper(keeper.owner);
  await keeper.save(RULES);
  const answers = await Promise.all([keeper.publish(1), other.publish(1), keeper.publish(1)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await keeper.versions()).toHaveLength(1);
});

test("formulas that are invalid are refused by function and place, and nothing is kept", async () => {
  const keeper = await createKeeper();
  const bad = { ...buildPriceFunction("preço bse * (2"), id: "fun_bad" };
  const refused = await keeper.save({ functions: [buildPriceFunction("1"), bad] });
  expect([refused.status, refused.error.type]).toEqual([422, "FORMULA_INVALID"]);
  expect(refused.error.details["problems"]).toMatchObject([
    { functionId: "fun_bad", code: "UNKNOWN_NAME", position: 6, length: 3 },
    { functionId: "fun_bad", code: "BRACKET_NOT_CLOSED", position: 12, length: 1 },
  ]);
  const ordered = await keeper.save({ functions: [buildPriceFunction("1", ["state", "maior", "SP"])] });
  expect([ordered.status, ordered.error.type]).toEqual([422, "UNKNOWN_COMPARATOR"]);
  const unknown = await keeper.save({ functions: [buildPriceFunction("1", ["planet", "igual", "SP"])] });
  expect([unknown.status, unknown.error.type]).toEqual([400, "INVALID_BODY"]);
  expect((await keeper.read()).version).toBe(0);
});

test("who looks after prices does this, at the own distributor alone and not in a marketplace", async () => {
  const keeper = await createKeeper();
  const { owner } = keeper;
  await keeper.save(RULES);
  await keeper.publish(1);
  const statusFor = async (person: Parameters<typeof createTestUser>[1], at = owner) =>
    (await callApi("GET", `${PATH}/draft`, { headers: (await createTestUser(at, person)).headers })).status;
  expect(await statusFor({ type: "staff", permissions: ["configuration.precifications"] })).toBe(200);
  expect(await statusFor({ type: "staff", permissions: ["configuration.freight"] })).toBe(403);
  expect(await statusFor({ type: "integrator" })).toBe(403);
  expect(await statusFor({ type: "admin" }, await createTestDistributor({ marketplace: true }))).toBe(403);
  const stranger = await createKeeper();
  expect(await stranger.read()).toMatchObject({ publishedVersion: 0, rules: { functions: [] } });
  expect(await stranger.versions()).toEqual([]);
  for (const path of ["versions/1", "versions/1/restore"]) {
    const answer = await callApi(path.endsWith("restore") ? "POST" : "GET", `${PATH}/${path}`, {
      headers: stranger.headers,
      ...(path.endsWith("restore") ? { body: { version: 0 } } : {}),
    });
    expect(answer.status).toBe(404);
  }
});

test("everybody reads which formulas price, and only who looks after prices what they say [CALLS-37]", async () => {
  const owner = await createTestDistributor();
  const used = buildPriceFunction("custo * 1,3", ["state", "igual", "SP"]);
  await publishTestRules(owner, { functions: [used, { ...buildPriceFunction("1"), active: false }] });
  const read = async (person: Parameters<typeof createTestUser>[1]) => {
    const { headers } = await createTestUser(owner, person);
    return (await callApi("GET", "/app/user/formulas", { headers })).data;
  };
  const shown = { id: used.id, name: used.name, appliesTo: "all", variables: ["Estado", "Custo"] };
  const { value, conditions } = used;
  expect(await read({ type: "integrator" })).toEqual({ rulesVersion: 1, formulas: [shown] });
  expect(await read({ type: "staff", permissions: [] })).toEqual({ rulesVersion: 1, formulas: [shown] });
  expect(await read({ type: "admin" })).toEqual({
    rulesVersion: 1,
    formulas: [{ ...shown, value, conditions }],
  });
});
