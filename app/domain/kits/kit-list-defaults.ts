/** Power range of a list that was not narrowed, in kWp; asked for exactly, it means the full list. */
export const KIT_POWER_RANGE = { min: 0, max: 1000 } as const;

/** What a kit list can be ordered by. */
export const KIT_SORTS = ["power", "price", "pricePerKwp"] as const;
