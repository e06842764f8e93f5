import { KIT_POWER_RANGE } from "./kit-list-defaults.ts";

/** Number of positions of a power slider, from the smallest to the largest. */
export const POWER_POSITIONS = 100;

/** Power in kWp at a position of a slider. It grows with the cube of the position, in round figures, so that the lower
 *  half covers roofs.
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
