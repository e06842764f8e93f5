/** What a list of kits can be ordered by. */
export const CLOSED_KIT_SORTS = ["power", "name", "updatedAt"] as const;

/** Kits on a page, unless more or fewer are asked for. */
export const CLOSED_KIT_PAGE_SIZE = 25;

/** Where a kit stands against its days of sale. */
export const KIT_SALE_STATES = ["onSale", "scheduled", "expired"] as const;

export type KitSaleState = (typeof KIT_SALE_STATES)[number];

/** Where a kit stands today against its days of sale, both of which are included.
 *  @param today - calendar day in the distributor's time zone */
export function kitSaleState(
  { validFrom, validUntil }: { validFrom: string | null; validUntil: string | null },
  today: string,
): KitSaleState {
  if (validFrom !== null && today < validFrom) return "scheduled";
  return validUntil !== null && today > validUntil ? "expired" : "onSale";
}
