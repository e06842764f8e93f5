import { type RefObject, useEffect, useRef } from "react";

/** Tabs that are wider than their window begin where the current one is seen. */
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
