import Big from "big.js";
import type {
  InverterTechnical,
  ModuleTechnical,
  StringBoxTechnical,
} from "#domain/catalog/technical-schema.ts";
import { priceForMargin } from "#domain/catalog/price-margin.ts";
import type { ElectricalSettings } from "#domain/settings/kit-settings-schema.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import type { KitMaterial, KitRuleContent } from "./kit-rule-schema.ts";
import { listDesigns, type KitDesign } from "./size-family.ts";

/** Products that a rule names, by id. */
export interface RuleProducts {
  modules: ReadonlyMap<string, RuleProduct & { technical: ModuleTechnical }>;
  inverters: ReadonlyMap<string, RuleProduct & { technical: InverterTechnical }>;
  stringBoxes: ReadonlyMap<string, RuleProduct & { technical: StringBoxTechnical }>;
  materials: ReadonlyMap<string, RuleProduct>;
}

export interface RuleProduct {
  id: string;
  costCents: number;
  /** Whether the product is for sale. */
  isOnSale: boolean;
  /** The largest number of units available at one center. */
  available: number;
}

/** A kit of the family, one option for each structure. */
export interface GeneratedKit {
  targetW: number;
  productCode: string;
  powerW: number;
  design: KitDesign;
  options: { structureId: string; components: GeneratedComponent[]; costCents: number; priceCents: number }[];
}

export interface GeneratedComponent {
  productId: string;
  amount: number;
  /** Whether every structure has this component. */
  shared: boolean;
}

/** Why no kit can be made for a power of the family. */
export type GenerationFailure =
  | "MODULE_NOT_ON_SALE"
  | "NO_INVERTER_FITS"
  | "NO_STRING_BOX_FITS"
  | "MATERIAL_NOT_ON_SALE";

export interface GeneratedFamily {
  kits: GeneratedKit[];
  failures: { targetW: number; reason: GenerationFailure }[];
}

/** Makes the family of closed kits of a rule at today's costs. For each power it takes the inverter without electrical
 *  errors whose DC to AC ratio is nearest to the best one, with warnings only if nothing else fits. A power without a
 *  kit is reported with its reason and does not stop the others. */
export function generateKits(
  rule: KitRuleContent,
  products: RuleProducts,
  settings: ElectricalSettings,
): GeneratedFamily {
  const family: GeneratedFamily = { kits: [], failures: [] };
  const targets = [...new Set(rule.powersKwp.map((power) => Math.round(power * 1000)))].sort((a, b) => a - b);
  for (const targetW of targets) {
    const made = generateKit(rule, { targetW, products, settings });
    if (typeof made === "string") family.failures.push({ targetW, reason: made });
    else family.kits.push(made);
  }
  return family;
}

/** Code that identifies a kit of the family, independent of its components. */
function kitCodeOf({ codePrefix }: KitRuleContent, targetW: number): string {
  return `${codePrefix}-${targetW}`;
}

