import { Buffer } from "node:buffer";
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Purpose of a sealed value; it cannot be opened for another one. */
export type SealPurpose =
  | "session cookie"
  | "second factor challenge"
  | "site visit"
  | "site visit challenge"
  | "second factor secret"
  | "payment provider keys"
  | "carrier key";

/** Keys by what they are derived from, which takes as long as opening a value. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string, purpose: SealPurpose): KeyObject {
  const from = `${purpose} ${secret}`;
  const key =
    keys.get(from) ?? createSecretKey(Buffer.from(hkdfSync("sha256", secret, "", `girassol ${purpose}`, 32)));
  keys.set(from, key);
  return key;
}

/** Encrypts a text with AES-256-GCM, so that it can be neither read nor changed outside; base64url. */
export function seal(text: string, secret: string, purpose: SealPurpose): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), nonce);
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** The text of a sealed value; null for an invalid one. */
export function unseal(value: string, secret: string, purpose: SealPurpose): string | null {
  try {
    const bytes = Buffer.from(value, "base64url");
    const nonce = bytes.subarray(0, NONCE_BYTES);
    // Without the length, truncated tags would be accepted, and those can be guessed.
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), nonce, options);
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
