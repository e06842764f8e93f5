import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { buildOrderInput } from "#tests/factories/order.ts";
import { buildFormField, createTestForm } from "#tests/factories/custom-form.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import { createTestRequestFile } from "#tests/factories/request-file.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import {
  ALL_OF_REQUESTS,
  type BudgetWorld,
  callRequest,
  createBudgetWorld,
  expireBudget,
  saveBudget,
} from "#tests/factories/saved-budget.ts";
import { createTestPayment } from "#tests/factories/sale.ts";
import { readLedger, readStock } from "#tests/factories/stock.ts";

function turn(world: BudgetWorld, id: string, body: object = { version: 1 }, headers = {}) {
  return callRequest<CreatedRequest>(world.buyer, ["POST", id, "/order"], body, headers);
}

test("a budget becomes an order under the next code, at its own sum, with its units reserved [PRICING-07]", async () => {
  const world = await createBudgetWorld();
  const { owner, kit, module } = world;
  const { id, code } = await saveBudget(world);
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 0 });
  // The kit's price and a freight rule have changed: the order keeps the agreed terms.
  await changeRows(
    owner,
    sql`update kit_option set price_cents = 2000000 where distributor_id = ${owner.id} and id = ${kit}`,
  );
  const { status, data } = await turn(world, id);
  expect([status, data]).toEqual([
    200,
    {
      ...{ id, type: "order", code: "PED-000001", version: 2, totalCents: 1_010_000 },
      freightRequoted: false,
    },
  ]);
  expect(await readStock(owner, module.id)).toMatchObject({ onHand: 100, reserved: 10 });
  expect(await readLedger(owner, module.id)).toMatchObject({ reserved: 10 });
  const [row] = await readRows(
    owner,
    sql`select type, budget_code as budgetCode, budget_created_at is not null as hasDay, stock_status as stock,
        expires_on as expiresOn, (select count(*) from request_version where request_id = ${id}) as versions
      from request where distributor_id = ${owner.id} and id = ${id}`,
  );
  expect(row).toEqual({
    ...{ type: "order", budgetCode: code, hasDay: 1, stock: "reserved", expiresOn: null, versions: 2 },
  });
  const sums = await readRows(
    owner,
    sql`select content ->> '$.totals' as totals, content ->> '$.explain' as explain from request_version
      where distributor_id = ${owner.id} and request_id = ${id} order by version`,
  );
  const [before, after] = sums.map(({ totals, explain }) => [
    JSON.parse(String(totals)) as unknown,
    JSON.parse(String(explain)) as unknown,
  ]);
  expect(after).toEqual(before);
  const events = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and entity_id = ${id} order by at, rowid`,
  );
  expect(events.map(({ event }) => event)).toEqual(["budget.created", "budget.turned"]);
});

test("two people turn the same budget at once: there is one order, and one of them is told that it changed", async () => {
  const world = await createBudgetWorld();
  const { owner, module } = world;
  const other = await createTestUser(owner, { permissions: ALL_OF_REQUESTS });
  const { id } = await saveBudget(world);
  const answers = await Promise.all([turn(world, id), turn({ ...world, buyer: other }, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(["STALE_VERSION", "INVALID_TRANSITION"]).toContain(
    answers.find(({ status }) => status === 409)?.error.type,
  );
  expect(await readStock(owner, module.id)).toMatchObject({ reserved: 10 });
  expect(
    await readNumber(
      owner,
      sql`select value from counter where distributor_id = ${owner.id} and name = 'order'`,
    ),
  ).toBe(1);
});

test("five clicks with one key are one order, and each is answered the same", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  const key = { "idempotency-key": "turn-once" };
  const first = await turn(world, id, { version: 1 }, key);
  const more = await Promise.all([1, 2, 3, 4].map(() => turn(world, id, { version: 1 }, key)));
  expect(first.status).toBe(200);
  for (const answer of more) expect([answer.status, answer.data]).toEqual([200, first.data]);
});

test("without the stock nothing happens: the budget stays one", async () => {
  const world = await createBudgetWorld();
  const { owner, inverter } = world;
  const { id } = await saveBudget(world);
  await changeRows(
    owner,
    sql`update stock set on_hand = 0 where distributor_id = ${owner.id} and product_id = ${inverter.id}`,
  );
  const { status, error } = await turn(world, id);
  expect([status, error.type]).toEqual([409, "OUT_OF_STOCK"]);
  expect(
    await readRows(
      owner,
      sql`select type, version, code from request where distributor_id = ${owner.id} and id = ${id}`,
    ),
  ).toEqual([{ type: "budget", version: 1, code: "ORC-000001" }]);
  expect((await callRequest(world.buyer, ["GET", id])).status).toBe(200);
});

test("an expired budget is no order, and the refusal says until when it counted", async () => {
  const world = await createBudgetWorld();
  const { id } = await saveBudget(world);
  await expireBudget(world.owner, id);
  const { status, error } = await turn(world, id);
  expect([status, error.type, error.details]).toEqual([
    409,
    "BUDGET_EXPIRED",
    { requestId: id, expiredOn: "2020-01-01" },
  ]);
  expect((await callRequest(world.buyer, ["GET", id, "?budgetToOrder=true"])).error.type).toBe(
    "BUDGET_EXPIRED",
  );
});

test("a budget that says too little names what an order needs, and takes it along with another way to pay", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const info = { shippingDistributor: "CIF" as const };
  const { id, totalCents } = await saveBudget(world, { additionalInfo: info });
  const refused = await turn(world, id);
  expect([refused.status, refused.error.type]).toEqual([400, "INVALID_BODY"]);
  const payment = await createTestPayment(owner, { value: "5" });
  const { additionalInfo } = buildOrderInput([]);
  const asked = { version: 1, additionalInfo, payment };
  // R$ 10.100,00 and 5 percent on top.
  const seenWrong = await turn(world, id, { ...asked, expectedTotalCents: totalCents });
  expect([seenWrong.error.type, seenWrong.error.details]).toEqual([
    "PRICE_CHANGED",
    { expectedCents: 1_010_000, totalCents: 1_060_500 },
  ]);
  const { data } = await turn(world, id, { ...asked, expectedTotalCents: 1_060_500 });
  expect(data).toMatchObject({ type: "order", totalCents: 1_060_500, version: 2 });
});

test("another distributor's, another company's and an order are no budgets to turn", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id } = await saveBudget(world);
  const stranger = await createBudgetWorld();
  expect((await turn(stranger, id)).error.type).toBe("NOT_FOUND");
  const rival = await createTestUser(owner, { permissions: ALL_OF_REQUESTS, integratorId: "int_other" });
  expect((await turn({ ...world, buyer: rival }, id)).error.type).toBe("NOT_FOUND");
  const looker = await createTestUser(owner, { permissions: ["budget", "order"] });
  expect((await turn({ ...world, buyer: looker }, id)).error.type).toBe("accessDenied");
  expect((await turn(world, id, { version: 2 })).error.type).toBe("STALE_VERSION");
  await turn(world, id);
  expect((await turn(world, id, { version: 2 })).error.type).toBe("INVALID_TRANSITION");
});

test("in the back office of a marketplace nobody turns budgets into orders", async () => {
  const world = await createBudgetWorld({ marketplace: true });
  const { id } = await saveBudget(world);
  const admin = await createTestUser(world.owner, { type: "admin" });
  for (const person of [world.buyer, admin]) {
    expect((await turn({ ...world, buyer: person }, id)).error.type).toBe("accessDenied");
  }
});

test("an order asks for the distributor's required questions, which the budget did not have to answer", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const required = buildFormField({ required: true });
  const customForm = await createTestForm(owner, { fields: [required] });
  const answers = { [required.key]: "Marina" };
  const answered = await saveBudget(world, { customForms: [{ customForm, answers }] });
  const open = await saveBudget(world);
  const refused = await turn(world, open.id);
  expect([refused.status, refused.error.details]).toMatchObject([
    400,
    { issues: [{ field: `customForms.${customForm}.${required.key}`, code: "REQUIRED" }] },
  ]);
  expect((await turn(world, open.id, { version: 1, customForms: [{ customForm, answers }] })).status).toBe(
    200,
  );
  expect((await turn(world, answered.id)).status).toBe(200);
});

test("an order asks for the file that the checkout asks for, and what is brought becomes its own", async () => {
  const configCheckoutFile = { enabled: true, required: true, label: "Conta de luz", help: "" };
  const world = await createBudgetWorld({ settings: { requests: { configCheckoutFile } } });
  const { owner, buyer } = world;
  const bring = () => createTestRequestFile(owner, { userId: buyer.id });
  const kept = await bring();
  const withFile = await saveBudget(world, { checkoutFile: kept });
  const without = await saveBudget(world);
  const refused = await turn(world, without.id);
  expect([refused.status, refused.error.details]).toMatchObject([
    400,
    { issues: [{ field: "checkoutFile", code: "REQUIRED" }] },
  ]);
  const foreign = await createTestRequestFile(owner, { userId: "usr_other" });
  expect((await turn(world, without.id, { version: 1, checkoutFile: foreign })).error.type).toBe("NOT_FOUND");
  const [checkoutFile, photo] = [await bring(), await bring()];
  expect((await turn(world, without.id, { version: 1, checkoutFile, files: [photo] })).status).toBe(200);
  expect((await turn(world, withFile.id)).status).toBe(200);
  const rows = await readRows(
    owner,
    sql`select request_id as request, file_id as file from request_file where distributor_id = ${owner.id}`,
  );
  expect(new Set(rows)).toEqual(
    new Set([
      { request: without.id, file: checkoutFile },
      { request: without.id, file: photo },
      { request: withFile.id, file: kept },
    ]),
  );
});
