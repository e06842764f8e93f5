import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import type { SiteQuote, SiteSale, StartedVisit, Visit } from "#domain/widget-keys/site-sale-schema.ts";
import { KIT_BUYER } from "#tests/factories/caller.ts";
import { createTestCompany, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readMails } from "#tests/factories/mail.ts";
import { readRows } from "#tests/factories/rows.ts";
import {
  buildSiteRequest,
  confirmOnSite,
  createTestSite,
  readMailedCode,
  saveOnSite,
  siteCaller,
} from "#tests/factories/site.ts";
import { createTestWidgetKey } from "#tests/factories/widget-key.ts";

const CUSTOMER = "marina@cliente.test";
const VISITS = "/app/user/site/visits";

afterEach(() => {
  vi.useRealTimers();
});

async function savedOf(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select id, type, name, integrator_id, created_by, total_cents, customer_name, site from request
      where distributor_id = ${owner.id} order by rowid`,
  );
}

test("a site tells what it sells, and its kits, quotes and orders have one price: that of its company", async () => {
  const site = await createTestSite();
  const { owner, ask, kitId, companyId, buyer } = site;
  const sale = await ask<SiteSale>("GET", "/app/user/site/sale");
  expect(sale.data).toMatchObject({ sells: ["budget", "order"], delivers: true, isFetched: true });
  expect(sale.data.methods.map(({ type }) => type)).toEqual(["pix"]);
  const kits = await ask<KitList>("GET", "/app/user/kits");
  expect(kits.data.items[0]).toMatchObject({ id: kitId, price: 9_874.2 });
  const quote = await ask<SiteQuote>("POST", "/app/user/site/quote", {
    body: { kits: [{ id: kitId, amount: 2 }] },
  });
  expect(quote.data).toEqual({ items: 19_748.4, freight: null, total: 19_748.4 });

  const { visit, integrator } = await confirmOnSite(site, CUSTOMER);
  expect(integrator).toBeNull();
  const saved = await saveOnSite(ask, visit, buildSiteRequest(kitId));
  expect([saved.status, saved.data.total]).toEqual([201, 9_874.2]);
  expect(await savedOf(owner)).toEqual([
    {
      ...{ id: saved.data.id, type: "order", name: "Marina Alves", total_cents: 987_420 },
      ...{ integrator_id: companyId, created_by: buyer.id, customer_name: "Marina Alves" },
      site: "telhado.test",
    },
  ]);
  const [log] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and event = 'order.created'`,
  );
  expect(JSON.parse(String(log?.["changes"]))).toMatchObject({ site: { to: "telhado.test" } });
  const [content] = await readRows(
    owner,
    sql`select content from request_version where distributor_id = ${owner.id} and request_id = ${saved.data.id}`,
  );
  expect(String(content?.["content"])).toContain(CUSTOMER);
});

test("kits are delivered to a postal code, whose freight is quoted, saved and part of the total", async () => {
  const site = await createTestSite();
  const { ask, kitId } = site;
  const cep = "74000000";
  const quote = await ask<SiteQuote>("POST", "/app/user/site/quote", {
    body: { kits: [{ id: kitId, amount: 1 }], cep },
  });
  expect(quote.status).toBe(200);
  const { freight, total } = quote.data;
  expect(freight?.state).toBe("GO");
  expect(total).toBe(9_874.2 + (freight?.price ?? 0));
  const { visit } = await confirmOnSite(site, CUSTOMER);
  const place = { CEP: cep, patio: "Rua 1", number: "2", neighborhood: "Centro" };
  const address = { ...place, city: "Goiânia", state: "GO" };
  const body = buildSiteRequest(kitId, { address, freightId: freight?.id, type: "budget" });
  const saved = await saveOnSite(ask, visit, body);
  expect([saved.status, saved.data.total]).toEqual([201, total]);
});

