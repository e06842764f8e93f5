/** Limits of the input of kit design. */
export const DESIGN_LIMITS = {
  minKwp: 0.3,
  maxKwp: 1_000,
  minKwh: 30,
  maxKwh: 200_000,
  modules: 5_000,
  /** Kits in one answer: default and limit. */
  usualKits: 8,
  kits: 24,
  lines: 100,
  units: 100_000,
} as const;
