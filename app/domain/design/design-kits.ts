import { DEFAULT_MAX_DC_AC_RATIO } from "#domain/kits/check-kit-strings.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { createRecommender } from "#domain/recommendations/recommend.ts";
import { availabilityAt, type Availability, type SellingPlace } from "#domain/stock/availability.ts";
import type { Cents } from "#domain/shared/money.ts";
import { acceptCandidates, type AcceptedCandidate } from "./accept-candidates.ts";
import type { CompleteKit, Completion, DesignLine } from "./complete-kit.ts";
import { type DesignCatalogue, listSheetProducts } from "./design-catalogue.ts";
import type { DesignWish } from "./design-wish.ts";
import {
  type DesignInverter,
  type DesignModule,
  listCandidates,
  type RatioRange,
} from "./list-candidates.ts";
import { pickDesigns } from "./pick-designs.ts";
import type { DesignReason, RankedFacts } from "./rank-designs.ts";

/** A complete kit that may be sold as it is, with its advantages and warnings. */
export interface KitDesign extends CompleteKit, Omit<RankedFacts, "warnings"> {
  module: DesignModule;
  moduleCount: number;
  inverter: DesignInverter;
  inverterCount: number;
  /** Modules beyond the number that reaches the power, added so that the strings fit. */
  extraModules: number;
  lines: readonly DesignLine[];
  availability: Availability;
  totalCents: Cents | null;
  reasons: readonly DesignReason[];
}

/** Why no kit was found: no requested module or inverter is for sale, no inverter has a suitable power, or no
 *  combination passes the check. */
export type DesignFailure = "NO_MODULE" | "NO_INVERTER" | "NO_INVERTER_FOR_POWER" | "NOTHING_CONNECTS";

export interface KitDesigns {
  /** Best first. */
  kits: readonly KitDesign[];
  /** Null if there is a kit. */
  failure: DesignFailure | null;
}

/** Unit prices of products bought together, by product; null without any price.
 *  @param lines - all lines of one kit */
export type PriceDesign = (lines: readonly DesignLine[]) => ReadonlyMap<string, Cents> | null;

/** Smallest number of kits to complete, so that the best one does not depend on the limit of the answer. */
const FEWEST_COMPLETED = 16;
/** Extra modules to try, in this order, so that the strings fit. */
const EXTRA_MODULES = [0, 1, 2];
/** Lowest DC to AC ratio accepted, with a warning, when no inverter has a suitable power. */
const LOWEST_RATIO = 0.35;

/** Complete kits for a wish, best first: modules that reach the power, inverters of a suitable power and grid
 *  connection, and all products that the distributor's rules recommend. With one module in the wish, the first kit is
 *  the best design with that module.
 *
 *  No kit has an error of the electrical check, including errors that the distributor treats as warnings; its
 *  settings of current limits and of minimum input power apply to every kit. Kits with a warning come last. The cost
 *  is bounded: each of at most six passes compares numbers first, and then runs at most 90 electrical checks.
 *  @param place - the center that sells; its stock is that of the products
 *  @param today - calendar day in the distributor's time zone
 *  @param limit - maximum number of kits in the result
 *  @param priceOf - prices of lines; by default those of the catalogue
 *  @source spec, automatic number of modules; mount-kit settings
 *  @example 5,5 kWp of a module of 550 W: ten modules, on the cheapest inverter between 4,24 and 6,87 kW that bears
 *    them */
export function designKits({
  wish,
  catalogue,
  check,
  place,
  today,
  limit,
  priceOf = priceByCatalogue,
}: {
  wish: DesignWish;
  catalogue: DesignCatalogue;
  check: KitCheckSettings;
  place: SellingPlace;
  today: string;
  limit: number;
  priceOf?: PriceDesign;
}): KitDesigns {
  const strict = { ...check, settings: { ...check.settings, errorsAsWarnings: [] } };
  const modules = listSheetProducts(catalogue, "module").filter((module) => isWanted(module, wish));
  if (modules.length === 0) return { kits: [], failure: "NO_MODULE" };
  const inverters = listInverters(catalogue, wish);
  if (inverters.length === 0) return { kits: [], failure: "NO_INVERTER" };
  const completion = openCompletion(catalogue, wish, strict);
  let anySuits = false;
  for (const { ratios, extraModules } of listPasses(wish, check)) {
    const { candidates, suitsPower } = listCandidates({
      ...{ modules, inverters, wish, ratios, extraModules },
      check: strict,
    });
    anySuits ||= suitsPower;
    const accepted = acceptCandidates(candidates, {
      completion,
      most: Math.max(FEWEST_COMPLETED, limit),
      wish,
    });
    if (accepted.length === 0) continue;
    const designs = accepted.map((one) =>
      toDesign(one, { place, today, extraModules, totalOf: totalBy(priceOf) }),
    );
    return { kits: pickDesigns(designs, { limit, wish }), failure: null };
  }
  return { kits: [], failure: anySuits ? "NOTHING_CONNECTS" : "NO_INVERTER_FOR_POWER" };
}

