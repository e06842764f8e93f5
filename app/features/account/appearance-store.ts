import { useSyncExternalStore } from "react";
import type { Appearance } from "#domain/access/preferences-schema.ts";

const NOTHING: Partial<Appearance> = {};

/** What the person chose on this page, ahead of what the server has saved. In the browser only: nothing is ever
 *  wished for while a page is rendered on the server. */
let wished = NOTHING;
const listeners = new Set<() => void>();

export function wishedAppearance(): Partial<Appearance> {
  return wished;
}

/** Shows an appearance at once, everywhere on the page. */
export function wishAppearance(next: Partial<Appearance>): void {
  wished = next;
  for (const tell of listeners) tell();
}

/** The appearance as the person wants it now.
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
