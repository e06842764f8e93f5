import { Buffer } from "node:buffer";
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

interface ScryptCost {
  N: number;
  r: number;
  p: number;
  keyBytes: number;
}

/** Cost of new hashes: 16 MiB and about 150 ms. A Worker has 128 MB for all concurrent requests. */
export const SCRYPT_COST = { N: 2 ** 14, r: 8, p: 5, keyBytes: 32 } as const satisfies ScryptCost;

/** Largest working memory (128·N·r) of a hash to verify; a larger one counts as malformed. */
export const MAX_SCRYPT_MEMORY_BYTES = 32 * 1024 * 1024;

/** Largest work (N·r·p) of scrypt in the Workers runtime, which throws above it. */
export const MAX_SCRYPT_WORK = 2 ** 20;

/** Limit passed to scrypt, which includes its smaller buffers. */
export const SCRYPT_MAXMEM = 2 * MAX_SCRYPT_MEMORY_BYTES;

interface StoredHash {
  cost: ScryptCost;
  salt: Buffer;
  key: Buffer;
}

/** Hash of a password as a PHC string: `$scrypt$ln=14,r=8,p=5$<salt>$<key>`. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, pepper, salt, SCRYPT_COST);
  const { N, r, p } = SCRYPT_COST;
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether a password matches a hash, at the hash's own cost and in constant time. A malformed hash matches nothing and
 *  takes as long as today's cost. */
export async function verifyPassword(password: string, pepper: string, hash: string): Promise<boolean> {
  const stored = parseHash(hash);
  const { cost, salt } = stored ?? { cost: SCRYPT_COST, salt: randomBytes(16) };
  const key = await derive(password, pepper, salt, cost);
  return stored !== null && timingSafeEqual(key, stored.key);
}

/** Whether a hash has a cost other than today's, so that the next sign-in replaces it. */
export function needsRehash(hash: string): boolean {
  const cost = parseHash(hash)?.cost;
  return cost?.N !== SCRYPT_COST.N || cost.r !== SCRYPT_COST.r || cost.p !== SCRYPT_COST.p;
}

const PHC = /^\$scrypt\$ln=([1-9]\d?),r=([1-9]\d?),p=([1-9]\d?)\$([\w-]{11,86})\$([\w-]{43})$/;

/** Parses a hash within these bounds: ln 10 to 17, r and p 1 to 16, salt of 8 to 64 bytes, key of 32, memory and work
 *  as above, and N below 2^(16·r), as scrypt requires (RFC 7914); null for any other. */
function parseHash(hash: string): StoredHash | null {
  const match = PHC.exec(hash);
  if (match === null) return null;
  const [ln = 0, r = 0, p = 0] = match.slice(1, 4).map(Number);
  const cost = { N: 2 ** ln, r, p, keyBytes: SCRYPT_COST.keyBytes };
  const isBounded = ln >= 10 && ln <= 17 && ln < 16 * r && r <= 16 && p <= 16;
  const isPayable = 128 * cost.N * r <= MAX_SCRYPT_MEMORY_BYTES && cost.N * r * p <= MAX_SCRYPT_WORK;
  if (!isBounded || !isPayable) return null;
  const [salt, key] = match.slice(4).map((part) => Buffer.from(part, "base64url"));
  return salt && key ? { cost, salt, key } : null;
}

function derive(password: string, pepper: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  const peppered = createHmac("sha256", pepper).update(password.normalize("NFKC")).digest();
  const { keyBytes, ...options } = cost;
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, keyBytes, { ...options, maxmem: SCRYPT_MAXMEM }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
