import { type KeyboardEvent, type RefObject, useEffect } from "react";

const ITEMS = '[role^="menuitem"]';

/** Moves the focus in a popover menu: to the first entry when it opens, then by arrows, Home and End. The browser
 *  handles opening, Escape and the return of the focus. */
export function useMenuKeys(menu: RefObject<HTMLElement>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const shown = menu.current;
    if (shown === null) return;
    const focusFirst = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") shown.querySelector<HTMLElement>(ITEMS)?.focus();
    };
    shown.addEventListener("toggle", focusFirst);
    return () => {
      shown.removeEventListener("toggle", focusFirst);
    };
  }, [menu]);
  return (event) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
    const next = nextIndex(
      event.key,
      items.findIndex((item) => item === document.activeElement),
      items.length,
    );
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
}

function nextIndex(key: string, current: number, length: number): number | null {
  switch (key) {
    case "ArrowDown":
      return (current + 1) % length;
    case "ArrowUp":
      return (current - 1 + length) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return null;
  }
}
