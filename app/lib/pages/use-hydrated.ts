import { startTransition, useEffect, useState } from "react";

/** Whether scripts run: false on the server and while the page is taken over, true right after. Told as something
 *  that can wait, because an urgent update in the middle of hydration makes React start all over. */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsHydrated(true);
    });
  }, []);
  return isHydrated;
}
