/** Sort keys of the list of closed kits. */
export const CLOSED_KIT_SORTS = ["power", "name", "updatedAt"] as const;

/** Default number of kits on a page. */
export const CLOSED_KIT_PAGE_SIZE = 25;

/** States of a kit by its days of sale. */
export const KIT_SALE_STATES = ["onSale", "scheduled", "expired"] as const;

export type KitSaleState = (typeof KIT_SALE_STATES)[number];

/** The state of a kit on a day. The first and the last day of sale are included.
 *  @param today - calendar day in the distributor's time zone */
export function kitSaleState(
  { validFrom, validUntil }: { validFrom: string | null; validUntil: string | null },
  today: string,
): KitSaleState {
  if (validFrom !== null && today < validFrom) return "scheduled";
  return validUntil !== null && today > validUntil ? "expired" : "onSale";
}
