import { useEffect, useState } from "react";
import type { SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { KitPort } from "#widgets/client.ts";

/** What the site takes, read once it is needed; null before, and where nothing is sold or nothing could be read.
 *  @param isNeeded - whether something was chosen */
export function useSiteSale({ sales }: KitPort, isNeeded: boolean): SiteSale | null {
  const [sale, setSale] = useState<SiteSale | null>(null);
  const isMissing = isNeeded && sale === null;
  useEffect(() => {
    if (!isMissing || sales === undefined) return undefined;
    let isWanted = true;
    sales.readSale().then(
      (found) => {
        if (isWanted) setSale(found);
      },
      // The host page is told of the choice all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [sales, isMissing]);
  return sale;
}
