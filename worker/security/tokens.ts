import { createHash, randomBytes } from "node:crypto";

/** Prefix of operators' tokens, whose sessions are in the directory. */
export const PLATFORM_TOKEN_PREFIX = "plt_";

/** Opaque secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A key of widgets, which names its distributor: 144 random bits, so that no site finds another one's. */
export function newPublishableKey(distributorId: string): string {
  return `pk_${distributorId}_${randomBytes(18).toString("base64url")}`;
}

/** Stored hash of a secret: plain SHA-256, since the secret has full entropy. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Fingerprint of a body, for the comparison of repeated writes. */
export function hashBody(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
