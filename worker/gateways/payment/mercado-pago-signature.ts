import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import { DomainError } from "#domain/shared/errors.ts";

/** A notification is sent again for up to four days, perhaps with its first signature. An old one cannot lie: it names a
 *  payment, and what became of that is asked for. */
const MAX_AGE_MS = 5 * 86_400_000;
/** What clocks may differ by. */
const MAX_LEAD_MS = 300_000;
/** Times from here on are milliseconds. Both units are sent: the documentation shows seconds. */
const FIRST_MS = 100_000_000_000;

/** @source https://www.mercadopago.com.br/developers/pt/docs/your-integrations/notifications/webhooks: hexadecimal
 *  HMAC-SHA256 over `id:{data.id};request-id:{x-request-id};ts:{ts};` */
function signature(secret: string, { dataId, requestId, ts }: Signed): string {
  const manifest = `id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`;
  return createHmac("sha256", secret).update(manifest).digest("hex");
}

interface Signed {
  /** `data.id` of the notification's address. */
  dataId: string;
  /** Header `x-request-id`. */
  requestId: string;
  /** Time of the signature, in seconds or milliseconds. */
  ts: string;
}

/** Verifies the header `x-signature` of a notification.
 *  @param secrets - each of them is accepted; empty ones are none
 *  @throws DomainError SIGNATURE_INVALID */
export function assertNotificationSigned({
  secrets,
  headers,
  dataId,
  now,
}: {
  secrets: readonly string[];
  headers: Headers;
  dataId: string;
  now: Date;
}): void {
  const requestId = headers.get("x-request-id") ?? "";
  const parts = new Map(
    (headers.get("x-signature") ?? "").split(",").map((part): [string, string] => {
      const [name = "", value = ""] = part.split("=");
      return [name.trim(), value.trim()];
    }),
  );
  const ts = parts.get("ts") ?? "";
  const given = Buffer.from(parts.get("v1") ?? "");
  const known = secrets.filter((secret) => secret !== "");
  if (known.length === 0 || dataId === "" || requestId === "" || given.length === 0) {
    throw new DomainError("SIGNATURE_INVALID", { reason: "missing" });
  }
  const signedMs = Number(ts) < FIRST_MS ? Number(ts) * 1_000 : Number(ts);
  const ageMs = now.getTime() - signedMs;
  if (!/^\d{1,16}$/.test(ts) || ageMs > MAX_AGE_MS || ageMs < -MAX_LEAD_MS) {
    throw new DomainError("SIGNATURE_INVALID", { reason: "timestamp" });
  }
  const isSigned = known.some((secret) => {
    const expected = Buffer.from(signature(secret, { dataId, requestId, ts }));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) {
    throw new DomainError("SIGNATURE_INVALID", { reason: "signature" });
  }
}
