import { startTransition, useEffect, useState } from "react";

/** Whether scripts run: false on the server and during hydration, true right after. The update is a transition,
 *  because an urgent one during hydration makes React start over. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsHydrated(true);
    });
  }, []);
  return isHydrated;
}
