import { useEffect, useState } from "react";
import { createClientStorage } from "#app/lib/storage/client-storage.ts";
import type { RecentOwner } from "./recent-choices.ts";

/** Whether shortcuts without Ctrl are on for the person in this browser; on by default. */
export function useSingleKeys({ userId, distributorId }: RecentOwner): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    let isWanted = true;
    void storageOf(distributorId)
      .read(`singleKeys:${userId}`, (value) => (typeof value === "boolean" ? value : null))
      .then((stored) => {
        if (isWanted && stored !== null) setIsOn(stored);
      });
    return () => {
      isWanted = false;
    };
  }, [userId, distributorId]);
  const choose = (next: boolean) => {
    setIsOn(next);
    void storageOf(distributorId).write(`singleKeys:${userId}`, next);
  };
  return [isOn, choose];
}

function storageOf(distributorId: string) {
  return createClientStorage({ distributorId, storage: () => window.localStorage, crypto });
}
