import { deriveStorageKey, openText, sealText } from "./client-cipher.ts";

/** What the portal keeps in the session storage of a tab. */
const SESSION_STORAGE_NAMES = ["formDraft", "municipalities", "recentChoices"] as const;

/** What it keeps in the local storage, which all tabs share and which outlasts them. */
const LOCAL_STORAGE_NAMES = [
  "formDraft",
  "journeySteps",
  "listViews",
  "popupHistory",
  "savedRequest",
  "singleKeys",
  "tableColumns",
] as const;

export type StorageName = (typeof SESSION_STORAGE_NAMES | typeof LOCAL_STORAGE_NAMES)[number];

/** A name, and which of the things of that name, as in `formDraft:usr_1:order`. */
export type StorageKey = `${StorageName}:${string}`;

export interface ClientStorageOptions {
  distributorId: string;
  /** Where values lie; asked for each time, since a browser may forbid even that. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  crypto: Crypto;
}

export interface ClientStorage {
  /** The value, read by `parse`, or null when there is none. What does not read, or was stored for another
   *  distributor or under another key, counts as none and is removed. */
  read<T>(key: StorageKey, parse: (value: unknown) => T | null): Promise<T | null>;
  /** Keeps a value that JSON can hold. In a storage that is full or forbidden nothing is kept. */
  write(key: StorageKey, value: unknown): Promise<void>;
  remove(key: StorageKey): Promise<void>;
}

/** Storage of the browser in which one distributor's data lies encrypted: AES-GCM, with a random nonce for each value
 *  and a key derived from the distributor's id. It never throws: a page works without it. */
export function createClientStorage({ distributorId, storage, crypto }: ClientStorageOptions): ClientStorage {
  let derived: Promise<CryptoKey> | null = null;
  const keyOf = () => (derived ??= deriveStorageKey(crypto.subtle, distributorId));

  async function remove(key: StorageKey): Promise<void> {
    await quietly(() => {
      storage().removeItem(nameOf(key));
    });
  }

  return {
    async read<T>(key: StorageKey, parse: (value: unknown) => T | null): Promise<T | null> {
      const sealed = await quietly(() => storage().getItem(nameOf(key)));
      if (sealed === null) return null;
      const value = await quietly(async () => {
        const text = await openText(crypto.subtle, await keyOf(), nameOf(key), sealed);
        return text === null ? null : parse(JSON.parse(text));
      });
      if (value === null) await remove(key);
      return value;
    },
    async write(key, value) {
      await quietly(async () => {
        const sealed = await sealText(crypto, await keyOf(), nameOf(key), JSON.stringify(value));
        storage().setItem(nameOf(key), sealed);
      });
    },
    remove,
  };
}

/** Name of the item: ours begin alike, so that they can be told from others'. */
function nameOf(key: StorageKey): string {
  return `girassol:${key}`;
}

/** Null in place of a failure: storage may be full or forbidden, and there is no cryptography on insecure pages. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
