import { expect, test } from "vitest";
import { DomainError } from "#domain/shared/errors.ts";
import { assertSignature, signDelivery } from "./webhook-signature.ts";

// Vector of the Standard Webhooks reference libraries (secret, id, timestamp, payload, signature).
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";
const BODY = '{"test": 2432232314}';
const SIGNED_AT = new Date(1_614_265_330_000);
const SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

const delivered = { "webhook-id": ID, "webhook-timestamp": "1614265330", "webhook-signature": SIGNATURE };

function reasonOf(headers: Record<string, string>, { body = BODY, now = SIGNED_AT, secret = SECRET } = {}) {
  try {
    assertSignature({ secret, headers: new Headers(headers), body, now });
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.details : error;
  }
}

test("a delivery is signed as the Standard Webhooks reference has it", () => {
  expect(signDelivery({ secret: SECRET, id: ID, body: BODY, now: SIGNED_AT })).toEqual(delivered);
  expect(reasonOf(delivered)).toBeNull();
});

test.each([
  ["another body", delivered, { body: `${BODY} ` }, "signature"],
  ["another secret", delivered, { secret: "whsec_b3V0cm8=" }, "signature"],
  ["another id", { ...delivered, "webhook-id": "msg_other" }, {}, "signature"],
  ["another second", { ...delivered, "webhook-timestamp": "1614265331" }, {}, "signature"],
  ["a shorter signature", { ...delivered, "webhook-signature": SIGNATURE.slice(0, -2) }, {}, "signature"],
  ["no signature", { ...delivered, "webhook-signature": "" }, {}, "signature"],
  ["no id", { ...delivered, "webhook-id": "" }, {}, "missing"],
  ["no secret", delivered, { secret: "" }, "missing"],
  ["no timestamp", { ...delivered, "webhook-timestamp": "" }, {}, "timestamp"],
  ["a timestamp that is no number", { ...delivered, "webhook-timestamp": "ontem" }, {}, "timestamp"],
])("a delivery with %s is refused", (_title, headers, context, reason) => {
  expect(reasonOf(headers, context)).toEqual({ reason });
});

test.each([
  [-301, false],
  [-300, true],
  [300, true],
  [301, false],
])("a delivery that arrives %i seconds after it was signed is taken: %s", (seconds, isTaken) => {
  const now = new Date(SIGNED_AT.getTime() + seconds * 1000);
  expect(reasonOf(delivered, { now }) === null).toBe(isTaken);
});

test("while a secret is changed, one of several signatures is enough", () => {
  expect(reasonOf({ ...delivered, "webhook-signature": `v1,b3V0cmE= ${SIGNATURE}` })).toBeNull();
});