function generateKit(
  rule: KitRuleContent,
  { targetW, products, settings }: { targetW: number; products: RuleProducts; settings: ElectricalSettings },
): GeneratedKit | GenerationFailure {
  const module = products.modules.get(rule.moduleId);
  if (!module?.isOnSale) return "MODULE_NOT_ON_SALE";
  const inverters = rule.inverterIds.flatMap((id) => products.inverters.get(id) ?? []);
  const [design] = listDesigns({ targetW, module, inverters, rule, settings });
  if (design === undefined) return "NO_INVERTER_FITS";
  const box = chooseStringBox(rule, design, products);
  if (box === "NO_STRING_BOX_FITS") return box;
  const base = [
    { productId: module.id, amount: design.moduleCount },
    { productId: design.inverter.id, amount: design.inverterCount },
    ...(box === null ? [] : [box]),
  ];
  const options = rule.structureIds.map((structureId) => {
    const own = rule.materials.filter((material) => isTaken(material, design, structureId));
    const components = mergeComponents([
      ...base.map((component) => ({ ...component, shared: true })),
      ...own.map((material) => ({
        productId: material.productId,
        amount: materialAmount(material, design),
        shared: material.structureId === null,
      })),
    ]);
    return { structureId, components };
  });
  const costs = new Map<string, RuleProduct>([
    ...products.modules,
    ...products.inverters,
    ...products.stringBoxes,
    ...products.materials,
  ]);
  const taken = options.flatMap(({ components }) => components);
  if (taken.some(({ productId }) => costs.get(productId)?.isOnSale !== true)) return "MATERIAL_NOT_ON_SALE";
  return {
    targetW,
    productCode: kitCodeOf(rule, targetW),
    powerW: design.powerW,
    design,
    options: options.map(({ structureId, components }) => {
      const costCents = sumCents(
        components.map(({ productId, amount }) =>
          multiplyCents(costs.get(productId)?.costCents ?? 0, amount),
        ),
      );
      const priceCents = raise(priceForMargin({ costCents, marginPct: rule.marginPct }), rule.roundUpToCents);
      return { structureId, components, costCents, priceCents };
    }),
  };
}

/** The cheapest string box, or several of one model, with enough inputs for all strings and limits at least those of
 *  the inverter. */
function chooseStringBox(
  { stringBoxIds }: KitRuleContent,
  { inverter, strings }: KitDesign,
  { stringBoxes }: RuleProducts,
): { productId: string; amount: number } | null | "NO_STRING_BOX_FITS" {
  if (stringBoxIds.length === 0 || inverter.technical.tipo_inversor === "micro") return null;
  const fitting = stringBoxIds
    .flatMap((id) => stringBoxes.get(id) ?? [])
    .filter(({ isOnSale, technical: { maxDcV, compatibleInverters } }) => {
      const bears = maxDcV === null || maxDcV >= inverter.technical.maxDcV;
      const suits = compatibleInverters.length === 0 || compatibleInverters.includes(inverter.id);
      return isOnSale && bears && suits;
    })
    .map(({ id, costCents, technical: { n_entradas } }) => {
      const amount = Math.ceil(strings / n_entradas);
      return { productId: id, amount, costCents: costCents * amount };
    })
    .sort((a, b) => a.costCents - b.costCents || a.amount - b.amount);
  const [best] = fitting;
  return best === undefined ? "NO_STRING_BOX_FITS" : { productId: best.productId, amount: best.amount };
}

function isTaken(material: KitMaterial, { inverter }: KitDesign, structureId: string): boolean {
  const isMicro = inverter.technical.tipo_inversor === "micro";
  const fitsInverter = material.inverters === null || (material.inverters === "micro") === isMicro;
  return fitsInverter && (material.structureId === null || material.structureId === structureId);
}

/** Units of a material in the whole kit, rounded up to whole units.
 *  @example 0.25 a module, 18 modules: 5 */
function materialAmount({ amount, per }: KitMaterial, design: KitDesign): number {
  const units = {
    kit: 1,
    module: design.moduleCount,
    inverter: design.inverterCount,
    string: design.strings,
  }[per];
  return new Big(amount).times(units).round(0, Big.roundUp).toNumber();
}

/** Merges repeated products into one component with the sum of their amounts. */
function mergeComponents(components: readonly GeneratedComponent[]): GeneratedComponent[] {
  const merged = new Map<string, GeneratedComponent>();
  for (const component of components) {
    const known = merged.get(component.productId);
    merged.set(component.productId, {
      ...component,
      amount: component.amount + (known?.amount ?? 0),
      shared: component.shared && (known?.shared ?? true),
    });
  }
  return [...merged.values()].filter(({ amount }) => amount > 0);
}

function raise(priceCents: number, stepCents: number): number {
  return Math.ceil(priceCents / stepCents) * stepCents;
}
