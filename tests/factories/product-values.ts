import type { ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";

const COMMON = {
  productCode: "COD-1",
  name: "Produto",
  manufacturer: "Fabricante",
  model: "M1",
  description: "",
  priceCents: 100_000,
  costCents: 80_000,
  isToSell: true,
  featured: false,
  featuredEcommerce: false,
  active: true,
  ncm: "",
  origin: "",
  peso_KG: null,
  volume_M3: null,
  height_MM: null,
  length_MM: null,
  width_MM: null,
} as const satisfies ProductValues;

const BY_TYPE: Record<ProductType, ProductValues> = {
  module: {
    potencia_WP: 550,
    eficiencia: 21.3,
    tipo_de_celula: "Monocristalino",
    vocV: 49.9,
    iscA: 14,
    vmpV: 41.96,
    impA: 13.11,
    alphaIscPctPerC: 0.045,
    betaVocPctPerC: -0.275,
    gammaPmaxPctPerC: -0.35,
    maxSystemV: 1500,
  },
  inverter: {
    tipo_inversor: "string",
    tipo_ligacao: "monofasico",
    inverterInputPower: 7.5,
    inverterOutputPower: 5,
    acVoltageV: 220,
    mpptCount: 2,
    inputsPerMppt: 1,
    maxDcV: 550,
    startV: 100,
    mpptLowV: 80,
    mpptHighV: 500,
    maxInputCurrentPerMpptA: 13.5,
    maxShortCircuitCurrentPerMpptA: 16.9,
    maxInputCurrentPerStringA: 13.5,
    maxShortCircuitCurrentPerStringA: 16.9,
    minModulesPerString: 4,
    maxModulesPerString: 12,
    powerPerStringCount: [
      { strings: 1, powerKw: 5.5 },
      { strings: 2, powerKw: 7.5 },
    ],
    compatibleInverters: [],
  },
  stringBox: {
    n_entradas: 4,
    n_saidas: 2,
    grau_protecao: "IP65",
    maxDcV: 1000,
    maxCurrentPerInputA: 15,
    compatibleInverters: [],
  },
  complementaryEquipment: { categoryId: null, automaticallyAdded: false },
  custom: { categoryId: null, automaticallyAdded: false },
};

/** All values of a product; valid by default. */
export function buildProductValues(type: ProductType, changes: ProductValues = {}): ProductValues {
  return { ...COMMON, ...BY_TYPE[type], ...changes };
}
