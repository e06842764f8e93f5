import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Cart } from "#domain/requests/cart-schema.ts";
import type { RequestOrigin } from "#worker/services/requests/read-origin.ts";
import { countOf } from "#tests/factories/buying.ts";
import { buildCart } from "#tests/factories/cart.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callRequest, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { callApi } from "#tests/setup/call-api.ts";

const CARTS = "/app/user/carts";
const REQUESTS = "/app/user/requests";
const LEAD = { leadId: "led_1", systemId: "sys_1", sizingId: "siz_1" };
const NO_LEAD = { leadId: null, systemId: null, sizingId: null };

/** Permissions to buy closed kits as budgets and to edit and duplicate them; and the CRM. */
const BUYS = ["closedKits", "budget", "requestButton.budget", "budget.details.edit", "budget.duplicate"];
const SELLS = [
  "requestsCreation.closedKits",
  ...["budget", "requestButton.budget", "budget.details.edit", "budget.duplicate"],
];

async function createWorld({ enableCRM = true } = {}) {
  const world = await createBudgetWorld({ actions: { enableClosedKits: true, enableCRM } });
  const withCrm = await createTestUser(world.owner, { permissions: [...BUYS, "crm"] });
  const without = await createTestUser(world.owner, { permissions: BUYS });
  return { ...world, withCrm, without };
}

type World = Awaited<ReturnType<typeof createWorld>>;

const send = <Data>({ headers }: TestUser, path: string, body: object) =>
  callApi<Data>("POST", path, { headers, body });

const budgetOf = ({ kit }: World, changes: Parameters<typeof buildOrderInput>[1]) =>
  buildOrderInput([{ id: kit, amount: 1 }], { type: "budget", ...changes });

const leadOf = async ({ owner }: World, id: string) => {
  const [row] = await readRows(
    owner,
    sql`select lead_id as leadId, system_id as systemId, sizing_id as sizingId from request
      where distributor_id = ${owner.id} and id = ${id}`,
  );
  return row;
};

test.each<[string, (world: World) => Promise<TestUser>, { enableCRM: boolean }]>([
  ["the feature", ({ withCrm }) => Promise.resolve(withCrm), { enableCRM: false }],
  ["the permission", ({ without }) => Promise.resolve(without), { enableCRM: true }],
  [
    "a CRM of the own, as the distributor's people are,",
    ({ owner }) => createTestUser(owner, { type: "staff", permissions: SELLS }),
    { enableCRM: true },
  ],
  [
    "a CRM of the own, as its administrators are,",
    ({ owner }) => createTestUser(owner, { type: "admin" }),
    { enableCRM: true },
  ],
])("who is without %s names no lead and no system, and nothing is kept", async (_what, choose, facts) => {
  const world = await createWorld(facts);
  const person = await choose(world);
  const { owner } = world;
  const { id } = await saveBudget({ ...world, buyer: world.without });
  const integratorId = owner.integratorId;
  for (const named of [LEAD, { leadId: "led_1" }, { systemId: "sys_1" }, { sizingId: "siz_1" }]) {
    const cart = buildCart(named);
    const edit = { ...budgetOf(world, named), origin: { kind: "edit", id, version: 1 } };
    const answers = [
      await send(person, CARTS, cart),
      await send(person, `${CARTS}/share`, cart),
      await send(person, REQUESTS, budgetOf(world, { ...named, integratorId })),
      await send(person, REQUESTS, edit),
      await callRequest(person, ["PUT", id], edit),
      // Leads are not read, so the lead of another company or a missing one makes no difference.
      await callRequest(person, ["PUT", "req_none"], edit),
    ];
    const refused = { status: 403, error: { type: "accessDenied", details: { reason: "crm" } } };
    expect(answers).toMatchObject(answers.map(() => refused));
  }
  expect([await countOf(owner, "cart"), await countOf(owner, "request")]).toEqual([0, 1]);
  const edited = await callRequest<{ version: number }>(person, ["PUT", id], {
    ...budgetOf(world, NO_LEAD),
    origin: { kind: "edit", id, version: 1 },
  });
  expect([edited.status, edited.data.version, await leadOf(world, id)]).toEqual([200, 2, NO_LEAD]);
});

