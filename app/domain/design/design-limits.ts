/** Bounds of what kits are designed for. */
export const DESIGN_LIMITS = {
  minKwp: 0.3,
  maxKwp: 1_000,
  minKwh: 30,
  maxKwh: 200_000,
  modules: 5_000,
  /** Kits of one answer: what a page shows, and the most that is answered. */
  usualKits: 8,
  kits: 24,
  lines: 100,
  units: 100_000,
} as const;
