import type { Availability } from "#domain/stock/availability.ts";
import { BEST_DC_AC_RATIO } from "./list-candidates.ts";

/** What a designed kit is compared by. */
export interface RankedFacts {
  /** In the order in which kits of equal worth are told apart. */
  key: string;
  powerW: number;
  moduleCount: number;
  ratio: number;
  warnings: number;
  availability: Availability;
  /** Price of the whole kit, free units left out; null where nothing has a price. */
  totalCents: number | null;
}

/** Why one of several kits may be the one. */
export type DesignReason =
  | "bestPricePerWp"
  | "lowestTotal"
  | "inStock"
  | "arrivesFirst"
  | "bestRatio"
  | "fewestModules"
  | "closestPower";

const STOCK_RANKS = { inStock: 0, arriving: 1, unavailable: 2 } as const;

/** The best kit first: without warnings, to be had at once, then the cheapest watt, then the ratio nearest to the best. */
export function compareDesigns(one: RankedFacts, other: RankedFacts): number {
  return (
    Number(one.warnings > 0) - Number(other.warnings > 0) ||
    STOCK_RANKS[one.availability.availability] - STOCK_RANKS[other.availability.availability] ||
    centsPerW(one) - centsPerW(other) ||
    ratioGap(one) - ratioGap(other) ||
    (one.key < other.key ? -1 : 1)
  );
}

/** What speaks for each of the kits that are shown together, in their order. What is best of all is said of one kit, the
 *  first of those that are equally good, and not where all are.
 *  @param targetW - power that was asked for */
export function listReasons(kits: readonly RankedFacts[], targetW: number): DesignReason[][] {
  const isInStock = ({ availability }: RankedFacts) => availability.availability === "inStock";
  const bestOf = (worth: (kit: RankedFacts) => number): number => {
    const values = kits.map(worth);
    const lowest = Math.min(...values);
    const isTold = Number.isFinite(lowest) && values.some((value) => value > lowest);
    return isTold ? values.indexOf(lowest) : -1;
  };
  const best: readonly [DesignReason, number][] = [
    ["bestPricePerWp", bestOf(centsPerW)],
    ["lowestTotal", bestOf(({ totalCents }) => totalCents ?? Infinity)],
    ["arrivesFirst", kits.some(isInStock) ? -1 : bestOf(arrivalDay)],
    ["bestRatio", bestOf(ratioGap)],
    ["fewestModules", bestOf(({ moduleCount }) => moduleCount)],
    ["closestPower", bestOf((kit) => powerGap(kit, targetW))],
  ];
  return kits.map((kit, index) => [
    ...(isInStock(kit) ? (["inStock"] as const) : []),
    ...best.flatMap(([reason, place]) => (place === index ? [reason] : [])),
  ]);
}

function centsPerW({ totalCents, powerW }: RankedFacts): number {
  return totalCents === null ? Infinity : totalCents / powerW;
}

/** Compared at the two decimals that people see. */
function ratioGap({ ratio }: RankedFacts): number {
  return Math.round(Math.abs(ratio - BEST_DC_AC_RATIO) * 100);
}

function arrivalDay({ availability }: RankedFacts): number {
  const day = availability.futureStockDate;
  return day === null ? Infinity : Number(day.replaceAll("-", ""));
}

/** Watts by which a kit misses the wanted power. */
export function powerGap({ powerW }: { powerW: number }, targetW: number): number {
  return Math.abs(powerW - targetW);
}
