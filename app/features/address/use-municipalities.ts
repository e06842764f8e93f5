import { useEffect, useState } from "react";
import { loadChunk } from "#app/lib/load-chunk.ts";
import { useSignedIn } from "#app/lib/signed-in.ts";

/** Names of a state's municipalities once they are there; `hasFailed` when they could not be had, and any name can be
 *  typed.
 *  @param state - empty before one is chosen */
export function useMunicipalities(state: string): { names: readonly string[]; hasFailed: boolean } {
  const { distributorId } = useSignedIn();
  const [found, setFound] = useState<{ state: string; names: readonly string[] | null }>({
    state: "",
    names: [],
  });
  useEffect(() => {
    if (state === "") return undefined;
    const stop = new AbortController();
    void loadChunk(() => import("./read-municipalities.ts"))
      .then(({ readMunicipalities }) => readMunicipalities(state, { distributorId, signal: stop.signal }))
      .catch(() => null)
      .then((names) => {
        if (!stop.signal.aborted) setFound({ state, names });
      });
    return () => {
      stop.abort();
    };
  }, [state, distributorId]);
  const isCurrent = found.state === state;
  return { names: (isCurrent ? found.names : null) ?? [], hasFailed: isCurrent && found.names === null };
}
