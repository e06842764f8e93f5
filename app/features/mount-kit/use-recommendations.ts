import { startTransition, useEffect, useRef, useState } from "react";
import { RECOMMENDATION_ERROR } from "#copy/spec/errors.ts";
import type { MountChange } from "#domain/mount-kit/change-mount.ts";
import type { MountProduct, MountProducts } from "#domain/mount-kit/mount-product.ts";
import type { RecommendationCart } from "#domain/recommendations/recommendation-schema.ts";
import { useAskPause } from "#app/lib/loading/use-ask-pause.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";
import { reportError } from "#app/lib/calls/report-error.ts";
import { readMountProducts } from "./mount-api.ts";

const PAUSE_MS = 150;

interface Answered {
  products: readonly {
    productCode: string;
    recAmount: number;
    recAutomaticAmount: number;
    freeAmount: number;
  }[];
}

export type RecommendationStatus = "idle" | "asking" | "failed";

/** Requests the recommended products whenever the chosen ones change, and puts them into the kit. Only the newest
 *  answer counts; without one the kit stays as it is. */
export function useRecommendations(
  question: RecommendationCart | null,
  {
    known,
    integratorId,
    change,
  }: { known: MountProducts; integratorId: string | null; change: (change: MountChange) => void },
): { status: RecommendationStatus; retry: () => void } {
  const [settled, setSettled] = useState({ question: "null 0", status: "idle" as RecommendationStatus });
  const [tries, setTries] = useState(0);
  const pauseMs = useAskPause(PAUSE_MS);
  const products = useRef(known);
  useEffect(() => {
    products.current = known;
  });
  const key = JSON.stringify(question);
  const asked = `${key} ${String(tries)}`;
  useEffect(() => {
    const body = JSON.parse(key) as RecommendationCart | null;
    if (body === null) {
      change({ type: "recommended", answer: [], products: [] });
      return undefined;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      try {
        const answer = (await backgroundApi.call("POST", "/app/user/recommendations", {
          body: integratorId === null ? body : { ...body, integratorId },
          signal,
        })) as Answered;
        const found = await withProducts(answer, { known: products.current, integratorId, signal });
        if (signal.aborted) return;
        startTransition(() => {
          change({ type: "recommended", ...found });
        });
        setSettled({ question: asked, status: "idle" });
      } catch {
        if (signal.aborted) return;
        setSettled({ question: asked, status: "failed" });
        reportError(new Error(RECOMMENDATION_ERROR));
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs());
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key, asked, integratorId, change, pauseMs]);
  const retry = () => {
    setTries(tries + 1);
  };
  if (question === null) return { status: "idle", retry };
  return { status: settled.question === asked ? settled.status : "asking", retry };
}

/** The answer with the products that the page does not have yet, without those that are not on sale. */
async function withProducts(
  { products: answered }: Answered,
  { known, integratorId, signal }: { known: MountProducts; integratorId: string | null; signal: AbortSignal },
) {
  const byCode = new Map<string, MountProduct>(
    Object.values(known).map((product) => [product.productCode, product]),
  );
  const unknown = answered.filter(({ productCode, recAmount }) => recAmount > 0 && !byCode.has(productCode));
  const found =
    unknown.length === 0
      ? []
      : await readMountProducts(
          unknown.map(({ productCode }) => productCode),
          integratorId,
          signal,
        );
  for (const product of found) byCode.set(product.productCode, product);
  const lines = answered.flatMap((line) => {
    const product = byCode.get(line.productCode);
    return product === undefined ? [] : [{ line: { ...line, productId: product.productId }, product }];
  });
  return { answer: lines.map(({ line }) => line), products: lines.map(({ product }) => product) };
}
