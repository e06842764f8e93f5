import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { ALL_WAYS, BUYS_ALL } from "#tests/factories/buying.ts";
import { buildCart } from "#tests/factories/cart.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { changeRows, readNumber } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const CARTS = "/app/user/carts";

const BUYS_FOR_LEADS = [...BUYS_ALL, "crm"];

async function openShop() {
  const owner = await createTestDistributor({ actions: { ...ALL_WAYS, enableCRM: true } });
  return { owner, buyer: await createTestUser(owner, { permissions: BUYS_FOR_LEADS }) };
}

test("a cart is kept as it was put together, and colleagues who buy so open it", async () => {
  const { owner, buyer } = await openShop();
  const body = buildCart({
    purchaseType: "mountKits",
    kits: [],
    products: [{ id: "prd_1", amount: 12, recAutomaticAmount: 12 }],
    mounting: { targetPowerW: 6_600, layout: [{ orientation: "paisagem", rows: 2, modulesPerRow: 6 }] },
    leadId: "led_1",
  });
  const saved = await callApi<{ id: string }>("POST", CARTS, { headers: buyer.headers, body });
  expect(saved.status).toBe(201);
  const colleague = await createTestUser(owner, { permissions: BUYS_FOR_LEADS });
  const read = await callApi<Cart>("GET", `${CARTS}/${saved.data.id}`, { headers: colleague.headers });
  expect(read.data).toMatchObject({ ...body, integratorId: null, origin: null });
});

test("an integrator buys for no company but the own: one that is named is left out", async () => {
  const { buyer } = await openShop();
  const body = buildCart({ integratorId: "int_other" });
  const { data } = await callApi<{ id: string }>("POST", CARTS, { headers: buyer.headers, body });
  const read = await callApi<Cart>("GET", `${CARTS}/${data.id}`, { headers: buyer.headers });
  expect(read.data.integratorId).toBeNull();
});

test("a cart of another distributor is not found, and one that may not be bought is refused", async () => {
  const { owner, buyer } = await openShop();
  const { data } = await callApi<{ id: string }>("POST", CARTS, {
    headers: buyer.headers,
    body: buildCart(),
  });
  const stranger = (await openShop()).buyer;
  expect((await callApi("GET", `${CARTS}/${data.id}`, { headers: stranger.headers })).status).toBe(404);
  const looker = await createTestUser(owner, { permissions: ["separateSale"] });
  expect((await callApi("GET", `${CARTS}/${data.id}`, { headers: looker.headers })).status).toBe(403);
});

test("the same cart of the same person is one, however often it is kept, and counts as kept last", async () => {
  const { owner, buyer } = await openShop();
  const colleague = await createTestUser(owner, { permissions: BUYS_ALL });
  const save = async ({ headers }: typeof buyer, amount = 1) => {
    const body = buildCart({ kits: [{ id: "kto_1", amount }] });
    return (await callApi<{ id: string }>("POST", CARTS, { headers, body })).data.id;
  };
  const first = await save(buyer);
  await changeRows(owner, sql`update cart set created_at = '2026-01-01T00:00:00.000Z' where id = ${first}`);
  expect(await Promise.all([save(buyer), save(buyer)])).toEqual([first, first]);
  expect(new Set([first, await save(buyer, 2), await save(colleague)]).size).toBe(3);
  const recent = sql`select count(*) from cart where distributor_id = ${owner.id} and created_at > '2026-02'`;
  expect(await readNumber(owner, recent)).toBe(3);
});

test("an empty cart is refused", async () => {
  const { buyer } = await openShop();
  const refused = await callApi("POST", CARTS, { headers: buyer.headers, body: buildCart({ kits: [] }) });
  expect(refused.status).toBe(400);
});

test.each<[string, object | string, string]>([
  ["amounts that are no whole number", { kits: [{ id: "a", amount: 1.5 }] }, "kits.0.amount"],
  ["no units", { kits: [{ id: "a", amount: 0 }] }, "kits.0.amount"],
  ["less than none", { kits: [{ id: "a", amount: -3 }] }, "kits.0.amount"],
  ["a billion", { products: [{ id: "a", amount: 1e9 }] }, "products.0.amount"],
  [
    "more than any number",
    '{"purchaseType":"closedKits","kits":[{"id":"a","amount":1e999}]}',
    "kits.0.amount",
  ],
  ["an amount as a text", { kits: [{ id: "a", amount: "12abc" }] }, "kits.0.amount"],
  ["an amount that is not there", { kits: [{ id: "a", amount: null }] }, "kits.0.amount"],
  ["a list as an id", { kits: [{ id: ["a"], amount: 1 }] }, "kits.0.id"],
  ["an endless id", { kits: [{ id: "a".repeat(65), amount: 1 }] }, "kits.0.id"],
  ["a price of one's own", { kits: [{ id: "a", amount: 1, priceCents: 1 }] }, "kits.0.priceCents"],
  ["another's field", { distributorId: "dst_1" }, "distributorId"],
  [
    "a prototype",
    '{"purchaseType":"closedKits","kits":[{"id":"a","amount":1}],"mounting":{"__proto__":{"grid":1},"grid":7}}',
    "mounting.grid",
  ],
  ["a way to buy that is none", { purchaseType: "gratis" }, "purchaseType"],
  [
    "too many lines",
    { products: Array.from({ length: 501 }, (_, at) => ({ id: `p${String(at)}`, amount: 1 })) },
    "products",
  ],
])("a cart with %s is refused by its field, and nothing is kept", async (_title, wrong, field) => {
  const { owner, buyer } = await openShop();
  const body = typeof wrong === "string" ? wrong : { ...buildCart(), ...wrong };
  const refused = await callApi("POST", CARTS, { headers: buyer.headers, body });
  expect(refused.status).toBe(400);
  const { issues } = refused.error.details as { issues: { field: string }[] };
  expect(issues.map((issue) => issue.field)).toContain(field);
  expect(await readNumber(owner, sql`select count(*) from cart where distributor_id = ${owner.id}`)).toBe(0);
});
