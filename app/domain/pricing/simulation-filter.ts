import Big from "big.js";
import type { SimulatedRow } from "./pricing-answers.ts";

/** Filters of simulation rows by the effect of the rules on trial. */
export const SIMULATION_EFFECTS = ["all", "changed", "rising", "falling", "failures", "belowMargin"] as const;
export type SimulationEffect = (typeof SIMULATION_EFFECTS)[number];

/** Sort keys of simulation rows; `difference` is the size of the price change, up or down. */
export const SIMULATION_SORTS = ["difference", "current", "simulated", "name", "createdAt"] as const;
export type SimulationSort = (typeof SIMULATION_SORTS)[number];

export interface SimulationView {
  effect: SimulationEffect;
  /** Smallest price change to include, in percent of the current price; 0 for all rows. */
  minPct: number;
  sort: SimulationSort;
  direction: "asc" | "desc";
}

/** Rows with the given effect whose price changes by enough. Any change of an item that costs nothing is enough. */
export function filterSimulation(
  rows: readonly SimulatedRow[],
  { effect, minPct }: Pick<SimulationView, "effect" | "minPct">,
): SimulatedRow[] {
  return rows.filter((row) => has(row, effect) && movesBy(row, minPct));
}

function has({ differenceCents, failures, belowMargin }: SimulatedRow, effect: SimulationEffect): boolean {
  switch (effect) {
    case "all":
      return true;
    case "changed":
      return differenceCents !== 0 || failures > 0;
    case "rising":
      return differenceCents > 0;
    case "falling":
      return differenceCents < 0;
    case "failures":
      return failures > 0;
    case "belowMargin":
      return belowMargin;
  }
}

function movesBy({ currentCents, differenceCents }: SimulatedRow, minPct: number): boolean {
  if (minPct === 0) return true;
  if (differenceCents === 0) return false;
  return new Big(differenceCents).abs().times(100).gte(new Big(minPct).times(currentCents));
}

/** Rows sorted by a key; ties by code. */
export function sortSimulation(
  rows: readonly SimulatedRow[],
  { sort, direction }: Pick<SimulationView, "sort" | "direction">,
): SimulatedRow[] {
  const sign = direction === "asc" ? 1 : -1;
  return [...rows].sort(
    (a, b) => sign * compare(a, b, sort) || compareTexts(a.code, b.code) || compareTexts(a.id, b.id),
  );
}

function compare(a: SimulatedRow, b: SimulatedRow, sort: SimulationSort): number {
  switch (sort) {
    case "difference":
      return Math.abs(a.differenceCents) - Math.abs(b.differenceCents);
    case "current":
      return a.currentCents - b.currentCents;
    case "simulated":
      return a.simulatedCents - b.simulatedCents;
    case "name":
      return compareTexts(a.name, b.name);
    case "createdAt":
      return compareTexts(a.createdAt ?? "", b.createdAt ?? "");
  }
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
