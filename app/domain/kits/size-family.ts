import type { InverterTechnical, ModuleTechnical } from "#domain/catalog/technical-schema.ts";
import type { ElectricalSettings } from "#domain/settings/kit-settings-schema.ts";
import { MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import type { KitCheck } from "./check-kit.ts";
import type { RuleProduct } from "./generate-kits.ts";
import { checkParts, type KitPart } from "./kit-part.ts";
import type { KitRuleContent } from "./kit-rule-schema.ts";
import { toKitSheet } from "./kit-sheet.ts";

type Module = RuleProduct & { technical: ModuleTechnical };
type Inverter = RuleProduct & { technical: InverterTechnical };

/** Modules on equal inverters, with their warnings. */
export interface KitDesign {
  inverter: Inverter;
  inverterCount: number;
  moduleCount: number;
  powerW: number;
  /** Number of strings of the whole kit; on a micro-inverter each module counts as one. */
  strings: number;
  /** Ratio of DC to AC power. */
  ratio: number;
  warnings: number;
}

/** Settings without a minimum input power; the rule has its own ratio limits. */
const NO_MINIMUM = MountKitSettingsSchema.parse({});

/** Largest number of inverters in a kit; beyond it a larger model is the better choice. */
const MOST_INVERTERS = 8;
/** Offsets from the number of modules that reaches the power, in the order of trial. */
const MODULE_OFFSETS = [0, 1, 2, -1];

/** Ways to reach a power with a module, best first: without warnings, DC to AC ratio near the best one, few inverters,
 *  little power above the target. Ways with electrical errors are left out. */
export function listDesigns({
  targetW,
  module,
  inverters,
  rule,
  settings,
}: {
  targetW: number;
  module: Module;
  inverters: readonly Inverter[];
  rule: KitRuleContent;
  settings: ElectricalSettings;
}): KitDesign[] {
  const wanted = Math.ceil(targetW / module.technical.potencia_WP);
  for (const offset of MODULE_OFFSETS) {
    const moduleCount = wanted + offset;
    const designs = inverters
      .filter(({ isOnSale }) => isOnSale)
      .flatMap((inverter) =>
        countsOf(inverter, moduleCount).map((count) => ({ inverter, inverterCount: count })),
      )
      .filter(({ inverter, inverterCount }) => !rule.inStockOnly || inverter.available >= inverterCount)
      .map((choice) => connect({ ...choice, module, moduleCount, settings }))
      .filter((design) => design !== null)
      .filter(({ ratio }) => ratio >= Number(rule.minDcAcRatio) && ratio <= Number(rule.maxDcAcRatio))
      .sort((a, b) => compare(a, b, Number(rule.bestDcAcRatio)));
    if (designs.length > 0) return designs;
  }
  return [];
}

/** Numbers of this inverter that can carry the modules: for micro-inverters by their inputs, otherwise one to eight. */
function countsOf({ technical }: Inverter, moduleCount: number): number[] {
  if (technical.tipo_inversor === "micro") {
    return [Math.ceil(moduleCount / (technical.mpptCount * technical.inputsPerMppt))];
  }
  return Array.from({ length: Math.min(MOST_INVERTERS, moduleCount) }, (_, index) => index + 1);
}

function connect({
  inverter,
  inverterCount,
  module,
  moduleCount,
  settings,
}: {
  inverter: Inverter;
  inverterCount: number;
  module: Module;
  moduleCount: number;
  settings: ElectricalSettings;
}): KitDesign | null {
  if (moduleCount < inverterCount) return null;
  const { findings, strings } = checkParts(
    [
      { part: toPart(module, "module"), amount: moduleCount },
      { part: toPart(inverter, "inverter"), amount: inverterCount },
    ],
    { settings, mountKit: NO_MINIMUM },
  );
  if (findings.some(({ severity }) => severity === "error")) return null;
  const powerW = Math.round(module.technical.potencia_WP * moduleCount);
  const isMicro = inverter.technical.tipo_inversor === "micro";
  return {
    inverter,
    inverterCount,
    moduleCount,
    powerW,
    strings: isMicro ? moduleCount : countStrings(strings),
    ratio: powerW / (inverter.technical.inverterOutputPower * 1000 * inverterCount),
    warnings: findings.length,
  };
}

function toPart({ id, technical }: Module | Inverter, type: "module" | "inverter"): KitPart {
  const sheet = toKitSheet(type, technical);
  const unnamed = { name: "", productCode: "", manufacturer: "", priceCents: 0, version: 0 };
  return { ...unnamed, productId: id, type, active: true, sheet };
}

function countStrings(strings: KitCheck["strings"]): number {
  return strings.reduce(
    (total, { inverterCount, strings: own }) =>
      total + inverterCount * own.reduce((sum, { stringCount }) => sum + stringCount, 0),
    0,
  );
}

function compare(a: KitDesign, b: KitDesign, bestRatio: number): number {
  return (
    a.warnings - b.warnings ||
    Math.abs(a.ratio - bestRatio) - Math.abs(b.ratio - bestRatio) ||
    a.inverterCount - b.inverterCount ||
    a.inverter.costCents - b.inverter.costCents
  );
}
