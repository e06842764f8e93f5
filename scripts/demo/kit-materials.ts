import type { DemoProduct } from "./demo-products.ts";
import {
  AC_BOX,
  BLACK_CABLE,
  FIXING,
  MC4_PAIR,
  RED_CABLE,
  STRING_BOXES,
  structureProduct,
  TRUNK_CABLE,
  TRUNK_CONNECTOR,
} from "./generic-products.ts";
import type { StructureKey } from "./kit-line.ts";
import type { SizedKit } from "./size-kit.ts";

/** A line of a bill of materials. */
export interface Material {
  product: DemoProduct;
  amount: number;
}

const MODULES_PER_FIXING = 4;
/** Length between roof and inverter, for each colour. */
const CABLE_METRES_PER_STRING = 20;
const MC4_PAIRS_PER_STRING = 2;
const TRUNK_METRES_PER_MODULE = 2;

/** Complete bill of materials of a kit on a structure, in display order. */
export function listMaterials(kit: SizedKit, structure: StructureKey): Material[] {
  const { module, moduleCount, inverter, inverterCount } = kit;
  const isMicro = inverter.electrical.kind === "micro";
  return [
    { product: module, amount: moduleCount },
    { product: inverter, amount: inverterCount },
    isMicro ? { product: AC_BOX, amount: 1 } : stringBoxes(kit),
    { product: structureProduct(structure), amount: moduleCount },
    { product: FIXING, amount: Math.ceil(moduleCount / MODULES_PER_FIXING) },
    ...(isMicro ? trunk(kit) : strings(kit)),
  ];
}

/** The smallest box for the strings and the inverter's voltage, or several of the largest. */
function stringBoxes({ inverter, stringCount }: SizedKit): Material {
  const boxes = STRING_BOXES.filter(({ maxDcV }) => maxDcV >= inverter.electrical.maxDcV);
  const box = boxes.find(({ inputs }) => inputs >= stringCount) ?? boxes.at(-1);
  if (box === undefined) throw new Error(`no string box for the voltage of ${inverter.productCode}`);
  return { product: box, amount: Math.ceil(stringCount / box.inputs) };
}

function strings({ stringCount }: SizedKit): Material[] {
  return [
    { product: RED_CABLE, amount: stringCount * CABLE_METRES_PER_STRING },
    { product: BLACK_CABLE, amount: stringCount * CABLE_METRES_PER_STRING },
    { product: MC4_PAIR, amount: stringCount * MC4_PAIRS_PER_STRING },
  ];
}

function trunk({ moduleCount, inverterCount }: SizedKit): Material[] {
  return [
    { product: TRUNK_CABLE, amount: moduleCount * TRUNK_METRES_PER_MODULE },
    { product: TRUNK_CONNECTOR, amount: inverterCount },
  ];
}
