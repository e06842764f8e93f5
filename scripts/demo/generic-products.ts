import type { DemoProduct } from "./demo-products.ts";
import { STRUCTURES } from "./kit-line.ts";
import type { StructureKey } from "./kit-line.ts";

const MAKER = "Genérico";

/** A string box and the inverters that it fits. */
export interface DemoStringBox extends DemoProduct {
  inputs: number;
  maxDcV: number;
}

/** Price and weight of the structure for one module. */
const STRUCTURE_OF_ONE_MODULE: Record<StructureKey, { code: string; cents: number; weightKg: number }> = {
  ceramico: { code: "EST-CERAMICO", cents: 9_290, weightKg: 3.4 },
  fibrocimento: { code: "EST-FIBROCIMENTO", cents: 8_490, weightKg: 3.1 },
  metalico: { code: "EST-MINITRILHO", cents: 5_490, weightKg: 1.2 },
  laje: { code: "EST-LAJE", cents: 12_890, weightKg: 7.5 },
  solo: { code: "EST-SOLO", cents: 21_490, weightKg: 14 },
};

/** Structure product of a roof or ground, sold per module. */
export function structureProduct(key: StructureKey): DemoProduct {
  const { code, cents, weightKg } = STRUCTURE_OF_ONE_MODULE[key];
  const name = `estrutura por módulo, ${STRUCTURES[key].toLowerCase()}`;
  return { ...part(code, name, cents, weightKg), category: "structure" };
}

export const STRING_BOXES: readonly DemoStringBox[] = [
  stringBox({ inputs: 1, maxDcV: 600, cents: 18_990 }),
  stringBox({ inputs: 2, maxDcV: 600, cents: 28_990 }),
  stringBox({ inputs: 3, maxDcV: 600, cents: 38_990 }),
  stringBox({ inputs: 2, maxDcV: 1100, cents: 52_990 }),
  stringBox({ inputs: 4, maxDcV: 1100, cents: 84_990 }),
  stringBox({ inputs: 8, maxDcV: 1100, cents: 149_000 }),
];

export const RED_CABLE = part("CAB-6MM-VM", "cabo solar 6 mm² vermelho, metro", 490, 0.08);
export const BLACK_CABLE = part("CAB-6MM-PT", "cabo solar 6 mm² preto, metro", 490, 0.08);
export const MC4_PAIR = part("CON-MC4-PAR", "conector MC4, par", 890, 0.04);
export const FIXING: DemoProduct = {
  ...part("FIX-4MOD", "kit de fixação e aterramento para 4 módulos", 2_990, 0.9),
  category: "fixing",
};
export const TRUNK_CABLE = part("CAB-TRONCO", "cabo tronco CA para microinversor, metro", 1_290, 0.25);
export const TRUNK_CONNECTOR = part("CON-TRONCO", "conector de tronco para microinversor", 3_990, 0.2);
export const AC_BOX: DemoProduct = {
  ...part("QPC-MICRO", "quadro de proteção CA para microinversores", 34_900, 2.8),
  category: "protection",
};

/** All generic products: invented, without a manufacturer. */
export function listGenericProducts(): DemoProduct[] {
  const structures: readonly StructureKey[] = ["ceramico", "fibrocimento", "metalico", "laje", "solo"];
  return [
    ...structures.map(structureProduct),
    ...STRING_BOXES,
    AC_BOX,
    RED_CABLE,
    BLACK_CABLE,
    MC4_PAIR,
    TRUNK_CABLE,
    TRUNK_CONNECTOR,
    FIXING,
  ];
}

function stringBox({
  inputs,
  maxDcV,
  cents,
}: {
  inputs: number;
  maxDcV: number;
  cents: number;
}): DemoStringBox {
  const code = `STB-${inputs}E-${maxDcV}`;
  const name = `string box CC ${inputs} ${inputs === 1 ? "entrada" : "entradas"} ${maxDcV} V`;
  const technical = { n_entradas: inputs, n_saidas: inputs, grau_protecao: "IP65", maxDcV };
  return {
    ...part(code, name, cents, 1.5 + inputs),
    type: "stringBox",
    category: null,
    technical,
    inputs,
    maxDcV,
  };
}

function part(productCode: string, name: string, listPriceCents: number, weightKg: number): DemoProduct {
  return {
    productCode,
    type: "complementaryEquipment",
    category: "cables",
    name: `${MAKER} ${name}`,
    manufacturer: MAKER,
    model: productCode,
    technical: {},
    listPriceCents,
    weightKg,
    volumeM3: Math.max(0.001, Math.round(weightKg) / 1000),
  };
}
