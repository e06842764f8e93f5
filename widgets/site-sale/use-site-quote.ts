import { useEffect, useState } from "react";
import type { SiteQuote, SiteQuoteRequest } from "#domain/widget-keys/site-sale-schema.ts";
import { toWidgetFailure, type WidgetFailure } from "#widgets/request.ts";
import type { SitePort } from "./site-port.ts";

const PAUSE_MS = 300;

export interface SiteQuoteState {
  /** The last answer, kept while the next one comes; without its freight after a refusal. */
  quote: SiteQuote | null;
  failure: WidgetFailure | null;
  /** Whether the quote is that of the question. */
  isCurrent: boolean;
}

/** Asks what a purchase costs, after a pause, whenever the question changes. An answer to an earlier question never
 *  replaces that to a later one.
 *  @param visit - number of the confirmed e-mail: who buys may change the prices */
export function useSiteQuote(
  sales: SitePort,
  question: SiteQuoteRequest,
  { visit, attempt }: { visit: number; attempt: number },
): SiteQuoteState {
  const asked = JSON.stringify([question, visit, attempt]);
  const [state, setState] = useState<KnownQuote>(NOTHING);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      const [wanted] = JSON.parse(asked) as [SiteQuoteRequest];
      sales.quote(wanted).then(
        (quote) => {
          if (isWanted) setState({ quote, failure: null, of: asked });
        },
        (error: unknown) => {
          if (!isWanted) return;
          // What the kits cost still holds where there is no freight.
          setState(({ quote }) => ({
            quote: quote && { ...quote, freight: null, total: quote.items },
            ...{ failure: toWidgetFailure(error), of: asked },
          }));
        },
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [sales, asked]);
  return { quote: state.quote, failure: state.failure, isCurrent: state.of === asked };
}

type KnownQuote = Omit<SiteQuoteState, "isCurrent"> & { of: string };

const NOTHING: KnownQuote = { quote: null, failure: null, of: "" };
