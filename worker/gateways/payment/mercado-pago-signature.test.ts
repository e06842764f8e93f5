import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { DomainError } from "#domain/shared/errors.ts";
import { assertNotificationSigned } from "./mercado-pago-signature.ts";

const SECRET = "segredo-do-webhook";
const FORMER = "segredo-de-antes";
const NOW = new Date("2026-05-25T16:05:00.000Z");
const REQUEST_ID = "f7b2a1d4-0b1c-4ec2-aaaa-9e8b1d2f3c4d";
const signed = { dataId: "1234567890", requestId: REQUEST_ID, ts: String(NOW.getTime()) };

/** The header of a notification, as the documentation's template has it. */
function signNotification(secret: string, { dataId, requestId, ts }: typeof signed): string {
  const manifest = `id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac("sha256", secret).update(manifest).digest("hex")}`;
}

function reasonOf(
  signature: string,
  { requestId = REQUEST_ID, dataId = "1234567890", secrets = [SECRET, "", FORMER], now = NOW } = {},
) {
  try {
    const headers = new Headers({ "x-signature": signature, "x-request-id": requestId });
    assertNotificationSigned({ secrets, headers, dataId, now });
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.details : error;
  }
}

// Computed with openssl: `printf %s "$manifest" | openssl dgst -sha256 -hmac "$secret"`.
test("a notification that is signed by the documentation's template is taken", () => {
  expect(
    reasonOf("ts=1779725100000,v1=fa4e90c40ec59e81d90db13b0a41580d44777a260172c34fccfa9c85b9063c18"),
  ).toBeNull();
});

test.each([
  ["in seconds", { ts: String(NOW.getTime() / 1000) }, {}],
  ["with an id in capitals", { dataId: "ABC1" }, { dataId: "abc1" }],
])("a signature %s is right, too", (_what, changes, context) => {
  expect(reasonOf(signNotification(SECRET, { ...signed, ...changes }), context)).toBeNull();
});

test("any of the secrets may have signed", () => {
  expect(reasonOf(signNotification(FORMER, signed))).toBeNull();
  expect(reasonOf(signNotification("", signed))).toEqual({ reason: "signature" });
});

test.each([
  ["of another secret", signNotification("outro", signed), {}, "signature"],
  ["of another payment", signNotification(SECRET, signed), { dataId: "1234567891" }, "signature"],
  ["of another request", signNotification(SECRET, signed), { requestId: "outro" }, "signature"],
  ["that is too short", signNotification(SECRET, signed).slice(0, -2), {}, "signature"],
  ["without a payment", signNotification(SECRET, signed), { dataId: "" }, "missing"],
  ["while there is no secret", signNotification("", signed), { secrets: [""] }, "missing"],
  ["that is empty", "", {}, "missing"],
  ["without a time", `v1=${"0".repeat(64)}`, {}, "timestamp"],
  ["with a word as its time", signNotification(SECRET, { ...signed, ts: "ontem" }), {}, "timestamp"],
])("a signature %s is refused", (_what, signature, context, reason) => {
  expect(reasonOf(signature, context)).toEqual({ reason });
});

test.each([
  [-300_001, false],
  [-300_000, true],
  [5 * 86_400_000, true],
  [5 * 86_400_000 + 1, false],
])("a notification that arrives %i ms after it was signed is taken: %s", (ms, isTaken) => {
  const now = new Date(NOW.getTime() + ms);
  expect(reasonOf(signNotification(SECRET, signed), { now }) === null).toBe(isTaken);
});
