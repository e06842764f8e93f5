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

/** A number of modules of one model on a number of equal inverters, not checked yet. */
export interface Candidate {
  module: DesignModule;
  moduleCount: number;
  inverter: DesignInverter;
  inverterCount: number;
  powerW: number;
  /** Ratio of DC to AC power. */
  ratio: number;
  /** Price of modules and inverters together. */
  cents: Cents;
  /** 0 in stock, 1 arriving, 2 unavailable. */
  stockRank: number;
}

export interface Candidates {
  candidates: readonly Candidate[];
  /** Whether any inverter has a suitable power, including those that fail other checks. */
  suitsPower: boolean;
}

/** Lowest and highest ratio of DC to AC power. */
export interface RatioRange {
  min: number;
  max: number;
}

/** Ratio of DC to AC power that uses an inverter best: above it power is clipped on bright days, below it capacity is
 *  idle. */
export const BEST_DC_AC_RATIO = 1.2;

/** Limit of extra modules, as a share of the wanted number. */
const MOST_EXTRA_SHARE = 0.2;

/** Largest number of inverters in a kit, beyond which a larger model is the better choice. Micro-inverters have no
 *  such limit. */
const MOST_INVERTERS = 8;
const MOST_MICRO_INVERTERS = 60;

/** Every combination of module and inverter that passes a quick check of numbers, most promising first: by stock,
 *  then price per watt, then distance from the best ratio.
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

/** Number of modules of a model: the number typed, or the one that reaches the power.
 *  @source spec, automatic number of modules */
function countModules(
  { part: { sheet } }: DesignModule,
  { targetW, moduleCount }: Pick<DesignWish, "targetW" | "moduleCount">,
): number {
  const { powerW } = sheet.electrical;
  return moduleCount ?? automaticModuleCount({ targetKwp: targetW / 1000, potencia_WP: powerW });
}

/** Numbers of an inverter with suitable power; for micro-inverters by their inputs. */
function countsOf(
  { part: { sheet } }: DesignInverter,
  { moduleCount, powerW, ratios }: { moduleCount: number; powerW: number; ratios: RatioRange },
): number[] {
  const { kind, acPowerW, mpptCount, inputsPerMppt } = sheet.electrical;
  // Tolerance for floating point: a ratio at the limit is within it.
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

/** Whether a module is within an inverter's current limit of the distributor's choice: Imp against the input limit,
 *  or Isc against the short-circuit limit.
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

/** Whether the inverters reach the minimum input power that the distributor requires.
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
