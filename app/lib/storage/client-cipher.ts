import { decodeBase64Url, encodeBase64Url } from "#domain/shared/base64url.ts";

const NONCE_BYTES = 12;
const KEY_BITS = 256;

const SALT = "girassol";
const PURPOSE = "client storage, version 1";

/** The storage key of a distributor: HKDF-SHA-256 of its id, which is public. It keeps the data of distributors
 *  apart, and is not a secret. */
export async function deriveStorageKey(subtle: SubtleCrypto, distributorId: string): Promise<CryptoKey> {
  const material = await subtle.importKey("raw", bytesOf(distributorId), "HKDF", false, ["deriveKey"]);
  return subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: bytesOf(SALT), info: bytesOf(PURPOSE) },
    material,
    { name: "AES-GCM", length: KEY_BITS },
    false,
    ["encrypt", "decrypt"],
  );
}

/** Encrypts a text with AES-GCM under a name, as base64url of a random nonce and the ciphertext. The name is
 *  authenticated. */
export async function sealText(crypto: Crypto, key: CryptoKey, name: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithmOf(nonce, name), key, bytesOf(text));
  const bytes = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  bytes.set(nonce);
  bytes.set(new Uint8Array(sealed), NONCE_BYTES);
  return encodeBase64Url(bytes);
}

/** Decrypts a text that was sealed with this key and name; null for anything else. */
export async function openText(
  subtle: SubtleCrypto,
  key: CryptoKey,
  name: string,
  sealed: string,
): Promise<string | null> {
  const bytes = decodeBase64Url(sealed);
  if (bytes === null) return null;
  const algorithm = algorithmOf(bytes.slice(0, NONCE_BYTES), name);
  try {
    return new TextDecoder().decode(await subtle.decrypt(algorithm, key, bytes.slice(NONCE_BYTES)));
  } catch {
    return null;
  }
}

function algorithmOf(nonce: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: "AES-GCM", iv: nonce, additionalData: bytesOf(name) };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
