import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { OrderDetails } from "#domain/payments/checkout-schema.ts";
import type { Reconciliation } from "#domain/payments/reconciliation.ts";
import { createOrderPaidBy } from "#tests/factories/charged-order.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { ledgerOf, openShop, tell } from "#tests/factories/mercado-pago-shop.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { readRows } from "#tests/factories/rows.ts";
import { MERCADO_PAGO_SETTINGS } from "#tests/fakes/mercado-pago.ts";
import { callApi } from "#tests/setup/call-api.ts";

const env = MERCADO_PAGO_SETTINGS;
/** R$ 10.100,00 and 10 % for twelve installments. */
const IN_TWELVE = { name: "12x", value: "10", quantityOfInstallments: 12 };
const TOTAL = 1_111_000;

function readOrder(owner: TestDistributor, id: string) {
  return callApi<OrderDetails>("GET", `/app/open/order/${id}/details`, {
    headers: { "x-debug-distributor": owner.slug },
  });
}

/** A shop with an order that is paid by card in twelve installments, and its page at the provider. */
async function openCardShop(type: "credito" | "debito" = "credito") {
  const shop = await openShop({ paidBy: { type, condition: IN_TWELVE } });
  const { data } = await shop.charge();
  const page = shop.network.cardPages()[0];
  if (page === undefined) throw new Error("The provider made no page");
  const pay = async (isApproved = true) => {
    const id = shop.network.payByCard(page.id, { isApproved });
    if (id === null) throw new Error("The page is closed");
    return { id, told: (await tell(shop.owner, shop.network.notificationOf(id))).data };
  };
  return { ...shop, page, pay, made: data };
}

test("a payer is told what the installments of a card cost before paying", async () => {
  const owner = await createTestDistributor();
  const inTwelve = await createOrderPaidBy(owner, "credito", IN_TWELVE);
  const { data } = await readOrder(owner, inTwelve.id);
  expect(data).toMatchObject({ methods: ["credito"], totalCents: TOTAL });
  expect(data.cardPlan).toMatchObject({ count: 12, eachCents: 92_583 });
  // 10 % in twelve monthly payments are about 20 % a year.
  expect(Number(data.cardPlan?.annualCostPct)).toBeGreaterThan(19);
  expect(Number(data.cardPlan?.annualCostPct)).toBeLessThan(21);
  const atOnce = await createOrderPaidBy(owner, "credito");
  expect((await readOrder(owner, atOnce.id)).data.cardPlan).toBeNull();
});

test("a card is charged on a page of the provider, which takes no other way to pay and not more installments, and settles the order once", async () => {
  const { owner, order, read, page, pay, made } = await openCardShop();
  expect(made.charge).toMatchObject({ status: "pending", amountCents: TOTAL, url: page.init_point });
  expect(page).toMatchObject({
    items: [{ quantity: 1, unit_price: 11_110 }],
    payment_methods: { installments: 12 },
    back_urls: { success: `http://portal.test/checkout/${order.id}` },
    notification_url: `http://${owner.slug}.portal.test/app/open/webhooks/mercadopago?source_news=webhooks`,
  });
  const excluded = page.payment_methods.excluded_payment_types.map(({ id }) => id);
  expect(excluded).toEqual(expect.arrayContaining(["debit_card", "bank_transfer", "ticket"]));
  expect(excluded).not.toContain("credit_card");
  expect((await pay()).told).toEqual({ applied: true });
  expect((await read()).data).toMatchObject({ paymentStatus: "received", charge: { status: "paid" } });
  expect(await ledgerOf(owner, order.id)).toEqual([
    ["created", TOTAL],
    ["paid", TOTAL],
  ]);
});

test("a card that its bank refuses leaves the charge open for another one", async () => {
  const { owner, order, read, pay, charge, network } = await openCardShop();
  expect((await pay(false)).told).toEqual({ applied: true });
  expect((await read()).data).toMatchObject({ paymentStatus: "requested", charge: { status: "pending" } });
  // Whoever asks again goes on with the same page.
  await charge();
  expect(network.cardPages()).toHaveLength(1);
  expect((await pay()).told).toEqual({ applied: true });
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual(["created", "declined", "paid"]);
});

