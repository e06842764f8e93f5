import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestFreightRules } from "#tests/factories/freight.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  callRequest,
  createBudgetWorld,
  expireBudget,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Copied {
  cart: { id: string };
  purchaseType: string;
}

test("a duplicate is one cart of the same things, and no budget is saved, however often somebody clicks", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit } = world;
  const { id } = await saveBudget(world);
  const copies = await Promise.all(
    [1, 2, 3, 4, 5].map(() => callRequest<Copied>(buyer, ["POST", id, "/duplicate"])),
  );
  expect(new Set(copies.map(({ data }) => data.cart.id)).size).toBe(1);
  const [copy] = copies;
  const { data: cart } = await callApi<Cart>("GET", `/app/user/carts/${copy?.data.cart.id ?? ""}`, buyer);
  expect(cart).toMatchObject({
    ...{ purchaseType: "closedKits", kits: [{ id: kit, amount: 1 }] },
    origin: { kind: "duplicate", id, version: 1 },
  });
  expect(await readNumber(owner, sql`select count(*) from request where distributor_id = ${owner.id}`)).toBe(
    1,
  );
});

test("nothing is duplicated without the stock for it, without the right, or by others", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit, inverter } = world;
  const { id } = await saveBudget(world);
  const copy = (person: Pick<TestUser, "headers">, of = id) =>
    callRequest<Copied>(person, ["POST", of, "/duplicate"]);
  const order = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  expect((await copy(buyer, order.data.id)).error.type).toBe("NOT_FOUND");
  const looker = await createTestUser(owner, { permissions: ["budget", "closedKits"] });
  expect((await copy(looker)).error.type).toBe("accessDenied");
  const rival = await createTestUser(owner, { permissions: ALL_OF_REQUESTS, integratorId: "int_other" });
  expect((await copy(rival)).error.type).toBe("NOT_FOUND");
  expect((await copy((await createBudgetWorld()).buyer)).error.type).toBe("NOT_FOUND");
  // One of ten inverters is reserved for the order: once the other nine are sold, none is left.
  await changeRows(
    owner,
    sql`update stock set on_hand = 1 where distributor_id = ${owner.id} and product_id = ${inverter.id}`,
  );
  const short = await copy(buyer);
  expect([short.status, short.error.type, short.error.details]).toEqual([
    409,
    "OUT_OF_STOCK",
    { itemIds: [inverter.id] },
  ]);
});

test("an expired budget is brought to today's prices, and counts again", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit } = world;
  const { id } = await saveBudget(world);
  const renew = (version = 1) =>
    callRequest<{ version: number; totalCents: number; expiryDate: string }>(
      buyer,
      ["POST", id, "/update-expired"],
      { version },
    );
  expect((await renew()).error.type).toBe("INVALID_TRANSITION");
  await expireBudget(owner, id);
  await changeRows(
    owner,
    sql`update request set deal_status_id = ${`dls_${owner.id}_Recusado`}
      where distributor_id = ${owner.id} and id = ${id}`,
  );
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 1200000 where distributor_id = ${owner.id} and id = ${kit}`,
  );
  expect((await renew(2)).error.type).toBe("STALE_VERSION");
  const answers = await Promise.all([renew(), renew()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const renewed = answers.find(({ status }) => status === 200)?.data;
  expect(renewed).toMatchObject({ version: 2, totalCents: 1_210_000 });
  expect((renewed?.expiryDate ?? "") > "2026-01-01").toBe(true);
  const [row] = await readRows(
    owner,
    sql`select expires_on as expiresOn, (select name from deal_status where id = request.deal_status_id
        and distributor_id = ${owner.id}) as status
      from request where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect(row).toEqual({ expiresOn: renewed?.expiryDate, status: "Em aberto" });
});

