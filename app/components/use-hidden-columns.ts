import { useEffect, useState } from "react";
import { createClientStorage } from "#app/lib/client-storage.ts";
import { useSignedIn } from "#app/lib/signed-in.ts";

/** Columns of a table that this person does not want to see, kept in the browser.
 *  @param table - name by which the choice is kept
 *  @param unasked - columns that are left out until somebody chose */
export function useHiddenColumns(
  table: string,
  unasked: readonly string[],
): [hidden: ReadonlySet<string>, hide: (keys: readonly string[]) => void] {
  const { userId, distributorId } = useSignedIn();
  const [hidden, setHidden] = useState<readonly string[] | null>(null);
  const key = `tableColumns:${userId}:${table}` as const;
  useEffect(() => {
    let isWanted = true;
    void storageOf(distributorId)
      .read(key, parseKeys)
      .then((stored) => {
        if (isWanted) setHidden(stored);
      });
    return () => {
      isWanted = false;
    };
  }, [distributorId, key]);
  const hide = (keys: readonly string[]) => {
    setHidden(keys);
    void storageOf(distributorId).write(key, keys);
  };
  return [new Set(hidden ?? unasked), hide];
}

function storageOf(distributorId: string) {
  return createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
}

function parseKeys(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : null;
}
