import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { HIDDEN_PARAM, readHidden } from "#app/lib/lists/list-address.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

/** Whose choice of columns, of which table. */
export interface ColumnChoice {
  userId: string;
  distributorId: string;
  /** Name by which the choice is kept. */
  table: string;
}

/** Columns of a table that this person does not want to see, kept in the browser. An address may name them, as those of
 *  kept views do: it wins until the person chooses.
 *  @param table - name by which the choice is kept
 *  @param unasked - columns that are left out until somebody chose */
export function useHiddenColumns(
  table: string,
  unasked: readonly string[],
): [hidden: ReadonlySet<string>, hide: (keys: readonly string[]) => void] {
  const { userId, distributorId } = useSignedIn();
  const [hidden, setHidden] = useState<readonly string[] | null>(null);
  const [params, setParams] = useSearchParams();
  const [left, setLeft] = useState<string | null>(null);
  const named = params.get(HIDDEN_PARAM);
  useEffect(() => {
    let isWanted = true;
    void readHiddenColumns({ userId, distributorId, table }).then((stored) => {
      if (isWanted) setHidden(stored);
    });
    return () => {
      isWanted = false;
    };
  }, [userId, distributorId, table]);
  const hide = (keys: readonly string[]) => {
    setHidden(keys);
    void storageOf(distributorId).write(keyOf(userId, table), keys);
    if (named === null) return;
    // The answer to the new address is not waited for.
    setLeft(named);
    setParams(
      (before) => {
        before.delete(HIDDEN_PARAM);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const shown = named === null || named === left ? hidden : readHidden(named);
  return [new Set(shown ?? unasked), hide];
}

/** What somebody chose last; null where nothing was chosen. */
export function readHiddenColumns({ userId, distributorId, table }: ColumnChoice): Promise<string[] | null> {
  return storageOf(distributorId).read(keyOf(userId, table), parseKeys);
}

function keyOf(userId: string, table: string) {
  return `tableColumns:${userId}:${table}` as const;
}

function storageOf(distributorId: string) {
  return createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
}

function parseKeys(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : null;
}
