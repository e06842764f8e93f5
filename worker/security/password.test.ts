import { createHmac, scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "./password.ts";

const PEPPER = "pepper-of-the-unit-tests-0123456789abcdef";
const PASSWORD = "Telhado+Solar9";
const SALT = Buffer.from("000102030405060708090a0b0c0d0e0f", "hex");

/** `hashlib.scrypt` of Python over HMAC-SHA-256 of the password, salt 00 to 0f. */
const VECTOR = "$scrypt$ln=14,r=8,p=5$AAECAwQFBgcICQoLDA0ODw$oj-VrLxyisJUHd3-wohWbkpoSoXlgaRO9Dli0cdrY60";
const CHEAP = "$scrypt$ln=10,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$DfIEnUr0AcpGP5uIKAKH361WJOWlh1xUdEOXkM9_e9I";

/** A true hash of `PASSWORD` at any cost. */
function hashAt(ln: number, r: number, p: number, { salt = SALT, keyBytes = 32 } = {}): string {
  const key = scryptSync(createHmac("sha256", PEPPER).update(PASSWORD).digest(), salt, keyBytes, {
    ...{ N: 2 ** ln, r, p },
    maxmem: 512 * 1024 * 1024,
  });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

const isOurs = (hash: string) => verifyPassword(PASSWORD, PEPPER, hash);

test("a hash made elsewhere by the same recipe is verified", async () => {
  expect(await isOurs(VECTOR)).toBe(true);
  expect(await isOurs(CHEAP)).toBe(true);
  expect(hashAt(14, 8, 5)).toBe(VECTOR);
});

test("a new hash names its cost, has a salt of its own and belongs to its password only", async () => {
  const [one, two] = await Promise.all([hashPassword(PASSWORD, PEPPER), hashPassword(PASSWORD, PEPPER)]);
  expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w-]{22}\$[\w-]{43}$/);
  expect(one.split("$")[3]).not.toBe(two.split("$")[3]);
  expect(one.split("$")[4]).not.toBe(two.split("$")[4]);
  expect(await isOurs(one)).toBe(true);
  expect(needsRehash(one)).toBe(false);
});

test.each(["telhado+Solar9", "Telhado+Solar9 ", "Telhado+Solar", ""])(
  "%j is another password",
  async (password) => {
    expect(await verifyPassword(password, PEPPER, CHEAP)).toBe(false);
  },
);

test("a hash is of no use under another pepper", async () => {
  expect(await verifyPassword(PASSWORD, `${PEPPER}!`, CHEAP)).toBe(false);
});

test("a password is the same however the keyboard composes its characters", async () => {
  const composed = "$scrypt$ln=10,r=8,p=1$AAECAwQFBgcICQoLDA0ODw$FuBQT9Cxd9P4DpaUEbkNU6RG9TjmsEL9fWf6dP5dXVk";
  expect(await verifyPassword("Caf\u00e9+Sol9", PEPPER, composed)).toBe(true);
  expect(await verifyPassword("Cafe\u0301+Sol9", PEPPER, composed)).toBe(true);
  expect(await verifyPassword("Caf\u00e9+Sol\uff19", PEPPER, composed)).toBe(true); // a wide 9
  expect(await verifyPassword("Cafe+Sol9", PEPPER, composed)).toBe(false);
});

test.each([
  ["2^10 times", 10, 8, 1],
  ["2^15 times 8 blocks, 32 MiB", 15, 8, 1],
  ["2^15 times 8 blocks in 4 lanes", 15, 8, 4],
  ["2^15 times one block", 15, 1, 1],
  ["2^17 times 2 blocks, 32 MiB", 17, 2, 1],
  ["16 blocks", 10, 16, 1],
  ["16 lanes", 10, 1, 16],
  ["today's cost but for one lane", 14, 8, 4],
  ["today's cost but for one block", 14, 7, 5],
])("a hash of another cost is verified, and is to be replaced: %s", async (_name, ln, r, p) => {
  const hash = hashAt(ln, r, p);
  expect(await isOurs(hash)).toBe(true);
  expect(await verifyPassword("telhado+Solar9", PEPPER, hash)).toBe(false);
  expect(needsRehash(hash)).toBe(true);
});

test.each([
  ["2^9 times", 9, 8, 1],
  ["17 blocks", 10, 17, 1],
  ["17 lanes", 10, 1, 17],
  ["2^15 times 9 blocks, 36 MiB", 15, 9, 1],
  ["2^17 times 16 blocks, 256 MiB", 17, 16, 1],
  ["2^15 times 8 blocks in 5 lanes", 15, 8, 5],
])("a hash out of bounds belongs to no password, its own included: %s", async (_name, ln, r, p) => {
  expect(await isOurs(hashAt(ln, r, p))).toBe(false);
});

test.each(["ln=16,r=1,p=1", "ln=18,r=1,p=1", "ln=18,r=2,p=1", "ln=99,r=8,p=1"])(
  "a cost that scrypt does not take, or not in our memory, is refused and not thrown: %s",
  async (cost) => {
    expect(await isOurs(CHEAP.replace("ln=10,r=8,p=1", cost))).toBe(false);
  },
);

test.each([
  ["a salt of 8 bytes", SALT.subarray(0, 8), true],
  ["a salt of 7 bytes", SALT.subarray(0, 7), false],
  ["a salt of 64 bytes", Buffer.alloc(64, 1), true],
  ["a salt of 65 bytes", Buffer.alloc(65, 1), false],
])("the salt is 8 to 64 bytes: %s, taken: %s", async (_name, salt, taken) => {
  expect(await isOurs(hashAt(10, 1, 1, { salt }))).toBe(taken);
});

test.each([
  "",
  "none",
  PASSWORD,
  CHEAP.slice(0, -1),
  `${CHEAP}A`,
  `${CHEAP}\n`,
  ` ${CHEAP}`,
  CHEAP.replace("scrypt", "scrypt2"),
  CHEAP.replace("ln=10", "ln=010"),
  CHEAP.replace("ln=10", "ln=1e1"),
  CHEAP.replace("ln=10", "ln=-10"),
  CHEAP.replace("r=8", "r=0"),
  CHEAP.replace("p=1", "p=0"),
  CHEAP.replace("p=1", "p=1,q=1"),
  CHEAP.replace(",p=1", ""),
  CHEAP.replace(/\$[^$]+$/, "$"),
  hashAt(10, 8, 1, { keyBytes: 16 }),
])("%j is no hash: no password belongs to it", async (hash) => {
  expect(await isOurs(hash)).toBe(false);
});
