/** Bounds of recommendation rules and of the carts that they are calculated for. */
export const RECOMMENDATION_LIMITS = {
  /** Characters of a formula, as the language allows. */
  formula: 4_000,
  /** Entries of each list of what sets a rule off. */
  choices: 50,
  /** As many as a cart holds. */
  lines: 500,
  units: 100_000,
  rows: 1_000,
  cableMetres: 10_000,
  /** Cable between roof and inverter where nobody measured it. */
  usualCableMetres: 20,
  /** Inverters up to which strings are worked out; a kit of more has no known number of strings. */
  checkedInverters: 200,
} as const;
