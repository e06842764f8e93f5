import { DomainError } from "./errors.ts";

/** Source of time and randomness for ids, given by the caller, because the domain has neither. */
export type IdSource = {
  /** Milliseconds since 1970, UTC. */
  now: () => number;
  /** `length` bytes of a cryptographic generator. */
  randomBytes: (length: number) => Uint8Array;
};

const CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz";
const BITS_PER_CHARACTER = 5;
const TIME_CHARACTERS = 10;
const TIME_LIMIT_MS = 2 ** 48;
const RANDOM_BYTES = 10;
const ID_BODY = /^[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** Maker of prefixed ids: `prefix_`, ten characters of the 48-bit time, sixteen of 80 random bits, in lower-case
 *  Crockford base 32. Ids of one prefix sort by their millisecond and cannot be guessed.
 *  @throws DomainError INVALID_ID_SOURCE, when an id is made, for a time outside 48 bits or a wrong number of bytes
 *  @source the ULID layout, in lower case
 *  @example createIdFactory({ now: () => 0, randomBytes: (n) => new Uint8Array(n) })("req")
 *  // "req_00000000000000000000000000" */
export function createIdFactory({ now, randomBytes }: IdSource): (prefix: string) => string {
  return function newId(prefix) {
    return `${prefix}_${encodeTime(now())}${encodeRandom(randomBytes(RANDOM_BYTES))}`;
  };
}

/** Whether a text has the form of an id with this prefix. */
export function isId(prefix: string, text: string): boolean {
  return text.startsWith(`${prefix}_`) && ID_BODY.test(text.slice(prefix.length + 1));
}

function encodeTime(ms: number): string {
  if (!Number.isSafeInteger(ms) || ms < 0 || ms >= TIME_LIMIT_MS) {
    throw new DomainError("INVALID_ID_SOURCE", { reason: "time outside 48 bits" });
  }
  let text = "";
  for (let rest = ms; text.length < TIME_CHARACTERS; rest = Math.floor(rest / 32)) {
    text = CROCKFORD.charAt(rest % 32) + text;
  }
  return text;
}

function encodeRandom(bytes: Uint8Array): string {
  if (bytes.length !== RANDOM_BYTES) {
    throw new DomainError("INVALID_ID_SOURCE", { reason: `expected ${RANDOM_BYTES} random bytes` });
  }
  let text = "";
  let pending = 0;
  let pendingBits = 0;
  for (const byte of bytes) {
    pending = (pending << 8) | byte;
    pendingBits += 8;
    while (pendingBits >= BITS_PER_CHARACTER) {
      pendingBits -= BITS_PER_CHARACTER;
      text += CROCKFORD.charAt((pending >> pendingBits) & 31);
    }
    pending &= (1 << pendingBits) - 1;
  }
  return text;
}
