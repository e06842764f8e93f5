import Big from "big.js";
import { isPct } from "#domain/shared/percent.ts";
import { roundHalfUp } from "#domain/shared/money.ts";

/** Price of a kit that leaves a margin over price on the list prices of its parts: sum ÷ (1 − margin), rounded once.
 *  Null for a margin that is no percentage from 0 to below 100.
 *  @example proposeKitPrice({ partsCents: 800_000, marginPct: "20" }) // 1_000_000 */
export function proposeKitPrice({
  partsCents,
  marginPct,
}: {
  partsCents: number;
  marginPct: string;
}): number | null {
  if (!isPct(marginPct)) return null;
  const rest = new Big(100).minus(marginPct);
  if (rest.lte(0) || rest.gt(100)) return null;
  return roundHalfUp(new Big(partsCents).times(100).div(rest));
}

/** Margin over price that a typed price leaves on the list prices of its parts, a percentage of two decimals; negative
 *  below them. Null without a price.
 *  @example kitMarginPct({ partsCents: 800_000, priceCents: 1_000_000 }) // "20" */
export function kitMarginPct({
  partsCents,
  priceCents,
}: {
  partsCents: number;
  priceCents: number;
}): string | null {
  if (priceCents <= 0) return null;
  const margin = new Big(priceCents).minus(partsCents).times(100).div(priceCents);
  return margin.round(2, Big.roundHalfUp).toString();
}
