import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { PaymentList } from "#domain/payments/payment-list-schema.ts";
import type { SheetCell } from "#domain/imports/sheet-cell.ts";
import { sourceOf } from "#tests/factories/byte-source.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf, startCall } from "#tests/setup/call-api.ts";
import { type ChargeConditions, createChargeList } from "#worker/repositories/payments/charge-list.ts";
import { toSearchText } from "#worker/services/shared/search-text.ts";
import { openSheetFile } from "#worker/sheets/open-sheet.ts";

const TOTAL = 1_010_000;
const STAFF = ["order", "order.details", "order.details.payment"];

const BUYER = ["closedKits", "order", "requestButton.order", "order.details.payment"];

type Person = Pick<TestUser, "headers">;

async function list(person: Person, query = "") {
  const answer = await callApi<PaymentList>("GET", `/app/user/payments?${query}`, {
    headers: person.headers,
  });
  expect(answer.status).toBe(200);
  return answer.data;
}

const codesOf = async (person: Person, query = "") =>
  (await list(person, query)).items.map(({ code }) => code);

/** Lets a charge be another one, bypassing the API. */
function changeCharge(
  owner: TestDistributor,
  requestId: string,
  change: { createdAt?: string; expiresAt?: string; provider?: string; method?: string },
) {
  const { createdAt = null, expiresAt = null, provider = null, method = null } = change;
  return changeRows(
    owner,
    sql`update charge set created_at = coalesce(${createdAt}, created_at),
        expires_at = coalesce(${expiresAt}, expires_at), provider = coalesce(${provider}, provider),
        method = coalesce(${method}, method)
      where distributor_id = ${owner.id} and request_id = ${requestId}`,
  );
}

/** Four orders of a company with a charge each: paid (of 3 November), short (the 10th, by Mercado Pago), over by time
 *  alone (the 11th), and a boleto that is open. */
async function createWorld() {
  const owner = await createTestDistributor();
  const cashier = await createTestUser(owner, { type: "staff", permissions: STAFF });
  const buyer = await createTestUser(owner, { permissions: BUYER });
  const orderNamed = async (name: string) => {
    const order = await createTestOrder(owner, { buyer, changes: { name } });
    await createPayment(owner, order.id);
    return order;
  };
  const paid = await orderNamed("Padaria");
  const short = await orderNamed("Escola");
  const expired = await orderNamed("Mercado");
  const open = await orderNamed("Chácara");
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, paid.id)));
  await deliverEvent(owner, buildPaymentEvent(await readCharge(owner, short.id), { amountCents: 1_000_000 }));
  await changeCharge(owner, paid.id, { createdAt: "2026-11-03T12:00:00.000Z" });
  // The last minute of the 10th in São Paulo.
  await changeCharge(owner, short.id, { createdAt: "2026-11-11T02:59:00.000Z", provider: "mercadopago" });
  await changeCharge(owner, expired.id, {
    ...{ createdAt: "2026-11-11T12:00:00.000Z", expiresAt: "2026-11-11T12:30:00.000Z" },
  });
  await changeCharge(owner, open.id, { method: "boleto" });
  return { owner, cashier, buyer, paid, short, expired, open };
}

/** Lets sellers of companies see prices, or hides them. */
async function showPrices(owner: TestDistributor, shows: boolean) {
  await changeRows(
    owner,
    sql`update integrator set company_permissions = json_object('authSellerViewRequestsBudgetsPrices', json(${String(shows)}))
      where distributor_id = ${owner.id}`,
  );
}

async function download({ headers }: Person, query: string) {
  const call = startCall("GET", `/app/user/payment-export?${query}`, { headers });
  const response = await call.response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  await call.finish();
  return { bytes, name: response.headers.get("content-disposition") ?? "" };
}

/** The cells of a CSV file, its heading first. */
async function rowsOf(person: Person, query = ""): Promise<string[][]> {
  const { bytes } = await download(person, `${query}&format=csv`);
  const text = new TextDecoder().decode(bytes).replace("\uFEFF", "");
  return text
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";"));
}

