import { expect, test, vi } from "vitest";
import type { Fetch } from "#widgets/request.ts";
import { buildOrder, buildPayment, buildTerms, jsonResponse } from "#widgets/testing/factories.ts";
import { createHttpCheckoutPort } from "./http-checkout-port.ts";

function openPort(...answers: Response[]) {
  const fetch = vi.fn<Fetch>(async () => answers.shift() ?? jsonResponse({ data: buildPayment() }));
  return { fetch, port: createHttpCheckoutPort({ baseUrl: "https://sol.example", orderId: "req_1", fetch }) };
}

function keyOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get("idempotency-key");
}

test("reading a payment asks for Pix and never makes another charge", async () => {
  const { fetch, port } = openPort();
  expect(await port.readPayment()).toEqual(buildPayment());
  expect(fetch.mock.calls[0]?.[0]).toBe(
    "https://sol.example/app/open/order/req_1/status?ifExpiredGenerateNew=false",
  );
});

test("all that a checkout begins with comes in one answer, and another shape is refused", async () => {
  const data = { order: buildOrder(), payment: buildPayment(), terms: buildTerms() };
  const { fetch, port } = openPort(jsonResponse({ data }), jsonResponse({ data: { ...data, terms: {} } }));
  expect(await port.loadCheckout()).toEqual(data);
  expect(fetch.mock.calls[0]?.[0]).toBe("https://sol.example/app/open/order/req_1/checkout");
  await expect(port.loadCheckout()).rejects.toMatchObject({ type: "UNEXPECTED_ANSWER" });
});

test("payment terms are accepted for the order, and the answer tells when", async () => {
  const at = "2026-11-21T17:00:00.000Z";
  const { fetch, port } = openPort(jsonResponse({ data: { acceptedAt: at } }, 201));
  expect(await port.acceptTerms("trm_1")).toBe(at);
  expect(fetch.mock.calls[0]?.[0]).toBe("https://sol.example/app/open/payment/terms/accept");
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"requestId":"req_1","termsId":"trm_1"}');
});

const SEEN = { version: 2, totalCents: 10 };

test("tries to make a charge carry one idempotency key until one succeeds", async () => {
  const refusal = { error: { type: "PROVIDER_DOWN", title: "Fora do ar", description: "Tente mais tarde" } };
  const { fetch, port } = openPort(jsonResponse(refusal, 503));
  await expect(port.createCharge("pix", SEEN)).rejects.toMatchObject({
    type: "PROVIDER_DOWN",
    title: "Fora do ar",
    description: "Tente mais tarde",
    status: 503,
  });
  await port.createCharge("pix", SEEN);
  await port.createCharge("pix", SEEN);
  const [failed, repeated, another] = fetch.mock.calls.map(([, init]) => keyOf(init));
  expect(failed).toMatch(/^[\da-f-]{32,36}$/);
  expect(repeated).toBe(failed);
  expect(another).not.toBe(failed);
  expect(fetch.mock.calls[0]?.[0]).toBe("https://sol.example/app/open/payment/req_1/create");
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"method":"pix","seen":{"version":2,"totalCents":10}}');
});

test("a simulated payment names its charge", async () => {
  const { fetch, port } = openPort();
  await port.simulatePayment("chg_1");
  expect(fetch.mock.calls[0]?.[0]).toBe("https://sol.example/app/open/sandbox/charges/chg_1/pay");
  expect(fetch.mock.calls[0]?.[1].method).toBe("POST");
});

test("an answer of another shape is refused", async () => {
  const { port } = openPort(jsonResponse({ data: { paymentStatus: "odd" } }));
  await expect(port.readPayment()).rejects.toMatchObject({ type: "UNEXPECTED_ANSWER", status: 200 });
});
