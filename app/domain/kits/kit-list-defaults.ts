/** Default power range of a kit list in kWp. A query for exactly this range means the full list. */
export const KIT_POWER_RANGE = { min: 0, max: 1000 } as const;

/** Sort keys of the kit list. */
export const KIT_SORTS = ["power", "price", "pricePerKwp"] as const;