test("the charges of all orders are listed, newest first, as they are now, with what all of them amount to", async () => {
  const { cashier, paid, short, expired, open } = await createWorld();
  const answer = await list(cashier);
  expect(answer.items.map(({ code, status, heldCents }) => [code, status, heldCents])).toEqual([
    [open.code, "pending", 0],
    [expired.code, "expired", 0],
    [short.code, "short", 1_000_000],
    [paid.code, "paid", TOTAL],
  ]);
  expect(answer).toMatchObject({ totalItems: 4, askedCents: 4 * TOTAL, heldCents: 1_000_000 + TOTAL });
  expect(answer.items[0]).toMatchObject({
    ...{
      requestId: open.id,
      name: "Chácara",
      customerName: "Marina Alves",
      integratorName: "Volt Engenharia",
    },
    ...{ method: "boleto", provider: "sandbox", amountCents: TOTAL, paidAt: null, isPayable: true },
  });
  expect(answer.items.slice(1).some(({ isPayable }) => isPayable)).toBe(false);
});

test("money that was sent back is not held any more", async () => {
  const { owner, paid } = await createWorld();
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: [...STAFF, "order.details.payment.statusEdit"],
  });
  const { id } = await readCharge(owner, paid.id);
  const sent = await callApi("POST", `/app/user/requests/${paid.id}/charges/${id}/refunds`, {
    headers: cashier.headers,
    body: { seenHeldCents: TOTAL, amountCents: 10_000, reason: "Desconto combinado" },
  });
  expect(sent.status).toBe(201);
  expect(await list(cashier, "status=partlyRefunded")).toMatchObject({
    ...{ totalItems: 1, askedCents: TOTAL, heldCents: TOTAL - 10_000 },
    items: [{ code: paid.code, heldCents: TOTAL - 10_000 }],
  });
});

test("filters leave what they name, and the sums are of that; a page has no part in them", async () => {
  const { owner, cashier, paid, short, expired, open } = await createWorld();
  const setStatus = (id: string, status: string) =>
    changeRows(
      owner,
      sql`update charge set status = ${status} where distributor_id = ${owner.id} and request_id = ${id}`,
    );
  const found = async (query: string) => (await codesOf(cashier, query)).toSorted();
  const codes = (...orders: { code: string }[]) => orders.map(({ code }) => code).toSorted();
  expect(await found("status=pending")).toEqual(codes(open));
  expect(await found("status=expired")).toEqual(codes(expired));
  expect(await found("status=short")).toEqual(codes(short));
  // All that a person has to look at: another amount, or cards that were stopped.
  expect(await found("status=toReview")).toEqual(codes(short));
  await setStatus(open.id, "stopped");
  expect(await found("status=toReview")).toEqual(codes(short, open));
  await setStatus(open.id, "pending");
  expect(await found("method=boleto")).toEqual(codes(open));
  expect(await found("provider=mercadopago")).toEqual(codes(short));
  expect(await found("from=2026-11-03&until=2026-11-10")).toEqual(codes(paid, short));
  expect(await found("from=2026-11-11")).toEqual(codes(expired, open));
  expect(await found("search=padar")).toEqual(codes(paid));
  expect(await found(`search=${short.code}`)).toEqual(codes(short));
  expect(await found("search=marina")).toHaveLength(4);
  expect(await found("search=volt+eng")).toHaveLength(4);
  expect(await found("search=nada")).toEqual([]);
  expect(await found("search=&status=&method=&from=")).toHaveLength(4);
  expect(await list(cashier, "search=escola&status=short&method=pix")).toMatchObject({
    ...{ totalItems: 1, askedCents: TOTAL, heldCents: 1_000_000 },
  });
  const second = await list(cashier, "pageSize=3&page=2");
  expect(second).toMatchObject({ totalItems: 4, askedCents: 4 * TOTAL });
  expect(second.items.map(({ code }) => code)).toEqual([paid.code]);
  expect((await codesOf(cashier, "sort=createdAt"))[0]).toBe(paid.code);
  expect(await list(cashier, "status=chargedBack")).toEqual({
    ...{ items: [], totalItems: 0, askedCents: 0, heldCents: 0 },
  });
});

