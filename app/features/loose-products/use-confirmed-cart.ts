import { useCallback, useEffect, useState } from "react";
import type { LooseLine } from "#domain/loose-products/loose-cart.ts";
import type { ResolvedProducts } from "#domain/loose-products/sale-product-schema.ts";
import { withTimeout } from "#app/lib/loading/with-timeout.ts";
import { useComeBack } from "#app/lib/pages/use-come-back.ts";
import { useAskPause } from "#app/lib/loading/use-ask-pause.ts";
import { type BuyingFor, confirmCart } from "./sale-product-api.ts";

/** Pause after a change before the server is asked. */
const PAUSE_MS = 150;

export interface ConfirmedCart {
  /** The newest answer, perhaps of another cart. */
  answer: ResolvedProducts | null;
  /** Whether it is of this very cart. */
  isCurrent: boolean;
  /** The server could not be asked; it is, once there is a connection. */
  hasFailed: boolean;
  retry: () => void;
}

/** Asks the server what a cart costs and whether there is enough of it, each time that it changes or comes back to
 *  somebody. */
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
  /** What was answered before the page came back is not current any more. */
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
