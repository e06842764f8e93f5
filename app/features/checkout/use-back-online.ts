import { useEffect, useRef } from "react";

/** Calls what waits for the connection once it is back. */
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