test("a freight that nobody knows yet stays out of the total of a renewed budget", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  await createTestFreightRules(owner, [{ state: "SP" }]);
  const { id, totalCents } = await saveBudget(world, { additionalInfo: { shippingDistributor: "CIF" } });
  expect(totalCents).toBe(1_000_000);
  await expireBudget(owner, id);
  const { data } = await callRequest(buyer, ["POST", id, "/update-expired"], { version: 1 });
  expect(data).toMatchObject({ version: 2, totalCents: 1_000_000 });
});

test("a budget with something that is off sale is not renewed, and the refusal names it", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer, kit } = world;
  const { id } = await saveBudget(world);
  await expireBudget(owner, id);
  await changeRows(
    owner,
    sql`update kit_option set is_to_sell = 0 where distributor_id = ${owner.id} and id = ${kit}`,
  );
  const { status, error } = await callRequest(buyer, ["POST", id, "/update-expired"], { version: 1 });
  expect([status, error.type]).toEqual([409, "ITEMS_UNAVAILABLE"]);
  expect(error.details).toMatchObject({ items: [{ id: kit }] });
  expect(
    await readNumber(
      owner,
      sql`select version from request where distributor_id = ${owner.id} and id = ${id}`,
    ),
  ).toBe(1);
});

test("integrators renew where the distributor lets them, its own people in any case", async () => {
  const world = await createBudgetWorld({
    settings: { requests: { budgetExpiry: { active: true, days: 5 }, enableUpdateExpiredBudget: false } },
  });
  const { owner, buyer } = world;
  const { id } = await saveBudget(world);
  await expireBudget(owner, id);
  const renew = (person: TestUser) => callRequest(person, ["POST", id, "/update-expired"], { version: 1 });
  expect((await renew(buyer)).error.type).toBe("accessDenied");
  const seller = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  expect((await renew(seller)).status).toBe(200);
});

test("nobody renews a budget past the status that blocks changes, which its page does not offer; it still becomes an order", async () => {
  const world = await createBudgetWorld({
    settings: {
      requests: { budgetExpiry: { active: true, days: 15 } },
      restrictOptions: { statusToBlockEdition: "Enviado" },
    },
  });
  const { owner, buyer } = world;
  const all = await createTestUser(owner, { permissions: [...ALL_OF_REQUESTS, "budget.details.edit.all"] });
  const place = { type: "budget", groupName: "open", groupOrder: 1 } as const;
  const { id } = await saveBudget(world);
  await expireBudget(owner, id);
  const offered = async () =>
    (await callRequest<{ actions: { updateExpired: boolean } }>(buyer, ["GET", id, ""])).data.actions
      .updateExpired;
  expect(await offered()).toBe(true);
  for (const [name, order] of [
    ["Enviado", 2],
    ["Depois", 3],
  ] as const) {
    const status = await createTestStatus(owner, { ...place, name, order });
    await changeRows(owner, sql`update request set deal_status_id = ${status} where id = ${id}`);
    expect(await offered()).toBe(false);
    for (const person of [buyer, all]) {
      const renewed = await callRequest(person, ["POST", id, "/update-expired"], { version: 1 });
      expect([renewed.status, renewed.error.type]).toEqual([409, "INVALID_TRANSITION"]);
    }
  }
  await changeRows(owner, sql`update request set expires_on = '2099-01-01' where id = ${id}`);
  const { status } = await callRequest(buyer, ["POST", id, "/order"], { version: 1 });
  expect(status).toBe(200);
});

test("a status that is given while somebody renews comes first", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  const { id } = await saveBudget(world);
  await expireBudget(owner, id);
  const finished = `dls_${owner.id}_Finalizado`;
  beforeSave("insert into request_version", () =>
    changeRows(owner, sql`update request set deal_status_id = ${finished} where id = ${id}`),
  );
  const { error } = await callRequest(buyer, ["POST", id, "/update-expired"], { version: 1 });
  expect(error.type).toBe("STALE_VERSION");
});

