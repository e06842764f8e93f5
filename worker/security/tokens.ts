import { createHash, randomBytes } from "node:crypto";

/** Begins the tokens of the platform's own people, whose sessions lie in the directory. */
export const PLATFORM_TOKEN_PREFIX = "plt_";

/** Opaque secret of 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret: SHA-256, since the secret itself has full entropy. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** Fingerprint of a body, for the comparison of repeated writes. */
export function hashBody(body: unknown): string {
  return createHash("sha256").update(JSON.stringify(body)).digest("base64url");
}
