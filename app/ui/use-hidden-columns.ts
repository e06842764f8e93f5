import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { HIDDEN_PARAM, readHidden } from "#app/lib/lists/list-address.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

/** Identifies a person's choice of columns of a table. */
export interface ColumnChoice {
  userId: string;
  distributorId: string;
  /** Storage key of the choice. */
  table: string;
}

/** Hidden columns of a table, kept for the person in the browser. An address may name them, as saved views do; it
 *  takes precedence until the person changes the choice.
 *  @param table - storage key of the choice
 *  @param unasked - columns that are hidden by default */
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
    // Applied before the new address is loaded.
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

/** The person's last choice; null without one. */
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
