import { type RefObject, useEffect, useRef } from "react";

/** Ref of a scrolling row of tabs, which starts with the current tab in view. */
export function useCurrentInView(): RefObject<HTMLElement> {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const frame = tabs.current;
    const current = frame?.querySelector('[aria-current="page"]');
    if (!frame || !current) return;
    const [outer, inner] = [frame.getBoundingClientRect(), current.getBoundingClientRect()];
    frame.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, []);
  return tabs;
}