type Design = Omit<KitDesign, "reasons">;

function isWanted({ part }: DesignModule, { moduleIds, manufacturers }: DesignWish): boolean {
  const brand = part.manufacturer.toLowerCase();
  return (
    (moduleIds.length === 0 || moduleIds.includes(part.productId)) &&
    (manufacturers.length === 0 || manufacturers.some((name) => name.toLowerCase() === brand))
  );
}

const PHASES = { monofasico: 1, bifasico: 2, trifasico: 3 } as const;

function listInverters(catalogue: DesignCatalogue, { inverterKinds, grid }: DesignWish): DesignInverter[] {
  return listSheetProducts(catalogue, "inverter").filter(({ part: { sheet } }) => {
    const isOfKind = inverterKinds.length === 0 || inverterKinds.includes(sheet.electrical.kind);
    return isOfKind && (grid === null || PHASES[sheet.grid] <= PHASES[grid]);
  });
}

/** The input for completing kits of a catalogue, for one roof. */
export function openCompletion(
  catalogue: DesignCatalogue,
  { layout, grid }: Pick<DesignWish, "layout" | "grid">,
  check: KitCheckSettings,
): Completion {
  const { products, rules } = catalogue;
  return {
    recommender: createRecommender({ rules, products, settings: check }),
    ruleNames: new Map(rules.map(({ id, name }) => [id, name])),
    products,
    stringBoxes: listSheetProducts(catalogue, "stringBox"),
    layout,
    grid,
    check,
  };
}

/** Ranges of ratios and extra modules, in the order of trial until one gives a kit. */
function listPasses(
  { moduleCount }: DesignWish,
  { settings }: KitCheckSettings,
): { ratios: RatioRange; extraModules: number }[] {
  const usual = {
    min: 1 - Number(settings.maxUndersizingPct) / 100,
    max: 1 + Number(settings.maxOversizingPct) / 100,
  };
  const extras = moduleCount === null ? EXTRA_MODULES : [0];
  const wide = { min: LOWEST_RATIO, max: Math.max(usual.max, DEFAULT_MAX_DC_AC_RATIO) };
  return [usual, wide].flatMap((ratios) => extras.map((extraModules) => ({ ratios, extraModules })));
}

function toDesign(
  { kit, module, moduleCount, inverter, inverterCount, powerW, ratio }: AcceptedCandidate,
  {
    place,
    today,
    extraModules,
    totalOf,
  }: {
    place: SellingPlace;
    today: string;
    extraModules: number;
    totalOf: (lines: readonly DesignLine[]) => Cents | null;
  },
): Design {
  const { productCode: moduleCode } = module.part;
  const { productCode: inverterCode } = inverter.part;
  return {
    ...kit,
    key: `${moduleCode} ${String(moduleCount)} ${inverterCode} ${String(inverterCount)}`,
    ...{ module, moduleCount, inverter, inverterCount, extraModules, ratio },
    powerW: Math.round(powerW),
    availability: availabilityAt(
      place,
      kit.lines.map(({ product: { stock, isOnSale }, amount }) => ({ ...stock, isOnSale, amount })),
      today,
    ),
    totalCents: totalOf(kit.lines),
  };
}

function totalBy(priceOf: PriceDesign) {
  return (lines: readonly DesignLine[]): Cents | null => {
    const prices = priceOf(lines);
    return prices === null ? null : totalOfLines(lines, prices);
  };
}

/** Total of lines without their free units. */
export function totalOfLines(lines: readonly DesignLine[], prices: ReadonlyMap<string, Cents>): Cents {
  return lines.reduce(
    (sum, { product: { part }, amount, freeAmount }) =>
      sum + (prices.get(part.productId) ?? part.priceCents) * (amount - freeAmount),
    0,
  );
}

function priceByCatalogue(lines: readonly DesignLine[]): ReadonlyMap<string, Cents> {
  return new Map(lines.map(({ product: { part } }) => [part.productId, part.priceCents]));
}
