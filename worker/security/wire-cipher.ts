import { decodeBase64Url, encodeBase64Url } from "#domain/shared/base64url.ts";

const NONCE_BYTES = 12;
const SALT = "girassol";
const PURPOSE = "client storage, version 1";

/** Encrypts a text with AES-256-GCM, as base64url of nonce and ciphertext, under the key that the portal's storage
 *  derives from the distributor's public id. It is a wire format and protects no secret. */
export async function sealWire(distributorId: string, name: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const key = await deriveKey(distributorId);
  const sealed = await crypto.subtle.encrypt(algorithmOf(nonce, name), key, bytesOf(text));
  const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(sealed), NONCE_BYTES);
  return encodeBase64Url(bytes);
}

/** Decrypts a text for this distributor and name; null for anything else. */
export async function openWire(distributorId: string, name: string, sealed: string): Promise<string | null> {
  const bytes = decodeBase64Url(sealed);
  if (bytes === null) return null;
  const algorithm = algorithmOf(bytes.slice(0, NONCE_BYTES), name);
  try {
    const opened = await crypto.subtle.decrypt(
      algorithm,
      await deriveKey(distributorId),
      bytes.slice(NONCE_BYTES),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

async function deriveKey(distributorId: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", bytesOf(distributorId), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: bytesOf(SALT), info: bytesOf(PURPOSE) },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

function algorithmOf(nonce: Uint8Array<ArrayBuffer>, name: string) {
  return { name: "AES-GCM", iv: nonce, additionalData: bytesOf(name) };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
