import { useSyncExternalStore } from "react";
import type { Appearance } from "#domain/access/preferences-schema.ts";

const NOTHING: Partial<Appearance> = {};

/** The appearance chosen in this tab that the server may not have saved yet. Only ever set in a browser, so that
 *  people do not share it on the server. */
let wished = NOTHING;
const listeners = new Set<() => void>();

/** The appearance chosen in this tab that the server may not have saved yet. */
export function wishedAppearance(): Partial<Appearance> {
  return wished;
}

/** Applies an appearance at once to the whole page. */
export function wishAppearance(next: Partial<Appearance>): void {
  wished = next;
  for (const tell of listeners) tell();
}

/** The current appearance: the person's last choice, or the stored one.
 *  @param stored - as the server knows it */
export function useAppearance(stored: Appearance): Appearance {
  const chosen = useSyncExternalStore(subscribe, wishedAppearance, nothing);
  return { ...stored, ...chosen };
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
}

function nothing(): Partial<Appearance> {
  return NOTHING;
}
