import Big from "big.js";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { powerOfParts } from "#domain/kits/kit-part.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import { chosenLines, type ChosenLine, type MountLine, type MountState, partsOf } from "./mount-state.ts";

/** The bill of materials of a mounted kit, with its totals. */
export interface Bill {
  /** Chosen lines, main equipment first. */
  lines: readonly ChosenLine[];
  /** Recommended lines that are not chosen. */
  offers: readonly ChosenLine[];
  units: number;
  powerW: number;
  /** Two decimals, as text. */
  weightKg: string;
  volumeM3: string;
  /** Whether weight and volume of every product are known. */
  isMeasured: boolean;
  /** Sum of the lines; null if a price is hidden, or for an empty kit. */
  totalCents: number | null;
}

/** The running bill of materials. Free units cost nothing; weight and volume are rounded once, to two decimals.
 *  @source spec, request weight and volume
 *  @example 3 at 100,00 of which 1 is free: 200,00 */
export function billOf(state: Pick<MountState, "lines" | "products">): Bill {
  const all = chosenLines(state);
  const lines = all.filter(({ line }) => line.amount > 0).sort(byType);
  const sumOf = (measure: (line: ChosenLine) => number | null) =>
    lines
      .reduce((sum, one) => sum.plus(new Big(measure(one) ?? 0).times(one.line.amount)), new Big(0))
      .round(2, Big.roundHalfUp)
      .toFixed(2);
  const totals = lines.map(({ line, product }) => lineTotalCents(line, product.priceCents));
  const known = totals.filter((cents) => cents !== null);
  return {
    lines,
    offers: all.filter(({ line }) => line.recAmount > 0 && line.amount === 0),
    units: lines.reduce((sum, { line }) => sum + line.amount, 0),
    powerW: powerOfParts(partsOf(state)),
    weightKg: sumOf(({ product }) => product.weightKg),
    volumeM3: sumOf(({ product }) => product.volumeM3),
    isMeasured: lines.every(({ product }) => product.weightKg !== null && product.volumeM3 !== null),
    totalCents: lines.length === 0 || known.length < totals.length ? null : sumCents(known),
  };
}

/** Whether the kit has modules and inverters, so that the electrical check applies. */
export function isCheckable({ lines, powerW }: Pick<Bill, "lines" | "powerW">): boolean {
  return powerW > 0 && lines.some(({ product }) => product.type === "inverter");
}

function byType(one: ChosenLine, other: ChosenLine): number {
  return PRODUCT_TYPES.indexOf(one.product.type) - PRODUCT_TYPES.indexOf(other.product.type);
}

/** Price of a line without its free units; null without a price.
 *  @source spec, free units */
export function lineTotalCents(
  { amount, freeAmount }: Pick<MountLine, "amount" | "freeAmount">,
  priceCents: number | null,
): number | null {
  return priceCents === null ? null : multiplyCents(priceCents, Math.max(0, amount - freeAmount));
}
