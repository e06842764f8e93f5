import { useCallback, useEffect, useState } from "react";
import type { CenterOption } from "#domain/centers/center-list.ts";
import { readCenters } from "./center-api.ts";

export type CentersState = "loading" | "failed" | readonly CenterOption[];

/** The centers to choose from, loaded when the dialog opens and on `reload`. */
export function useCenters(): { centers: CentersState; reload: () => void } {
  const [centers, setCenters] = useState<CentersState>("loading");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const keep = (next: CentersState) => {
      if (!controller.signal.aborted) setCenters(next);
    };
    readCenters(controller.signal).then(keep, () => {
      keep("failed");
    });
    return () => {
      controller.abort();
    };
  }, [attempt]);
  const reload = useCallback(() => {
    setCenters("loading");
    setAttempt((count) => count + 1);
  }, []);
  return { centers, reload };
}
