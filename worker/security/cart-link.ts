import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** Result of reading a cart link's token. */
export type CartLink = { state: "open"; cartId: string } | { state: "expired" | "invalid" };

/** Signs a token for a shared cart, valid until an instant and only at its distributor. */
export function signCartLink(
  secret: string,
  { distributorId, cartId, expiresAt }: { distributorId: string; cartId: string; expiresAt: Date },
): string {
  const until = expiresAt.getTime().toString(36);
  const signature = signatureOf(secret, { distributorId, cartId, until });
  return `${cartId}.${until}.${signature.toString("base64url")}`;
}

/** Reads a token; an invalid one has its own state. */
export function readCartLink(
  secret: string,
  { distributorId, token, now }: { distributorId: string; token: string; now: Date },
): CartLink {
  const [cartId = "", until = "", given = "", ...more] = token.split(".");
  const expected = signatureOf(secret, { distributorId, cartId, until });
  const signature = Buffer.from(given, "base64url");
  const isOurs =
    more.length === 0 && signature.length === expected.length && timingSafeEqual(signature, expected);
  if (!isOurs) return { state: "invalid" };
  return now.getTime() > Number.parseInt(until, 36) ? { state: "expired" } : { state: "open", cartId };
}

function signatureOf(
  secret: string,
  { distributorId, cartId, until }: { distributorId: string; cartId: string; until: string },
): Buffer {
  return createHmac("sha256", secret).update(`cart shared ${distributorId} ${cartId} ${until}`).digest();
}