test("budgets are listed by code, name, company and status, with whether they expired", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  const first = await saveBudget(world, { name: "Padaria Trigal" });
  const second = await saveBudget(world, { name: "Escola São José" });
  await expireBudget(owner, first.id);
  await changeRows(
    owner,
    sql`update request set deal_status_id = ${`dls_${owner.id}_Finalizado`}
      where distributor_id = ${owner.id} and id = ${second.id}`,
  );
  const list = async (query: string, person: Pick<TestUser, "headers"> = buyer) => {
    const { data } = await callApi<{
      items: { code: string; isExpired: boolean; expiresOn: string | null }[];
      totalItems: number;
    }>("GET", `/app/user/requests${query}`, { headers: person.headers });
    return data;
  };
  const codes = async (query: string) => (await list(query)).items.map(({ code }) => code);
  expect((await list("?type=budget")).items).toMatchObject([
    { code: "ORC-000002", isExpired: false },
    { code: "ORC-000001", isExpired: true, expiresOn: "2020-01-01" },
  ]);
  expect(await codes("?type=budget&search=escola%20sao")).toEqual(["ORC-000002"]);
  expect(await codes("?type=budget&search=000001")).toEqual(["ORC-000001"]);
  expect(await codes("?type=budget&search=volt")).toEqual(["ORC-000002", "ORC-000001"]);
  expect(await codes(`?type=budget&statusId=dls_${owner.id}_Finalizado`)).toEqual(["ORC-000002"]);
  expect(await codes("?type=budget&page=2&pageSize=1")).toEqual(["ORC-000001"]);
  // Orders by default; budgets for people who see only those.
  expect((await list("")).totalItems).toBe(0);
  const ofBudgets = await createTestUser(owner, { permissions: ["budget"] });
  expect((await list("", ofBudgets)).totalItems).toBe(2);
  expect((await callApi("GET", "/app/user/requests?type=order", ofBudgets)).error.type).toBe("accessDenied");
});

test("settings of budgets, their expiry, discounts and proposals are read by name [CALLS-35]", async () => {
  const { owner } = await createBudgetWorld({
    settings: {
      requests: { budgetExpiry: { active: true, days: 7 }, showBudgetButton: false },
      prices: { hasDefaultDiscount: true },
    },
  });
  const seller = await createTestUser(owner, {
    permissions: ["budget"],
    roleContent: { label: "seller", defaultDiscount: "3" },
  });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["budget"] });
  const read = (name: string, person: TestUser = seller) =>
    callApi("GET", `/app/user/settings/${name}`, { headers: person.headers });
  expect((await read("budget")).data).toMatchObject({
    ...{ enableUpdateExpiredBudget: true, showBudgetButton: false, showRequestButton: true },
    configCheckoutFile: { enabled: false, required: false },
  });
  const { data: expiry } = await read("requestExpiry");
  expect(expiry).toMatchObject({ active: true, days: 7 });
  expect(String(expiry["expiryDate"])).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect((await read("discount", staff)).data).toMatchObject({ hasDefaultDiscount: true });
  expect((await read("discount")).error.type).toBe("accessDenied");
  const permissions = { authSellerDiscount: false, authSellerViewRequestsBudgetsPrices: false };
  expect((await read("proposal")).data).toEqual({
    permissions: expect.objectContaining(permissions) as unknown,
  });
  expect((await read("proposal?read=permissionsAndDefaultValues")).data).toMatchObject({
    permissions,
    defaultValues: { discountPct: "3" },
  });
});

test("staff open what their list shows with the key of its details, and integrators without one", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  const { id } = await saveBudget(world);
  const open = async (permissions: readonly string[]) => {
    const staff = await createTestUser(owner, { type: "staff", permissions });
    const listed = await callApi<{ items: object[] }>("GET", "/app/user/requests?type=budget", {
      headers: staff.headers,
    });
    const { status } = await callRequest(staff, ["GET", id]);
    return [listed.data.items.length, status];
  };
  expect(await open(["budget"])).toEqual([1, 404]);
  expect(await open(["budget", "order.details"])).toEqual([1, 404]);
  expect(await open(["budget", "budget.details"])).toEqual([1, 200]);
  expect((await callRequest(buyer, ["GET", id])).status).toBe(200);
});
