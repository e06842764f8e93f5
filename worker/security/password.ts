import { Buffer } from "node:buffer";
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** Cost of the platform's limit for a Worker: 16 MiB and about 150 ms. */
export const SCRYPT_COST = { N: 2 ** 14, r: 8, p: 5, keyBytes: 32 } as const;

function derive(password: string, pepper: string, salt: Buffer, cost: typeof SCRYPT_COST): Promise<Buffer> {
  const peppered = createHmac("sha256", pepper).update(password.normalize("NFKC")).digest();
  const { keyBytes, ...options } = cost;
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, keyBytes, { ...options, maxmem: 64 * 1024 * 1024 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Hash of a password as a PHC string: `$scrypt$ln=14,r=8,p=5$<salt>$<key>`. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, pepper, salt, SCRYPT_COST);
  return `$scrypt$ln=14,r=8,p=5$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** Whether the password belongs to the hash, in constant time; a malformed hash belongs to none. */
export async function verifyPassword(password: string, pepper: string, hash: string): Promise<boolean> {
  const match = /^\$scrypt\$ln=14,r=8,p=5\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!match?.[1] || !match[2]) return false;
  const expected = Buffer.from(match[2], "base64url");
  const key = await derive(password, pepper, Buffer.from(match[1], "base64url"), SCRYPT_COST);
  return key.length === expected.length && timingSafeEqual(key, expected);
}
