import { useEffect, useRef } from "react";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";

/** Time in milliseconds within which the key after `g` has to follow. */
const GO_MS = 1_500;

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const COVERS = 'dialog[open], [role="dialog"][aria-modal="true"]';

/** Listens to the portal's shortcuts.
 *  @param onShortcut - returns false when there is nothing to do, so that the browser handles the key */
export function useShortcuts(hasSingleKeys: boolean, onShortcut: (shortcut: Shortcut) => boolean): void {
  const latest = useRef(onShortcut);
  useEffect(() => {
    latest.current = onShortcut;
  });
  useEffect(() => {
    let goingSince = Number.NEGATIVE_INFINITY;
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || isModifier(event.key)) return;
      const { target } = event;
      const { shortcut, isGoing } = shortcutOf(
        {
          key: event.key,
          hasCommand: event.ctrlKey || event.metaKey,
          hasAlt: event.altKey,
          isTyping: target instanceof Element && target.closest(FIELDS) !== null,
          isCovered: () => document.querySelector(COVERS) !== null,
        },
        { isGoing: event.timeStamp - goingSince < GO_MS, hasSingleKeys },
      );
      goingSince = isGoing ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (shortcut !== null && latest.current(shortcut)) event.preventDefault();
    };
    document.addEventListener("keydown", hear);
    return () => {
      document.removeEventListener("keydown", hear);
    };
  }, [hasSingleKeys]);
}

function isModifier(key: string): boolean {
  return key === "Shift" || key === "Control" || key === "Alt" || key === "Meta";
}
