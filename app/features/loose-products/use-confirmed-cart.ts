import { useEffect, useState } from "react";
import type { LooseLine } from "#domain/catalog/loose-cart.ts";
import type { ResolvedProducts } from "#domain/catalog/sale-product-schema.ts";
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
}

/** Asks the server what a cart costs and whether there is enough of it, each time that it changes. */
export function useConfirmedCart(
  lines: readonly LooseLine[],
  { integratorId, first }: BuyingFor & { first: ResolvedProducts | null },
): ConfirmedCart {
  const asked = lines.map(({ id, amount }) => ({ id, amount }));
  const key = JSON.stringify([integratorId, asked]);
  const [found, setFound] = useState(() => ({
    answer: first,
    key: first === null ? "" : keyOf(first, integratorId),
  }));
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isCurrent = found.key === key || asked.length === 0;
  useEffect(() => {
    if (isCurrent) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const [buyer, products] = JSON.parse(key) as [string | null, { id: string; amount: number }[]];
      confirmCart(products, { integratorId: buyer }, abort.signal).then(
        (answer) => {
          setFound({ answer, key });
          setFailedKey(null);
        },
        () => {
          if (!abort.signal.aborted) setFailedKey(key);
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, isCurrent, attempt]);
  useEffect(() => {
    const again = () => {
      setAttempt((count) => count + 1);
    };
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
    };
  }, []);
  return { answer: found.answer, isCurrent, hasFailed: !isCurrent && failedKey === key };
}

function keyOf({ lines }: ResolvedProducts, integratorId: string | null): string {
  return JSON.stringify([integratorId, lines.map(({ id, amount }) => ({ id, amount }))]);
}
