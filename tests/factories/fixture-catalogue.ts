import type { ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { DesignCatalogue, DesignProduct } from "#domain/design/design-catalogue.ts";
import { toKitSheet } from "#domain/kits/kit-sheet.ts";
import type { RecommendationRule } from "#domain/recommendations/recommendation.ts";
import type { RecommendationInput } from "#domain/recommendations/recommendation-schema.ts";
import { buildProductValues } from "./product-values.ts";
import { buildRecommendationInput } from "./recommendation.ts";

/** Structures of the fixture roofs, each with the equipment for one module. */
export const FIXTURE_STRUCTURES = {
  ceramico: { code: "EST-CERAMICO", priceCents: 9_290 },
  fibrocimento: { code: "EST-FIBROCIMENTO", priceCents: 8_490 },
  metalico: { code: "EST-MINITRILHO", priceCents: 5_490 },
  laje: { code: "EST-LAJE", priceCents: 12_890 },
  solo: { code: "EST-SOLO", priceCents: 21_490 },
} as const;

export type FixtureStructure = keyof typeof FIXTURE_STRUCTURES;

interface FixtureProduct {
  type: ProductType;
  values: ProductValues & { productCode: string; priceCents: number };
}

/** Generous limits of the fixtures' data sheets, so that only the values below matter. */
const OPEN_LIMITS = {
  inverterInputPower: null,
  startV: null,
  maxInputCurrentPerStringA: null,
  maxShortCircuitCurrentPerStringA: null,
  minModulesPerString: null,
  maxModulesPerString: null,
  powerPerStringCount: [],
} as const;

function module(
  productCode: string,
  priceCents: number,
  [potencia_WP, vocV, iscA, vmpV, impA]: readonly [number, number, number, number, number],
  [alphaIscPctPerC, betaVocPctPerC, gammaPmaxPctPerC]: readonly [number, number, number],
): FixtureProduct {
  const curve = { vocV, iscA, vmpV, impA, alphaIscPctPerC, betaVocPctPerC, gammaPmaxPctPerC };
  return {
    type: "module",
    values: { productCode, name: productCode, priceCents, potencia_WP, ...curve, maxSystemV: 1500 },
  };
}

/** @param inputs - MPPTs, and inputs of each
 *  @param volts - maximum, and window of the MPPTs
 *  @param amps - maximum in operation and in short circuit, of an MPPT */
function inverter(
  productCode: string,
  priceCents: number,
  kilowatts: number,
  {
    inputs: [mpptCount, inputsPerMppt],
    volts: [maxDcV, mpptLowV, mpptHighV],
    amps: [maxInputCurrentPerMpptA, maxShortCircuitCurrentPerMpptA],
    kind = "string",
    grid = "monofasico",
  }: {
    inputs: readonly [number, number];
    volts: readonly [number, number, number];
    amps: readonly [number, number | null];
    kind?: "string" | "micro";
    grid?: "monofasico" | "trifasico";
  },
): FixtureProduct {
  const limits = { mpptCount, inputsPerMppt, maxDcV, mpptLowV, mpptHighV, maxInputCurrentPerMpptA };
  return {
    type: "inverter",
    values: {
      ...{ productCode, name: productCode, priceCents, ...OPEN_LIMITS, ...limits },
      maxShortCircuitCurrentPerMpptA,
      tipo_inversor: kind,
      tipo_ligacao: grid,
      inverterOutputPower: kilowatts,
    },
  };
}

function stringBox(n_entradas: number, maxDcV: number, priceCents: number): FixtureProduct {
  const productCode = `STB-${n_entradas}E-${maxDcV}`;
  const limits = { n_entradas, n_saidas: n_entradas, maxDcV, maxCurrentPerInputA: null };
  return { type: "stringBox", values: { productCode, name: productCode, priceCents, ...limits } };
}

function part(productCode: string, priceCents: number, automaticallyAdded = false): FixtureProduct {
  return {
    type: "complementaryEquipment",
    values: { productCode, name: productCode, priceCents, automaticallyAdded },
  };
}

/** All products of the fixture roofs, with the manufacturers' data sheets. */
export const FIXTURE_PRODUCTS: readonly FixtureProduct[] = [
  module("MOD-LON-550", 59_990, [550, 49.8, 13.98, 41.95, 13.12], [0.048, -0.27, -0.35]),
  module("MOD-TRI-600", 67_190, [600, 41.7, 18.42, 34.6, 17.34], [0.04, -0.25, -0.34]),
  module("MOD-RIS-450", 43_590, [450, 49.7, 11.5, 41.3, 10.9], [0.05, -0.29, -0.37]),
  inverter("INV-GRO-3000", 239_000, 3, { inputs: [1, 1], volts: [550, 65, 550], amps: [13, 16] }),
  inverter("INV-GRO-5000", 399_900, 5, { inputs: [2, 1], volts: [550, 80, 550], amps: [12.5, 16] }),
  inverter("INV-DEY-5000", 359_000, 5, { inputs: [2, 1], volts: [550, 70, 500], amps: [18, 27] }),
  inverter("INV-DEY-7500", 469_000, 7.5, { inputs: [2, 1], volts: [550, 70, 500], amps: [18, 27] }),
  inverter("INV-FOX-10000", 659_000, 10, { inputs: [3, 1], volts: [600, 80, 550], amps: [14, 18] }),
  inverter("INV-FOX-20000", 1_189_000, 20, {
    ...{ inputs: [2, 2], volts: [1100, 160, 850], amps: [25, 32.5], grid: "trifasico" },
  }),
  inverter("INV-HUA-30000", 1_649_000, 30, {
    ...{ inputs: [4, 2], volts: [1100, 200, 1000], amps: [26, 40], grid: "trifasico" },
  }),
  inverter("INV-HUA-60000", 2_849_000, 60, {
    ...{ inputs: [6, 2], volts: [1100, 200, 1000], amps: [22, 30], grid: "trifasico" },
  }),
  inverter("MIC-DEY-2000", 169_000, 2, {
    ...{ inputs: [4, 1], volts: [60, 25, 55], amps: [13, null], kind: "micro" },
  }),
  inverter("MIC-SAJ-2250", 184_000, 2.25, {
    ...{ inputs: [4, 1], volts: [60, 16, 60], amps: [20, null], kind: "micro" },
  }),
  stringBox(1, 600, 18_990),
  stringBox(2, 600, 28_990),
  stringBox(3, 600, 38_990),
  stringBox(2, 1100, 52_990),
  stringBox(4, 1100, 84_990),
  stringBox(8, 1100, 149_000),
  ...Object.values(FIXTURE_STRUCTURES).map(({ code, priceCents }) => part(code, priceCents)),
  part("FIX-4MOD", 2_990, true),
  part("CAB-6MM-VM", 490, true),
  part("CAB-6MM-PT", 490, true),
  part("CON-MC4-PAR", 890, true),
  part("CAB-TRONCO", 1_290, true),
  part("CON-TRONCO", 3_990, true),
  part("QPC-MICRO", 34_900),
];

const BOTH = ["module", "inverter"] as const;

/** Recommendation rules of the fixtures' distributor, with structures by key. */
export function fixtureRules(
  structureIds: Readonly<Record<FixtureStructure, string>>,
): RecommendationInput[] {
  const rule = (
    name: string,
    types: readonly ("module" | "inverter")[],
    [productCode, amount, freeAmount = ""]: readonly [string, string, string?],
    structures: readonly string[] = [],
  ) =>
    buildRecommendationInput({
      ...{ name, types: [...types], productCode, amount, freeAmount },
      structureIds: [...structures],
    });
  return [
    ...Object.entries(FIXTURE_STRUCTURES).map(([key, { code }]) =>
      rule(`Estrutura ${key}`, ["module"], [code, "módulos"], [structureIds[key as FixtureStructure]]),
    ),
    rule("Fixação", ["module"], ["FIX-4MOD", "fileiras * arredondarParaCima(módulos por fileira / 4)"]),
    rule(
      "String box",
      ["inverter"],
      ["STB-2E-600", "se strings > 0 então máximo(inversores - microinversores; strings / 2) senão 0 fimse"],
    ),
    rule("Cabo vermelho", BOTH, ["CAB-6MM-VM", "strings * metros de cabo"]),
    rule("Cabo preto", BOTH, ["CAB-6MM-PT", "strings * metros de cabo"]),
    rule("Conectores", BOTH, ["CON-MC4-PAR", "strings * 2", "se recomendado >= 8 então 1 senão 0 fimse"]),
    rule("Cabo tronco", BOTH, ["CAB-TRONCO", "se microinversores > 0 então módulos * 2 senão 0 fimse"]),
    rule("Conector de tronco", ["inverter"], ["CON-TRONCO", "microinversores"]),
    rule(
      "Quadro CA",
      ["inverter"],
      ["QPC-MICRO", "se microinversores > 0 então microinversores / 8 senão 0 fimse"],
    ),
  ];
}

/** The fixtures as input of the domain: ids are codes, structures are keys, and stock is plentiful.
 *  @param changes - of products, by code
 *  @param sheets - changes of data sheets */
export function buildFixtureCatalogue(
  changes: Readonly<Record<string, Partial<Omit<DesignProduct, "part">>>> = {},
  sheets: Readonly<Record<string, ProductValues>> = {},
): DesignCatalogue {
  const products = FIXTURE_PRODUCTS.map(({ type, values }): DesignProduct => {
    const { productCode: code, priceCents } = values;
    const whole = buildProductValues(type, { ...values, ...sheets[code] });
    return {
      part: {
        ...{ productId: code, productCode: code, name: code, type, priceCents },
        ...{ manufacturer: makerOf(code), active: true, version: 1 },
        sheet: toKitSheet(type, whole),
      },
      categoryId: null,
      isOnSale: true,
      automaticallyAdded: whole.automaticallyAdded === true,
      available: 10_000,
      stock: { onHand: 10_000, reserved: 0, arrivals: [] },
      ...changes[code],
    };
  });
  const keys = Object.keys(FIXTURE_STRUCTURES) as FixtureStructure[];
  const structureIds = Object.fromEntries(keys.map((key) => [key, key])) as Record<FixtureStructure, string>;
  return {
    products: new Map(products.map((product) => [product.part.productId, product])),
    rules: fixtureRules(structureIds).map(
      ({ productCodes, productCode, ...rule }, index): RecommendationRule => ({
        ...rule,
        id: `rule-${String(index)}`,
        productIds: productCodes,
        productId: productCode,
      }),
    ),
  };
}

/** The manufacturer's part of a code. */
function makerOf(code: string): string {
  return code.split("-")[1] ?? "";
}
