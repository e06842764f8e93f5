import { limitsOf } from "#domain/kits/current-warnings.ts";
import { minimumInputPowerW } from "#domain/kits/minimum-input-power.ts";
import { automaticModuleCount } from "#domain/kits/module-count.ts";
import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import type { ModuleElectrical } from "#domain/kits/string-sizing.ts";
import type { Cents } from "#domain/shared/money.ts";
import { availableUnits } from "#domain/stock/availability.ts";
import type { SheetProduct } from "./design-catalogue.ts";
import type { DesignWish } from "./design-wish.ts";
import { fitsStrings, moduleVoltsOf } from "./string-fit.ts";

export type DesignModule = SheetProduct<"module">;
export type DesignInverter = SheetProduct<"inverter">;

/** So many modules of one model on so many equal inverters: not checked yet. */
export interface Candidate {
  module: DesignModule;
  moduleCount: number;
  inverter: DesignInverter;
  inverterCount: number;
  powerW: number;
  /** DC over AC power. */
  ratio: number;
  /** Modules and inverters together. */
  cents: Cents;
  /** 0 in stock, 1 on its way, 2 neither. */
  stockRank: number;
}

export interface Candidates {
  candidates: readonly Candidate[];
  /** Whether the power of any inverter suits, whatever else is wrong. */
  suitsPower: boolean;
}

/** Lowest and highest DC over AC power. */
export interface RatioRange {
  min: number;
  max: number;
}

/** Ratio at which an inverter is used best: what lies above it is clipped on bright days, what lies below is idle. */
export const BEST_DC_AC_RATIO = 1.2;

/** Modules beyond the wanted number at most, as a share of it: nobody wants half a kit more. */
const MOST_EXTRA_SHARE = 0.2;

/** Inverters side by side, beyond which a kit is better made of a larger model; micro-inverters come by the dozen. */
const MOST_INVERTERS = 8;
const MOST_MICRO_INVERTERS = 60;

/** Every module on every inverter that a look at numbers does not rule out, the most promising first: what is in stock,
 *  then the cheapest watt, then the ratio nearest to the best.
 *  @param extraModules - modules beyond the number that reaches the power */
export function listCandidates({
  modules,
  inverters,
  wish,
  ratios,
  extraModules,
  check,
}: {
  modules: readonly DesignModule[];
  inverters: readonly DesignInverter[];
  wish: DesignWish;
  ratios: RatioRange;
  extraModules: number;
  check: KitCheckSettings;
}): Candidates {
  const [anyInverter] = inverters;
  if (anyInverter === undefined) return { candidates: [], suitsPower: false };
  let suitsPower = false;
  const bearing = inverters.map((inverter) => ({ inverter, bears: createCurrentLimit(inverter, check) }));
  const candidates: Candidate[] = [];
  for (const module of modules) {
    const { electrical } = module.part.sheet;
    const wanted = countModules(module, wish);
    if (extraModules > wanted * MOST_EXTRA_SHARE) continue;
    const moduleCount = wanted + extraModules;
    const powerW = electrical.powerW * moduleCount;
    const volts = moduleVoltsOf(electrical, anyInverter.part.sheet.electrical, check.settings);
    for (const { inverter, bears } of bearing) {
      const { electrical: limits } = inverter.part.sheet;
      const counts = countsOf(inverter, { moduleCount, powerW, ratios });
      suitsPower ||= counts.length > 0;
      if (!bears(electrical)) continue;
      for (const inverterCount of counts) {
        const isFitting =
          fitsStrings(Math.ceil(moduleCount / inverterCount), volts, limits) &&
          fitsStrings(Math.floor(moduleCount / inverterCount), volts, limits);
        if (!isFitting || !takesEnough(inverter, { inverterCount, powerW, check })) continue;
        candidates.push({
          ...{ module, moduleCount, inverter, inverterCount, powerW },
          ratio: powerW / (limits.acPowerW * inverterCount),
          cents: module.part.priceCents * moduleCount + inverter.part.priceCents * inverterCount,
          stockRank: Math.max(stockRankOf(module, moduleCount), stockRankOf(inverter, inverterCount)),
        });
      }
    }
  }
  return { candidates: candidates.sort(comparePromise), suitsPower };
}

/** Modules of one model that somebody wants: what they typed, else what reaches the power.
 *  @source spec, automatic number of modules */
function countModules(
  { part: { sheet } }: DesignModule,
  { targetW, moduleCount }: Pick<DesignWish, "targetW" | "moduleCount">,
): number {
  const { powerW } = sheet.electrical;
  return moduleCount ?? automaticModuleCount({ targetKwp: targetW / 1000, potencia_WP: powerW });
}

/** Numbers of an inverter whose power suits; micro-inverters by their inputs. */
function countsOf(
  { part: { sheet } }: DesignInverter,
  { moduleCount, powerW, ratios }: { moduleCount: number; powerW: number; ratios: RatioRange },
): number[] {
  const { kind, acPowerW, mpptCount, inputsPerMppt } = sheet.electrical;
  // A ratio at the limit itself is within it, whatever a binary fraction makes of it.
  const slack = 1e-9;
  const fewest = Math.max(1, Math.ceil(powerW / (acPowerW * ratios.max) - slack));
  const most = Math.floor(powerW / (acPowerW * ratios.min) + slack);
  if (kind === "micro") {
    const byInputs = Math.ceil(moduleCount / (mpptCount * inputsPerMppt));
    const count = Math.max(byInputs, fewest);
    return count <= Math.min(most, MOST_MICRO_INVERTERS, moduleCount) ? [count] : [];
  }
  const last = Math.min(most, MOST_INVERTERS, moduleCount);
  return Array.from({ length: Math.max(0, last - fewest + 1) }, (_, index) => fewest + index);
}

/** Whether modules are within an inverter's limit of the current by which the distributor chooses: Imp against the input
 *  limit, or Isc against the short-circuit limit.
 *  @source spec, mount-kit settings: automaticRecommendationCurrent */
function createCurrentLimit(
  { part: { sheet } }: DesignInverter,
  { mountKit }: KitCheckSettings,
): (module: ModuleElectrical) => boolean {
  const current = mountKit.automaticRecommendationCurrent === "maximumPower" ? "input" : "shortCircuit";
  const limit = limitsOf(sheet).find((one) => one.current === current);
  const limitA = limit?.limitA ?? null;
  if (limit === undefined || limitA === null || sheet.electrical.kind === "solaredge") return () => true;
  return (module) => module[limit.field] <= limitA;
}

/** Whether the inverters reach the input power that the distributor asks for.
 *  @source spec, minimum input power of inverters */
function takesEnough(
  { part: { sheet } }: DesignInverter,
  { inverterCount, powerW, check }: { inverterCount: number; powerW: number; check: KitCheckSettings },
): boolean {
  const minimumW = minimumInputPowerW(powerW, check.mountKit);
  const { inputPowerW } = sheet.electrical;
  if (minimumW === null || typeof inputPowerW !== "number") return true;
  return inputPowerW * inverterCount >= minimumW;
}

function comparePromise(one: Candidate, other: Candidate): number {
  return (
    one.stockRank - other.stockRank ||
    one.cents / one.powerW - other.cents / other.powerW ||
    Math.abs(one.ratio - BEST_DC_AC_RATIO) - Math.abs(other.ratio - BEST_DC_AC_RATIO)
  );
}

function stockRankOf({ stock }: DesignModule | DesignInverter, amount: number): number {
  if (stock.onHand - stock.reserved >= amount) return 0;
  return availableUnits(stock) >= amount ? 1 : 2;
}