test("an integrator buys for its own company by the code of its account; without one no mail is sent, and nothing tells", async () => {
  const site = await createTestSite({ key: { showPrices: false } });
  const { owner, ask, kitId } = site;
  const companyId = await createTestCompany(owner, "Volt Engenharia");
  const own = await createTestUser(owner, { permissions: KIT_BUYER, integratorId: companyId });
  const known = await ask<StartedVisit>("POST", VISITS, { body: { email: own.email, as: "integrator" } });
  const unknown = await ask<StartedVisit>("POST", VISITS, { body: { email: CUSTOMER, as: "integrator" } });
  expect(Object.keys(unknown.data)).toEqual(Object.keys(known.data));
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(await readMails(owner, CUSTOMER)).toEqual([]);
  const wordsOf = (email: string, { challenge }: StartedVisit) =>
    challenge.length - Math.ceil((email.length * 4) / 3);
  expect(Math.abs(wordsOf(own.email, known.data) - wordsOf(CUSTOMER, unknown.data))).toBeLessThanOrEqual(1);
  const guessed = { challenge: unknown.data.challenge, code: "000000" };
  expect((await ask("POST", `${VISITS}/confirm`, { body: guessed })).error.type).toBe("INVALID_CODE");

  const code = await readMailedCode(owner, own.email);
  const body = { challenge: known.data.challenge, code };
  const { data } = await ask<Visit>("POST", `${VISITS}/confirm`, { body });
  expect(data.integrator?.companyName).toBe("Volt Engenharia");
  // It sees prices, as in the portal, where the key hides them from customers.
  const shown = await ask<KitList>("GET", "/app/user/kits", { visit: data.visit });
  const hidden = await ask<KitList>("GET", "/app/user/kits");
  expect([shown.data.items[0]?.price, hidden.data.items[0]?.price]).toEqual([9_874.2, undefined]);
  await saveOnSite(ask, data.visit, buildSiteRequest(kitId));
  expect(await savedOf(owner)).toMatchObject([{ integrator_id: companyId, created_by: own.id }]);
});

test("a site without prices answers none, and saves all the same", async () => {
  const site = await createTestSite({ key: { showPrices: false } });
  const { ask, kitId } = site;
  const body = { kits: [{ id: kitId, amount: 1 }], cep: "74000000" };
  const quote = await ask<SiteQuote>("POST", "/app/user/site/quote", { body });
  expect(quote.data).toMatchObject({ items: null, total: null, freight: { price: null } });
  const { visit } = await confirmOnSite(site, CUSTOMER);
  const saved = await saveOnSite(ask, visit, buildSiteRequest(kitId, { type: "budget" }));
  expect([saved.status, saved.data.total]).toEqual([201, null]);
});

test("where the portal hides prices from integrators, the key alone decides what visitors see, everywhere alike", async () => {
  const priceDisplay = {
    howToDisplayPricesInClosedKits: "never",
    howToDisplayPricesExtraItems: "dontShowPrices",
    howToDisplayFreightValue: "never",
  };
  const site = await createTestSite({ settings: { priceDisplay } });
  const { ask, kitId, owner } = site;
  const body = { kits: [{ id: kitId, amount: 1 }], cep: "74000000" };
  const seenBy = async (visit?: string) => {
    const asked = visit === undefined ? {} : { visit };
    const kits = await ask<KitList>("GET", "/app/user/kits", asked);
    const quote = await ask<SiteQuote>("POST", "/app/user/site/quote", { body, ...asked });
    const { items, freight, total } = quote.data;
    return [kits.data.items[0]?.price, items, freight?.price, total];
  };
  const seen = [9_874.2, 9_874.2, 100, 9_974.2];
  expect(await seenBy()).toEqual(seen);
  const { visit } = await confirmOnSite(site, CUSTOMER);
  expect(await seenBy(visit)).toEqual(seen);
  expect((await saveOnSite(ask, visit, buildSiteRequest(kitId))).data.total).toBe(9_874.2);

  const own = await createTestUser(owner, { permissions: KIT_BUYER, integratorId: site.companyId });
  const { data } = await ask<StartedVisit>("POST", VISITS, { body: { email: own.email, as: "integrator" } });
  const code = await readMailedCode(owner, own.email);
  const confirmed = await ask<Visit>("POST", `${VISITS}/confirm`, {
    body: { challenge: data.challenge, code },
  });
  expect(await seenBy(confirmed.data.visit)).toEqual([undefined, null, null, null]);
});

test.each([
  ["sells nothing", { sells: [] }, "budget"],
  ["takes budgets alone", { sells: ["budget" as const] }, "order"],
  ["takes orders alone", { sells: ["order" as const] }, "budget"],
])("a key that %s refuses what it does not take", async (_what, key, type) => {
  const site = await createTestSite({ key });
  const { owner, ask, kitId } = site;
  const isSelling = key.sells.length > 0;
  const visit = isSelling ? (await confirmOnSite(site, CUSTOMER)).visit : undefined;
  const refused = await saveOnSite(ask, visit, buildSiteRequest(kitId, { type }));
  expect([refused.status, refused.error.type]).toEqual([403, "accessDenied"]);
  expect(await savedOf(owner)).toEqual([]);
});

