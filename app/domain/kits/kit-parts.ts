import type { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import type { InverterElectrical, ModuleElectrical } from "./string-sizing.ts";

/** Grid connection of an inverter or a house. */
export type GridConnection = (typeof GRID_CONNECTIONS)[number];

interface Part {
  productId: string;
  name: string;
  amount: number;
}

export interface KitModule extends Part {
  electrical: ModuleElectrical;
}

export interface KitInverter extends Part {
  electrical: InverterElectrical;
  grid: GridConnection;
  /** Ids of the inverter products that may be combined with it; an empty list allows all. */
  compatibleInverters: readonly string[];
}

export interface KitStringBox extends Part {
  inputs: number;
  maxDcV: number | null;
  maxCurrentPerInputA: number | null;
  /** Ids of the inverter products that it suits; an empty list allows all. */
  compatibleInverters: readonly string[];
}

/** The parts of a kit for the electrical check. Parts with an amount of 0 do not count. */
export interface KitComposition {
  modules: readonly KitModule[];
  inverters: readonly KitInverter[];
  stringBoxes: readonly KitStringBox[];
}

/** The parts with an amount above 0. */
export function presentParts({ modules, inverters, stringBoxes }: KitComposition): KitComposition {
  const isThere = ({ amount }: Part) => amount > 0;
  return {
    modules: modules.filter(isThere),
    inverters: inverters.filter(isThere),
    stringBoxes: stringBoxes.filter(isThere),
  };
}
