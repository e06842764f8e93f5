import { Buffer } from "node:buffer";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { DomainError } from "#domain/shared/errors.ts";

/** Tolerance of a delivery's time, so that a captured delivery cannot be replayed later. */
const TOLERANCE_S = 300;

const SECRET_BYTES = 24;

/** The secret by which the sandbox signs what it tells a distributor, as Standard Webhooks writes it. It is made of the
 *  environment's, and stored nowhere. */
export function sandboxSecretOf(sealingSecret: string, distributorId: string): string {
  const bytes = hkdfSync(
    "sha256",
    sealingSecret,
    distributorId,
    "girassol sandbox notifications",
    SECRET_BYTES,
  );
  return `whsec_${Buffer.from(bytes).toString("base64")}`;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ""), "base64");
}

function signature(secret: string, id: string, timestamp: string, body: string): string {
  return createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
}

/** Headers of a signed delivery.
 *  @source Standard Webhooks: `v1,` + base64 of HMAC-SHA256 over `id.timestamp.body` */
export function signDelivery({
  secret,
  id,
  body,
  now,
}: {
  secret: string;
  id: string;
  body: string;
  now: Date;
}) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature(secret, id, timestamp, body)}`,
  };
}

/** Verifies the signature of a delivery.
 *  @throws DomainError SIGNATURE_INVALID */
export function assertSignature({
  secret,
  headers,
  body,
  now,
}: {
  secret: string;
  headers: Headers;
  body: string;
  now: Date;
}): void {
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  if (secret === "" || id === "") throw new DomainError("SIGNATURE_INVALID", { reason: "missing" });
  if (!(Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_S)) {
    throw new DomainError("SIGNATURE_INVALID", { reason: "timestamp" });
  }
  const expected = Buffer.from(signature(secret, id, timestamp, body));
  const given = (headers.get("webhook-signature") ?? "").split(" ");
  const holds = given.some((one) => {
    const candidate = Buffer.from(one.replace(/^v1,/, ""));
    return candidate.length === expected.length && timingSafeEqual(candidate, expected);
  });
  if (!holds) throw new DomainError("SIGNATURE_INVALID", { reason: "signature" });
}