test("two cards that pay the same charge are two payments, of which one waits for a person", async () => {
  const { owner, order, pay } = await openCardShop();
  await pay();
  await pay();
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual(["created", "paid", "paid"]);
});

test("money goes back to the card that paid, once, and not to one that was refused", async () => {
  const { owner, order, admin, pay, made, network, calls } = await openCardShop();
  await pay(false);
  const { id } = await pay();
  const path = `/app/user/requests/${order.id}/charges/${made.charge?.id ?? ""}/refunds`;
  const body = { seenHeldCents: TOTAL, amountCents: 10_000, reason: "Combinado por telefone" };
  const sent = await callApi("POST", path, { headers: admin.headers, env, body });
  expect(sent.status).toBe(201);
  expect(calls.at(-1)?.path).toBe(`/v1/payments/${String(id)}/refunds`);
  expect(network.list().map((one) => one.transaction_amount_refunded)).toEqual([0, 100]);
  expect((await tell(owner, network.notificationOf(id))).data).toEqual({ applied: false });
  expect((await ledgerOf(owner, order.id)).at(-1)).toEqual(["refunded", 10_000]);
});

test("the provider's page is closed when the order is refused", async () => {
  const { owner, admin, order, page, network, calls } = await openCardShop();
  const [row] = await readRows(owner, sql`select deal_status_id as id from request where id = ${order.id}`);
  const statusId = await createTestStatus(owner, { name: "Cancelado", groupName: "refused", groupOrder: 4 });
  const { status } = await callApi("PUT", `/app/user/requests/${order.id}/status`, {
    ...{ headers: admin.headers, env },
    body: { type: "order", statusId, seenStatusId: String(row?.["id"]) },
  });
  expect(status).toBe(200);
  expect(calls.at(-1)).toMatchObject({ method: "PUT", path: `/checkout/preferences/${page.id}` });
  expect(network.payByCard(page.id)).toBeNull();
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual([
    "created",
    "expired",
    "calledOff",
  ]);
});

test("debit is taken at once and from no credit card", async () => {
  const { page, pay } = await openCardShop("debito");
  expect(page.payment_methods.installments).toBe(1);
  const excluded = page.payment_methods.excluded_payment_types.map(({ id }) => id);
  expect(excluded).toContain("credit_card");
  expect(excluded).not.toContain("debit_card");
  expect((await pay()).told).toEqual({ applied: true });
});

test("the sandbox's bank is its page for cards", async () => {
  const owner = await createTestDistributor();
  const order = await createOrderPaidBy(owner, "credito", IN_TWELVE);
  const { status, data } = await createPayment(owner, order.id, "credito");
  expect(status).toBe(201);
  expect(data.charge).toMatchObject({
    ...{ method: "credito", amountCents: TOTAL },
    url: expect.stringMatching(new RegExp(`/checkout/${order.id}/sandbox$`)) as string,
  });
});

test("a provider that is down, or answers something else, makes no charge", async () => {
  const { owner, order, charge } = await openShop({
    ...{
      paidBy: { type: "credito" },
      before: () => {
        throw new TypeError("Network connection lost");
      },
    },
  });
  expect((await charge()).error.type).toBe("PAYMENT_PROVIDER_UNAVAILABLE");
  expect(await ledgerOf(owner, order.id)).toEqual([]);
});

test("a card that was charged without a word is found by comparing the day, and noted", async () => {
  const { owner, order, admin, page, network } = await openCardShop();
  network.payByCard(page.id, { isApproved: false });
  network.payByCard(page.id);
  const path = "/app/staff/settings/paymentProvider/reconciliation";
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(new Date());
  const compare = () => callApi<Reconciliation>("GET", `${path}?day=${day}`, { headers: admin.headers, env });
  const [found] = (await compare()).data.differences;
  expect(found).toMatchObject({ order: { id: order.id }, canSettle: true, facts: [{ kind: "paid" }] });
  const body = { providerChargeId: found?.providerChargeId };
  const settled = await callApi("POST", path, { headers: admin.headers, env, body });
  expect(settled.data).toEqual({ applied: true });
  expect((await compare()).data.differences).toEqual([]);
  expect((await ledgerOf(owner, order.id)).map(([kind]) => kind)).toEqual(["created", "declined", "paid"]);
});