test("another distributor's charges are not seen, nor those of deleted orders", async () => {
  const { owner, cashier, paid, short, expired, open } = await createWorld();
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect(await list(stranger)).toMatchObject({ items: [], totalItems: 0, askedCents: 0 });
  expect(await rowsOf(stranger)).toHaveLength(1);
  await changeRows(owner, sql`update request set deleted_at = '2026-11-20' where id = ${expired.id}`);
  expect(await codesOf(cashier)).toEqual([open.code, short.code, paid.code]);
  expect((await list(cashier)).totalItems).toBe(3);
});

test("a company sees its own, a seller those that they look after", async () => {
  const { owner, buyer, paid, open } = await createWorld();
  const rival = await createTestUser(owner, {
    ...{ permissions: BUYER, integratorId: await createTestCompany(owner, "Rival") },
  });
  expect(await codesOf(buyer)).toHaveLength(4);
  expect(await codesOf(rival)).toEqual([]);
  const theirs = await createTestOrder(owner, { buyer: rival });
  await createPayment(owner, theirs.id);
  expect(await codesOf(rival)).toEqual([theirs.code]);
  expect(await codesOf(buyer)).not.toContain(theirs.code);
  expect(await codesOf(rival, "search=volt")).toEqual([]);
  const seller = await createTestUser(owner, { permissions: BUYER, roleContent: { label: "seller" } });
  await showPrices(owner, true);
  expect(await codesOf(seller)).toEqual([]);
  await changeRows(
    owner,
    sql`update request set responsible_id = ${seller.id} where id in (${paid.id}, ${open.id})`,
  );
  expect(await codesOf(seller)).toEqual([open.code, paid.code]);
  expect(await list(seller)).toMatchObject({ totalItems: 2, askedCents: 2 * TOTAL, heldCents: TOTAL });
});

test.each([
  ["staff who see orders alone", "staff", ["order", "order.details"]],
  ["staff who may not open orders", "staff", ["order", "order.details.payment"]],
  ["staff who see no orders", "staff", ["budget", "order.details", "order.details.payment"]],
  ["integrators without payments", "integrator", ["order"]],
] as const)("%s are refused, the file, too", async (_who, type, permissions) => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type, permissions });
  for (const path of ["payments", "payment-export"]) {
    expect((await callApi("GET", `/app/user/${path}`, { headers })).status).toBe(403);
  }
});

test("a seller whose company hides prices sees charges without amounts, and no way to where they stand", async () => {
  const { owner, open } = await createWorld();
  await showPrices(owner, false);
  const seller = await createTestUser(owner, { permissions: BUYER, roleContent: { label: "seller" } });
  await changeRows(owner, sql`update request set responsible_id = ${seller.id} where id = ${open.id}`);
  expect(await list(seller)).toMatchObject({
    ...{ totalItems: 1, askedCents: null, heldCents: null },
    items: [{ code: open.code, status: "pending", amountCents: null, heldCents: null, isPayable: false }],
  });
  const [head, row] = await rowsOf(seller);
  for (const title of ["Valor (R$)", "Pago (R$)"])
    expect(row?.[head?.indexOf(title) ?? -1]).toBe("não mostrado");
  for (const title of ["Integrador", "CNPJ", "Provedor", "Código no provedor"])
    expect(head).not.toContain(title);
  expect(JSON.stringify(row)).not.toContain("10100");
});