test("nothing is saved without a confirmed e-mail: none, one of another key, one that is over, or a changed one", async () => {
  const site = await createTestSite();
  const { owner, ask, kitId, buyer } = site;
  const { visit } = await confirmOnSite(site, CUSTOMER);
  const other = siteCaller(
    await createTestWidgetKey(owner, ["https://telhado.test"], { buyerId: buyer.id, sells: ["order"] }),
  );
  const body = buildSiteRequest(kitId);
  const foreign = await createTestSite();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * 3_600_000 + 1 });
  const over = await saveOnSite(ask, visit, body);
  vi.useRealTimers();
  const refused = [
    over,
    await saveOnSite(ask, undefined, body),
    await saveOnSite(ask, `${visit.slice(0, -2)}AA`, body),
    await saveOnSite(other, visit, body),
    await saveOnSite(foreign.ask, visit, buildSiteRequest(foreign.kitId)),
  ];
  expect(refused.map(({ status, error }) => [status, error.type])).toEqual(
    refused.map(() => [422, "EMAIL_UNCONFIRMED"]),
  );
  expect(await savedOf(owner)).toEqual([]);
});

test("a code is tried ten times at most, and asked for five times at most", async () => {
  const { owner, ask } = await createTestSite();
  const body = { email: CUSTOMER, as: "customer" };
  const { data } = await ask<StartedVisit>("POST", VISITS, { body });
  const code = await readMailedCode(owner, CUSTOMER);
  const wrong = code === "111111" ? "222222" : "111111";
  const { challenge } = data;
  const types: string[] = [];
  for (let tries = 1; tries <= 10; tries += 1) {
    types.push((await ask("POST", `${VISITS}/confirm`, { body: { challenge, code: wrong } })).error.type);
  }
  expect(new Set(types)).toEqual(new Set(["INVALID_CODE"]));
  const right = await ask("POST", `${VISITS}/confirm`, { body: { challenge, code } });
  expect([right.status, right.error.type]).toEqual([429, "RATE_LIMITED"]);
  for (let more = 2; more <= 5; more += 1) expect((await ask("POST", VISITS, { body })).status).toBe(200);
  expect((await ask("POST", VISITS, { body })).status).toBe(429);
});

test("a buyer who is blocked, or whose company is switched off, sells nothing on sites any more", async () => {
  const { owner, ask, buyer, companyId } = await createTestSite();
  const change = (query: ReturnType<typeof sql>) => owner.database.writeBatch([{ query }]);
  await change(sql`update user set blocked = 1 where distributor_id = ${owner.id} and id = ${buyer.id}`);
  const sells = async () => (await ask<SiteSale>("GET", "/app/user/site/sale")).data.sells;
  expect(await sells()).toEqual([]);
  expect((await ask("POST", VISITS, { body: { email: CUSTOMER, as: "customer" } })).status).toBe(403);
  expect((await ask("GET", "/app/user/kits")).status).toBe(200);
  await change(sql`update user set blocked = 0 where distributor_id = ${owner.id} and id = ${buyer.id}`);
  await change(
    sql`update integrator set status = 'inactive' where distributor_id = ${owner.id} and id = ${companyId}`,
  );
  expect(await sells()).toEqual([]);
});

test("a visit opens nothing but what sites sell", async () => {
  const site = await createTestSite();
  const { visit } = await confirmOnSite(site, CUSTOMER);
  for (const path of [
    "/app/user/requests?type=order",
    "/app/user/me",
    "/app/user/checkout?purchaseType=closedKits",
  ]) {
    const { status } = await site.ask("GET", path, { visit });
    expect([401, 403, 404]).toContain(status);
  }
});

test("a request is saved once, however often it is sent, and never at a price that was not shown", async () => {
  const site = await createTestSite();
  const { owner, ask, kitId } = site;
  const { visit } = await confirmOnSite(site, CUSTOMER);
  const body = buildSiteRequest(kitId, { expectedTotalCents: 987_420 });
  const [one, two] = await Promise.all([
    saveOnSite(ask, visit, body, "one-press-of-the-button"),
    saveOnSite(ask, visit, body, "one-press-of-the-button"),
  ]);
  expect(one.data.id).toBe(two.data.id);
  const changed = await saveOnSite(ask, visit, buildSiteRequest(kitId, { expectedTotalCents: 987_419 }));
  expect([changed.status, changed.error.type]).toEqual([409, "PRICE_CHANGED"]);
  expect(await savedOf(owner)).toHaveLength(1);
});
