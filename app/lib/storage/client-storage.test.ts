import { expect, test, vi } from "vitest";
import { decodeBase64Url, encodeBase64Url } from "#domain/shared/base64url.ts";
import { deriveStorageKey } from "./client-cipher.ts";
import { createClientStorage, type StorageKey } from "./client-storage.ts";

const KEY = "formDraft:usr_1:order";
const ITEM = "girassol:formDraft:usr_1:order";

test("what was written is read, also by a later page", async () => {
  const { area, open } = createPlace();
  await open().write(KEY, { name: "Ação 🌻", amounts: [1, 2] });
  expect([...area.keys()]).toEqual([ITEM]);
  expect(await open().read(KEY, asIs)).toEqual({ name: "Ação 🌻", amounts: [1, 2] });
});

test("nothing was written: nothing is read", async () => {
  expect(await createPlace().open().read(KEY, asIs)).toBeNull();
});

test("the key has 256 bits, works for AES-GCM alone and cannot be taken out [STORAGE-04]", async () => {
  const key = await deriveStorageKey(crypto.subtle, "dist_1");
  expect(key.algorithm).toEqual({ name: "AES-GCM", length: 256 });
  expect(key.extractable).toBe(false);
  expect([...key.usages].sort()).toEqual(["decrypt", "encrypt"]);
});

test("a stored value is a nonce of 12 bytes, the ciphertext and a tag of 16, under the derived key [STORAGE-04]", async () => {
  const { area, open } = createPlace();
  await open().write(KEY, "secret");
  const bytes = decodeBase64Url(area.get(ITEM) ?? "") ?? new Uint8Array();
  expect(bytes).toHaveLength(12 + '"secret"'.length + 16);
  const plain = await crypto.subtle.decrypt(
    { name: "AES-GCM", iv: bytes.slice(0, 12), additionalData: Buffer.from(ITEM) },
    await hkdfKey("dist_1"),
    bytes.slice(12),
  );
  expect(Buffer.from(plain).toString()).toBe('"secret"');
});

test("each write takes a random nonce of its own, of 12 bytes [STORAGE-04]", async () => {
  const asked: number[] = [];
  const { area, open } = createPlace({
    subtle: crypto.subtle,
    getRandomValues: (bytes) => {
      asked.push(bytes.byteLength);
      return crypto.getRandomValues(bytes);
    },
  });
  const storage = open();
  const nonces = new Set<string>();
  for (let time = 0; time < 20; time += 1) {
    await storage.write(KEY, "the same");
    nonces.add(encodeBase64Url((decodeBase64Url(area.get(ITEM) ?? "") ?? new Uint8Array()).slice(0, 12)));
  }
  expect(nonces.size).toBe(20);
  expect(asked).toEqual(Array.from({ length: 20 }, () => 12));
});

test.each([
  ["nonce", 0],
  ["ciphertext", 12],
  ["tag", -1],
])("a value whose %s was changed reads as none and is removed [STORAGE-04]", async (_part, at) => {
  const { area, open } = createPlace();
  await open().write(KEY, "secret");
  const bytes = decodeBase64Url(area.get(ITEM) ?? "") ?? new Uint8Array();
  const changed = bytes.with(at, (bytes.at(at) ?? 0) ^ 1);
  area.set(ITEM, encodeBase64Url(changed));
  expect(await open().read(KEY, asIs)).toBeNull();
  expect(area.size).toBe(0);
});

test("another distributor's value reads as none and is removed [STORAGE-04]", async () => {
  const { area, open } = createPlace();
  await open("dist_1").write(KEY, "secret");
  expect(await open("dist_2").read(KEY, asIs)).toBeNull();
  expect(area.size).toBe(0);
});

test("a value under another's name reads as none", async () => {
  const { area, open } = createPlace();
  await open().write(KEY, "secret");
  const swapped: StorageKey = "formDraft:usr_2:order";
  area.set(`girassol:${swapped}`, area.get(ITEM) ?? "");
  expect(await open().read(swapped, asIs)).toBeNull();
  expect([...area.keys()]).toEqual([ITEM]);
});

test.each([
  ["empty", ""],
  ["no base64url", "{}"],
  ["too short for a nonce", "AAAA"],
  ["too short for a tag", "A".repeat(20)],
])("a value that is %s reads as none and is removed", async (_what, item) => {
  const { area, open } = createPlace();
  area.set(ITEM, item);
  expect(await open().read(KEY, asIs)).toBeNull();
  expect(area.size).toBe(0);
});

test("a value that its reader does not know, or chokes on, reads as none and is removed", async () => {
  const { area, open } = createPlace();
  await open().write(KEY, { version: 9 });
  expect(await open().read(KEY, () => null)).toBeNull();
  expect(area.size).toBe(0);
  await open().write(KEY, { version: 9 });
  const choke = () => {
    throw new Error("unknown version");
  };
  expect(await open().read(KEY, choke)).toBeNull();
  expect(area.size).toBe(0);
});

test("what was removed is gone", async () => {
  const { area, open } = createPlace();
  await open().write(KEY, "secret");
  await open().remove(KEY);
  expect(area.size).toBe(0);
});

test("a full storage keeps what it had and does not throw", async () => {
  const { area, open } = createPlace();
  await open().write(KEY, "old");
  const full = createClientStorage({
    distributorId: "dist_1",
    storage: () => ({ ...areaOf(area), setItem: vi.fn(fail) }),
    crypto,
  });
  await full.write(KEY, "new");
  expect(await full.read(KEY, asIs)).toBe("old");
});

test.each([
  ["that cannot be asked for", { storage: fail, crypto }],
  ["that refuses", { storage: () => ({ getItem: fail, setItem: fail, removeItem: fail }), crypto }],
  ["without cryptography", { storage: () => areaOf(new Map([[ITEM, "AAAA"]])), crypto: {} as Crypto }],
])("a storage %s has nothing, keeps nothing and does not throw", async (_what, options) => {
  const storage = createClientStorage({ distributorId: "dist_1", ...options });
  await storage.write(KEY, "value");
  expect(await storage.read(KEY, asIs)).toBeNull();
  await storage.remove(KEY);
});

function asIs(value: unknown): unknown {
  return value;
}

function fail(): never {
  throw new DOMException("full or forbidden", "QuotaExceededError");
}

/** The same derivation by the platform's other function, so that the test compares both. */
async function hkdfKey(distributorId: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", Buffer.from(distributorId), "HKDF", false, [
    "deriveBits",
  ]);
  const bits = await crypto.subtle.deriveBits(
    {
      name: "HKDF",
      hash: "SHA-256",
      salt: Buffer.from("girassol"),
      info: Buffer.from("client storage, version 1"),
    },
    material,
    256,
  );
  return crypto.subtle.importKey("raw", bits, "AES-GCM", false, ["decrypt"]);
}

/** A storage area as a map, and a function that opens it as a page does. */
function createPlace(source: Pick<Crypto, "subtle" | "getRandomValues"> = crypto) {
  const area = new Map<string, string>();
  return {
    area,
    open: (distributorId = "dist_1") =>
      createClientStorage({ distributorId, storage: () => areaOf(area), crypto: source as Crypto }),
  };
}

function areaOf(area: Map<string, string>): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return {
    getItem: (name) => area.get(name) ?? null,
    setItem: (name, value) => void area.set(name, value),
    removeItem: (name) => void area.delete(name),
  };
}
