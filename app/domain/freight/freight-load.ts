import Big from "big.js";
import { roundHalfUp } from "#domain/shared/money.ts";
import type { SizedProduct } from "./freight-volumes.ts";

/** Weight in grams and volume in cubic centimetres of a delivery. */
export interface FreightLoad {
  weightG: number;
  volumeCm3: number;
}

/** Weight and volume of products, each rounded once. A product without a known size adds nothing.
 *  @example freightLoad([{ …, amount: 10, weightKg: "27.5", volumeM3: "0.09" }]) // { weightG: 275_000, volumeCm3:
 *    900_000 } */
export function freightLoad(products: readonly (SizedProduct & { volumeM3: string | null })[]): FreightLoad {
  let grams = new Big(0);
  let cubicCentimetres = new Big(0);
  for (const product of products) {
    grams = grams.plus(new Big(product.weightKg ?? 0).times(1_000).times(product.amount));
    cubicCentimetres = cubicCentimetres.plus(volumeCm3(product).times(product.amount));
  }
  return { weightG: roundHalfUp(grams), volumeCm3: roundHalfUp(cubicCentimetres) };
}

/** The volume in the catalogue, or the product of the three dimensions without one. */
function volumeCm3({
  volumeM3,
  heightMm,
  lengthMm,
  widthMm,
}: Pick<SizedProduct, "heightMm" | "lengthMm" | "widthMm"> & { volumeM3: string | null }): Big {
  if (volumeM3 !== null) return new Big(volumeM3).times(1_000_000);
  if (heightMm === null || lengthMm === null || widthMm === null) return new Big(0);
  return new Big(heightMm).times(lengthMm).times(widthMm).div(1_000);
}
