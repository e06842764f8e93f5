import { expect, test } from "vitest";
import { cardReference, endOfCard, eventsOf, MercadoPagoPaymentSchema } from "./mercado-pago-payment.ts";

/** A Pix that waits, in the fields of the public examples of creating a payment.
 *  @source https://www.mercadopago.com.br/developers/pt/reference/payments/_payments/post,
 *    https://github.com/mercadopago/sdk-nodejs (src/clients/payment/commonTypes.ts, paymentRefund/commonTypes.ts) */
const WAITING = {
  id: 1_234_567_890,
  date_created: "2026-05-25T13:01:02.000-03:00",
  date_approved: null,
  date_last_updated: "2026-05-25T13:01:02.000-03:00",
  date_of_expiration: "2026-05-25T13:31:02.000-03:00",
  status: "pending",
  status_detail: "pending_waiting_transfer",
  currency_id: "BRL",
  transaction_amount: 100.1,
  transaction_amount_refunded: 0,
  payment_method_id: "pix",
  payment_type_id: "bank_transfer",
  external_reference: "ORDER-2026-0001",
  point_of_interaction: { type: "PIX", transaction_data: { qr_code: "00020126…", ticket_url: "https://mp" } },
  refunds: [],
};
const PAID = {
  ...WAITING,
  ...{ status: "approved", status_detail: "accredited", date_approved: "2026-05-25T13:05:00.000-03:00" },
};
const REFUND = {
  ...{ id: 77, payment_id: 1_234_567_890, amount: 40.05, status: "approved" },
  date_created: "2026-05-26T09:00:00.000-03:00",
};

const paid = { id: "paid 1234567890", type: "charge.paid", amountCents: 10_010 };
const sentBack = { id: "refunded 77", type: "charge.refunded", amountCents: 4_005 };

function read(payment: object) {
  return eventsOf(MercadoPagoPaymentSchema.parse(payment));
}

test("a payment becomes an event with cents, and an instant of the world's clock", () => {
  expect(read(PAID)).toEqual([
    { ...paid, providerChargeId: "1234567890", occurredAt: "2026-05-25T16:05:00.000Z" },
  ]);
});

test.each<[string, object, object[]]>([
  ["that waits", WAITING, []],
  ["that is looked into", { ...WAITING, status: "in_process", status_detail: "pending_review_manual" }, []],
  ["of a status that nobody knows", { ...WAITING, status: "something_new" }, []],
  [
    "sent back in part",
    { ...PAID, status_detail: "partially_refunded", refunds: [REFUND] },
    [paid, sentBack],
  ],
  [
    "sent back in two parts",
    { ...PAID, status: "refunded", refunds: [REFUND, { ...REFUND, id: "78", amount: 60.05 }] },
    [paid, sentBack, { ...sentBack, id: "refunded 78", amountCents: 6_005 }],
  ],
  ["whose refund is not done yet", { ...PAID, refunds: [{ ...REFUND, status: "in_process" }] }, [paid]],
  ["in dispute", { ...PAID, status: "in_mediation", status_detail: "pending" }, [paid]],
  ["whose dispute goes on", { ...PAID, status: "charged_back", status_detail: "in_process" }, [paid]],
  ["whose dispute was won", { ...PAID, status: "charged_back", status_detail: "reimbursed" }, [paid]],
  [
    "whose dispute was lost after a part was sent back",
    { ...PAID, status: "charged_back", status_detail: "settled", refunds: [REFUND] },
    [paid, sentBack, { id: "charged back 1234567890", type: "charge.charged-back", amountCents: 6_005 }],
  ],
  [
    "that nobody paid in time",
    { ...WAITING, status: "cancelled", status_detail: "expired" },
    [{ id: "expired 1234567890", type: "charge.expired" }],
  ],
  [
    "that was rejected",
    { ...WAITING, status: "rejected" },
    [{ id: "expired 1234567890", type: "charge.expired" }],
  ],
])("a payment %s", (_what, payment, events) => {
  expect(read(payment)).toMatchObject(events);
  expect(read(payment)).toHaveLength(events.length);
});

test.each<[string, object]>([
  ["an amount that is no number", { transaction_amount: "100.00" }],
  ["a negative amount", { transaction_amount: -1 }],
  ["an amount beyond all orders", { transaction_amount: 1e12 }],
  ["no status", { status: undefined }],
  ["a day instead of an instant", { date_approved: "2026-05-25" }],
  ["an id with a way out of its place", { id: "1/../2" }],
])("%s is not read", (_what, changes) => {
  expect(MercadoPagoPaymentSchema.safeParse({ ...PAID, ...changes }).success).toBe(false);
});

const CARD = cardReference("req_1-0-10010");
const REFUSED = { ...WAITING, external_reference: CARD, payment_type_id: "credit_card", status: "rejected" };

test("a card that was refused ends no charge, and its payments are of the charge that they name", () => {
  expect(read(REFUSED)).toEqual([
    {
      ...{ id: "declined 1234567890", type: "charge.declined", providerChargeId: CARD, amountCents: 10_010 },
      ...{ card: null, occurredAt: expect.any(String) as string },
    },
  ]);
  const numbers = { first_six_digits: "503143", last_four_digits: "6351" };
  expect(read({ ...REFUSED, card: numbers })).toMatchObject([{ card: "503143*6351" }]);
  // Whatever else a provider calls a number is left out.
  for (const card of [{}, { ...numbers, last_four_digits: "ABCD" }, { ...numbers, first_six_digits: null }]) {
    expect(read({ ...REFUSED, card })).toMatchObject([{ card: null }]);
  }
  expect(read({ ...PAID, external_reference: CARD })).toMatchObject([
    { id: "paid 1234567890", providerChargeId: CARD, amountCents: 10_010 },
  ]);
});

test.each([
  { what: "after its page", pages: ["2026-05-26T12:00:00.000Z"], payments: [REFUSED], isOver: true },
  { what: "while its page is open", pages: ["2026-05-26T12:00:01.000Z"], payments: [REFUSED], isOver: false },
  {
    what: "while one of its pages is",
    pages: ["2026-05-20T12:00:00.000Z", "2027-01-01T12:00:00.000Z"],
    payments: [],
    isOver: false,
  },
  { what: "whose page does not say", pages: [null], payments: [], isOver: false },
  { what: "without a page", pages: [], payments: [], isOver: false },
  {
    what: "whose payment is looked at",
    pages: ["2026-05-20T12:00:00.000Z"],
    payments: [{ ...REFUSED, status: "in_process" }],
    isOver: false,
  },
  {
    what: "that was paid",
    pages: ["2026-05-20T12:00:00.000Z"],
    payments: [REFUSED, { ...PAID, external_reference: CARD }],
    isOver: false,
  },
])("a charge by card $what is over: $isOver", ({ pages, payments, isOver }) => {
  const events = endOfCard(CARD, {
    payments: payments.map((one) => MercadoPagoPaymentSchema.parse(one)),
    pages: pages.map((end, index) => ({ id: String(index), expiration_date_to: end })),
    now: new Date("2026-05-26T12:00:00.000Z"),
  });
  expect(events.map(({ id, type }) => [id, type])).toEqual(
    isOver ? [[`expired ${CARD}`, "charge.expired"]] : [],
  );
});
