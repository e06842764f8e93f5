import type { KitDesign } from "./design-kits.ts";
import type { DesignWish } from "./design-wish.ts";
import { compareDesigns, listReasons, powerGap, type RankedFacts } from "./rank-designs.ts";

type Design = Omit<KitDesign, "reasons">;

/** The kits to show among all designed ones, best first, each with its advantages. */
export function pickDesigns(
  designs: readonly Design[],
  { limit, wish }: { limit: number; wish: DesignWish },
): KitDesign[] {
  const sorted = [...designs].sort(compare);
  const shown = pickVaried(sorted, { extremes: listExtremes(sorted, wish), limit }).sort(compare);
  const reasons = listReasons(shown.map(factsOf), wish.targetW);
  return shown.map((design, index) => ({ ...design, reasons: reasons[index] ?? [] }));
}

/** The best kit and, among kits with equal warnings and availability, the one nearest to the wanted power and the one
 *  of lowest price. A list sorted by price per watt may miss these two. */
function listExtremes(sorted: readonly Design[], wish: DesignWish): Design[] {
  const [best] = sorted;
  if (best === undefined) return [];
  const classOf = (design: Design) =>
    `${String(factsOf(design).warnings > 0)} ${design.availability.availability}`;
  const alike = sorted.filter((design) => classOf(design) === classOf(best));
  const lowest = (worth: (design: Design) => number) =>
    alike.reduce((lowestYet, design) => (worth(design) < worth(lowestYet) ? design : lowestYet), best);
  return [
    best,
    lowest((design) => powerGap(design, wish.targetW)),
    lowest(({ totalCents }) => totalCents ?? Infinity),
  ];
}

/** The extremes, then only the best kit per manufacturer and inverter while there are others to show. */
function pickVaried(
  sorted: readonly Design[],
  { extremes, limit }: { extremes: readonly Design[]; limit: number },
): Design[] {
  const lookOf = ({ module, inverter }: Design) =>
    `${module.part.manufacturer.toLowerCase()} ${inverter.part.productId}`;
  const seen = new Set(extremes.map(lookOf));
  const [varied, alike]: [Design[], Design[]] = [[], []];
  for (const design of sorted) {
    const look = lookOf(design);
    (seen.has(look) ? alike : varied).push(design);
    seen.add(look);
  }
  return [...new Set([...extremes, ...varied, ...alike])].slice(0, limit);
}

function compare(one: Design, other: Design): number {
  return compareDesigns(factsOf(one), factsOf(other));
}

function factsOf({ check, incompleteRules, ...design }: Design): RankedFacts {
  return { ...design, warnings: check.findings.length + incompleteRules.length };
}
