import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { countOf } from "#tests/factories/buying.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { readRows } from "#tests/factories/rows.ts";
import {
  type BudgetWorld,
  callRequest,
  createBudgetWorld,
  expireBudget,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Read {
  type: string;
  code: string;
  name: string;
  version: number;
  ecommerce: boolean;
}

const WITHOUT_SHOP: FeatureActions = { enableClosedKits: true, updateExpiredBudget: true };

/** A distributor that sells in its own shop. */
const createShopWorld = () => createBudgetWorld({ actions: { ...WITHOUT_SHOP, ecommerce: true } });

async function read({ buyer }: BudgetWorld, id: string): Promise<Read> {
  const { data } = await callRequest<Read>(buyer, ["GET", id]);
  return data;
}

const save = ({ buyer, kit }: BudgetWorld, changes: object) =>
  callApi<CreatedRequest>("POST", "/app/user/requests", {
    headers: buyer.headers,
    body: { ...buildOrderInput([{ id: kit, amount: 1 }], { type: "budget" }), ...changes },
  });

test("what is bought in the shop carries `ecommerce` wherever it is read, and its saving says so [ECOM-08]", async () => {
  const world = await createShopWorld();
  const { owner, buyer } = world;
  const byHand = await saveBudget(world);
  const budget = await saveBudget(world, { ecommerce: true });
  const order = await saveBudget(world, { type: "order", ecommerce: true });
  expect((await read(world, byHand.id)).ecommerce).toBe(false);
  expect(await read(world, budget.id)).toMatchObject({ type: "budget", ecommerce: true });
  expect(await read(world, order.id)).toMatchObject({ type: "order", ecommerce: true });
  const { data: list } = await callApi<{ items: Read[] }>("GET", "/app/user/requests?type=budget", buyer);
  expect(list.items.map(({ code, ecommerce }) => [code, ecommerce])).toEqual([
    [budget.code, true],
    [byHand.code, false],
  ]);
  const origin = await callRequest<{ request: Read }>(buyer, ["GET", budget.id, "/origin"]);
  expect(origin.data.request).toMatchObject({ code: budget.code, ecommerce: true });
  const told = await readRows(
    owner,
    sql`select entity_id as id, changes ->> '$.ecommerce.to' as shop from audit_log
      where distributor_id = ${owner.id} and event like '%.created' order by rowid`,
  );
  expect(told).toEqual([
    { id: byHand.id, shop: null },
    { id: budget.id, shop: 1 },
    { id: order.id, shop: 1 },
  ]);
});

test("where the distributor has no shop nothing is bought in one, and a flag is true or false", async () => {
  const world = await createBudgetWorld({ actions: WITHOUT_SHOP });
  const { status, error } = await save(world, { ecommerce: true });
  expect([status, error.type, error.title]).toEqual([403, "accessDenied", "Acesso não permitido"]);
  expect((await save(world, { ecommerce: "sim" })).error.type).toBe("INVALID_BODY");
  expect(await countOf(world.owner, "request")).toBe(0);
  expect((await save(world, { ecommerce: false })).status).toBe(201);
});

test("a budget of the shop stays one when it is edited, sent elsewhere and renewed, and so does its order [ECOM-08]", async () => {
  const world = await createShopWorld();
  const { owner, buyer, kit } = world;
  const { id } = await saveBudget(world, { ecommerce: true, name: "Compra na loja" });
  const edit = (version: number, ecommerce?: boolean) =>
    callRequest(
      buyer,
      ["PUT", id],
      buildOrderInput([{ id: kit, amount: 2 }], {
        ...{ type: "budget", name: "Compra na loja", origin: { kind: "edit", id, version } },
        ...(ecommerce === undefined ? {} : { ecommerce }),
      }),
    );
  expect((await edit(1)).status).toBe(200);
  expect((await edit(2, true)).status).toBe(200);
  const { additionalInfo } = buildOrderInput([]);
  expect((await callRequest(buyer, ["PUT", id, "/freight"], { version: 3, additionalInfo })).status).toBe(
    200,
  );
  await expireBudget(owner, id);
  expect((await callRequest(buyer, ["POST", id, "/update-expired"], { version: 4 })).status).toBe(200);
  const name = "Compra na loja";
  expect(await read(world, id)).toMatchObject({ type: "budget", version: 5, name, ecommerce: true });
  expect((await callRequest(buyer, ["POST", id, "/order"], { version: 5 })).status).toBe(200);
  expect(await read(world, id)).toMatchObject({ type: "order", version: 6, name, ecommerce: true });
});

test("an edit makes no purchase of the shop out of what was bought by hand", async () => {
  const world = await createShopWorld();
  const { id } = await saveBudget(world);
  const refused = await callRequest(
    world.buyer,
    ["PUT", id],
    buildOrderInput([{ id: world.kit, amount: 1 }], {
      ...{ type: "budget", ecommerce: true, origin: { kind: "edit", id, version: 1 } },
    }),
  );
  expect([refused.status, refused.error.details]).toMatchObject([
    400,
    { issues: [{ field: "ecommerce", code: "FIXED" }] },
  ]);
  expect(await read(world, id)).toMatchObject({ version: 1, ecommerce: false });
});

test("a duplicate is bought by hand, whatever it is a copy of", async () => {
  const world = await createShopWorld();
  const { buyer } = world;
  const { id } = await saveBudget(world, { ecommerce: true });
  const copied = await callRequest<{ cart: { id: string } }>(buyer, ["POST", id, "/duplicate"]);
  const { data: cart } = await callApi<Cart>("GET", `/app/user/carts/${copied.data.cart.id}`, buyer);
  const { kits, origin } = cart;
  const refused = await save(world, { kits, origin, ecommerce: true });
  expect([refused.status, refused.error.details]).toMatchObject([
    400,
    { issues: [{ field: "ecommerce", code: "CONTRADICTION" }] },
  ]);
  const { data } = await save(world, { kits, origin });
  expect(await read(world, data.id)).toMatchObject({ isCopy: true, ecommerce: false });
  expect((await read(world, id)).ecommerce).toBe(true);
});
