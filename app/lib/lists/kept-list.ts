import { createClientStorage } from "#app/lib/storage/client-storage.ts";

export interface KeptListOwner {
  userId: string;
  distributorId: string;
}

/** The query of a list as this tab showed it last: its filter, order and look, and how many of its pages or of its
 *  columns' cards were shown.
 *  @param path - of the list
 *  @returns null where it was not shown yet */
export function readKeptList(owner: KeptListOwner, path: string): Promise<string | null> {
  return storageOf(owner).read(keyOf(owner, path), (value) =>
    typeof value === "string" && (value === "" || value.startsWith("?")) ? value : null,
  );
}

/** Keeps the query of a list in the tab's session storage, since it may name a customer. */
export function keepList(owner: KeptListOwner, path: string, search: string): Promise<void> {
  return storageOf(owner).write(keyOf(owner, path), search);
}

function storageOf({ distributorId }: KeptListOwner) {
  return createClientStorage({ distributorId, storage: () => window.sessionStorage, crypto });
}

function keyOf({ userId }: KeptListOwner, path: string) {
  return `requestList:${userId}:${path}` as const;
}
