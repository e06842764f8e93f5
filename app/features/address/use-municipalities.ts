import { useEffect, useState } from "react";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useSignedIn } from "#app/lib/pages/signed-in.ts";
import type { CityList } from "./city-list.ts";

/** The municipalities of a state once they are loaded. `hasFailed` says that loading failed and any name can be
 *  typed.
 *  @param state - empty before one is chosen */
export function useMunicipalities(state: string): { list: CityList | null; hasFailed: boolean } {
  const { distributorId } = useSignedIn();
  const [found, setFound] = useState<{ state: string; list: CityList | null }>({ state: "", list: null });
  useEffect(() => {
    if (state === "") return undefined;
    const stop = new AbortController();
    void loadChunk(() => import("./city-list.ts"))
      .then(({ readCityList }) => readCityList(state, { distributorId, signal: stop.signal }))
      .catch(() => null)
      .then((list) => {
        if (!stop.signal.aborted) setFound({ state, list });
      });
    return () => {
      stop.abort();
    };
  }, [state, distributorId]);
  const isCurrent = state !== "" && found.state === state;
  return { list: isCurrent ? found.list : null, hasFailed: isCurrent && found.list === null };
}
