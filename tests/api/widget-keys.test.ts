import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { WidgetKeyDetail, WidgetKeyInput } from "#domain/widget-keys/widget-key-schema.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { readNumber, readRows } from "#tests/factories/rows.ts";
import { buildWidgetKeyInput, createStoredWidgetKey } from "#tests/factories/widget-key.ts";
import { callApi, type Method, statementsOf } from "#tests/setup/call-api.ts";

const KEYS = "/app/staff/widget-keys";
const SITE = "https://loja.distribuidora.test";
const ACTIONS = { enableClosedKits: true, basicAPI: true };

/** A distributor with somebody who may do no more than manage its keys. */
async function createOffice() {
  const owner = await createTestDistributor({ actions: ACTIONS });
  const { headers } = await createTestUser(owner, { type: "staff", permissions: ["configuration.api"] });
  const ask = <Data = WidgetKeyDetail>(method: Method, path = "", body?: unknown) =>
    callApi<Data>(method, `${KEYS}${path}`, { headers, ...(body === undefined ? {} : { body }) });
  const readKits = async (key: string, origin = SITE) =>
    (await callApi("GET", "/app/user/kits", { headers: { "x-publishable-key": key, origin } })).status;
  await createTestKit(owner);
  return { owner, headers, ask, readKits };
}

const input = (fields: Partial<WidgetKeyInput> = {}) => buildWidgetKeyInput({ origins: [SITE], ...fields });

async function loggedOf(owner: TestDistributor) {
  const rows = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and entity = 'widgetKey' order by at, rowid`,
  );
  return rows.map(({ event }) => event);
}

test("a key is made, used on its site, changed, switched off and deleted, and the log tells each", async () => {
  const { owner, ask, readKits } = await createOffice();
  const made = await ask("POST", "", input({ name: "Site da loja" }));
  expect(made.status).toBe(201);
  const { id, key, version } = made.data;
  expect(key).toMatch(new RegExp(`^pk_${owner.id}_[\\w-]{24}$`));
  expect(made.data).toMatchObject({ active: true, lastUsedOn: null, formerUntil: null, refused: [] });
  expect(await readKits(key)).toBe(200);

  const other = "https://outra.distribuidora.test";
  const changed = await ask("PUT", `/${id}`, { ...input({ name: "Loja", origins: [other] }), version });
  expect(changed.data).toMatchObject({ name: "Loja", key, origins: [other], version: 2 });
  expect([await readKits(key), await readKits(key, other)]).toEqual([403, 200]);

  await ask("PUT", `/${id}`, { ...input({ active: false, origins: [other] }), version: 2 });
  expect(await readKits(key, other)).toBe(403);
  await ask("PUT", `/${id}`, { ...input({ origins: [other] }), version: 3 });
  expect(await readKits(key, other)).toBe(200);

  expect((await ask("DELETE", `/${id}`)).status).toBe(200);
  expect(await readKits(key, other)).toBe(403);
  expect((await ask("GET", `/${id}`)).error.type).toBe("NOT_FOUND");
  expect(await loggedOf(owner)).toEqual([
    ...["widgetKey.created", "widgetKey.updated", "widgetKey.updated", "widgetKey.updated"],
    "widgetKey.deleted",
  ]);
});

test("of two who change one key at once the second is told, whatever each of them does", async () => {
  const { ask } = await createOffice();
  const { id } = (await ask("POST", "", input())).data;
  const answers = await Promise.all([
    ask("PUT", `/${id}`, { ...input({ name: "Uma" }), version: 1 }),
    ask("POST", `/${id}/renewal`, { version: 1 }),
    ask("PUT", `/${id}`, { ...input({ name: "Outra" }), version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.type).toBe("STALE_VERSION");
  expect((await ask("GET", `/${id}`)).data.version).toBe(2);
});

test.each([
  [[], "origins"],
  [["http://loja.test"], "origins"],
  [["https://*.loja.test"], "origins"],
  [["https://loja.test/kits"], "origins"],
])("%j are no sites of a key", async (origins, field) => {
  const { ask } = await createOffice();
  const { status, error } = await ask("POST", "", input({ origins }));
  expect(status).toBe(400);
  expect(error.details).toMatchObject({ issues: [{ field }] });
});

test("keys of another distributor are not found, and its sites show nothing of this one", async () => {
  const { ask } = await createOffice();
  const { owner: other, ask: askThere } = await createOffice();
  const id = await createStoredWidgetKey(other, { origins: [SITE] });
  for (const answer of [
    await ask("GET", `/${id}`),
    await ask("PUT", `/${id}`, { ...input(), version: 1 }),
    await ask("POST", `/${id}/renewal`, { version: 1 }),
    await ask("DELETE", `/${id}`),
  ]) {
    expect([answer.status, answer.error.type]).toEqual([404, "NOT_FOUND"]);
  }
  expect((await askThere<{ items: object[] }>("GET")).data.items).toHaveLength(1);
  expect((await ask<{ items: object[] }>("GET")).data.items).toEqual([]);
});

test("staff without the permission, and a distributor without the feature, see no keys", async () => {
  const { owner } = await createOffice();
  const { headers } = await createTestUser(owner, { type: "staff", permissions: ["configuration.main"] });
  expect((await callApi("GET", KEYS, { headers })).error.type).toBe("accessDenied");
  const plain = await createTestDistributor({ actions: { enableClosedKits: true } });
  const admin = await createTestUser(plain, { type: "admin" });
  expect((await callApi("GET", KEYS, { headers: admin.headers })).error.type).toBe("accessDenied");
});

describe("as days go by", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-29T12:00:00.000Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a renewed key has another name, and the one of before works for seven days; renewed again, no more", async () => {
    const { ask, readKits } = await createOffice();
    const { id, key: first } = (await ask("POST", "", input())).data;
    const renewed = (await ask("POST", `/${id}/renewal`, { version: 1 })).data;
    expect(renewed).toMatchObject({ version: 2, formerUntil: "2026-12-06T12:00:00.000Z" });
    expect(renewed.key).not.toBe(first);
    expect([await readKits(first), await readKits(renewed.key)]).toEqual([200, 200]);

    vi.setSystemTime(new Date("2026-12-06T11:59:59.999Z"));
    expect(await readKits(first)).toBe(200);
    vi.setSystemTime(new Date("2026-12-06T12:00:00.000Z"));
    expect([await readKits(first), await readKits(renewed.key)]).toEqual([403, 200]);

    const again = (await ask("POST", `/${id}/renewal`, { version: 2 })).data;
    expect([await readKits(first), await readKits(renewed.key), await readKits(again.key)]).toEqual([
      ...[403, 200, 200],
    ]);
  });

  test("the day of the last use is kept, by one write a day", async () => {
    const { ask, readKits } = await createOffice();
    const { id, key } = (await ask("POST", "", input())).data;
    const lastUse = async () => (await ask("GET", `/${id}`)).data.lastUsedOn;
    await readKits(key);
    expect(await lastUse()).toBe("2026-11-29");
    const headers = { "x-publishable-key": key, origin: SITE };
    expect(statementsOf(await callApi("GET", "/app/user/kits", { headers }))).toBe(1);
    // Midnight of the distributor, not of the Worker.
    vi.setSystemTime(new Date("2026-11-30T02:59:00.000Z"));
    await readKits(key);
    expect(await lastUse()).toBe("2026-11-29");
    vi.setSystemTime(new Date("2026-11-30T03:00:00.000Z"));
    await readKits(key);
    expect(await lastUse()).toBe("2026-11-30");
  });

  test("a site that is refused is noted once a minute, until it is among the key's sites", async () => {
    const { ask, readKits } = await createOffice();
    const { id, key } = (await ask("POST", "", input())).data;
    const forgotten = "https://blog.distribuidora.test";
    const refused = async () => (await ask("GET", `/${id}`)).data.refused;
    expect(await readKits(key, forgotten)).toBe(403);
    expect(await readKits(key, forgotten)).toBe(403);
    expect(await refused()).toEqual([{ origin: forgotten, times: 1, lastAt: "2026-11-29T12:00:00.000Z" }]);
    vi.setSystemTime(new Date("2026-11-29T12:01:00.000Z"));
    await readKits(key, forgotten);
    for (const nonsense of ["null", "https://sem ponto", "javascript:alert(1)"])
      await readKits(key, nonsense);
    expect(await refused()).toEqual([{ origin: forgotten, times: 2, lastAt: "2026-11-29T12:01:00.000Z" }]);
    await ask("PUT", `/${id}`, { ...input({ origins: [SITE, forgotten] }), version: 1 });
    expect(await refused()).toEqual([]);
    expect(await readKits(key, forgotten)).toBe(200);
  });

  test("whoever tries names without end fills no table", async () => {
    const { owner, ask, readKits } = await createOffice();
    const { id, key } = (await ask("POST", "", input())).data;
    for (let at = 0; at < 55; at += 1) await readKits(key, `https://s${String(at)}.test`);
    expect((await ask("GET", `/${id}`)).data.refused).toHaveLength(50);
    await ask("DELETE", `/${id}`);
    const left = sql`select count(*) from widget_refusal where distributor_id = ${owner.id}`;
    expect(await readNumber(owner, left)).toBe(0);
  });
});

