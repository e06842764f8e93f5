import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { PartAmount } from "#domain/kits/kit-part.ts";
import { type MountProduct, type MountProducts, toPartAmount } from "./mount-product.ts";

/** A line of the kit. A recommended line that nobody changed follows the recommendation (`own` is false). */
export interface MountLine {
  productId: string;
  amount: number;
  /** Whether a person chose the amount. */
  own: boolean;
  /** Recommended units, those added automatically, and free ones. */
  recAmount: number;
  recAutomaticAmount: number;
  freeAmount: number;
}

/** Strings of one model on one MPPT. */
export interface MpptChoice {
  moduleId: string;
  stringCount: number;
  modulesPerString: number;
}

/** Equal inverters with the same connection; null for an unused MPPT. */
export interface StringGroup {
  inverterId: string;
  inverterCount: number;
  mppts: readonly (MpptChoice | null)[];
}

/** How the modules are placed on one face of a roof. */
export interface RoofFace {
  orientation: "retrato" | "paisagem";
  rows: number;
  modulesPerRow: number;
}

/** The state of a mounted kit, as kept on the device. */
export interface MountState {
  /** Wanted power in watts; null without one. */
  targetW: number | null;
  /** Grid connection of the house; null if unknown. */
  grid: GridConnection | null;
  lines: readonly MountLine[];
  /** Known facts of the products of the lines. */
  products: MountProducts;
  structureId: string | null;
  /** `best` follows modules and inverters, `own` is laid out by hand, `unknown` is left to the engineers. */
  arrangement: "best" | "own" | "unknown";
  /** Strings laid out by hand. */
  strings: readonly StringGroup[];
  /** Empty while the proposed layout applies. */
  faces: readonly RoofFace[];
  /** Cable length in metres from the modules to the inverter, one way; null for the usual length. */
  cableMetres: number | null;
}

export const EMPTY_MOUNT: MountState = {
  targetW: null,
  grid: null,
  lines: [],
  products: {},
  structureId: null,
  arrangement: "best",
  strings: [],
  faces: [],
  cableMetres: null,
};

/** A line with its product. */
export interface ChosenLine {
  line: MountLine;
  product: MountProduct;
}

/** Lines with their products, in order. A line with an amount of 0 is offered or was declined. */
export function chosenLines({ lines, products }: Pick<MountState, "lines" | "products">): ChosenLine[] {
  return lines.flatMap((line) => {
    const product = products[line.productId];
    return product === undefined ? [] : [{ line, product }];
  });
}

/** The lines with an amount, as parts for the electrical check. */
export function partsOf(state: Pick<MountState, "lines" | "products">): PartAmount[] {
  return chosenLines(state)
    .filter(({ line }) => line.amount > 0)
    .map(({ line, product }) => toPartAmount(product, line.amount));
}

/** Number of modules of all models. */
export function moduleCountOf(state: Pick<MountState, "lines" | "products">): number {
  return chosenLines(state).reduce(
    (sum, { line, product }) => (product.type === "module" ? sum + line.amount : sum),
    0,
  );
}
