import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { RequestPayment } from "#domain/requests/request-payment-schema.ts";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestPaymentMethod } from "#tests/factories/payment-method.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

const PDF = new TextEncoder().encode("%PDF-1.7\n1 0 obj\n");
const SENTENCE = "Declaro que paguei o valor do pedido.";

/** An order that is charged outside of the portal, of a distributor that tells how. */
async function createWorld({ agreement = SENTENCE }: { agreement?: string } = {}) {
  const owner = await createTestDistributor({
    settings: {
      payments: {
        notIntegrated: {
          paymentDetailsEnable: true,
          instructions: "Banco 999, conta 1",
          agreementTermsConfirmationText: agreement,
        },
      },
    },
  });
  const methodId = await createTestPaymentMethod(owner);
  const changes = { payment: { type: "boleto" as const, method: methodId } };
  const order = await createTestOrder(owner, { changes });
  return { owner, methodId, order };
}

const detailsOf = (owner: Pick<TestDistributor, "slug">, orderId: string) =>
  callApi<{ elsewhere: object | null }>("GET", `/app/open/order/${orderId}/details`, {
    headers: { "x-debug-distributor": owner.slug },
  });

function send(
  owner: Pick<TestDistributor, "slug">,
  orderId: string,
  {
    bytes = PDF,
    query = "?name=pix.pdf&agreed=true",
  }: { bytes?: Uint8Array<ArrayBuffer> | FormData; query?: string } = {},
) {
  const sent = new Response(bytes);
  return callApi<{ sentAt: string }>("POST", `/app/open/payment/${orderId}/proof${query}`, {
    headers: {
      "x-debug-distributor": owner.slug,
      "content-type": sent.headers.get("content-type") ?? "application/octet-stream",
    },
    body: sent.body ?? undefined,
  });
}

const proofsOf = async ({ headers }: TestUser, orderId: string) =>
  (await callApi<RequestPayment>("GET", `/app/user/requests/${orderId}/payment`, { headers })).data.proofs;

async function download({ headers }: Pick<TestUser, "headers">, orderId: string, proofId: string) {
  const { response, finish } = startCall("GET", `/app/user/requests/${orderId}/payment/proofs/${proofId}`, {
    headers,
  });
  const { status, bytes } = await response.then(async (answer) => ({
    status: answer.status,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  }));
  await finish();
  return { status, bytes };
}

test("a payer reads how an order is paid past the portal and sends the proof, which those who see orders hear of and look at", async () => {
  const { owner, order } = await createWorld();
  expect((await detailsOf(owner, order.id)).data.elsewhere).toEqual({
    ...{ instructions: "Banco 999, conta 1", agreementText: SENTENCE, proofSentAt: null },
  });
  const sent = await send(owner, order.id);
  expect(sent.status).toBe(201);
  expect((await detailsOf(owner, order.id)).data.elsewhere).toMatchObject({ proofSentAt: sent.data.sentAt });
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details.payment"],
  });
  const [proof] = await proofsOf(cashier, order.id);
  expect(proof).toEqual({
    ...{ id: expect.stringMatching(/^fil_/), name: expect.stringMatching(/^pix-.*\.pdf$/) },
    ...{ agreedText: SENTENCE, sentAt: sent.data.sentAt },
  });
  expect(await download(cashier, order.id, proof?.id ?? "")).toEqual({ status: 200, bytes: PDF });
  const told = await readRows(
    owner,
    sql`select count(*) as number from notification where distributor_id = ${owner.id} and kind = 'paymentProof'
      and user_id = ${cashier.id}`,
  );
  expect(told).toEqual([{ number: 0 }]);
  const later = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  await send(owner, order.id);
  expect(
    await readRows(
      owner,
      sql`select user_id as person from notification where distributor_id = ${owner.id} and kind = 'paymentProof'
        and user_id in (${later.id}, ${cashier.id}) order by user_id`,
    ),
  ).toEqual([cashier.id, later.id].sort().map((person) => ({ person })));
  // It moves no money, and is none of the order's own files.
  const { data } = await callApi<RequestPayment>("GET", `/app/user/requests/${order.id}/payment`, {
    headers: cashier.headers,
  });
  expect(data).toMatchObject({ paymentStatus: "notRequested", entries: [] });
  const admin = await createTestUser(owner, { type: "admin" });
  const files = await callApi<{ items: unknown[] }>("GET", `/app/user/requests/${order.id}/files`, {
    headers: admin.headers,
  });
  expect(files.data.items).toEqual([]);
});