test("a page of a key's site is tested, one of another site or of another distributor's key is not found", async () => {
  const { ask } = await createOffice();
  const made = await ask("POST", "", input());
  const test = (id: string, page: string, by = ask) =>
    by("GET", `/${id}/site-test?${new URLSearchParams({ page }).toString()}`);
  // Nothing answers there.
  const silent = await test(made.data.id, `${SITE}/kits`);
  expect([silent.status, silent.error.type]).toEqual([422, "SITE_UNREACHABLE"]);
  for (const page of [
    "https://outra.distribuidora.test/",
    "http://169.254.169.254/",
    "nada",
    `${SITE}.ladrao.test/`,
  ]) {
    expect((await test(made.data.id, page)).error.type).toBe("NOT_FOUND");
  }
  const stranger = await createOffice();
  expect((await test(made.data.id, SITE, stranger.ask)).status).toBe(404);
});

test("a key sells in the name of somebody of a company of its distributor, and of nobody else", async () => {
  const { owner, ask } = await createOffice();
  const buyer = await createTestUser(owner, { permissions: ["closedKits"] });
  const staff = await createTestUser(owner, { type: "staff", permissions: [] });
  const elsewhere = await createTestUser(await createTestDistributor(), { permissions: ["closedKits"] });
  const made = await ask("POST", "", input({ buyerId: buyer.id, sells: ["order"] }));
  expect(made.data).toMatchObject({ buyerId: buyer.id, sells: ["order"] });
  for (const buyerId of [staff.id, elsewhere.id, "usr_none"]) {
    const refused = await ask("POST", "", input({ buyerId, sells: ["order"] }));
    expect(refused.error.details).toMatchObject({ issues: [{ field: "buyerId", code: "UNKNOWN" }] });
  }
  const nobody = await ask("POST", "", input({ sells: ["budget"] }));
  expect(nobody.error.details).toMatchObject({ issues: [{ field: "buyerId", code: "REQUIRED" }] });
});