test("all that the filters leave is one file, in the list's order, as text and as a workbook", async () => {
  const { owner, cashier, paid, short } = await createWorld();
  const { providerChargeId } = await readCharge(owner, short.id);
  const [head, ...rows] = await rowsOf(cashier, "until=2026-11-10");
  expect(head).toEqual([
    ...[
      "Pedido",
      "Nome",
      "Integrador",
      "CNPJ",
      "Cliente",
      "Forma",
      "Provedor",
      "Código no provedor",
      "Situação",
    ],
    ...["Valor (R$)", "Em caixa (R$)", "Gerada em", "Válida até", "Paga em"],
  ]);
  expect(rows.map((row) => row[0])).toEqual([short.code, paid.code]);
  expect(rows[0]?.slice(1, 12)).toEqual([
    ...[
      "Escola",
      "Volt Engenharia",
      "11222333000181",
      "Marina Alves",
      "Pix",
      "Mercado Pago",
      providerChargeId,
    ],
    ...["Paga a menos", "10100,00", "10000,00", "10/11/2026 23:59"],
  ]);
  const { bytes, name } = await download(cashier, "status=expired&format=xlsx");
  expect(name).toMatch(/^attachment; filename="pagamentos-\d{4}(-\d\d){5}\.xlsx"$/);
  const file = await openSheetFile(sourceOf(bytes));
  const sheet: SheetCell[][] = [];
  for await (const { cells } of file.rows(null)) sheet.push(cells);
  expect(sheet).toHaveLength(2);
  expect(sheet[1]?.[8]).toBe("Expirada");
});

test("a file of many charges is read in parts and loses none", async () => {
  const { owner, cashier, paid } = await createWorld();
  await changeRows(
    owner,
    sql`insert into charge (distributor_id, id, request_id, provider, provider_charge_id, method, status, amount_cents,
        expires_at, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
      select distributor_id, id || '_' || i, request_id, provider, provider_charge_id || '_' || i, method, 'expired', i,
        expires_at, created_at
      from charge, n where distributor_id = ${owner.id} and request_id = ${paid.id}`,
  );
  const rows = await rowsOf(cashier, "until=2026-11-03");
  expect(rows).toHaveLength(1 + 1_201);
  expect(new Set(rows.map((row) => row[7])).size).toBe(1 + 1_201);
});

test("a list is one round trip, beside that of the session", async () => {
  const { cashier } = await createWorld();
  const call = () => callApi("GET", "/app/user/payments?search=marina", { headers: cashier.headers });
  await call();
  expect(roundTripsOf(await call())).toBeLessThanOrEqual(2);
});

const EVERYTHING: ChargeConditions = {
  reach: { integratorId: null, responsibleId: null },
  ...{ search: null, status: null, method: null, provider: null },
  ...{ createdFrom: null, createdBefore: null, now: "2026-11-28T12:00:00.000Z" },
};

const OF_ORDERS = /charge USING INDEX charge_request \(distributor_id=\? AND request_id=\?\)/;

test.each([
  ["of all", {}, /charge USING INDEX charge_newest/],
  [
    "of a period",
    { createdFrom: "2026-11-01T03:00:00.000Z" },
    /charge USING INDEX charge_newest.*created_at>/,
  ],
  ["of a status", { status: "short" }, /charge USING INDEX charge_newest/],
  ["of what a person has to look at", { status: "toReview" }, /charge USING INDEX charge_newest/],
  ["of a company", { reach: { integratorId: "int_1", responsibleId: null } }, OF_ORDERS],
  ["of a seller", { reach: { integratorId: "int_1", responsibleId: "usr_1" } }, OF_ORDERS],
  ["of a text", { search: toSearchText("marina") }, OF_ORDERS],
] as const)("a page %s is found by an index", async (_what, change, expected) => {
  const owner = await createTestDistributor();
  const page = createChargeList(owner.database, owner.id).pageOf(
    { ...EVERYTHING, ...change },
    { isDescending: true, page: 1, pageSize: 25 },
  );
  const steps = await readRows(owner, sql`explain query plan ${page.getSQL()}`);
  const plan = steps.map(({ detail }) => String(detail)).join("\n");
  expect(plan).toMatch(expected);
  expect(plan).not.toMatch(/SCAN (charge|request)\b/);
});
