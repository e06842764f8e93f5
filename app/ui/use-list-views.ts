import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type ListView, parseViews, type ViewChange, type ViewRefusal } from "#domain/lists/list-views.ts";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";

/** Decides what becomes of the views. */
export type ChangeViews = (decide: (views: readonly ListView[]) => ViewChange) => Promise<ViewRefusal | null>;

/** Views of the list at this path that this person keeps in the browser. A change is decided over what is kept at that
 *  moment, which another tab may have changed. */
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
