import { useEffect, useState } from "react";
import type { SaleProduct } from "#domain/loose-products/sale-product-schema.ts";
import { type BuyingFor, suggestProducts } from "./sale-product-api.ts";

/** Pause after the last key before the server is asked, in milliseconds. */
const PAUSE_MS = 120;

/** Products that match the typed text, and a message while there are none. */
export function useSuggestedProducts(
  text: string,
  { integratorId }: BuyingFor,
): { products: readonly SaleProduct[]; state: "searching" | "failed" | "nothing" } {
  const [found, setFound] = useState<{ asked: string; products: readonly SaleProduct[]; hasFailed: boolean }>(
    {
      asked: "",
      products: [],
      hasFailed: false,
    },
  );
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === "") return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      suggestProducts(wanted, { integratorId }, abort.signal).then(
        (products) => {
          setFound({ asked: wanted, products, hasFailed: false });
        },
        () => {
          if (!abort.signal.aborted) setFound({ asked: wanted, products: [], hasFailed: true });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted, integratorId]);
  if (found.asked !== wanted) return { products: [], state: "searching" };
  return { products: found.products, state: found.hasFailed ? "failed" : "nothing" };
}
