import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import { withTimeout } from "#app/lib/loading/with-timeout.ts";
import { useAskPause } from "#app/lib/loading/use-ask-pause.ts";
import { useComeBack } from "#app/lib/pages/use-come-back.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";

const PAUSE_MS = 120;
/** Number of products in one request, at most. */
const MAX_LINES = 500;

export interface MountPrices {
  /** Unit prices by product, as the server calculates them for the whole kit. */
  priceOf: ReadonlyMap<string, number>;
  /** Why a unit price differs from that of a single unit, by product. */
  differenceOf: ReadonlyMap<string, PriceDifference>;
  /** Products that are no longer on sale. */
  missing: ReadonlySet<string>;
  /** The server's total, for people who see only that; null while it is unknown. */
  totalCents: number | null;
  status: "idle" | "asking" | "failed";
  retry: () => void;
}

/** The last answer or failure, and its question. */
interface Known extends Pick<MountPrices, "priceOf" | "differenceOf" | "missing" | "totalCents"> {
  question: string;
  /** Number of the attempt. */
  attempt: number;
  hasFailed: boolean;
}

const NOTHING: Known = {
  priceOf: new Map(),
  differenceOf: new Map(),
  missing: new Set(),
  totalCents: null,
  question: "[]",
  attempt: 0,
  hasFailed: false,
};

/** The server's prices of the kit, requested with every change and when the person comes back to the page; only
 *  the newest request counts. Until its answer the earlier unit prices stay, and the total is unknown.
 *  @param shows - which prices the person may see; missing products are always returned
 *  @param integratorId - the company that staff buys for
 *  @param onFailure - called with the products whose prices could not be loaded */
export function usePrices(
  lines: readonly { id: string; amount: number }[],
  {
    shows,
    integratorId,
    onFailure,
  }: {
    shows: { productPrices: boolean; kitPrice: boolean };
    integratorId: string | null;
    onFailure: (ids: readonly string[]) => void;
  },
): MountPrices {
  const tell = useRef(onFailure);
  useEffect(() => {
    tell.current = onFailure;
  });
  const [known, setKnown] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setAttempt((count) => count + 1);
  }, []);
  useComeBack(retry);
  const pauseMs = useAskPause(PAUSE_MS);
  const question = JSON.stringify(lines.slice(0, MAX_LINES));
  const asksTotal = shows.kitPrice && !shows.productPrices;
  useEffect(() => {
    const products = JSON.parse(question) as { id: string; amount: number }[];
    if (products.length === 0) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      try {
        const [items, totalCents] = await Promise.all([
          askProducts(products, integratorId, withTimeout(signal)),
          asksTotal ? askTotal(products, integratorId, withTimeout(signal)) : null,
        ]);
        if (!signal.aborted) setKnown({ ...items, totalCents, question, attempt, hasFailed: false });
      } catch {
        if (signal.aborted) return;
        setKnown((before) => ({ ...before, question, attempt, hasFailed: true }));
        tell.current(products.map(({ id }) => id));
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs());
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, attempt, asksTotal, integratorId, pauseMs]);
  return useMemo(() => {
    const { priceOf, differenceOf, missing, totalCents, hasFailed } = known;
    const isAnswered = known.question === question && known.attempt === attempt;
    const status = question === "[]" ? "idle" : !isAnswered ? "asking" : hasFailed ? "failed" : "idle";
    return {
      ...{ priceOf, differenceOf, missing, status, retry },
      totalCents: status === "idle" ? totalCents : null,
    };
  }, [known, question, attempt, retry]);
}

async function askProducts(
  products: readonly { id: string; amount: number }[],
  integratorId: string | null,
  signal: AbortSignal,
) {
  const body = { purchaseType: "mountKits", products, ...(integratorId === null ? {} : { integratorId }) };
  const answer = (await backgroundApi.call("POST", "/app/user/prices/products", { body, signal })) as {
    items: { id: string; singlePriceCents?: number; difference?: PriceDifference }[];
    missingIds: string[];
  };
  return {
    priceOf: new Map(
      answer.items.flatMap(({ id, singlePriceCents }) =>
        singlePriceCents === undefined ? [] : [[id, singlePriceCents] as const],
      ),
    ),
    differenceOf: new Map(
      answer.items.flatMap(({ id, difference }) =>
        difference === undefined ? [] : [[id, difference] as const],
      ),
    ),
    missing: new Set(answer.missingIds),
  };
}

async function askTotal(
  productItems: readonly { id: string; amount: number }[],
  integratorId: string | null,
  signal: AbortSignal,
) {
  const body = {
    purchaseType: "mountKits",
    productItems,
    ...(integratorId === null ? {} : { integratorId }),
  };
  const answer = (await backgroundApi.call("POST", "/app/user/prices/total", { body, signal })) as {
    precificationSummary: { totalValue: number } | null;
  };
  const total = answer.precificationSummary?.totalValue ?? null;
  return total === null ? null : Math.round(total * 100);
}
