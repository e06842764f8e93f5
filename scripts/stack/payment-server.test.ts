import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_PAYMENT_SECRET, DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createMercadoPagoGateway } from "#worker/gateways/payment/mercado-pago-gateway.ts";
import { startPaymentServer } from "./payment-server.ts";
import { findFreePort } from "./ports.ts";

/** A portal that reads what the server sends, and a gateway that asks the server, as the real ones do. */
async function openPortal(token = DEMO_PAYMENT_TOKEN) {
  const server = await startPaymentServer({ port: await findFreePort() });
  onTestFinished(() => server.stop());
  const problems: string[] = [];
  const told: object[] = [];
  const portal = createServer((request, response) => {
    const headers = new Headers();
    for (const name of ["x-signature", "x-request-id"]) headers.set(name, String(request.headers[name]));
    const { searchParams: query } = new URL(request.url ?? "/", "http://portal.test");
    void gateway.readEvents({ headers, query, body: "", now: new Date() }).then((events) => {
      told.push(...events);
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => {
    portal.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void portal.close());
  const { port } = portal.address() as AddressInfo;
  const gateway = createMercadoPagoGateway({
    ...{ url: server.url, accessToken: token, secretsAt: () => [DEMO_PAYMENT_SECRET], chargeTtlMinutes: 5 },
    boletoDays: 3,
    notificationUrl: `http://sol.localhost:${String(port)}/app/open/webhooks/mercadopago`,
    pause: () => Promise.resolve(),
    report: ({ problem }) => problems.push(problem),
  });
  const charge = () =>
    gateway.createCharge({
      ...{ method: "pix", key: "req_1-0-12345", orderCode: "PED-1", amountCents: 12_345, now: new Date() },
      ...{ installments: 1, returnUrl: "http://sol.localhost/checkout/req_1" },
      payer: { name: "Ana Lima", email: "", document: "52998224725", address: null },
    });
  const happen = (id: string, deed: string) =>
    fetch(`${server.url}/girassol/payments/${id}/${deed}`, { method: "POST" }).then((one) => one.json());
  return { gateway, charge, happen, told, problems };
}

test("a charge is made once for its key, paid at the server, told to the portal and sent back in part", async () => {
  const { gateway, charge, happen, told } = await openPortal();
  const made = await charge();
  expect(await charge()).toEqual(made);
  expect(made.instrument).toEqual({ method: "pix", brCode: expect.stringContaining(made.providerChargeId) });
  const id = made.providerChargeId;
  expect(await gateway.books.readCharge(id, new Date())).toEqual([]);
  expect(await happen(id, "pay")).toEqual({ happened: true, portalAnswered: 200 });
  expect(told).toMatchObject([
    { id: `paid ${id}`, type: "charge.paid", amountCents: 12_345 },
    { id: `fee ${id}`, type: "charge.fee", amountCents: 122 },
  ]);
  const refund = { providerChargeId: id, amountCents: 345, key: "chg_1 2 345" };
  const sent = await gateway.refund(refund);
  expect(await gateway.refund(refund)).toEqual(sent);
  expect(await gateway.books.readCharge(id, new Date())).toMatchObject([
    { id: `paid ${id}` },
    { id: `fee ${id}` },
    { id: sent.id, type: "charge.refunded", amountCents: 345 },
  ]);
});

test("a charge that waits is cancelled, and one that was paid is not", async () => {
  const { gateway, charge, happen, problems } = await openPortal();
  const { providerChargeId: id } = await charge();
  await gateway.books.cancel(id);
  expect(await gateway.books.readCharge(id, new Date())).toMatchObject([{ id: `expired ${id}` }]);
  expect(await happen(id, "pay")).toEqual({ happened: false, portalAnswered: null });
  await expect(gateway.books.cancel(id)).rejects.toThrow("PAYMENT_PROVIDER_REFUSED");
  expect(problems).toEqual(["refused"]);
});

test.each([
  ["", null],
  ["-quebrada", "failing"],
  ["-instavel", null],
  ["-ilegivel", "unreadable"],
  ["-outra", "unauthorized"],
])("a token that ends in %j is tried out: %s", async (ending, problem) => {
  const { gateway, problems } = await openPortal(DEMO_PAYMENT_TOKEN + ending);
  const result = await gateway.tryOut().catch((error: unknown) => error);
  expect(result instanceof DomainError ? result.details : null).toEqual(
    problem === null ? null : { provider: "mercadopago", problem },
  );
  expect(problems).toEqual(problem === null ? [] : [problem]);
});

test.each([
  ["empty", "", "noKey"],
  ["that is no header", "chave com espaço\n", "unauthorized"],
])("nobody is asked with a token %s", async (_what, token, problem) => {
  const { gateway, problems } = await openPortal(token);
  await expect(gateway.tryOut()).rejects.toThrow("PAYMENT_PROVIDER_UNAVAILABLE");
  expect(problems).toEqual([problem]);
});

test("a card is refused and then approved on the server's page, which tells the portal and leads back to it", async () => {
  const { gateway, told } = await openPortal();
  const returnUrl = "http://sol.localhost/checkout/req_1";
  const { instrument, providerChargeId } = await gateway.createCharge({
    ...{
      method: "credito",
      key: "req_1-0-12345",
      orderCode: "PED-<1>",
      amountCents: 12_345,
      now: new Date(),
    },
    ...{ installments: 3, returnUrl, payer: { name: "Ana Lima", email: "", document: null, address: null } },
  });
  const url = "url" in instrument ? instrument.url : "";
  const page = await (await fetch(url)).text();
  expect(page).toContain("PED-&#60;1&#62;");
  expect(page.replaceAll("\u00a0", " ")).toContain("R$ 123,45, em até 3x");
  const answer = (deed: string) =>
    fetch(url, { method: "POST", body: new URLSearchParams({ deed }), redirect: "manual" });
  expect((await answer("refuse")).headers.get("location")).toBe(`${returnUrl}?status=rejected`);
  const refused = {
    type: "charge.declined",
    providerChargeId,
    card: expect.stringMatching(/^503143\*\d{4}$/) as string,
  };
  expect(told).toMatchObject([refused]);
  expect((await answer("approve")).headers.get("location")).toBe(`${returnUrl}?status=approved`);
  expect(told).toMatchObject([
    refused,
    { type: "charge.paid", providerChargeId, amountCents: 12_345 },
    { type: "charge.fee", providerChargeId, amountCents: 615 },
  ]);
  expect(await gateway.books.readCharge(providerChargeId, new Date())).toEqual(told);
  await gateway.books.cancel(providerChargeId);
  expect((await answer("approve")).status).toBe(409);
  expect((await fetch(`${url}x`)).status).toBe(404);
});

test("a charge that two cards have paid sends each of them back once, also when a refund is asked for again", async () => {
  const { gateway } = await openPortal();
  const { instrument, providerChargeId } = await gateway.createCharge({
    ...{ method: "credito", key: "req_2-0-12345", orderCode: "PED-2", amountCents: 12_345, now: new Date() },
    ...{ installments: 1, returnUrl: "http://sol.localhost/checkout/req_2" },
    payer: { name: "Ana Lima", email: "", document: null, address: null },
  });
  const url = "url" in instrument ? instrument.url : "";
  for (const deed of ["refuse", "approve", "approve"]) {
    await fetch(url, { method: "POST", body: new URLSearchParams({ deed }), redirect: "manual" });
  }
  const refund = { providerChargeId, amountCents: 12_345, key: "chg_2 3 12345" };
  const first = await gateway.refund(refund);
  // Its answer was lost.
  expect(await gateway.refund(refund)).toEqual(first);
  const kinds = async () =>
    (await gateway.books.readCharge(providerChargeId, new Date()))
      .map(({ type }) => type)
      .filter((type) => type !== "charge.fee")
      .sort();
  expect(await kinds()).toEqual(["charge.declined", "charge.paid", "charge.paid", "charge.refunded"]);
  const second = await gateway.refund({ ...refund, key: "chg_2 4 12345" });
  expect(second).not.toEqual(first);
  await expect(gateway.refund({ ...refund, key: "chg_2 5 12345" })).rejects.toMatchObject({
    code: "PAYMENT_PROVIDER_REFUSED",
  });
  expect(await kinds()).toEqual([
    ...["charge.declined", "charge.paid", "charge.paid"],
    ...["charge.refunded", "charge.refunded"],
  ]);
});