test("who has feature and permission saves for a system of a lead, edits that and copies it", async () => {
  const world = await createWorld();
  const { withCrm } = world;
  const kept = await send<{ id: string }>(withCrm, CARTS, buildCart(LEAD));
  const read = await callApi<Cart>("GET", `${CARTS}/${kept.data.id}`, { headers: withCrm.headers });
  expect(read.data).toMatchObject(LEAD);
  const { id } = await saveBudget({ ...world, buyer: withCrm }, LEAD);
  const { data: origin } = await callRequest<RequestOrigin>(withCrm, ["GET", id, "/origin"]);
  expect(origin.cart).toMatchObject(LEAD);
  const edit = { ...budgetOf(world, LEAD), origin: { kind: "edit", id, version: 1 } };
  expect((await callRequest(withCrm, ["PUT", id], edit)).status).toBe(200);
  expect(await leadOf(world, id)).toEqual(LEAD);
  const copy = await callRequest<{ cart: { id: string } }>(withCrm, ["POST", id, "/duplicate"]);
  const copied = await callApi<Cart>("GET", `${CARTS}/${copy.data.cart.id}`, { headers: withCrm.headers });
  expect(copied.data).toMatchObject(LEAD);
});

test("a cart and a request of a lead open to who has no CRM as those of none; an edit leaves the request its lead", async () => {
  const world = await createWorld();
  const { owner, withCrm, without } = world;
  const staff = await createTestUser(owner, { type: "staff", permissions: SELLS });
  const kept = await send<{ id: string }>(withCrm, CARTS, buildCart(LEAD));
  const { id } = await saveBudget({ ...world, buyer: withCrm }, LEAD);
  for (const [at, person] of [without, staff].entries()) {
    const { headers } = person;
    const read = await callApi<Cart>("GET", `${CARTS}/${kept.data.id}`, { headers });
    expect(read.data).toMatchObject(NO_LEAD);
    const { data: origin } = await callRequest<RequestOrigin>(person, ["GET", id, "/origin"]);
    expect(origin.cart).toMatchObject(NO_LEAD);
    const { leadId, systemId, sizingId } = origin.cart;
    const edit = budgetOf(world, {
      leadId,
      systemId,
      sizingId,
      origin: { kind: "edit", id, version: at + 1 },
    });
    expect((await callRequest(person, ["PUT", id], edit)).status).toBe(200);
    expect(await leadOf(world, id)).toEqual(LEAD);
    const copy = await callRequest<{ cart: { id: string } }>(person, ["POST", id, "/duplicate"]);
    const copied = await callApi<Cart>("GET", `${CARTS}/${copy.data.cart.id}`, { headers: withCrm.headers });
    expect(copied.data).toMatchObject(NO_LEAD);
  }
});

test.each([
  ["lead", { ...LEAD, leadId: "led_2" }],
  ["system", { ...LEAD, systemId: "sys_2" }],
  ["sizing", { ...LEAD, sizingId: "siz_2" }],
])("an edit that names another %s is refused in words, and changes nothing", async (_what, named) => {
  const world = await createWorld();
  const { withCrm, owner } = world;
  for (const kept of [LEAD, NO_LEAD]) {
    const { id } = await saveBudget({ ...world, buyer: withCrm }, kept);
    const edit = { ...budgetOf(world, named), origin: { kind: "edit", id, version: 1 } };
    for (const answer of [
      await callRequest(withCrm, ["PUT", id], edit),
      await send(withCrm, REQUESTS, edit),
    ]) {
      expect(answer).toMatchObject({
        status: 422,
        error: { type: "OTHER_LEAD", title: "Outro lead", details: { requestId: id } },
      });
    }
    expect(await leadOf(world, id)).toEqual(kept);
    const versions = sql`select version from request_version where distributor_id = ${owner.id} and request_id = ${id}`;
    expect(await readRows(owner, versions)).toHaveLength(1);
  }
});
