const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Encodes bytes as base64url without padding. Implemented by hand, because the bare language has neither `btoa` nor
 *  `Buffer`.
 *  @source RFC 4648, section 5 */
export function encodeBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | (second << 8) | third;
    const digits = [bits >> 18, (bits >> 12) & 63, (bits >> 6) & 63, bits & 63];
    text += digits
      .slice(0, bytes.length - at + 1)
      .map((digit) => ALPHABET.charAt(digit))
      .join("");
  }
  return text;
}

/** Decodes a base64url text without padding; null for an invalid one. */
export function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let pending = 0;
  let pendingBits = 0;
  let at = 0;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit === -1) return null;
    pending = ((pending << 6) | digit) & 0xffff;
    pendingBits += 6;
    if (pendingBits < 8) continue;
    pendingBits -= 8;
    bytes[at] = (pending >> pendingBits) & 255;
    at += 1;
  }
  return bytes;
}

/** Encodes a text as base64url of its UTF-8 bytes; half of a surrogate pair becomes the replacement character. */
export function encodeBase64UrlText(text: string): string {
  return encodeBase64Url(utf8Bytes(text));
}

/** Decodes a base64url text to UTF-8 text; null for an invalid one. */
export function decodeBase64UrlText(text: string): string | null {
  const bytes = decodeBase64Url(text);
  if (bytes === null) return null;
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return null;
  }
}

function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const isHalf = point >= 0xd800 && point <= 0xdfff;
    bytes.push(...utf8Of(isHalf ? 0xfffd : point));
  }
  return Uint8Array.from(bytes);
}

function utf8Of(point: number): number[] {
  const tail = (shift: number) => 0x80 | ((point >> shift) & 63);
  if (point < 0x80) return [point];
  if (point < 0x800) return [0xc0 | (point >> 6), tail(0)];
  if (point < 0x10000) return [0xe0 | (point >> 12), tail(6), tail(0)];
  return [0xf0 | (point >> 18), tail(12), tail(6), tail(0)];
}
