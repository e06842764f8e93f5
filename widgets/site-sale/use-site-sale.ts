import { useEffect, useState } from "react";
import type { SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { KitPort } from "#widgets/client.ts";

/** What the site takes, read once it is needed: null where nothing is sold or nothing could be read, undefined before.
 *  @param isNeeded - whether something was chosen */
export function useSiteSale({ sales }: KitPort, isNeeded: boolean): SiteSale | null | undefined {
  const [sale, setSale] = useState<SiteSale | null | undefined>(sales === undefined ? null : undefined);
  const isMissing = isNeeded && sale == null;
  useEffect(() => {
    if (!isMissing || sales === undefined) return undefined;
    let isWanted = true;
    sales.readSale().then(
      (found) => {
        if (isWanted) setSale(found);
      },
      // The host page is told of the choice all the same.
      () => {
        if (isWanted) setSale(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [sales, isMissing]);
  return sale;
}
