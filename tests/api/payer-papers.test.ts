import { expect, test } from "vitest";
import { createBoletoOrder } from "#tests/factories/charged-order.ts";
import { formatLine } from "#domain/payments/boleto.ts";
import { formatDay } from "#domain/shared/format.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { readMails } from "#tests/factories/mail.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { readPdfBars, readPdfText } from "#tests/factories/pdf-text.ts";
import { scanBars } from "#tests/factories/read-slip.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

/** E-mail of the customer of orders of tests. */
const PAYER = "marina@cliente.test";

/** A paper as its payer gets it. */
async function download(owner: Pick<TestDistributor, "slug">, orderId: string, paper: "boleto" | "receipt") {
  const { response, finish } = startCall("GET", `/app/open/order/${orderId}/${paper}.pdf`, {
    headers: { "x-debug-distributor": owner.slug },
  });
  const answer = await response;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  await finish();
  return { status: answer.status, headers: answer.headers, bytes };
}

const textOf = (bytes: Uint8Array) => readPdfText(bytes).join("\n").replaceAll("\n", " ");

async function refusalOf(owner: Pick<TestDistributor, "slug">, orderId: string, paper: "boleto" | "receipt") {
  const { status, error } = await callApi("GET", `/app/open/order/${orderId}/${paper}.pdf`, {
    headers: { "x-debug-distributor": owner.slug },
  });
  return [status, error.type];
}

/** An order that is paid by boleto, with its slip. */
async function createSlip() {
  const { owner, order } = await createBoletoOrder();
  const { charge } = (await createPayment(owner, order.id, "boleto")).data;
  if (charge?.method !== "boleto") throw new Error("no slip");
  return { owner, order, charge };
}

const pay = async (owner: TestDistributor, orderId: string) =>
  deliverEvent(owner, buildPaymentEvent(await readCharge(owner, orderId)));

test("an open boleto is printed with its line, bars, day, amount and payer, of whose CPF a part is shown", async () => {
  const { owner, order, charge } = await createSlip();
  const { status, headers, bytes } = await download(owner, order.id, "boleto");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("application/pdf");
  expect(headers.get("content-disposition")).toMatch(/attachment; filename="boleto-ped-000001-.*\.pdf"/);
  const text = textOf(bytes);
  for (const fact of [
    ...[formatLine(charge.line), formatDay(charge.dueDate), "R$ 10.100,00", "PED-000001", "999-"],
    ...["Marina Alves", "***.982.247-**", "Ficha de compensação", "este boleto não pode ser pago"],
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain("529.982");
  expect(scanBars(readPdfBars(bytes))).toBe(charge.barcode);
  expect(Buffer.compare(bytes, (await download(owner, order.id, "boleto")).bytes)).toBe(0);
});

test("an order without an open boleto has none to print, nor one of another distributor", async () => {
  const { owner, order } = await createSlip();
  const other = await createTestDistributor();
  expect(await refusalOf(other, order.id, "boleto")).toEqual([404, "NOT_FOUND"]);
  const byPix = await createTestOrder(other);
  expect(await refusalOf(other, byPix.id, "boleto")).toEqual([404, "NOT_FOUND"]);
  await createPayment(other, byPix.id);
  expect(await refusalOf(other, byPix.id, "boleto")).toEqual([404, "NOT_FOUND"]);
  await pay(owner, order.id);
  expect(await refusalOf(owner, order.id, "boleto")).toEqual([404, "NOT_FOUND"]);
});

test("who has paid gets a receipt with what came in and what was received in all, and its way by e-mail once", async () => {
  const owner = await createTestDistributor();
  const order = await createTestOrder(owner);
  await createPayment(owner, order.id);
  expect(await refusalOf(owner, order.id, "receipt")).toEqual([404, "NOT_FOUND"]);
  expect(await readMails(owner, PAYER)).toEqual([]);
  const event = buildPaymentEvent(await readCharge(owner, order.id));
  await deliverEvent(owner, event);
  await deliverEvent(owner, event);
  const { bytes, headers } = await download(owner, order.id, "receipt");
  expect(headers.get("content-disposition")).toMatch(/attachment; filename="recibo-ped-000001-.*\.pdf"/);
  const text = textOf(bytes);
  for (const fact of [
    ...[
      "Recibo",
      "PED-000001",
      "Marina Alves",
      "***.982.247-**",
      "21/11/2026 09:30 Pix recebido R$ 10.100,00",
    ],
    ...["Valor recebido R$ 10.100,00", "nenhum dinheiro foi movimentado", `/checkout/${order.id}`],
  ]) {
    expect(text).toContain(fact);
  }
  const mails = await readMails(owner, PAYER);
  expect(mails).toEqual([
    {
      ...{ kind: "paymentReceipt", name: "Marina Alves", code: "PED-000001", paidCents: 1_010_000 },
      link: expect.stringMatching(new RegExp(`^https?://[^/]+/checkout/${order.id}$`)),
    },
  ]);
  const other = await createTestDistributor();
  expect(await refusalOf(other, order.id, "receipt")).toEqual([404, "NOT_FOUND"]);
});

test("money that staff confirmed stands on the receipt; a distributor that sends none mails nothing", async () => {
  const owner = await createTestDistributor({ settings: { payments: { sendsReceipts: false } } });
  const admin = await createTestUser(owner, { type: "admin" });
  const order = await createTestOrder(owner);
  await callApi("PUT", `/app/user/requests/${order.id}/payment-status`, {
    headers: admin.headers,
    body: { paymentStatus: "received", seenPaymentStatus: "notRequested", reason: "Transferência conferida" },
  });
  const text = textOf((await download(owner, order.id, "receipt")).bytes);
  expect(text).toContain("Recebido fora do portal R$ 10.100,00");
  expect(text).not.toContain("Pix recebido");
  expect(await readMails(owner, PAYER)).toEqual([]);
});