test("a form sends it too, with the agreement before the file; without the agreement nothing is kept", async () => {
  const { owner, order } = await createWorld();
  const form = (fields: Record<string, string>) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.set(name, value);
    made.set("file", new File([PDF], "comprovante.pdf"));
    return made;
  };
  const refused = await send(owner, order.id, { bytes: form({}), query: "" });
  expect([refused.status, refused.error.type]).toEqual([400, "INVALID_BODY"]);
  expect(await readNumber(owner, sql`select count(*) from file where distributor_id = ${owner.id}`)).toBe(0);
  expect((await send(owner, order.id, { bytes: form({ agreed: "on" }), query: "" })).status).toBe(201);
  const plain = await createWorld({ agreement: "" });
  expect((await send(plain.owner, plain.order.id, { bytes: form({}), query: "" })).status).toBe(201);
});

test("what is no PDF or photo, an empty or a large file, and more than ten proofs are refused, and nothing is left", async () => {
  const { owner, order } = await createWorld();
  const text = new TextEncoder().encode("comprovante");
  const large = new Uint8Array(10_000_001);
  large.set(PDF);
  for (const bytes of [text, new Uint8Array(), large]) {
    const refused = await send(owner, order.id, { bytes });
    expect(refused.error.type).toBe("FILE_NOT_ALLOWED");
  }
  for (let sent = 0; sent < 10; sent += 1) expect((await send(owner, order.id)).status).toBe(201);
  const full = await send(owner, order.id);
  expect([full.status, full.error.type]).toEqual([400, "INVALID_BODY"]);
  expect(await readNumber(owner, sql`select count(*) from file where distributor_id = ${owner.id}`)).toBe(10);
});

test("an order that is paid on its page, that is paid, or of another distributor takes no proof, nor one that tells nothing", async () => {
  const { owner, order } = await createWorld();
  const other = await createTestDistributor();
  expect((await send(other, order.id)).error.type).toBe("NOT_FOUND");
  const silent = await createTestOrder(other);
  expect((await detailsOf(other, silent.id)).data.elsewhere).toBeNull();
  expect((await send(other, silent.id)).error.type).toBe("CHARGE_NOT_PAYABLE");
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.methods', json('["boleto"]'))
      where distributor_id = ${owner.id}`,
  );
  expect((await send(owner, order.id)).error.type).toBe("CHARGE_NOT_PAYABLE");
  expect((await createPayment(owner, order.id, "boleto")).status).toBe(201);
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.payments.methods', json('[]'))
      where distributor_id = ${owner.id}`,
  );
  expect((await send(owner, order.id)).status).toBe(201);
  await changeRows(owner, sql`update request set payment_status = 'received' where id = ${order.id}`);
  expect((await send(owner, order.id)).error.type).toBe("CHARGE_NOT_PAYABLE");
});

test("a proof is for who sees the payment of its order, by its own order alone", async () => {
  const { owner, order, methodId } = await createWorld();
  await send(owner, order.id);
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details.payment"],
  });
  const id = (await proofsOf(cashier, order.id))[0]?.id ?? "";
  const viewer = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  expect((await download(viewer, order.id, id)).status).toBe(403);
  const changes = { payment: { type: "boleto" as const, method: methodId } };
  const second = await createTestOrder(owner, { changes });
  expect((await download(cashier, second.id, id)).status).toBe(404);
  const other = await createTestUser(await createTestDistributor(), { type: "admin" });
  expect((await download(other, order.id, id)).status).toBe(404);
  expect((await send(owner, second.id, { query: "?agreed=nunca" })).status).toBe(400);
});
