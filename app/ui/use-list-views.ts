import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type ListView, parseViews, type ViewChange, type ViewRefusal } from "#domain/lists/list-views.ts";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

/** Applies a change to the current views. */
export type ChangeViews = (decide: (views: readonly ListView[]) => ViewChange) => Promise<ViewRefusal | null>;

/** The views of the list at this path, kept for the person in the browser. A change is applied to the stored
 *  views, which another tab may have changed. */
export function useListViews(): [views: readonly ListView[], change: ChangeViews] {
  const { userId, distributorId } = useSignedIn();
  const { pathname } = useLocation();
  const [views, setViews] = useState<readonly ListView[]>([]);
  const key = `listViews:${userId}:${pathname}` as const;
  useEffect(() => {
    let isWanted = true;
    void storageOf(distributorId)
      .read(key, parseViews)
      .then((kept) => {
        if (isWanted) setViews(kept ?? []);
      });
    return () => {
      isWanted = false;
    };
  }, [distributorId, key]);
  const change: ChangeViews = async (decide) => {
    const storage = storageOf(distributorId);
    const changed = decide((await storage.read(key, parseViews)) ?? []);
    if ("refusal" in changed) return changed.refusal;
    setViews(changed.views);
    await storage.write(key, changed.views);
    return null;
  };
  return [views, change];
}

function storageOf(distributorId: string) {
  return createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
}
