/** Bounds of what a key's sites may write in an hour. */
export const HOURLY_LIMITS = { least: 10, usual: 1_000, most: 20_000 } as const;
