/** Default power range of a kit list in kWp. A query for exactly this range means the full list. */
export const KIT_POWER_RANGE = { min: 0, max: 1000 } as const;

/** Number of kits in a comparison, at most. */
export const MAX_COMPARED = 4;

/** Sort keys of the kit list. */
export const KIT_SORTS = ["power", "price", "pricePerKwp"] as const;

/** Filters of the kit list by stock: everything in hand, or in hand with what comes. */
export const KIT_STOCKS = ["inStock", "available"] as const;
