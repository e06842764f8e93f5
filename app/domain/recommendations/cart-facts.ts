import { checkParts, type KitCheckSettings, type PartAmount, powerOfParts } from "#domain/kits/kit-part.ts";
import type { RecommendableProduct } from "./recommendation.ts";
import { RECOMMENDATION_LIMITS } from "./recommendation-limits.ts";
import type { RecommendationLayout } from "./recommendation-schema.ts";
import type { RecommendationVariableKey } from "./recommendation-variables.ts";

/** An amount of a product, chosen or recommended. */
export interface RecommendationLine {
  product: RecommendableProduct;
  amount: number;
}

export type CartFacts = Readonly<
  Record<
    Exclude<
      RecommendationVariableKey,
      "quantidade" | "recomendado" | "recomendadoNaCategoria" | "escolhidoNaCategoria" | "strings"
    >,
    number | null
  >
>;

/** The facts of all lines that formulas may read, except strings, which are slow to calculate. */
export function cartFacts(lines: readonly RecommendationLine[], layout: RecommendationLayout): CartFacts {
  const unitsOf = (fits: (line: RecommendationLine) => boolean) =>
    lines.filter(fits).reduce((sum, { amount }) => sum + amount, 0);
  const modules = unitsOf(({ product }) => product.part.type === "module");
  const powerW = powerOfParts(partsOf(lines));
  const phases = lines.map(({ product: { part }, amount }) =>
    part.sheet?.type === "inverter" && amount > 0 ? part.sheet.electrical.phases : 0,
  );
  const rows = Math.min(layout.rows, modules);
  return {
    modulos: modules,
    potenciaDoModulo: modules === 0 ? 0 : powerW / modules,
    potenciaDoSistema: powerW / 1000,
    inversores: unitsOf(({ product }) => product.part.type === "inverter"),
    microinversores: unitsOf(isMicro),
    fases: Math.max(0, ...phases),
    stringBoxes: unitsOf(({ product }) => product.part.type === "stringBox"),
    fileiras: rows,
    modulosPorFileira: rows === 0 ? 0 : Math.ceil(modules / rows),
    metrosDeCabo: layout.cableMetres,
  };
}

/** A counter of a cart's strings by the electrical check, without those of micro-inverters. Equal modules and inverters
 *  are calculated once. Null beyond the limit of inverters. */
export function createStringCount(settings: KitCheckSettings) {
  const known = new Map<string, number | null>();
  return function stringCount(lines: readonly RecommendationLine[]): number | null {
    const electrical = lines.filter(
      ({ product: { part }, amount }) => (part.type === "module" || part.type === "inverter") && amount > 0,
    );
    const key = electrical
      .map(({ product, amount }) => `${product.part.productId} ${String(amount)}`)
      .sort()
      .join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const count = countStrings(electrical, settings);
    known.set(key, count);
    return count;
  };
}

function countStrings(lines: readonly RecommendationLine[], settings: KitCheckSettings): number | null {
  const inverters = lines.filter(({ product }) => product.part.type === "inverter");
  if (inverters.every(isMicro)) return 0;
  const units = inverters.reduce((sum, { amount }) => sum + amount, 0);
  if (units > RECOMMENDATION_LIMITS.checkedInverters) return null;
  const micro = new Set(inverters.filter(isMicro).map(({ product }) => product.part.productId));
  // Sorted, so that the order of a cart does not change its connection.
  const parts = partsOf(lines).sort((a, b) => (a.part.productId < b.part.productId ? -1 : 1));
  return checkParts(parts, settings)
    .strings.filter(({ inverter }) => !micro.has(inverter.productId))
    .reduce(
      (sum, { inverterCount, strings }) =>
        sum + inverterCount * strings.reduce((all, { stringCount }) => all + stringCount, 0),
      0,
    );
}

function partsOf(lines: readonly RecommendationLine[]): PartAmount[] {
  return lines.map(({ product: { part }, amount }) => ({ part, amount }));
}

function isMicro({ product: { part } }: RecommendationLine): boolean {
  return part.sheet?.type === "inverter" && part.sheet.electrical.kind === "micro";
}
