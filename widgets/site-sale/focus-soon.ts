import type { RefObject } from "react";

/** Moves the focus to what the next render shows in a place: what had it goes with the step before. */
export function focusSoon(place: RefObject<HTMLElement | null>, selector: string): void {
  setTimeout(() => place.current?.querySelector<HTMLElement>(selector)?.focus(), 0);
}
