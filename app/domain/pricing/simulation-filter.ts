import Big from "big.js";
import type { SimulatedRow } from "./pricing-answers.ts";

/** What the rules that are tried do to a row. */
export const SIMULATION_EFFECTS = ["all", "changed", "rising", "falling", "failures", "belowMargin"] as const;
export type SimulationEffect = (typeof SIMULATION_EFFECTS)[number];

/** What rows can be put in order by; `difference` is by how much a price moves, in whatever direction. */
export const SIMULATION_SORTS = ["difference", "current", "simulated", "name", "createdAt"] as const;
export type SimulationSort = (typeof SIMULATION_SORTS)[number];

export interface SimulationView {
  effect: SimulationEffect;
  /** Only rows that move by at least this percentage of what they cost; 0 for all. */
  minPct: number;
  sort: SimulationSort;
  direction: "asc" | "desc";
}

/** Rows with an effect that move far enough; of what costs nothing, every move is far enough. */
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

/** Rows in an order; those that are equal in it by their code. */
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
