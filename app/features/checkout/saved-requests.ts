import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import type { Purchase } from "../sale/purchase.ts";

/** A request that was saved from a cart on this device. */
export interface SavedRequest {
  /** Null when the person may not open its page. */
  id: string | null;
  type: "budget" | "order";
  savedAt: number;
}

/** How long a device remembers that a cart was saved, in milliseconds. */
const REMEMBERED_MS = 24 * 60 * 60 * 1_000;

function open({ cartKey, userId, distributorId }: Purchase) {
  const storage = createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
  return { storage, key: `savedRequest:${userId}:${cartKey}` as const };
}

/** Remembers what a cart was saved as, encrypted, for all tabs of the device. */
export async function keepSavedRequest(target: Purchase, request: SavedRequest): Promise<void> {
  const { storage, key } = open(target);
  await storage.write(key, request);
}

/** The request that the cart was saved as on this device within the last day; else null. */
export async function readSavedRequest(target: Purchase): Promise<SavedRequest | null> {
  const { storage, key } = open(target);
  return storage.read(key, (value) => parse(value));
}

function parse(value: unknown): SavedRequest | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, type, savedAt } = value as Readonly<Record<string, unknown>>;
  if ((id !== null && typeof id !== "string") || typeof savedAt !== "number") return null;
  const isRecent = Date.now() - savedAt <= REMEMBERED_MS;
  return isRecent ? { id, type: type === "budget" ? "budget" : "order", savedAt } : null;
}
