import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { PartAmount } from "#domain/kits/kit-part.ts";
import { type MountProduct, type MountProducts, toPartAmount } from "./mount-product.ts";

/** A line of the kit. One that a recommendation put in and nobody touched follows the recommendation (`own` is false). */
export interface MountLine {
  productId: string;
  amount: number;
  /** Whether a person chose the amount. */
  own: boolean;
  /** Units that the rules recommend, those that go in by themselves, and those that cost nothing. */
  recAmount: number;
  recAutomaticAmount: number;
  freeAmount: number;
}

/** Strings of one MPPT, of one model. */
export interface MpptChoice {
  moduleId: string;
  stringCount: number;
  modulesPerString: number;
}

/** Some equal inverters that are connected alike; null for an MPPT that nothing is connected to. */
export interface StringGroup {
  inverterId: string;
  inverterCount: number;
  mppts: readonly (MpptChoice | null)[];
}

/** How the modules lie on one face of a roof. */
export interface RoofFace {
  orientation: "retrato" | "paisagem";
  rows: number;
  modulesPerRow: number;
}

/** A kit that is being put together, as it is kept on the device. */
export interface MountState {
  /** Power that is wanted; null where nobody said. */
  targetW: number | null;
  /** How the house is connected; null where nobody said. */
  grid: GridConnection | null;
  lines: readonly MountLine[];
  /** What is known of the products of the lines. */
  products: MountProducts;
  structureId: string | null;
  /** `best` follows modules and inverters, `own` is laid out by hand, `unknown` is left to the engineers. */
  arrangement: "best" | "own" | "unknown";
  /** Strings that were laid out by hand. */
  strings: readonly StringGroup[];
  /** Empty while the proposal stands. */
  faces: readonly RoofFace[];
  /** From the modules to the inverter, one way; null for the usual length. */
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

/** Lines with their products, in their order; an amount of 0 is an offer or was declined. */
export function chosenLines({ lines, products }: Pick<MountState, "lines" | "products">): ChosenLine[] {
  return lines.flatMap((line) => {
    const product = products[line.productId];
    return product === undefined ? [] : [{ line, product }];
  });
}

/** What is really in the kit, as the electrical check takes it. */
export function partsOf(state: Pick<MountState, "lines" | "products">): PartAmount[] {
  return chosenLines(state)
    .filter(({ line }) => line.amount > 0)
    .map(({ line, product }) => toPartAmount(product, line.amount));
}

/** Modules of the kit, all models together. */
export function moduleCountOf(state: Pick<MountState, "lines" | "products">): number {
  return chosenLines(state).reduce(
    (sum, { line, product }) => (product.type === "module" ? sum + line.amount : sum),
    0,
  );
}
