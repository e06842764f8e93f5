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
  /** The chosen kits, and perhaps others, as far as the page knows them. */
  kits: KnownKits;
} & (
  | { status: "known"; sum: ChoiceSum }
  /** The expected sum, by the prices on the page. */
  | { status: "pending"; expectedCents: number | null }
  | { status: "failed" }
);

/** Pause after the last change before prices are loaded, in milliseconds. */
const PAUSE_MS = 120;

interface ChoiceQuestion {
  choice: readonly ChosenKit[];
  /** The company that staff buys for. */
  integrator: string | null;
  /** The sum that the page was rendered with, and its choice. */
  loaded: { choice: string; sum: ChoiceSum } | null;
  /** The kits on the page. */
  shown: KnownKits;
}

/** The sum of the chosen kits at current prices. It is loaded with every change of the choice and every reload of
 *  the page; until the answer, it is pending with the sum expected from the page's prices. */
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
