import { useEffect, useState } from "react";
import type { SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { KitPort } from "#widgets/client.ts";
import { isRefusal, toWidgetFailure, type WidgetFailure } from "#widgets/request.ts";

export interface SiteSaleState {
  /** What the site takes; null where nothing is sold, undefined until that is known. */
  sale: SiteSale | null | undefined;
  /** Why it is not known; null while it is asked. */
  failure: WidgetFailure | null;
  askAgain: () => void;
}

/** What the site takes, read once it is needed.
 *  @param isNeeded - whether something was chosen */
export function useSiteSale({ sales }: KitPort, isNeeded: boolean): SiteSaleState {
  const [sale, setSale] = useState<SiteSale | null>();
  const [failure, setFailure] = useState<WidgetFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isMissing = isNeeded && sale === undefined;
  useEffect(() => {
    if (!isMissing || sales === undefined) return undefined;
    let isWanted = true;
    sales.readSale().then(
      (found) => {
        if (isWanted) setSale(found);
      },
      (error: unknown) => {
        if (!isWanted) return;
        const found = toWidgetFailure(error);
        // What is refused is not sold; the host page is told of the choice all the same.
        if (isRefusal(found)) setSale(null);
        else setFailure(found);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [sales, isMissing, attempt]);
  return {
    sale: sales === undefined ? null : sale,
    failure,
    askAgain: () => {
      setFailure(null);
      setAttempt(attempt + 1);
    },
  };
}
