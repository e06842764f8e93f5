import { useEffect, useRef } from "react";

/** Calls `again` when the connection is back, as long as something waits for it. */
export function useBackOnline(isWaiting: boolean, again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const hear = () => {
      latest.current();
    };
    window.addEventListener("online", hear);
    return () => {
      window.removeEventListener("online", hear);
    };
  }, [isWaiting]);
}
