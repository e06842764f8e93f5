import { useEffect, useState } from "react";
import type { ChosenKit } from "../kits/kit-choice.ts";
import { withTimeout } from "#app/lib/loading/with-timeout.ts";
import { useAskPause } from "#app/lib/loading/use-ask-pause.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import {
  choiceKey,
  type ChoiceSum,
  expectedCents,
  type KnownKits,
  type PricesAnswer,
  sumOf,
} from "./choice-sum.ts";

export type ChoiceSumState = {
  retry: () => void;
  /** The chosen kits, and perhaps others, as far as they are known. */
  kits: KnownKits;
} & (
  | { status: "known"; sum: ChoiceSum }
  /** What it will come to, by the prices that the page knows. */
  | { status: "pending"; expectedCents: number | null }
  | { status: "failed" }
);

/** Time in which somebody presses plus again. */
const PAUSE_MS = 120;

interface ChoiceQuestion {
  choice: readonly ChosenKit[];
  /** Company that the distributor's people buy for. */
  integrator: string | null;
  /** What the page was rendered with, and for which choice. */
  loaded: { choice: string; sum: ChoiceSum } | null;
  /** Kits that the page shows. */
  shown: KnownKits;
}

/** What the chosen kits cost together, at their prices of now: asked for with every change of the choice, and whenever
 *  the page's data is new. Until the answer is there, the sum is told by the prices that the page knows, as pending. */
export function useChoiceSum({ choice, integrator, loaded, shown }: ChoiceQuestion): ChoiceSumState {
  const key = choiceKey(choice);
  const [found, setFound] = useState<{ key: string; loaded: unknown; sum: ChoiceSum | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const pauseMs = useAskPause(PAUSE_MS);
  const isLoaded = loaded?.choice === key;
  useEffect(() => {
    if (key === "" || isLoaded) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void readSum(key, integrator, withTimeout(abort.signal))
        .catch(() => null)
        .then((sum) => {
          if (!abort.signal.aborted) setFound({ key, loaded, sum });
        });
    }, pauseMs());
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, integrator, isLoaded, loaded, attempt, pauseMs]);
  const retry = () => {
    setFound(null);
    setAttempt((count) => count + 1);
  };
  if (isLoaded) {
    return { status: "known", sum: loaded.sum, kits: { ...shown, ...loaded.sum.kits }, retry };
  }
  const kits = { ...loaded?.sum.kits, ...shown, ...found?.sum?.kits };
  if (found === null || found.key !== key || found.loaded !== loaded) {
    return { status: "pending", expectedCents: expectedCents(choice, kits), kits, retry };
  }
  return found.sum === null
    ? { status: "failed", kits, retry }
    : { status: "known", sum: found.sum, kits, retry };
}

async function readSum(key: string, integrator: string | null, signal: AbortSignal): Promise<ChoiceSum> {
  const kits = key.split(",").map((one) => {
    const [id = "", amount] = one.split("~");
    return { id, amount: Number(amount) };
  });
  const body = { kits, ...(integrator === null ? {} : { integrator }) };
  const answer = await portalApi.call("POST", "/app/user/prices/kits", { body, signal });
  return sumOf(answer as PricesAnswer, kits);
}
