import { deriveStorageKey, openText, sealText } from "./client-cipher.ts";

/** Names of items in a tab's session storage. */
const SESSION_STORAGE_NAMES = ["formDraft", "municipalities", "recentChoices", "requestList"] as const;

/** Names of items in local storage, which all tabs share and which outlasts them. */
const LOCAL_STORAGE_NAMES = [
  "formDraft",
  "purchaseSteps",
  "listViews",
  "popupHistory",
  "savedRequest",
  "singleKeys",
  "tableColumns",
] as const;

export type StorageName = (typeof SESSION_STORAGE_NAMES | typeof LOCAL_STORAGE_NAMES)[number];

/** Name and key of an item, such as `formDraft:usr_1:order`. */
export type StorageKey = `${StorageName}:${string}`;

export interface ClientStorageOptions {
  distributorId: string;
  /** Returns the storage area; called each time, since browsers may forbid even that. */
  storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
  crypto: Crypto;
}

export interface ClientStorage {
  /** The value, read by `parse`; null when there is none. A value that cannot be read, or was stored for another
   *  distributor or key, counts as missing and is removed. */
  read<T>(key: StorageKey, parse: (value: unknown) => T | null): Promise<T | null>;
  /** Stores a value as JSON; does nothing in a storage that is full or forbidden. */
  write(key: StorageKey, value: unknown): Promise<void>;
  remove(key: StorageKey): Promise<void>;
}

/** Encrypted storage of one distributor's data in the browser: AES-GCM, with a random nonce for each value and a
 *  key derived from the distributor's id. It never throws, since pages work without it. */
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

/** Name of the item, with the portal's prefix. */
function nameOf(key: StorageKey): string {
  return `girassol:${key}`;
}

/** Null in place of an error: storage may be full or forbidden, and insecure pages have no cryptography. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
