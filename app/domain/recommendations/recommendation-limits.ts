/** Limits of recommendation rules and of carts. */
export const RECOMMENDATION_LIMITS = {
  /** Characters of a formula, as the language allows. */
  formula: 4_000,
  /** Entries in each list of triggers. */
  choices: 50,
  /** As many as a cart may have. */
  lines: 500,
  units: 100_000,
  rows: 1_000,
  cableMetres: 10_000,
  /** Cable length between roof and inverter in metres, if not measured. */
  usualCableMetres: 20,
  /** Largest number of inverters for which strings are calculated; above it the number of strings is unknown. */
  checkedInverters: 200,
} as const;
