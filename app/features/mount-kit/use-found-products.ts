import { useEffect, useState } from "react";
import { foldText } from "#app/lib/lists/fold-text.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { findMountProducts } from "./mount-api.ts";

const PAUSE_MS = 250;

export interface FoundProducts {
  products: readonly MountProduct[];
  status: "idle" | "asking" | "failed";
}

/** Products that contain all words of the text: those that the page has, and those that the server finds when it
 *  has more.
 *  @param more - type to search on the server; null when the page has all products. For the type `other`, the
 *  server is asked even without a text */
export function useFoundProducts(
  known: readonly MountProduct[],
  text: string,
  { more, integratorId }: { more: string | null; integratorId: string | null },
): FoundProducts {
  const [answer, setAnswer] = useState<{ key: string; products: readonly MountProduct[] }>();
  const [failed, setFailed] = useState("");
  const search = text.trim();
  const isAsked = more !== null && (search !== "" || more === "other");
  const key = isAsked ? `${more} ${search}` : "";
  useEffect(() => {
    if (!isAsked) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      try {
        const products = await findMountProducts({ type: more, search, integratorId }, signal);
        if (!signal.aborted) setAnswer({ key, products });
      } catch {
        if (!signal.aborted) setFailed(key);
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsked, key, more, search, integratorId]);
  const local = search === "" ? known : known.filter((product) => hasWords(product, search));
  if (!isAsked) return { products: local, status: "idle" };
  if (answer?.key === key) return { products: merge(local, answer.products), status: "idle" };
  return { products: local, status: failed === key ? "failed" : "asking" };
}

function hasWords({ name, productCode, manufacturer, category }: MountProduct, search: string): boolean {
  const words = foldText([name, productCode, manufacturer, category].join(" "));
  return foldText(search)
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function merge(local: readonly MountProduct[], found: readonly MountProduct[]): MountProduct[] {
  return [...new Map([...local, ...found].map((product) => [product.productId, product])).values()];
}
