import type { Availability } from "#domain/stock/availability.ts";
import { BEST_DC_AC_RATIO } from "./list-candidates.ts";

/** The facts that designed kits are compared by. */
export interface RankedFacts {
  /** Decides between kits of equal rank. */
  key: string;
  powerW: number;
  moduleCount: number;
  ratio: number;
  warnings: number;
  availability: Availability;
  /** Price of the whole kit without free units; null without any price. */
  totalCents: number | null;
}

/** Advantages of one kit over the others shown. */
export type DesignReason =
  | "bestPricePerWp"
  | "lowestTotal"
  | "inStock"
  | "arrivesFirst"
  | "bestRatio"
  | "fewestModules"
  | "closestPower";

const STOCK_RANKS = { inStock: 0, arriving: 1, unavailable: 2 } as const;

/** Compares kits, better first: without warnings, available at once, lower price per watt, ratio nearer to the
 *  best. */
export function compareDesigns(one: RankedFacts, other: RankedFacts): number {
  return (
    Number(one.warnings > 0) - Number(other.warnings > 0) ||
    STOCK_RANKS[one.availability.availability] - STOCK_RANKS[other.availability.availability] ||
    centsPerW(one) - centsPerW(other) ||
    ratioGap(one) - ratioGap(other) ||
    (one.key < other.key ? -1 : 1)
  );
}

/** Advantages of each kit shown, in their order. A best value is credited to one kit only, the first of equals, and
 *  to none if all kits are equal.
 *  @param targetW - the wanted power */
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

/** Distance from the best ratio, at the two decimals that people see. */
function ratioGap({ ratio }: RankedFacts): number {
  return Math.round(Math.abs(ratio - BEST_DC_AC_RATIO) * 100);
}

function arrivalDay({ availability }: RankedFacts): number {
  const day = availability.futureStockDate;
  return day === null ? Infinity : Number(day.replaceAll("-", ""));
}

/** Distance from the wanted power in watts. */
export function powerGap({ powerW }: { powerW: number }, targetW: number): number {
  return Math.abs(powerW - targetW);
}
