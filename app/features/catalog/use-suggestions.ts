import { useEffect, useState } from "react";
import { portalApi } from "#app/lib/calls/browser-api.ts";

/** Pause after the last keystroke before the server is asked, in milliseconds. */
const PAUSE_MS = 200;

export interface Suggestion {
  value: string;
  label: string;
}

/** Completions of a typed text: names of manufacturers, or codes of inverters. When a request fails the list stays
 *  empty, and typing goes on. */
export function useSuggestions(kind: "manufacturers" | "inverters") {
  const [text, suggest] = useState<string | null>(null);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    if (text === null) return;
    const abort = new AbortController();
    const ask = async () => {
      const found = await ASK[kind](text.trim(), abort.signal).catch(() => []);
      if (!abort.signal.aborted) setSuggestions(found);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [kind, text]);
  return { suggestions, suggest };
}

const ASK = {
  manufacturers: async (q: string, signal: AbortSignal) => {
    const query = { q };
    const { items } = (await portalApi.call("GET", "/app/staff/products/manufacturers", {
      query,
      signal,
    })) as { items: string[] };
    return items.map((value) => ({ value, label: "" }));
  },
  inverters: async (q: string, signal: AbortSignal) => {
    const query = { group: "inverters", q, pageSize: 20 };
    const { items } = (await portalApi.call("GET", "/app/staff/products", { query, signal })) as {
      items: { productCode: string; name: string }[];
    };
    return items.map(({ productCode, name }) => ({ value: productCode, label: name }));
  },
};
