import { KIT_POWER_RANGE } from "./kit-list-defaults.ts";

/** Positions of a slider of powers, from the smallest to the largest. */
export const POWER_POSITIONS = 100;

/** Power in kWp at a position of a slider whose lower half is for roofs: it grows with the cube, in round figures.
 *  @example powerAt(25) // 15.5 */
export function powerAt(position: number): number {
  const kwp = KIT_POWER_RANGE.max * (position / POWER_POSITIONS) ** 3;
  const step = kwp < 20 ? 0.5 : kwp < 100 ? 1 : 10;
  return Math.round(kwp / step) * step;
}

/** Position of a power on that slider.
 *  @example positionOf(1000) // 100 */
export function positionOf(kwp: number): number {
  const within = Math.min(Math.max(kwp, KIT_POWER_RANGE.min), KIT_POWER_RANGE.max);
  return Math.round(Math.cbrt(within / KIT_POWER_RANGE.max) * POWER_POSITIONS);
}
