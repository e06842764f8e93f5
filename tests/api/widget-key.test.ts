import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import { fillPath, type Operation, readOperations } from "#tests/factories/api-operations.ts";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { createTestWidgetKey } from "#tests/factories/widget-key.ts";
import { callApi } from "#tests/setup/call-api.ts";

const SITE = "https://loja.distribuidora.test";

function readKits(key: string, headers: Record<string, string>) {
  return callApi<KitList>("GET", "/app/user/kits", { headers: { "x-publishable-key": key, ...headers } });
}

test("a widget on the key's own site reads kits, and the site may read the answer", async () => {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner, { priceCents: 987_420 });
  const key = await createTestWidgetKey(owner, ["https://outra.test", SITE]);
  const answer = await readKits(key, { origin: SITE });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
  expect(answer.headers.get("vary")?.toLowerCase()).toContain("origin");
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  expect(answer.data.items).toMatchObject([{ id: kit, priceCents: 987_420, price: 9_874.2 }]);
});

test("a key without prices reads kits that have none", async () => {
  const owner = await createTestDistributor();
  await createTestKit(owner);
  const answer = await readKits(await createTestWidgetKey(owner, [SITE], { showPrices: false }), {
    origin: SITE,
  });
  const [kit] = answer.data.items;
  expect(kit).toBeDefined();
  expect(Object.keys(kit ?? {}).filter((field) => /price/i.test(field))).toEqual([]);
});

test.each([
  ["another site", { origin: "https://ladrao.test" }],
  ["a subdomain of the site", { origin: "https://x.loja.distribuidora.test" }],
  ["the site over plain HTTP", { origin: "http://loja.distribuidora.test" }],
  ["no site at all", {}],
])("a key is refused for %s", async (_title, headers) => {
  const owner = await createTestDistributor();
  const answer = await readKits(await createTestWidgetKey(owner, [SITE]), headers);
  expect(answer.status).toBe(403);
  expect(answer.error.type).toBe("ORIGIN_NOT_ALLOWED");
});

test("a page of the portal previews a key that does not list it, which is no use of the key", async () => {
  const owner = await createTestDistributor();
  await createTestKit(owner);
  const key = await createTestWidgetKey(owner, [SITE]);
  expect((await readKits(key, { "sec-fetch-site": "same-origin" })).status).toBe(200);
  expect((await readKits(key, { "sec-fetch-site": "same-site" })).status).toBe(403);
  expect(
    (await readKits(key, { "sec-fetch-site": "cross-site", origin: "https://ladrao.test" })).status,
  ).toBe(403);
  const [row] = await readRows(
    owner,
    sql`select last_used_on from widget_key where distributor_id = ${owner.id}`,
  );
  expect(row).toEqual({ last_used_on: null });
});

test("a revoked key, an invented one and one of nobody are refused", async () => {
  const owner = await createTestDistributor();
  const revoked = await createTestWidgetKey(owner, [SITE], { active: false });
  for (const key of [revoked, `pk_${owner.id}_invented`, "pk_dst_nobody_1", "pk_cut"]) {
    const answer = await readKits(key, { origin: SITE });
    expect(answer.status).toBe(403);
    expect(answer.error.type).toBe("ORIGIN_NOT_ALLOWED");
  }
});

test("the preflight lets a widget's call through, without credentials", async () => {
  const answer = await callApi("OPTIONS", "/app/user/kits", {
    headers: {
      origin: SITE,
      "access-control-request-method": "GET",
      "access-control-request-headers": "x-publishable-key",
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
  expect(answer.headers.get("access-control-allow-headers")).toContain("x-publishable-key");
  expect(answer.headers.get("access-control-allow-methods")).toBe("GET");
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
});

test("no site but the portal is let near a call that neither widgets nor everybody may make", async () => {
  const operations = await readOperations();
  const isForSites = ({ access, path }: Operation) =>
    access === "open" ? path.startsWith("/app/open/") : access?.widgets !== undefined;
  const answered = await Promise.all(
    operations.map(async (operation) => {
      const headers = { origin: SITE, "access-control-request-method": operation.method };
      const preflight = await callApi("OPTIONS", fillPath(operation), { headers });
      return [operation.title, preflight.headers.get("access-control-allow-origin")] as const;
    }),
  );
  const expected = operations.map((one) => [one.title, isForSites(one) ? SITE : null] as const);
  expect(answered).toEqual(expected);
  expect(expected.filter(([, origin]) => origin === SITE).length).toBeGreaterThan(10);
});

test("an answer that no other site may ask for names none, whatever key comes with it", async () => {
  const owner = await createTestDistributor();
  const headers = { origin: SITE, "x-publishable-key": await createTestWidgetKey(owner, [SITE]) };
  const allowed = await Promise.all(
    ["/app/user/kits", "/app/open/theme", "/app/user/requests"].map(async (path) =>
      (await callApi("GET", path, { headers })).headers.get("access-control-allow-origin"),
    ),
  );
  expect(allowed).toEqual([SITE, SITE, null]);
});

test.each([
  ["POST", "/app/user/requests", buildOrderInput([{ id: "kto_1", amount: 1 }])],
  ["GET", "/app/user/requests", undefined],
  ["GET", "/app/user/requests/req_1", undefined],
  ["GET", "/app/user/notifications", undefined],
  ["GET", "/app/user/distribution-centers", undefined],
  ["PUT", "/app/user/distribution-center", { chosenDistributionCenter: "cen_1" }],
  ["POST", "/app/user/live-token", undefined],
  ["GET", "/app/user/events", undefined],
  ["GET", "/app/admin/distributors", undefined],
] as const)("a key does not open %s %s", async (method, path, body) => {
  const owner = await createTestDistributor();
  const key = await createTestWidgetKey(owner, [SITE]);
  const answer = await callApi(method, path, { headers: { "x-publishable-key": key, origin: SITE }, body });
  expect(answer.status).toBe(403);
  expect(answer.error.type).toBe("accessDenied");
});

test("the checkout widget pays an order of the key's distributor, also in the sandbox", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  const headers = { "x-publishable-key": await createTestWidgetKey(owner, [SITE]), origin: SITE };
  const details = await callApi("GET", `/app/open/order/${order.id}/details`, { headers });
  expect(details.data).toMatchObject({ id: order.id, totalCents: 1_010_000 });
  const begun = await callApi<{ order: object }>("GET", `/app/open/order/${order.id}/checkout`, { headers });
  expect(begun.data).toMatchObject({ order: details.data, payment: { charge: null }, terms: null });
  const payment = await callApi<{ charge: { id: string } }>("POST", `/app/open/payment/${order.id}/create`, {
    headers,
    body: { method: "pix" },
  });
  expect(payment.status).toBe(201);
  const paid = await callApi("POST", `/app/open/sandbox/charges/${payment.data.charge.id}/pay`, { headers });
  expect(paid.data).toEqual({ applied: true });
  expect(paid.headers.get("access-control-allow-origin")).toBe(SITE);
});
