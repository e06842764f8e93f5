import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "../factories/distributor.ts";
import { createTestOperator } from "../factories/platform.ts";
import { changeRows, readRows } from "../factories/rows.ts";
import { callApi } from "../setup/call-api.ts";

const PATH = "/app/user/preferences";
const ON = { portal: true, email: true };
const USUAL = { colorScheme: "auto", menu: "full" };

async function createPerson(type: "admin" | "staff" | "integrator", permissions: readonly string[] = []) {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { type, permissions });
  const { headers } = user;
  return {
    owner,
    user,
    read: async () => (await callApi("GET", PATH, { headers })).data,
    change: (body: unknown) => callApi("PUT", PATH, { headers, body }),
  };
}

test("an administrator hears of everything everywhere until a channel is switched off", async () => {
  const { read, change } = await createPerson("admin");
  const all = {
    orderCreated: ON,
    paymentReceived: ON,
    paymentMismatch: ON,
    cardsStopped: ON,
    paymentProof: ON,
    financingAsked: ON,
    paymentCalledOff: ON,
    paymentDifferences: ON,
    stockShort: ON,
    lowStock: ON,
    registrationReceived: ON,
    discountAsked: ON,
    discountDecided: ON,
    budgetCreated: ON,
    priceDrift: ON,
    mentioned: ON,
    budgetExpiry: ON,
    budgetAnswered: ON,
    shipment: ON,
    unitsTakenBack: ON,
    statusChanged: ON,
    requestHandedOver: ON,
  };
  expect(await read()).toEqual({ notifications: all, saleEmails: true, appearance: USUAL });
  const saved = await change({ notifications: { orderCreated: { portal: false } } });
  const orderCreated = { portal: false, email: true };
  expect(saved.data).toEqual({
    notifications: { ...all, orderCreated },
    ...{ saleEmails: true, appearance: USUAL },
  });
  await change({ notifications: { orderCreated: { email: false }, lowStock: { email: false } } });
  expect(await read()).toEqual({
    notifications: {
      ...all,
      orderCreated: { portal: false, email: false },
      lowStock: { portal: true, email: false },
    },
    saleEmails: true,
    appearance: USUAL,
  });
});

test.each([
  [false, { portal: false, email: false }],
  [true, { portal: true, email: false }],
])("a kind that was switched to %s as a whole keeps what that meant", async (before, after) => {
  const { owner, user, read, change } = await createPerson("admin");
  const stored = JSON.stringify({ notifications: { orderCreated: before } });
  await changeRows(owner, sql`update user set preferences = ${stored} where id = ${user.id}`);
  await change({ notifications: { orderCreated: { email: false } } });
  expect(await read()).toMatchObject({ notifications: { orderCreated: after } });
});

test.each([
  [
    "staff",
    ["order"],
    [
      "orderCreated",
      "paymentReceived",
      "paymentMismatch",
      "cardsStopped",
      "paymentProof",
      "financingAsked",
      "paymentCalledOff",
      "stockShort",
      "shipment",
      "unitsTakenBack",
      "statusChanged",
      "requestHandedOver",
    ],
  ],
  ["staff", ["integrators.read"], ["registrationReceived"]],
  ["staff", [], []],
  [
    "integrator",
    ["order"],
    [
      "paymentReceived",
      "paymentCalledOff",
      "shipment",
      "unitsTakenBack",
      "statusChanged",
      "requestHandedOver",
    ],
  ],
  ["integrator", [], []],
] as const)("%s with %j choose among %j only", async (type, permissions, kinds) => {
  const { read, change } = await createPerson(type, permissions);
  expect(await read()).toEqual({
    notifications: Object.fromEntries(kinds.map((kind) => [kind, ON])),
    saleEmails: true,
    appearance: USUAL,
  });
  const { status, error } = await change({ notifications: { lowStock: { portal: false } } });
  expect(status).toBe(400);
  expect(error.details["issues"]).toEqual([
    expect.objectContaining({ field: "notifications.lowStock", code: "NOT_OF_TYPE" }),
  ]);
});

test("what becomes of a channel is in the log; how the portal looks is not", async () => {
  const { owner, change } = await createPerson("admin");
  await change({ notifications: { orderCreated: { portal: false, email: true } } });
  await change({ notifications: { orderCreated: { portal: false } }, appearance: { menu: "mini" } });
  const rows = await readRows(
    owner,
    sql`select event, changes from audit_log where distributor_id = ${owner.id} order by at`,
  );
  expect(rows).toEqual([
    { event: "user.preferences-changed", changes: '{"orderCreated.portal":{"from":true,"to":false}}' },
  ]);
});

test("everybody chooses how the portal looks, and what is not named stays", async () => {
  for (const type of ["admin", "staff", "integrator"] as const) {
    const { read, change } = await createPerson(type);
    await change({ appearance: { colorScheme: "dark" } });
    const saved = await change({ appearance: { menu: "mini" } });
    expect(saved.data).toMatchObject({ appearance: { colorScheme: "dark", menu: "mini" } });
    expect(await read()).toMatchObject({ appearance: { colorScheme: "dark", menu: "mini" } });
  }
});

test("an operator of the platform chooses how it looks, and has no notifications", async () => {
  const { headers } = await createTestOperator();
  const change = (body: unknown) => callApi("PUT", PATH, { headers, body });
  expect((await change({ appearance: { menu: "mini" } })).status).toBe(200);
  expect((await callApi("GET", PATH, { headers })).data).toEqual({
    notifications: {},
    saleEmails: true,
    appearance: { colorScheme: "auto", menu: "mini" },
  });
  expect((await change({ notifications: { orderCreated: { portal: true } } })).status).toBe(400);
});

test("preferences are one's own", async () => {
  const { owner, change } = await createPerson("admin");
  const { headers } = await createTestUser(owner, { type: "admin" });
  await change({ notifications: { orderCreated: { portal: false } }, appearance: { menu: "mini" } });
  expect((await callApi("GET", PATH, { headers })).data).toMatchObject({
    notifications: { orderCreated: ON },
    saleEmails: true,
    appearance: USUAL,
  });
});

test("whether budgets and orders tell a person by e-mail is theirs to say, and in the log", async () => {
  const { owner, read, change } = await createPerson("integrator", ["budget"]);
  expect((await change({ saleEmails: false })).data).toMatchObject({ saleEmails: false });
  await change({ notifications: { budgetExpiry: { portal: false } } });
  await change({ saleEmails: false });
  expect(await read()).toMatchObject({ saleEmails: false });
  expect((await change({ saleEmails: "no" })).status).toBe(400);
  const rows = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} order by at, id limit 1`,
  );
  expect(rows).toEqual([{ changes: '{"saleEmails":{"from":true,"to":false}}' }]);
});
