import { type RefObject, useCallback, useEffect, useState } from "react";

/** From here on the menu stands beside the page. */
const WIDE = "(min-width: 801px)";

export interface Drawer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** The menu on a narrow screen: while it is open the focus is in it, Escape closes it, and so does a wider window.
 *  @param openerRef - the button that opens it: the focus comes back to it */
export function useDrawer(panelRef: RefObject<HTMLElement>, openerRef: RefObject<HTMLButtonElement>): Drawer {
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    setIsOpen(true);
  }, []);
  const close = useCallback(() => {
    setIsOpen(false);
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    const button = openerRef.current;
    panelRef.current?.querySelector<HTMLElement>("button, a[href]")?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    const wide = window.matchMedia(WIDE);
    document.addEventListener("keydown", closeOnEscape);
    wide.addEventListener("change", close);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      wide.removeEventListener("change", close);
      button?.focus();
    };
  }, [isOpen, close, panelRef, openerRef]);
  return { isOpen, open, close };
}
