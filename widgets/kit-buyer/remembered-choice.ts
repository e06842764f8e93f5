import { useEffect, useRef } from "react";
import type { KitPort } from "#widgets/client.ts";
import type { ChosenItem } from "#widgets/events.ts";
import { isRecord } from "#widgets/request.ts";
import type { ChosenKit } from "./chosen-kits.ts";

const MOST_KITS = 20;
const MOST_UNITS = 999;

/** Where a choice of kits is kept. It holds ids and amounts: prices are the portal's. */
export interface ChoiceMemory {
  read: () => readonly ChosenItem[];
  write: (items: readonly ChosenItem[]) => void;
}

/** Keeps a choice in a storage of the page around, which may refuse it.
 *  @param storage - reads the storage, which throws where a browser blocks it */
export function createChoiceMemory(storage: () => Storage, name: string): ChoiceMemory {
  return {
    read: () => {
      try {
        const kept = JSON.parse(storage().getItem(name) ?? "[]") as unknown;
        return Array.isArray(kept) ? kept.filter(isItem).slice(0, MOST_KITS) : [];
      } catch {
        return [];
      }
    },
    write: (items) => {
      try {
        if (items.length === 0) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify(items));
      } catch {
        // What cannot be kept is forgotten.
      }
    },
  };
}

/** Takes up the choice of an earlier visit, as far as its kits are still sold.
 *  @param onFound - must be the same function in each render */
export function useRememberedChoice(
  port: KitPort,
  memory: ChoiceMemory | undefined,
  onFound: (chosen: readonly ChosenKit[]) => void,
): void {
  const isRead = useRef(false);
  useEffect(() => {
    if (memory === undefined || isRead.current) return;
    isRead.current = true;
    const items = memory.read();
    if (items.length === 0) return;
    port.listKits({ ids: items.map(({ id }) => id).join(","), limit: MOST_KITS, page: 1 }).then(
      ({ items: kits }) => {
        const found = kits.flatMap((kit) => {
          const amount = items.find(({ id }) => id === kit.id)?.amount ?? 0;
          return amount > 0 && kit.availability !== "unavailable" ? [{ kit, amount }] : [];
        });
        if (found.length > 0) onFound(found);
      },
      () => undefined,
    );
  }, [port, memory, onFound]);
}

function isItem(value: unknown): value is ChosenItem {
  if (!isRecord(value)) return false;
  const { id, amount } = value;
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id) && isAmount(amount);
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value > 0 && value <= MOST_UNITS;
}
