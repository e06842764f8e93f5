import { useEffect, useRef, useState } from "react";
import type { KitCompositionAnswer } from "#domain/design/design-answer.ts";
import { portalApi } from "../session/browser-api.ts";
import { type ExpressAnswers, numberOf } from "./express-answers.ts";
import type { EditedLine } from "./express-draft.ts";

/** The server is asked once nothing was changed for this time. */
const PAUSE_MS = 250;

export interface Composition {
  /** The last answer; null before the first. */
  answer: KitCompositionAnswer | null;
  /** Whether the answer is of other lines than those that are there now. */
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Asks what goes along with lines as they change: recommendations, free units, prices, stock. What follows the
 *  recommendations comes back with other amounts.
 *  @param onFollowed - the lines as they are after that */
export function useComposition(
  lines: readonly EditedLine[],
  { structure, grid, rows, cable, company }: ExpressAnswers,
  onFollowed: (lines: EditedLine[], answer: KitCompositionAnswer) => void,
): Composition {
  const [answer, setAnswer] = useState<KitCompositionAnswer | null>(null);
  const [answeredFor, setAnsweredFor] = useState<string | null>(null);
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const followed = useRef(onFollowed);
  useEffect(() => {
    followed.current = onFollowed;
  });
  const asked = JSON.stringify({
    structure: {
      id: structure === "" ? null : structure,
      rows: numberOf(rows) ?? undefined,
      cableMetres: numberOf(cable) ?? undefined,
    },
    grid: grid === "" ? null : grid,
    integratorId: company === "" ? null : company,
    products: lines,
  });
  useEffect(() => {
    if (asked === answeredFor) return undefined;
    const abort = new AbortController();
    const ask = async () => {
      const body: unknown = JSON.parse(asked);
      const data = await portalApi
        .call("POST", "/app/user/kits/compose", { body, signal: abort.signal })
        .catch(() => null);
      if (abort.signal.aborted) return;
      if (data === null) {
        setFailedFor(asked);
        return;
      }
      const next = data as KitCompositionAnswer;
      const kept = [...next.products, ...next.removed].map(({ id, amount, recAmount }) => ({
        id,
        amount,
        recAmount,
      }));
      setAnswer(next);
      setFailedFor(null);
      setAnsweredFor(JSON.stringify({ ...(body as object), products: kept }));
      followed.current(kept, next);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, answeredFor, attempt]);
  return {
    answer,
    isPending: asked !== answeredFor && asked !== failedFor,
    hasFailed: asked === failedFor,
    retry: () => {
      setFailedFor(null);
      setAttempt((count) => count + 1);
    },
  };
}
