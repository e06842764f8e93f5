import { useEffect, useRef, useState } from "react";
import type { KitCompositionAnswer } from "#domain/design/design-answer.ts";
import { withTimeout } from "#app/lib/loading/with-timeout.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { type ExpressAnswers, toCompositionInput } from "./express-answers.ts";
import { linesOf } from "./edited-lines.ts";
import type { EditedLine } from "./express-draft.ts";

/** Pause after the last change before the server is asked, in milliseconds. */
const PAUSE_MS = 250;

export interface Composition {
  /** The last answer; null before the first. */
  answer: KitCompositionAnswer | null;
  /** Whether the answer belongs to earlier lines. */
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Composes the edited lines on the server with every change and every reload of the page: recommendations, free
 *  units, prices and stock. Amounts that follow the recommendations are adjusted.
 *  @param loaded - the page's data
 *  @param onFollowed - called with the adjusted lines */
export function useComposition(
  lines: readonly EditedLine[],
  { answers, loaded }: { answers: ExpressAnswers; loaded: unknown },
  onFollowed: (lines: EditedLine[], answer: KitCompositionAnswer) => void,
): Composition {
  const [answer, setAnswer] = useState<KitCompositionAnswer | null>(null);
  const [answered, setAnswered] = useState<{ question: string; loaded: unknown } | null>(null);
  const [failed, setFailed] = useState<{ question: string; loaded: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const followed = useRef(onFollowed);
  useEffect(() => {
    followed.current = onFollowed;
  });
  const asked = JSON.stringify(toCompositionInput(answers, lines));
  const isAnswered = answered?.question === asked && answered.loaded === loaded;
  const hasFailed = !isAnswered && failed?.question === asked && failed.loaded === loaded;
  useEffect(() => {
    if (isAnswered) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const body: unknown = JSON.parse(asked);
      const data = await portalApi
        .call("POST", "/app/user/kits/compose", { body, signal: withTimeout(abort.signal) })
        .catch(() => null);
      if (abort.signal.aborted) return;
      if (data === null) {
        setFailed({ question: asked, loaded });
        return;
      }
      const next = data as KitCompositionAnswer;
      const kept = linesOf(next);
      setAnswer(next);
      setFailed(null);
      setAnswered({ question: JSON.stringify({ ...(body as object), products: kept }), loaded });
      followed.current(kept, next);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, isAnswered, loaded, attempt]);
  return {
    answer,
    isPending: !isAnswered && !hasFailed,
    hasFailed,
    retry: () => {
      setFailed(null);
      setAttempt((count) => count + 1);
    },
  };
}
