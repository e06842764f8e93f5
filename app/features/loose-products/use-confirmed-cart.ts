import { useCallback, useEffect, useState } from "react";
import type { LooseLine } from "#domain/loose-products/loose-cart.ts";
import type { ResolvedProducts } from "#domain/loose-products/sale-product-schema.ts";
import { withTimeout } from "#app/lib/loading/with-timeout.ts";
import { useComeBack } from "#app/lib/pages/use-come-back.ts";
import { useAskPause } from "#app/lib/loading/use-ask-pause.ts";
import { type BuyingFor, confirmCart } from "./sale-product-api.ts";

/** Pause after a change before the server is asked, in milliseconds. */
const PAUSE_MS = 150;

export interface ConfirmedCart {
  /** The last answer, perhaps of an earlier cart. */
  answer: ResolvedProducts | null;
  /** Whether the answer belongs to the current cart. */
  isCurrent: boolean;
  /** Whether the request failed; it is repeated when the connection is back. */
  hasFailed: boolean;
  retry: () => void;
}

/** Asks the server for price and stock of a cart whenever the cart changes or the person comes back to the page. */
export function useConfirmedCart(
  lines: readonly LooseLine[],
  { integratorId, first }: BuyingFor & { first: ResolvedProducts | null },
): ConfirmedCart {
  const asked = lines.map(({ id, amount }) => ({ id, amount }));
  const key = JSON.stringify([integratorId, asked]);
  const [found, setFound] = useState(() => ({
    answer: first,
    key: first === null ? "" : keyOf(first, integratorId),
    round: 0,
  }));
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  /** Incremented when the person comes back to the page: answers of earlier rounds are out of date. */
  const [round, setRound] = useState(0);
  const pauseMs = useAskPause(PAUSE_MS);
  const isCurrent = (found.key === key && found.round === round) || asked.length === 0;
  useEffect(() => {
    if (isCurrent) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const [buyer, products] = JSON.parse(key) as [string | null, { id: string; amount: number }[]];
      confirmCart(products, { integratorId: buyer }, withTimeout(abort.signal)).then(
        (answer) => {
          if (abort.signal.aborted) return;
          setFound({ answer, key, round });
          setFailedKey(null);
        },
        () => {
          if (!abort.signal.aborted) setFailedKey(key);
        },
      );
    }, pauseMs());
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, isCurrent, attempt, round, pauseMs]);
  const retry = useCallback(() => {
    setFailedKey(null);
    setAttempt((count) => count + 1);
  }, []);
  useComeBack(() => {
    setRound((count) => count + 1);
    retry();
  });
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
    };
  }, [retry]);
  return { answer: found.answer, isCurrent, hasFailed: !isCurrent && failedKey === key, retry };
}

function keyOf({ lines }: ResolvedProducts, integratorId: string | null): string {
  return JSON.stringify([integratorId, lines.map(({ id, amount }) => ({ id, amount }))]);
}
