import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link to a shared cart says. */
export type CartLink = { state: "open"; cartId: string } | { state: "expired" | "invalid" };

/** A token for the address of a cart that its distributor's people may open until an instant. Only this server can have
 *  written it, and it is worth nothing at another distributor. */
export function signCartLink(
  secret: string,
  { distributorId, cartId, expiresAt }: { distributorId: string; cartId: string; expiresAt: Date },
): string {
  const until = expiresAt.getTime().toString(36);
  const signature = signatureOf(secret, { distributorId, cartId, until });
  return `${cartId}.${until}.${signature.toString("base64url")}`;
}

/** What a token says; one that is not ours says nothing but that. */
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
