import { useEffect, useRef, useState } from "react";

/** Pause after the last key before a request, in milliseconds. */
const PAUSE_MS = 200;

/** Results of a search while the person types. A changed question is asked after a pause, and answers to earlier
 *  ones are dropped.
 *  @param question - null while there is nothing to ask */
export function useFound<Item>(
  question: string | null,
  find: (signal: AbortSignal) => Promise<readonly Item[]>,
): { items: readonly Item[]; state: "searching" | "failed" | "nothing" } {
  const [found, setFound] = useState<{ question: string | null; items: readonly Item[]; failed: boolean }>({
    question: null,
    items: [],
    failed: false,
  });
  const asking = useRef(find);
  useEffect(() => {
    asking.current = find;
  });
  useEffect(() => {
    if (question === null) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      asking.current(abort.signal).then(
        (items) => {
          if (!abort.signal.aborted) setFound({ question, items, failed: false });
        },
        () => {
          if (!abort.signal.aborted) setFound({ question, items: [], failed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question]);
  const isCurrent = question !== null && found.question === question;
  return {
    items: isCurrent ? found.items : [],
    state: !isCurrent ? "searching" : found.failed ? "failed" : "nothing",
  };
}
