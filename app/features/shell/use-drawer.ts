import { type RefObject, useCallback, useEffect, useState } from "react";

/** From this width on, the menu is beside the page. */
const WIDE = "(min-width: 801px)";

export interface Drawer {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** State of the menu on a narrow screen. While it is open, the focus stays inside; Escape or a wider window closes
 *  it.
 *  @param openerRef - the button that opens it, which gets the focus back */
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
